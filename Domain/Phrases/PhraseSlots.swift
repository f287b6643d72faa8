/// What the words of a phrase said, before the calendar was looked at.
struct PhraseSlots: Equatable, Sendable {
  // Days.
  /// From today.
  var distance: Int?
  var year: Int?
  var yearDistance: Int?
  var month: Int?
  var monthDistance: Int?
  /// 지난 3월, `next march`.
  var monthTurn: Int?
  /// The day of the month.
  var number: Int?
  var weekday: Weekday?
  /// `next friday`, 지난 금요일.
  var weekdayTurn: Int?
  var weekDistance: Int?
  var isWeekend = false
  /// Which such weekday of the month; -1 is the last one.
  var nth: Int?
  /// 추석, `Christmas`.
  var named: NamedDay?
  /// 연휴: the days off around the one that is named.
  var isRest = false
  /// 음력: the month and the day are those of the lunar calendar.
  var isLunar = false
  /// 윤: of the month that comes a second time.
  var isLeapMonth = false
  /// 말, `end of`.
  var isEnd = false
  /// So many days after the day that is named: 추석 전날 is one day before.
  var offset: Int?
  /// In so many days or months.
  var shift: PhraseLength?
  /// In so many seconds.
  var seconds: Int?

  // Times.
  var part: PartOfDay?
  var clock: PhraseClock?

  /// How long something takes.
  var lasting: PhraseLength?
  /// 까지, `by`.
  var isDeadline = false
  /// Short numbers that others read in another order: 26/3/8.
  var isAmbiguous = false

  /// Keeps a value; nothing can be said twice.
  mutating func keep<Value>(_ path: WritableKeyPath<PhraseSlots, Value?>, _ value: Value) -> Bool {
    guard self[keyPath: path] == nil else { return false }
    self[keyPath: path] = value
    return true
  }

  var hasDay: Bool {
    distance != nil || year != nil || yearDistance != nil || month != nil || monthDistance != nil
      || number != nil || weekday != nil || weekDistance != nil || isWeekend || isEnd
      || named != nil || isLunar
      || shift != nil
  }

  var hasTime: Bool { part != nil || clock != nil }

  var isEmpty: Bool { !hasDay && !hasTime && seconds == nil && lasting == nil }

  /// Whether everything was said in a way that leaves nothing to guess.
  var isExact: Bool {
    let isGuessed =
      named != nil || isLunar || monthTurn != nil || weekdayTurn != nil || weekDistance != nil
      || isWeekend || nth != nil
      || isEnd || seconds != nil || yearDistance != nil || monthDistance != nil
      || (month ?? number) != nil && year == nil || shift?.isTyped == false
      || part != nil && clock == nil || part == nil && clock?.isInWords == true || isAmbiguous
    return !isGuessed
  }
}

/// An hour as it was said.
struct PhraseClock: Equatable, Sendable {
  /// Since midnight, as far as the words go.
  let seconds: Int
  /// 3시 is in words and leaves the half of the day open, 3:00 is not.
  let isInWords: Bool
}

/// A length of time as it was said.
struct PhraseLength: Equatable, Sendable {
  var months = 0
  var days = 0
  var seconds = 0
  /// Written with a sign, as scripts do: `+3d`.
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
