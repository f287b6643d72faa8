import Data
import Domain
import PresentationKit
import TextUI

/// Measures the work of the schedule screens inside one process.
enum InsidePlans {
  /// Measures days, months, a search and key presses, and prints a row for each.
  static func run() throws(BenchFailure) {
    let features = try Inside.features()
    let queries = features.schedule.queries
    try measure("the events of a day", target: 5) { (turn) throws(ScheduleFailure) in
      !(try queries.day(Sample.today - 100 + turn).events.isEmpty)
    }
    var month = Sample.today
    try measure("the busy days of a month", target: 15) { (_) throws(ScheduleFailure) in
      defer { month = month.firstOfMonth - 1 }
      return try !queries.busyDays(inMonthOf: month).isEmpty
    }
    try measure("searching the events for a rare word", target: 10) { (_) throws(ScheduleFailure) in
      try !queries.search(EventSample.wanted, atMost: 100).isEmpty
    }
    try year()
    try keys(features)
  }

  /// Measures a year with 1,000 repeating events, in a store with nothing else.
  private static func year() throws(BenchFailure) {
    let calendar = LocalZone { _ in 32_400 }.calendar
    let queries: ScheduleQueries
    do {
      let repository = SQLiteSchedule(try Database(.memory))
      for number in 0..<1000 { try repository.add(series(number)) }
      let noon = Now(day: Sample.today, time: TimeOfDay(seconds: 43_200), offset: 32_400)
      queries =
        Schedule(
          schedule: repository, clock: WallClock { noon }, calendar: calendar, ids: IDSource { "" }
        ).queries
    } catch { throw .haru("\(error)") }
    try measure("the list of a year with 1,000 series", target: 20) {
      (turn) throws(ScheduleFailure) in
      let first = Sample.today + turn
      var count = 0
      try queries(first...(first + 364)) { _ in
        count += 1
        return true
      }
      return count > 1000
    }
  }

  /// Returns one of these events. It begins within the last two years.
  private static func series(_ number: Int) -> Event {
    let day = Sample.today - number * 730 / 1000
    let start = day.ordinal * 86_400 - 32_400 + 25_200 + number % 30 * 1800
    return Event(
      id: ID("s\(number)"), title: SingleLineText(stored: "요가 \(number)"),
      start: Now(instant: start, offset: 32_400), end: Now(instant: start + 3600, offset: 32_400),
      rule: EventSample.rule(number * 20 + 11).map(SingleLineText.init(stored:)))
  }

  private static func measure(
    _ title: String, target: Double, _ queries: (Int) throws(ScheduleFailure) -> Bool
  ) throws(BenchFailure) {
    var times: [Double] = []
    var failure: ScheduleFailure?
    var hasFound = false
    // The first call is not counted, because it builds the word index.
    for turn in 0...200 {
      let time = Timing.milliseconds {
        do throws(ScheduleFailure) { hasFound = try queries(turn) || hasFound } catch {
          failure = error
        }
      }
      if turn > 0 { times.append(time) }
      if let failure { throw .haru("\(failure)") }
    }
    guard hasFound else { throw .haru("\(title): nothing was found") }
    Timing.printRow(title, times, target: target)
  }

  /// Measures moving from day to day on the screens.
  private static func keys(_ features: Features) throws(BenchFailure) {
    var screens = KeystrokeToFrame(features)
    screens.open()
    _ = screens.press(.character("5"))
    let before = screens.app.view()
    let costs = (0..<500).map { _ in screens.press(.right) }
    guard screens.app.view() != before else { throw .haru("the days did not change") }
    Timing.printRow("→ from day to day", costs, target: 10)
  }
}
