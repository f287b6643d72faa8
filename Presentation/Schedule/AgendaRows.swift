package import Domain

/// An agenda as rows: each day that has something under its name, and between them how many have
/// nothing. What a row says is written for the rows alone that are shown.
package struct AgendaRows: Equatable, Sendable {
  /// What stands on a row.
  package enum Line: Equatable, Sendable {
    case blank
    case gap(days: Int)
    case day(Day)
    /// An event, by its number among all of them.
    case event(Int)

    /// The event it shows; nothing for names of days and gaps.
    var number: Int? {
      switch self {
      case .blank, .gap, .day: nil
      case .event(let number): number
      }
    }
  }

  /// An event with the day it is shown on.
  package struct Place: Equatable, Sendable {
    let day: Day
    let scheduled: ScheduledEvent
  }

  /// The events in their order, one that takes days on each of them.
  package let places: [Place]
  /// The rows as they stand without blanks.
  private let tight: [Line]

  package init(_ days: [DayAgenda]) {
    var (lines, places): ([Line], [Place]) = ([], [])
    for entry in AgendaEntry.entries(of: days) {
      switch entry {
      case .gap(let days): lines.append(.gap(days: days))
      case .day(let agenda):
        lines.append(.day(agenda.day))
        lines += agenda.events.indices.map { .event(places.count + $0) }
        places += agenda.events.map { Place(day: agenda.day, scheduled: $0) }
      }
    }
    tight = lines
    self.places = places
  }

  /// All rows; a blank one stands before each day and each gap where it is airy.
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
