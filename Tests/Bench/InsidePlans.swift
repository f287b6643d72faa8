import Domain
import Presentation
import TextUI

/// What the screens of the schedule wait for, measured within one process.
enum InsidePlans {
  /// Looks at days and months, finds a word and presses keys many times, and prints a row for each.
  static func run() throws(BenchFailure) {
    let features = try Inside.features()
    let look = features.schedule.look
    try measure("the events of a day", target: 5) { (turn) throws(ScheduleError) in
      !(try look.day(Sample.today - 100 + turn).events.isEmpty)
    }
    var month = Sample.today
    try measure("the busy days of a month", target: 10) { (_) throws(ScheduleError) in
      defer { month = month.firstOfMonth - 1 }
      return try !look.busyDays(inMonthOf: month).isEmpty
    }
    try measure("searching the events for a rare word", target: 10) { (_) throws(ScheduleError) in
      try !look.search(EventSample.wanted, atMost: 100).isEmpty
    }
    try keys(features)
  }

  private static func measure(
    _ title: String, target: Double, _ look: (Int) throws(ScheduleError) -> Bool
  ) throws(BenchFailure) {
    var times: [Double] = []
    var failure: ScheduleError?
    var hasFound = false
    // The first look pays for what is made once: the index of words.
    for turn in 0...200 {
      let time = Timing.milliseconds {
        do throws(ScheduleError) { hasFound = try look(turn) || hasFound } catch { failure = error }
      }
      if turn > 0 { times.append(time) }
      if let failure { throw .haru("\(failure)") }
    }
    guard hasFound else { throw .haru("\(title): nothing was found") }
    Timing.printRow(title, times, target: target)
  }

  /// From day to day on the screens.
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
