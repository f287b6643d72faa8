/// What takes whole days, or as long as a day, as bars over some days in a row, under each other
/// where they would cover each other (interval partitioning).
public struct DaysBand: Equatable, Sendable {
  /// An event over the days it touches, counted from the first one that is shown.
  public struct Bar: Equatable, Sendable {
    public let event: Event
    public let days: ClosedRange<Int>
    public let row: Int
    /// Whether it began before the days that are shown, and whether it goes on behind them.
    public let beginsBefore: Bool
    public let goesOn: Bool
  }

  /// The bars, row by row.
  public let bars: [Bar]
  /// How many of each day have no room; the row below the bars says so.
  public let rest: [Int]
  /// How many rows it takes.
  public let rows: Int

  /// Lays out what the days have; no more rows are made than there is room for.
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

  /// The events of the band with the days each of them touches, the first and then the longest first.
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
