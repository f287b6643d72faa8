/// The parsed parts of a phrase, before they are converted to calendar days. A slot that the phrase does not set is
/// nil.
struct PhraseSlots: Equatable, Sendable {
  // Days.
  /// The distance from today, in days.
  var distance: Int?
  var year: Int?
  var yearDistance: Int?
  var month: Int?
  var monthDistance: Int?
  /// Where to look for the month, as in 지난 3월 or `next march`. A negative number is the past, 0 this year, a positive
  /// number the future.
  var monthTurn: Int?
  /// The day of the month.
  var number: Int?
  var weekday: Weekday?
  /// Where to look for the weekday, as in `next friday` or 지난 금요일. 0 is the next such weekday, which may be today. -1
  /// is the last one before today. Any other number counts weeks from this week: 1 is the weekday of next week.
  var weekdayTurn: Int?
  var weekDistance: Int?
  var isWeekend = false
  /// The number of the weekday within the month; -1 is the last.
  var nth: Int?
  /// The number of the week within the month; -1 is the last.
  var week: Int?
  /// A named day, such as 추석 or `Christmas`.
  var named: NamedDay?
  /// Whether the phrase means the days off around the named day (연휴).
  var isRest = false
  /// Whether the month and day are in the lunar calendar (음력).
  var isLunar = false
  /// Whether the lunar month is a leap month (윤).
  var isLeapMonth = false
  /// Whether the phrase means the end of a period: 말, `end of`.
  var isEnd = false
  /// The offset from the named day in days, such as -1 for 추석 전날.
  var offset: Int?
  /// The offset from today in days or months.
  var shift: PhraseLength?
  /// The offset from now in seconds.
  var seconds: Int?

  // Times.
  var part: PartOfDay?
  /// Whether `pm` or 오후 stands beside another part of the day, as in `2pm tonight`.
  var isAfternoon = false
  var clock: PhraseClock?

  var lasting: PhraseLength?
  /// Whether the phrase is a deadline: 까지, `by`.
  var isDeadline = false
  /// Whether the order of a numeric date is ambiguous, as in 26/3/8.
  var isAmbiguous = false

  /// Sets a slot. Returns false if the slot is already set.
  mutating func keep<Value>(_ path: WritableKeyPath<PhraseSlots, Value?>, _ value: Value) -> Bool {
    guard self[keyPath: path] == nil else { return false }
    self[keyPath: path] = value
    return true
  }

  var hasDay: Bool {
    distance != nil || year != nil || yearDistance != nil || month != nil || monthDistance != nil
      || number != nil || weekday != nil || weekDistance != nil || isWeekend || isEnd
      || week != nil
      || named != nil || isLunar
      || shift != nil
  }

  var hasTime: Bool { part != nil || clock != nil }

  /// Returns what was set since an earlier state; nil if nothing was.
  func role(since before: PhraseSlots) -> LineRole? {
    if self == before { return nil }
    if isDeadline != before.isDeadline { return .until }
    if lasting != before.lasting { return .length }
    let isTime = part != before.part || clock != before.clock || seconds != before.seconds
    return isTime ? .time : .day
  }

  var isEmpty: Bool { !hasDay && !hasTime && seconds == nil && lasting == nil }

  /// Whether no part of the phrase had to be guessed, as in `2026-03-08 15:30`.
  var isExact: Bool {
    let isGuessed =
      named != nil || isLunar || monthTurn != nil || weekdayTurn != nil || weekDistance != nil
      || isWeekend || nth != nil || week != nil
      || isEnd || seconds != nil || yearDistance != nil || monthDistance != nil
      || (month ?? number) != nil && year == nil || shift?.isTyped == false
      || part != nil && clock == nil || part == nil && clock?.isInWords == true || isAmbiguous
    return !isGuessed
  }
}

/// A time of day as written.
struct PhraseClock: Equatable, Sendable {
  /// The seconds since midnight, before the half of the day is decided.
  let seconds: Int
  /// Whether the half of the day is open, as in 3시 or `at 3`. False for 3:00.
  let isInWords: Bool
}

/// A duration as written.
struct PhraseLength: Equatable, Sendable {
  var months = 0
  var days = 0
  var seconds = 0
  /// Whether the duration was written with a sign, as in `+3d`, which scripts use.
  var isTyped = false

  var isZero: Bool { months == 0 && days == 0 && seconds == 0 }

  func turned(back: Bool) -> PhraseLength {
    guard back else { return self }
    return PhraseLength(months: -months, days: -days, seconds: -seconds, isTyped: isTyped)
  }

  mutating func add(_ count: Int, _ unit: PhraseUnit) {
    switch unit {
    case .minute: seconds += count * 60
    case .hour: seconds += count * 3600
    case .day: days += count
    case .week: days += count * 7
    case .fortnight: days += count * 14
    case .month: months += count
    case .year: months += count * 12
    }
  }
}
