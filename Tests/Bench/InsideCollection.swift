import Domain
import PresentationKit
import TextUI

/// Measures the work of the screens of sayings and moods inside one process.
enum InsideCollection {
  /// Measures a search, key presses, months and animation frames, and prints a row for each.
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let features = try Inside.features()
    try search(features, found: try arguments.number("found"))
    try keys(
      "↓ among the sayings", .down, on: .character("3"), times: 2000, target: 4, features)
    try keys(
      "opening a day's picture", .left, on: .character("4"), times: 500, target: 10, features)
    try month(features)
    try frames(features)
  }

  /// Presses one key many times in one part of the program. Fails if the screen does not change.
  private static func keys(
    _ title: String, _ key: Key, on part: Key, times: Int, target: Double, _ features: Features
  ) throws(BenchFailure) {
    var screens = KeystrokeToFrame(features)
    screens.open()
    _ = screens.press(part)
    let before = screens.app.view()
    let costs = (0..<times).map { _ in screens.press(key) }
    guard screens.app.view() != before else { throw .haru("\(title): nothing happened") }
    Timing.printRow(title, costs, target: target)
  }

  private static func search(_ features: Features, found: Int) throws(BenchFailure) {
    var times: [Double] = []
    var failure: SayingsFailure?
    for _ in 0..<200 {
      var count = 0
      times.append(
        Timing.milliseconds {
          do throws(SayingsFailure) {
            try features.sayings.queries(SayingsQuery(search: SayingSample.wanted.part)) { _ in
              count += 1
              return true
            }
          } catch { failure = error }
        })
      if let failure { throw .haru("\(failure)") }
      guard count == found else { throw .haru("\(count) sayings were found, not \(found)") }
    }
    Timing.printRow("searching the sayings for a rare word", times, target: 10)
  }

  /// Loads 200 months, from the current one backwards.
  private static func month(_ features: Features) throws(BenchFailure) {
    var times: [Double] = []
    var failure: MoodsFailure?
    var day = Sample.today
    for _ in 0..<200 {
      times.append(
        Timing.milliseconds {
          do throws(MoodsFailure) { _ = try features.moods.queries.days(inMonthOf: day) } catch {
            failure = error
          }
        })
      if let failure { throw .haru("\(failure)") }
      day = day.firstOfMonth - 1
    }
    Timing.printRow("the days of a month", times, target: 10)
  }

  /// Draws frames of ten moving shapes on a large screen.
  private static func frames(_ features: Features) throws(BenchFailure) {
    var screens = KeystrokeToFrame(
      features, size: Size(columns: 200, rows: 60), motion: true)
    screens.open()
    _ = screens.press(.character("4"))
    guard screens.app.isMoving else { throw .haru("nothing moves on the picture of today") }
    Timing.printRow(
      "a frame of ten shapes, 200×60", (0..<500).map { _ in screens.pass(100) }, target: 4)
  }
}
