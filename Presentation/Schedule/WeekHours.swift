import Domain

/// The shown hours of a week, and the number of rows for each hour.
struct WeekHours: Equatable, Sendable {
  /// The minutes per row.
  let minutes: Int
  /// The range of the shown rows, counted from midnight.
  let steps: Range<Int>
  /// The row before which the present moment has a row of its own; nil if it is not shown.
  let nowStep: Int?

  /// The first shown row.
  var first: Int { steps.lowerBound }
  /// The rows per hour.
  var perHour: Int { 60 / minutes }
  /// The number of rows, with the one of the present moment.
  var rows: Int { steps.count + (nowStep == nil ? 0 : 1) }

  /// The hours that are always shown if they fit.
  private static let defaultHours = 9..<18
  /// The range of hours shown without events if there is room.
  private static let widest = 6..<23

  /// Returns the hours with events, extended to the hours that are always shown.
  static func needed(_ days: [DayAgenda]) -> Range<Int> {
    var hours = defaultHours
    for agenda in days {
      for event in agenda.events.lazy.map(\.event) where event.takesTime {
        let start = event.start.day < agenda.day ? 0 : event.start.time.hour
        let end = event.end.day > agenda.day ? 24 : (event.end.time.seconds + 3599) / 3600
        hours = min(hours.lowerBound, start)..<max(hours.upperBound, end)
      }
    }
    return hours
  }

  /// Gives each hour as many rows as fit, and uses spare rows for more hours. If there are fewer rows than hours, the
  /// hours around the chosen event are shown, or else those around the present moment.
  init(_ days: [DayAgenda], rows: Int, now: Now, around chosen: Int? = nil) {
    let hours = Self.needed(days)
    let isNow = days.contains { $0.day == now.day }
    let rows = max(0, rows - (isNow ? 1 : 0))
    if let minutes = [15, 20, 30, 60].first(where: { hours.count * 60 / $0 <= rows }) {
      self.minutes = minutes
      let spare = rows * minutes / 60 - hours.count
      let last = max(hours.upperBound, min(Self.widest.upperBound, hours.upperBound + spare))
      let rest = spare - (last - hours.upperBound)
      let first = min(hours.lowerBound, max(Self.widest.lowerBound, hours.lowerBound - rest))
      steps = (first * 60 / minutes)..<(last * 60 / minutes)
    } else {
      minutes = 60
      let here = chosen ?? (isNow ? now.time.hour : nil)
      let wanted = here.map { $0 - rows / 3 } ?? Self.defaultHours.lowerBound
      let first = max(hours.lowerBound, min(wanted, hours.upperBound - rows))
      steps = first..<(first + rows)
    }
    let moment = now.time.seconds / 60
    let isShown = isNow && steps.contains(moment / minutes)
    nowStep = isShown ? (moment + minutes / 2) / minutes : nil
  }
}
