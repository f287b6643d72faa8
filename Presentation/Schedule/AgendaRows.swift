package import Domain

/// An agenda as rows: days with events below their headings, and in between the number of empty days. The text of a row
/// is made only when the row is drawn.
package struct AgendaRows: Equatable, Sendable {
  /// A row of the agenda.
  package enum Line: Equatable, Sendable {
    case blank
    case gap(days: Int)
    case day(Day)
    /// An event, by its index in `items`.
    case event(Int)

    /// Whether the row is the heading of a day.
    var isDay: Bool {
      switch self {
      case .day: true
      case .blank, .gap, .event: false
      }
    }

    /// The index of the event; nil for other rows.
    var number: Int? {
      switch self {
      case .blank, .gap, .day: nil
      case .event(let number): number
      }
    }
  }

  /// An event on one of its days.
  package struct Item: Equatable, Sendable {
    let day: Day
    let scheduled: ScheduledEvent
  }

  /// The events in order. An event of several days is contained once for each day.
  package let items: [Item]
  /// The rows without blank rows.
  private let tight: [Line]

  package init(_ days: [DayAgenda], birthdays: [Day: [CalendarOccasion]] = [:]) {
    var (lines, items): ([Line], [Item]) = ([], [])
    for entry in AgendaEntry.entries(of: days, birthdays: birthdays) {
      switch entry {
      case .gap(let days): lines.append(.gap(days: days))
      case .day(let agenda):
        lines.append(.day(agenda.day))
        lines += agenda.events.indices.map { .event(items.count + $0) }
        items += agenda.events.map { Item(day: agenda.day, scheduled: $0) }
      }
    }
    tight = lines
    self.items = items
  }

  /// Returns all rows. If airy, a blank row precedes each day and each gap except the first.
  package func lines(isAiry: Bool) -> [Line] {
    guard isAiry else { return tight }
    var lines: [Line] = []
    for line in tight {
      if line.number == nil, !lines.isEmpty { lines.append(.blank) }
      lines.append(line)
    }
    return lines
  }
}
