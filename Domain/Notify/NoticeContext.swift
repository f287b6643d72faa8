/// The parameters of one search for notices: the time span, and the user's options.
public struct NoticeContext {
  let span: ClosedRange<Int>
  let days: ClosedRange<Day>
  let options: NoticeOptions
  let now: Now
  let calendar: LocalCalendar

  /// The maximum number of records of one kind that are loaded, so that the cost does not depend on the size of the
  /// store.
  static let most = 500
  /// The number of days after which a missed notice is no longer delivered.
  static let catchUp = 7

  /// The number of seconds after quiet hours in which delayed notices are still delivered.
  private static let grace = 3600

  /// The days of the span, oldest first.
  var each: [Day] { (0...(days.upperBound - days.lowerBound)).map { days.lowerBound + $0 } }

  /// Returns the start of an hour of a day, in local time.
  func hour(_ hour: Int, _ day: Day) -> Now {
    calendar.moment(day, TimeOfDay(seconds: hour * 3600))
  }

  /// Returns the instant at which a day starts.
  func midnight(_ day: Day) -> Int { hour(0, day).instant }

  /// Returns whether a time is in the span.
  func wants(_ at: Now) -> Bool { span.contains(at.instant) }

  /// Returns whether a notice is in the span and not expired. Quiet hours delay both the delivery of a notice and its
  /// expiry.
  func wants(_ at: Now, until: Int) -> Bool {
    guard wants(at) else { return false }
    guard let quiet = options.quiet, quiet.hold(at) else { return now.instant < until }
    return now.instant < max(until, quiet.over(after: at, in: calendar).instant + Self.grace)
  }

  func wants(_ notice: Notice) -> Bool { wants(notice.at, until: notice.until) }
}
