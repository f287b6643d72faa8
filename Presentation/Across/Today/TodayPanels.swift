import Domain
import PresentationKit
import TextUI

/// The Today page on a large screen. Each part shows its due items in a panel, beside the picture and the saying.
struct TodayPanels {
  enum Name: Hashable, CaseIterable { case day, people, reading, picture, saying, chosen, ahead }

  /// A panel with the lines that fit in it.
  struct Placed {
    let name: Name
    let area: Area
    let lines: [TodayLine]
    /// The number of due items that do not fit.
    let hidden: Int
    /// Whether there are more due items that were not even counted.
    let isCut: Bool
  }

  let panels: [Placed]

  /// Lays out the panels; nil if there is no room for them.
  init?(_ page: TodayPage, at now: Now, in area: Area) {
    let kind = SizeClass(area)
    guard kind.hasPanels else { return nil }
    let all = page.lines(at: now)
    panels = Self.layout(kind).panels(in: area).map { name, area in
      let lines = all.filter { Self.panel(of: $0.matter.kind) == name }
      let room = Self.list(name, in: area).size.rows - Self.failures(page, name)
      let shown = lines.count > room ? max(0, room - 1) : lines.count
      return Placed(
        name: name, area: area, lines: Array(lines.prefix(shown)), hidden: lines.count - shown,
        isCut: page.cut.contains { Self.panel(of: $0) == name })
    }
  }

  /// The lines of all panels, in their order on the screen.
  var lines: [TodayLine] { panels.flatMap(\.lines) }

  private static func layout(_ kind: SizeClass) -> PanelLayout<Name> {
    let left = PanelLayout<Name>.Column(
      least: 62, weight: 3,
      [
        .init(.people, least: 7, weight: 3), .init(.reading, least: 6, weight: 2),
        .init(.saying, least: 6, most: 8, weight: 1, rank: 2),
      ])
    let middle = PanelLayout<Name>.Column(
      least: 40, weight: 2, rank: 1, [.init(.picture, least: 12)])
    let details = PanelLayout<Name>.Column(
      least: 44, weight: 2, rank: 2,
      [.init(.chosen, least: 8, weight: 2), .init(.ahead, least: 10, weight: 3, rank: 1)])
    return PanelLayout([
      .init(least: 8, most: 10, [.init(least: 60, [.init(.day, least: 8)])]),
      .init(least: 20, weight: 4, kind == .wide ? [left, middle, details] : [left, middle]),
    ])
  }

  /// Returns the panel that shows a kind of due item.
  static func panel(of kind: TodayMatter.Kind) -> Name {
    switch kind {
    case .events: .day
    case .people, .birthdays: .people
    case .books: .reading
    }
  }

  /// Returns the panel that shows a failure.
  static func panel(of failure: TodayFailure) -> Name {
    switch failure {
    case .people: .people
    case .sayings: .saying
    case .moods: .picture
    case .schedule: .day
    case .reading: .reading
    case .past: .saying
    }
  }

  /// Returns the number of rows a panel needs for failures.
  private static func failures(_ page: TodayPage, _ name: Name) -> Int {
    page.failures.count { panel(of: $0) == name }
  }

  /// Returns the area of the lines of a panel. In the panel of events it is beside the landscape.
  static func list(_ name: Name, in area: Area) -> Area {
    let inside = Panel.inside(area)
    guard name == .day else { return inside }
    let landscape = landscape(in: area)
    let start = landscape.endColumn + 3
    return Area(
      column: start, row: inside.origin.row, columns: inside.endColumn - start,
      rows: inside.size.rows)
  }

  /// Returns the area of the landscape, which draws the events of today along a line.
  static func landscape(in area: Area) -> Area {
    let inside = Panel.inside(area)
    return Area(
      column: inside.origin.column, row: inside.origin.row, columns: inside.size.columns / 2,
      rows: inside.size.rows)
  }
}
