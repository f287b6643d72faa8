import Domain

/// How busy the days of a month are, and their events of several days.
package struct MonthLoad: Equatable, Sendable {
  /// An event of several days.
  struct Trip: Equatable, Sendable {
    let title: String
    let days: ClosedRange<Day>
  }

  private let seconds: [Day: Int]
  let trips: [Trip]
  /// The days on which all events recur daily or weekly.
  private let routine: Set<Day>
  /// The weighted seconds of the busiest day of each month, by the first day of the month.
  private let most: [Day: Int]

  static let empty = MonthLoad([], trips: [])

  init(
    _ loads: [ScheduleYear.Load], trips: [(title: String, days: ClosedRange<Day>)],
    routine: Set<Day> = []
  ) {
    self.routine = routine
    seconds = Dictionary(loads.map { ($0.day, $0.seconds) }) { one, _ in one }
    most = Dictionary(loads.map { ($0.day.firstOfMonth, $0.seconds) }, uniquingKeysWith: max)
    self.trips = trips.map { Trip(title: $0.title, days: $0.days) }
  }

  /// Returns how busy a day is, relative to the busiest day of its month: from 1 to 3, and 0 for a day without events.
  func level(of day: Day) -> Int {
    guard let seconds = seconds[day] else { return 0 }
    return min(3, 1 + seconds * 3 / ((most[day.firstOfMonth] ?? 0) + 1))
  }

  /// Returns whether all events of a day recur daily or weekly. Returns false for a day without events.
  func isRoutine(_ day: Day) -> Bool { routine.contains(day) }

  /// Returns the first event of several days that covers a day; nil if there is none.
  func trip(on day: Day) -> Trip? { trips.first { $0.days.contains(day) } }
}
