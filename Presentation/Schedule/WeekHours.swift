import Domain

/// The shown hours of a week, and the rows of each hour. Rows are counted from the first shown hour.
struct WeekHours: Equatable, Sendable {
  let hours: Range<Int>
  /// The number of rows of each hour.
  let heights: [Int]
  /// The row at which each hour begins; the last entry is the end.
  private let bases: [Int]
  /// The row of the current time on the scale of hours; nil if it is not shown.
  let nowRow: Int?

  /// The height of all shown hours together, in rows.
  var rows: Int { bases.last ?? 0 }

  /// The hours that are always shown if they fit.
  private static let defaultHours = 9..<18
  /// The hours that are shown before an hour gets more than two rows.
  private static let calmHours = 8..<20
  /// The range of hours shown without events if there is room.
  private static let widest = 6..<23
  /// The maximum number of rows of an hour.
  private static let mostRows = 4

  /// Returns the hours with events, extended to the hours that are always shown.
  static func needed(_ days: [DayAgenda]) -> Range<Int> {
    var hours = defaultHours
    for (start, end) in days.flatMap(spans) {
      hours = min(hours.lowerBound, start / 60)..<max(hours.upperBound, (end + 59) / 60)
    }
    return hours
  }

  /// Returns the start and end of each timed event of a day, in minutes since midnight.
  private static func spans(_ agenda: DayAgenda) -> [(Int, Int)] {
    agenda.events.lazy.map(\.event).filter(\.takesTime).map { agenda.minutes(of: $0) }
  }

  /// Gives each hour as many rows as fit. Spare rows show more hours, and then make the busiest hours higher. If there
  /// are fewer rows than hours, the hours around the chosen one are shown, or else those around the current time.
  init(_ days: [DayAgenda], rows: Int, now: Now, around chosen: Int? = nil) {
    let isNow = days.contains { $0.day == now.day }
    let rows = max(0, rows)
    var hours = Self.needed(days)
    let calm =
      min(
        hours.lowerBound, Self.calmHours.lowerBound)..<max(
        hours.upperBound, Self.calmHours.upperBound)
    if rows / calm.count >= 2 { hours = calm }
    var heights: [Int]
    let height = min(Self.mostRows, rows / hours.count)
    if height == 0 {
      let here = chosen ?? (isNow ? now.time.hour : Self.defaultHours.lowerBound)
      let first = max(hours.lowerBound, min(here - rows / 3, hours.upperBound - rows))
      hours = first..<(first + rows)
      heights = hours.map { _ in 1 }
    } else {
      // Rows for a second line of an hour are worth more than hours without events.
      let spare = height == 1 ? 0 : rows / height - hours.count
      let last = max(hours.upperBound, min(Self.widest.upperBound, hours.upperBound + spare))
      let rest = spare - (last - hours.upperBound)
      hours = min(hours.lowerBound, max(Self.widest.lowerBound, hours.lowerBound - rest))..<last
      heights = hours.map { _ in height }
      let left = min(rows - height * hours.count, hours.count)
      // A few rows more are worth an uneven grid only where hours would have a single row.
      let isWorth = height == 1 ? left > 0 : left >= hours.count / 3
      if height < Self.mostRows, isWorth, !days.flatMap(Self.spans).isEmpty {
        let first = Self.busiest(days, left, in: hours) - hours.lowerBound
        for index in first..<(first + left) { heights[index] += 1 }
      }
    }
    self.hours = hours
    self.heights = heights
    var bases = [0]
    for height in heights { bases.append((bases.last ?? 0) + height) }
    self.bases = bases
    nowRow =
      isNow && hours.contains(now.time.hour)
      ? Self.row(of: now.time.seconds / 60, hours, heights, bases, roundedUpFrom: 60) : nil
  }

  /// Returns the first of the `count` consecutive hours that have the most events.
  private static func busiest(_ days: [DayAgenda], _ count: Int, in hours: Range<Int>) -> Int {
    var loads = Array(repeating: 0, count: 25)
    for (start, end) in days.flatMap(spans) {
      for hour in (start / 60)..<max(start / 60 + 1, (end + 59) / 60) { loads[min(24, hour)] += 1 }
    }
    let firsts = hours.lowerBound...(hours.upperBound - count)
    return firsts.max { one, other in
      let (first, second) = (
        loads[one..<(one + count)].reduce(0, +), loads[other..<(other + count)].reduce(0, +)
      )
      return (first, -one) < (second, -other)
    } ?? hours.lowerBound
  }

  /// Returns the row of a minute of the day. A part of a row counts as a whole row if it is at least `limit` sixtieths
  /// of the row.
  private static func row(
    of minute: Int, _ hours: Range<Int>, _ heights: [Int], _ bases: [Int], roundedUpFrom limit: Int
  ) -> Int {
    let index = minute / 60 - hours.lowerBound
    guard heights.indices.contains(index) else { return index < 0 ? 0 : bases.last ?? 0 }
    return bases[index] + (minute % 60 * heights[index] + 60 - limit) / 60
  }

  /// Returns the row at which an hour begins.
  func row(ofHour hour: Int) -> Int { bases[hour - hours.lowerBound] }

  /// Returns the rows of an event with the given start and end, in minutes since midnight; nil if the event is not
  /// within the shown hours. The end is rounded, so that events that only touch do not share a row.
  func rows(of minutes: (start: Int, end: Int)) -> Range<Int>? {
    let first = Self.row(of: minutes.start, hours, heights, bases, roundedUpFrom: 60)
    let last = Self.row(of: minutes.end, hours, heights, bases, roundedUpFrom: 31)
    guard minutes.end > hours.lowerBound * 60, first < bases.last ?? 0 else { return nil }
    return first..<max(first + 1, last)
  }

  /// Returns the rows of an event of a day. An event in progress reaches down to the row of the current time if no
  /// other event begins there.
  func rows(of event: Event, on agenda: DayAgenda, at now: Now) -> Range<Int>? {
    guard let rows = rows(of: agenda.minutes(of: event)) else { return nil }
    guard agenda.day == now.day, let nowRow, nowRow >= rows.upperBound,
      EventGroup(event, at: now.instant) == .inProgress
    else { return rows }
    let isFree = agenda.events.lazy.map(\.event).filter(\.takesTime)
      .compactMap { self.rows(of: agenda.minutes(of: $0)) }
      .allSatisfy { !(rows.upperBound...nowRow).contains($0.lowerBound) }
    return isFree ? rows.lowerBound..<nowRow + 1 : rows
  }
}

extension DayAgenda {
  /// Returns the part of an event on the day, in minutes since midnight.
  func minutes(of event: Event) -> (start: Int, end: Int) {
    (
      event.start.day < day ? 0 : event.start.time.seconds / 60,
      event.end.day > day ? 1440 : (event.end.time.seconds + 59) / 60
    )
  }
}
