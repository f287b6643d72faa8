import Domain
import PresentationKit
import TextUI

/// The Today page on a large screen. Each part shows its due items in a panel, beside the picture and the saying.
struct TodayPanels {
  enum Name: Hashable, CaseIterable {
    case day, people, reading, notes, picture, week, saying, chosen, ahead
  }

  /// A panel with the lines that fit in it.
  struct Placed {
    let name: Name
    let area: Area
    let lines: [TodayLine]
    /// The birthdays, which share one row.
    let birthdays: [TodayLine]
    /// The number of due items that do not fit.
    let hidden: Int
    /// Whether there are more due items that were not even counted.
    let isCut: Bool
  }

  let panels: [Placed]
  /// The pictures in the panels of people and books.
  let pictures: TodayPictures

  /// Lays out the panels; nil if there is no room for them. `content` returns the number of rows that a panel fills.
  init?(
    _ page: TodayPage, _ all: [TodayLine], hasAhead: Bool, hasDetails: Bool,
    pictures: TodayPictures, in area: Area, content: (Name) -> Int
  ) {
    let kind = SizeClass(area)
    guard kind.hasPanels else { return nil }
    self.pictures = pictures
    panels = Self.layout(
      kind, isEmpty: all.isEmpty && page.failures.isEmpty, hasAhead: hasAhead,
      hasDetails: hasDetails, content
    ).panels(in: area).map { name, area in
      let mine = all.filter { Self.panel(of: $0.matter.kind) == name }
      let birthdays = mine.filter { $0.matter.kind == .birthdays }
      let lines = mine.filter { $0.matter.kind != .birthdays }
      let taken = Self.failures(page, name) + (birthdays.isEmpty ? 0 : lines.isEmpty ? 1 : 2)
      let isFree = name == .day || name == .reading && pictures.covers > 0
      let garden = name == .people ? pictures.garden : 0
      let room =
        isFree ? lines.count : max(0, Self.list(name, in: area).size.rows - taken - garden)
      let shown = lines.count > room ? max(0, room - 1) : lines.count
      return Placed(
        name: name, area: area, lines: Array(lines.prefix(shown)), birthdays: birthdays,
        hidden: lines.count - shown, isCut: page.cut.contains { Self.panel(of: $0) == name })
    }
  }

  /// The lines of all panels, in their order on the screen.
  var lines: [TodayLine] { panels.flatMap { $0.lines + $0.birthdays } }

  /// Whether a panel is shown.
  func has(_ name: Name) -> Bool { panels.contains { $0.name == name } }

  private static func layout(
    _ kind: SizeClass, isEmpty: Bool, hasAhead: Bool, hasDetails: Bool, _ content: (Name) -> Int
  ) -> PanelLayout<Name> {
    func most(_ name: Name) -> Int { Self.rows(holding: content(name)) }
    func slot(
      _ name: Name, least: Int, weight: Int, rank: Int = 0, stretches: Bool = false
    ) -> PanelLayout<Name>.Slot {
      .init(
        name, least: min(least, most(name)), most: most(name), weight: weight, rank: rank,
        stretches: stretches)
    }
    let saying = most(.saying)
    let notes = content(.notes) == 0 ? 0 : most(.notes)
    let left: [PanelLayout<Name>.Slot] =
      [
        isEmpty ? .init(.people, least: 7, weight: 1) : slot(.people, least: 7, weight: 3),
        isEmpty
          ? .init(.reading, least: 6, weight: 1)
          : slot(.reading, least: 6, weight: 2, stretches: true),
      ] + (notes == 0 ? [] : [.init(.notes, least: notes, most: notes, rank: 1)]) + [
        .init(.saying, least: min(5, saying), most: saying, rank: 2)
      ]
    let middle: [PanelLayout<Name>.Slot] = [
      .init(.picture, least: 11, stretches: true),
      .init(.week, least: most(.week), most: most(.week), rank: 1),
    ]
    let ahead = hasAhead ? 10 : 4
    let details: [PanelLayout<Name>.Slot] = [
      slot(.chosen, least: 8, weight: 1, stretches: !hasAhead),
      .init(.ahead, least: ahead, most: ahead, rank: 1, stretches: hasAhead),
    ]
    // The ribbon of the day has no blank row below its title.
    let day = content(.day) + 2
    return PanelLayout([
      .init(least: day, most: day, [.init(least: 60, [.init(.day, least: day)])]),
      .init(least: 13, weight: 4, columns(kind, hasDetails: hasDetails, left, middle, details)),
    ])
  }

  /// Returns the columns below the day. The details are only on a very large screen.
  private static func columns(
    _ kind: SizeClass, hasDetails: Bool, _ left: [PanelLayout<Name>.Slot],
    _ middle: [PanelLayout<Name>.Slot], _ details: [PanelLayout<Name>.Slot]
  ) -> [PanelLayout<Name>.Column] {
    let columns: [PanelLayout<Name>.Column] = [
      .init(least: 62, weight: 3, left), .init(least: 40, weight: 2, rank: 1, middle),
      .init(least: 44, weight: 2, rank: 2, details),
    ]
    return kind == .wide && hasDetails ? columns : Array(columns.prefix(2))
  }

  /// Returns the width of the text in the panel of the saying, the week or the details; 0 if the panel has no room.
  static func width(of name: Name, hasDetails: Bool, in area: Area) -> Int {
    let columns = columns(
      SizeClass(area), hasDetails: hasDetails, [.init(.saying, least: 1)], [.init(.week, least: 1)],
      [.init(.chosen, least: 1)])
    let areas = PanelLayout(columns: columns).areas(in: area)
    return areas[name].map { Self.text(in: $0).size.columns } ?? 0
  }

  /// Returns the panel that shows a kind of due item.
  static func panel(of kind: TodayMatter.Kind) -> Name {
    switch kind {
    case .events: .day
    case .people, .birthdays, .dates: .people
    case .books: .reading
    case .notes, .habits: .notes
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
    case .past, .notes, .counts: .saying
    }
  }

  /// Returns the number of rows a panel needs for failures.
  static func failures(_ page: TodayPage, _ name: Name) -> Int {
    page.failures.count { panel(of: $0) == name }
      + (name == .day ? footers(page) : 0)
  }

  /// Returns the number of quiet lines below the items of the day: about notes, habits, and the evening.
  static func footers(_ page: TodayPage) -> Int {
    (hasRest(page) ? 1 : 0) + (page.habitsDone.done > 0 ? 1 : 0) + (page.offersEvening ? 1 : 0)
  }

  /// Whether there are lines to sort, or open notes that are not shown.
  static func hasRest(_ page: TodayPage) -> Bool { page.waitingLines > 0 || page.notes.more > 0 }

  /// Returns the number of rows of a panel that holds `content` rows of text.
  static func rows(holding content: Int) -> Int { content + 3 }

  /// Returns the area of text in a panel. It begins below the first letter of the title, with a blank row below the
  /// title. Only pictures fill the panel up to its borders and its title.
  static func text(in area: Area) -> Area { area.inset(columns: 3, rows: 1).rows(1) }

  /// Returns the area of a list in a panel, which reaches both borders. The signs of its rows are below the first
  /// letter of the title, and the mark of the selected row is to the left of them.
  static func list(in area: Area) -> Area { area.inset(columns: 1, rows: 1).rows(1) }

  /// The number of blank columns at the right of a list, as many as at the right of text.
  static let margin = 2

  /// Returns the area of the content of a panel.
  static func list(_ name: Name, in area: Area) -> Area {
    switch name {
    case .day: area.inset(columns: 1, rows: 1)
    case .people, .reading, .notes: list(in: area)
    case .picture, .week, .saying, .chosen, .ahead: text(in: area)
    }
  }
}
