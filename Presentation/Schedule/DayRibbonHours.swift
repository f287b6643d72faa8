import Domain

/// The hours that a ribbon covers: from an hour before the first event to an hour after the last, in whole hours.
struct DayRibbonHours: Equatable, Sendable {
  /// The first hour, and the hour at which the ribbon ends.
  let hours: Range<Int>

  /// The minimum number of hours.
  static let least = 12
  /// The hours within which a short ribbon is extended first.
  static let waking = 7..<21
  /// The hours of a day without timed events.
  static let empty = 6..<22
  /// The hours of a wide ribbon, which include dawn and dusk.
  private static let light = 5..<24
  /// The minimum number of columns of an hour if hours without events are added.
  private static let columnsPerHour = 7

  /// Chooses the hours of a day. The current hour is always included. A wide ribbon also has hours without events, so
  /// that the dawn and the dusk can be seen.
  init(_ agenda: DayAgenda, at now: Now, columns: Int) {
    let timed = agenda.events.map(\.event).filter(\.takesTime)
    let first = timed.map { Self.seconds($0.start, on: agenda.day) / 3600 - 1 }.min()
    let last = timed.map { (Self.seconds($0.end, on: agenda.day) + 3599) / 3600 + 1 }.max()
    var start = max(0, first ?? Self.empty.lowerBound)
    var end = min(24, last ?? Self.empty.upperBound)
    if agenda.day == now.day {
      start = min(start, now.time.hour)
      end = max(end, now.time.hour + 1)
    }
    for range in [Self.waking, 0..<24] { Self.extend(&start, &end, within: range) }
    // The dawn comes first.
    let room = columns / Self.columnsPerHour
    start = min(start, max(Self.light.lowerBound, end - room))
    end = max(end, min(Self.light.upperBound, start + room))
    hours = start..<end
  }

  /// Extends the hours within a range until there are at least `least` hours, first at the end, then at the start.
  private static func extend(_ start: inout Int, _ end: inout Int, within range: Range<Int>) {
    end = max(end, min(range.upperBound, start + least))
    start = min(start, max(range.lowerBound, end - least))
  }

  /// Returns the seconds of the day that have passed at a time by the local clock: 0 before the day and 86,400 after
  /// it.
  static func seconds(_ moment: Now, on day: Day) -> Int {
    moment.day < day ? 0 : moment.day > day ? 86_400 : moment.time.seconds
  }

  /// Returns the column at a number of seconds since midnight, clamped to the ribbon.
  func column(_ seconds: Int, of columns: Int) -> Int {
    let along = seconds - hours.lowerBound * 3600
    return min(max(0, along * columns / (hours.count * 3600)), columns)
  }

  /// Returns the hour of the day, with its fraction, in the middle of a column.
  func hour(_ column: Int, of columns: Int) -> Double {
    Double(hours.lowerBound)
      + (Double(column) + 0.5) * Double(hours.count) / Double(max(1, columns))
  }
}
