import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// The selectable lines of the page, in rows. Some rows have several lines side by side.
struct TodayCursor: Equatable {
  let rows: [[TodayMatter.Name]]

  /// Returns the line that a key selects if `name` is the selected line; nil if the key does not move. ↑ and ↓ go to
  /// other rows, ← and → to the neighbours in the row.
  func moved(_ name: TodayMatter.Name, by key: Key, height: Int) -> TodayMatter.Name? {
    guard let row = rows.firstIndex(where: { $0.contains(name) }),
      let column = rows[row].firstIndex(of: name)
    else { return nil }
    switch key {
    case .left, .right:
      let next = column + (key == .left ? -1 : 1)
      guard rows[row].count > 1 else { return nil }
      return rows[row][min(max(0, next), rows[row].count - 1)]
    case .up, .down, .pageUp, .pageDown, .home, .end, .character, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .insert, .function, .control, .alt, .modified:
      guard let next = Rows.moved(row, by: key, count: rows.count, height: height) else {
        return nil
      }
      return next == row ? name : rows[next].first
    }
  }
}

extension TodayScreen {
  /// Returns the rows through which the arrow keys move, in the panels or, if nil, in the list.
  func cursor(_ panels: TodayPanels?, in area: Area) -> TodayCursor {
    if let panels {
      return TodayCursor(
        rows: panels.panels.flatMap { panel -> [[TodayMatter.Name]] in
          let birthdays = panel.birthdays.isEmpty ? [] : [panel.birthdays.map(\.matter.name)]
          if panel.name == .day { return dayLines(in: area).map { eventNames($0) } }
          if panel.name == .reading, let grid = panels.covers { return rows(panel.lines, on: grid) }
          return panel.lines.map { [$0.matter.name] } + birthdays
        })
    }
    return TodayCursor(rows: listNames(in: layout(in: area)))
  }

  private func eventNames(_ row: DayRibbonLines.Segments) -> [TodayMatter.Name] {
    row.segments.map { .event($0.name.id) }
  }

  /// Returns the rows of events below the ribbon of a large screen.
  func dayLines(in area: Area) -> [DayRibbonLines.Segments] {
    guard let agenda = page?.agenda else { return [] }
    return DayRibbonLines(
      agenda, at: now, in: context.language, chosen: nil, glyphs, isRoomy: isRoomy(area)
    ).rows
  }

  /// Whether the window is high enough to give the sky and the events of the day more rows.
  func isRoomy(_ area: Area) -> Bool { area.size.rows >= 50 }
}
