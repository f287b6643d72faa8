import Domain
import PresentationKit
import PresentationReading
import TextUI

/// The mouse on the panels of a large screen.
extension TodayScreen {
  /// Returns the target of a click: a line, or the key whose action a click on the panel performs; nil if there is
  /// none.
  func target(at point: Point, on panels: TodayPanels, in area: Area) -> Target? {
    guard let panel = panels.panels.first(where: { $0.area.contains(point) }) else { return nil }
    let list = TodayPanels.list(panel.name, in: panel.area)
    let row = point.row - list.origin.row
    switch panel.name {
    case .picture: return .key(page.flatMap(earlierPicture) == nil ? "c" : "m")
    case .week: return .key("m")
    case .saying:
      if page?.saying == nil { return .key("S") }
      let isLast = point.row == list.endRow - 1
      return .key(isLast && page?.past != nil ? "o" : "s")
    case .day:
      if let event = event(at: point, in: list, of: area) { return .line(.event(event.id)) }
      if let key = footer(at: row, rows: list.size.rows) { return .key(key) }
      return panel.lines.isEmpty ? .key("n") : nil
    case .people, .reading, .notes:
      if panel.name == .reading, let grid = panels.covers {
        return grid.index(at: point).map { .line(panel.lines[$0].matter.name) }
      }
      if panel.name == .people, let line = plant(at: point, on: panels) { return .line(line) }
      if panel.lines.indices.contains(row) { return .line(panel.lines[row].matter.name) }
      if let birthday = birthday(at: point, in: panel) { return .line(birthday) }
      return panel.lines.isEmpty ? Self.invitation(of: panel.name).map(Target.key) : nil
    case .ahead: return nil
    case .chosen: return chosen(among: panels.lines).map { .line($0.matter.name) }
    }
  }
}
