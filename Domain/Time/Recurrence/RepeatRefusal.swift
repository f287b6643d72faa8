public enum RepeatRefusal: Error, Hashable, Sendable {
  /// The text is neither a rule nor a known phrase.
  case notUnderstood
  /// The rule has more than 1,000 bytes, or the phrase has more than 200 characters.
  case tooLong
  case frequencyMissing
  /// The value of FREQ is unknown, such as `SOMETIMES`.
  case unknownFrequency
  /// The rule repeats within a day, by FREQ or by BYHOUR, BYMINUTE or BYSECOND.
  case finerThanDay
  /// The rule has an unknown part, such as `BYMOON=FULL`.
  case unknownPart
  case partTwice(RepeatPart)
  /// The value of a part has the wrong type, such as `COUNT=many`.
  case wrongValue(RepeatPart)
  /// A number is out of range, such as `INTERVAL=0`, `BYMONTH=13`, or the ninth Monday of a month.
  case outOfRange(RepeatPart)
  /// The rule has both COUNT and UNTIL.
  case countAndUntil
  /// The rule counts a weekday without a month or year to count in, such as `FREQ=WEEKLY;BYDAY=2MO`.
  case ordinalWithoutMonth
  /// The rule has a part that is not allowed with its FREQ, such as `FREQ=DAILY;BYWEEKNO=3`.
  case partDoesNotFit(RepeatPart, RepeatFrequency)
  /// The rule has BYSETPOS, but no other BY part to select from.
  case nothingToChooseFrom
  /// The rule uses another calendar (RSCALE or SKIP).
  case otherCalendar
  /// The rule never matches any day, such as 30 February.
  case neverOccurs
  /// The rule ends before the start of the series.
  case endsBeforeStart
  /// The date is outside the Korean lunar calendar, which covers 1900 to 2050.
  case outsideLunarCalendar
}

/// The parts of a rule. The raw values are the names in RFC 5545 and RFC 7529.
public enum RepeatPart: String, CaseIterable, Sendable {
  case frequency = "FREQ"
  case interval = "INTERVAL"
  case count = "COUNT"
  case until = "UNTIL"
  case byMonth = "BYMONTH"
  case byWeekNumber = "BYWEEKNO"
  case byYearDay = "BYYEARDAY"
  case byMonthDay = "BYMONTHDAY"
  case byDay = "BYDAY"
  case bySetPosition = "BYSETPOS"
  case weekStart = "WKST"
  case byHour = "BYHOUR"
  case byMinute = "BYMINUTE"
  case bySecond = "BYSECOND"
  case scale = "RSCALE"
  case skip = "SKIP"
}
