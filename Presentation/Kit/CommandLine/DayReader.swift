package import Domain
import TextUI

/// Parses days, times and months in the forms that users type, in Korean and English.
package struct DayReader {
  package let today: Day
  /// The current moment, for offsets from now; nil if only days are accepted.
  var now: Now?
  /// The time zone rules for adding hours to a moment; nil if only days are accepted.
  var calendar: LocalCalendar?
  /// Whether a day without a year is in the future, in the past, or near today.
  var looking: Looking = .around
  /// The order of day, month and year in 3/8 and 26/3/8.
  var order = DateOrder.monthFirst
  /// Called with the days that an ambiguous text was read as.
  var report: (_ text: String, _ days: UnderstoodDays) -> Void = { _, _ in }

  /// Called with the moment that an ambiguous text was read as.
  package var reportMoment: (_ text: String, DayAndTime) -> Void = { _, _ in }

  package init(
    today: Day, looking: Looking = .around, order: DateOrder = .monthFirst,
    report: @escaping (_ text: String, _ days: UnderstoodDays) -> Void = { _, _ in }
  ) {
    self.today = today
    self.looking = looking
    self.order = order
    self.report = report
  }

  package init(
    now: Now, calendar: LocalCalendar? = nil, looking: Looking = .around,
    order: DateOrder = .monthFirst
  ) {
    self.init(today: now.day, looking: looking, order: order)
    self.now = now
    self.calendar = calendar
  }

  private var reader: PhraseReader { PhraseReader(today: today, looking: looking, order: order) }

  // MARK: Days

  /// Parses `2026-03-01`, `today`, `+3d`, `mon`, `3 March`, 3월 5일, 다음 주 화요일. A week, month or year yields its first
  /// day.
  package func day(_ text: String, option: String = "DAY") throws(ArgumentParseError) -> Day {
    try days(text, option: option).lowerBound
  }

  /// Parses a day, a week, a month, a year or a range of days.
  package func days(_ text: String, option: String = "DAY") throws(ArgumentParseError)
    -> ClosedRange<Day>
  {
    let read = try understood(text, as: .day, option, otherwise: ArgumentParseError.notADate)
    guard read.start.fromNow == nil, read.start.seconds == nil || read.start.isPartOfDay,
      read.end?.seconds == nil, read.lasting?.seconds ?? 0 == 0, let first = read.start.days
    else { throw .notADate(option: option, value: text) }
    var span = first.span
    if let last = read.end?.days?.span.upperBound {
      if last < span.lowerBound { throw .notADate(option: option, value: text) }
      span = span.lowerBound...last
    } else if let count = read.lasting?.days, count > 0 {
      span = span.lowerBound...(span.lowerBound + (count - 1))
    }
    if !read.isExact { report(text, UnderstoodDays(span)) }
    return span
  }

  /// Parses the day by which an item is due. A week, month or year yields its last day; a time after the day is
  /// accepted and ignored.
  package func deadline(_ text: String, option: String) throws(ArgumentParseError) -> Day {
    let read = try understood(text, as: .moment, option, otherwise: ArgumentParseError.notADate)
    guard let days = (read.end ?? read.start).days else {
      throw .notADate(option: option, value: text)
    }
    if !read.isExact { report(text, UnderstoodDays(days.span.upperBound...days.span.upperBound)) }
    return days.span.upperBound
  }

  /// Parses the last day of a range. A week, month or year yields its last day.
  package func last(_ text: String, option: String) throws(ArgumentParseError) -> Day {
    try days(text, option: option).upperBound
  }

  /// Parses a text as one day; nil if the text is not exactly one day.
  package func readable(_ text: String) -> Day? {
    do throws(PhraseParseError) {
      let read = try reader.read(text, as: .day)
      guard read.end == nil, read.lasting == nil, read.start.seconds == nil,
        let days = read.start.days, days.kind == .day
      else { return nil }
      return days.span.lowerBound
    } catch { return nil }
  }

  /// Parses 3월, `2026-03` or `next month`, and returns the first day of that month. If the text is nil, returns today.
  package func month(_ text: String?) throws(ArgumentParseError) -> Day {
    guard let text else { return today }
    let read = try understood(text, as: .month, "YYYY-MM", otherwise: ArgumentParseError.notAMonth)
    guard let days = read.start.days, read.end == nil, read.start.seconds == nil,
      days.kind == .month || days.kind == .day
    else { throw .notAMonth(option: "YYYY-MM", value: text) }
    if !read.isExact, days.kind == .month { report(text, days) }
    return days.span.lowerBound.firstOfMonth
  }

  /// Parses a year given as a number, or as days that span a whole year.
  package func year(_ text: String, option: String = "YYYY") throws(ArgumentParseError) -> Int {
    if let number = Int(text), Day.years.contains(number) { return number }
    let days: ClosedRange<Day>
    do throws(ArgumentParseError) { days = try self.days(text, option: option) } catch {
      throw .notAYear(option: option, value: text)
    }
    let year = days.lowerBound.parts.year
    if days != Day.days(ofYear: year) { throw .notAYear(option: option, value: text) }
    return year
  }

  // MARK: Moments

  /// Parses a day and a time, or one of the two. A time alone is on today; a day alone gets the default `time`.
  package func moment(_ text: String, otherwise time: TimeOfDay, option: String = "WHEN")
    throws(ArgumentParseError) -> (day: Day, time: TimeOfDay)
  {
    let typed = try typed(text, option: option)
    let whole = typed.filled(from: DayAndTime(today, time))
    if !typed.isExact { reportMoment(text, whole) }
    return (whole.day, whole.time)
  }

  /// Parses a day, a time or both. The caller fills in the missing part.
  func typed(_ text: String, option: String = "WHEN") throws(ArgumentParseError) -> TypedMoment {
    let span = try span(text, option: option)
    guard span.end == nil, span.length == nil || span.isCounted else {
      throw .notAMoment(option: option, value: text, looking: looking)
    }
    return span.start
  }

  /// Parses a start with an optional end or duration.
  package func span(_ text: String, option: String = "WHEN") throws(ArgumentParseError) -> TypedSpan
  {
    let read = try understood(text, as: .moment, option) { option, value in
      .notAMoment(option: option, value: value, looking: looking)
    }
    let length = read.lasting.map { $0.days * 86_400 + $0.seconds }
    return TypedSpan(
      start: moment(read.start, read.isExact), end: read.end.map { moment($0, read.isExact) },
      length: length ?? read.start.fromNow.flatMap { $0 > 0 ? $0 : nil },
      isCounted: read.start.fromNow != nil)
  }

  private func moment(_ point: UnderstoodPoint, _ isExact: Bool) -> TypedMoment {
    if let seconds = point.fromNow, let now {
      let then = calendar?.local(now.instant + seconds)
      let shown = then ?? Now(instant: now.instant + seconds, offset: now.offset)
      return TypedMoment(
        day: shown.day, time: TimeOfDay(seconds: shown.time.seconds / 60 * 60), isExact: isExact)
    }
    let seconds = point.seconds
    return TypedMoment(
      day: point.days?.span.lowerBound, time: seconds.map(TimeOfDay.init(seconds:)),
      daysOn: (seconds ?? 0) / 86_400, isExact: isExact, point: point)
  }

  private func understood(
    _ text: String, as wanted: PhraseWanted, _ option: String,
    otherwise unknown: (_ option: String, _ value: String) -> ArgumentParseError
  ) throws(ArgumentParseError) -> Understood {
    do throws(PhraseParseError) { return try reader.read(text, as: wanted) } catch {
      switch error {
      case .unknown: throw unknown(option, text)
      case .noSuchDay: throw .noSuchDay(option: option, value: text)
      case .noSuchMonth: throw .noSuchMonth(option: option, value: text)
      case .weekdayDiffers(let day, let weekday):
        throw .otherWeekday(option: option, value: text, day, weekday)
      }
    }
  }
}
