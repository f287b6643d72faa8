/// Lays out all-day and long-term events as bars over consecutive days, stacked in rows if they overlap (interval
/// partitioning).
public struct DaysBand: Equatable, Sendable {
  /// An event with the days that it covers, as offsets from the first shown day.
  public struct Bar: Equatable, Sendable {
    public let event: Event
    public let days: ClosedRange<Int>
    public let row: Int
    /// Whether the event starts before the shown days.
    public let beginsBefore: Bool
    /// Whether the event continues after the shown days.
    public let goesOn: Bool
  }

  /// The shown bars, sorted by first day and then longest first.
  public let bars: [Bar]
  /// The number of events that did not fit, for each day. The number is shown in the row below the bars.
  public let rest: [Int]
  /// The number of rows used, including the row that shows how many events did not fit.
  public let rows: Int

  /// Lays out the events of the days in at most `rows` rows.
  public init(_ days: [DayAgenda], rows most: Int) {
    var ends: [Int] = []
    let placed = Self.parts(days).map { part in
      let row = ends.firstIndex { $0 < part.days.lowerBound } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = part.days.upperBound
      return (part: part, row: row)
    }
    let shown = ends.count > most ? max(0, most - 1) : ends.count
    let lastDay = days.last?.day
    bars = placed.filter { $0.row < shown }.map { part, row in
      Bar(
        event: part.event, days: part.days, row: row,
        beginsBefore: days.first.map { part.event.start.day < $0.day } ?? false,
        goesOn: lastDay.map { part.event.lastDay > $0 } ?? false)
    }
    var rest = days.map { _ in 0 }
    for (part, row) in placed where row >= shown { for day in part.days { rest[day] += 1 } }
    self.rest = rest
    rows = min(ends.count, max(0, most))
  }

  /// Returns the events of the band with the days they cover, by first day and then longest first.
  private static func parts(_ days: [DayAgenda]) -> [(event: Event, days: ClosedRange<Int>)] {
    var parts: [(event: Event, days: ClosedRange<Int>)] = []
    for (column, agenda) in days.enumerated() {
      for event in agenda.events.lazy.map(\.event) where !event.takesTime {
        if let known = parts.firstIndex(where: { $0.event.name == event.name }) {
          parts[known].days = parts[known].days.lowerBound...column
        } else {
          parts.append((event, column...column))
        }
      }
    }
    return parts.enumerated().sorted { one, other in
      let (first, second) = (one.element.days, other.element.days)
      return (first.lowerBound, -first.upperBound, one.offset)
        < (second.lowerBound, -second.upperBound, other.offset)
    }.map(\.element)
  }
}
