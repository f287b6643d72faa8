/// One look for notices: the span they are due in, and what is wanted of them.
public struct NoticeLook {
  let span: ClosedRange<Int>
  let days: ClosedRange<Day>
  let wishes: NoticeOptions
  let now: Now
  let calendar: LocalCalendar

  /// The most of one kind that are looked at, so that a store of any size costs the same.
  static let most = 500
  /// How long somebody is reminded of what stays true, in days.
  static let catchUp = 7

  /// How long what waited for the end of quiet hours is still told after it.
  private static let grace = 3600

  /// The days of the span, oldest first.
  var each: [Day] { (0...(days.upperBound - days.lowerBound)).map { days.lowerBound + $0 } }

  /// The moment local clocks show an hour on a day.
  func hour(_ hour: Int, _ day: Day) -> Now {
    calendar.moment(day, TimeOfDay(seconds: hour * 3600))
  }

  /// The instant a day begins.
  func midnight(_ day: Day) -> Int { hour(0, day).instant }

  /// Whether something of a moment belongs to the span.
  func wants(_ at: Now) -> Bool { span.contains(at.instant) }

  /// Whether something belongs to the span and is no old news. What falls into quiet hours waits
  /// for their end, and grows no older meanwhile.
  func wants(_ at: Now, until: Int) -> Bool {
    guard wants(at) else { return false }
    guard let quiet = wishes.quiet, quiet.hold(at) else { return now.instant < until }
    return now.instant < max(until, quiet.over(after: at, in: calendar).instant + Self.grace)
  }

  func wants(_ notice: Notice) -> Bool { wants(notice.at, until: notice.until) }
}
