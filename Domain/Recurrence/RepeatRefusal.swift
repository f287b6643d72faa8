/// Why a recurrence rule or phrase is rejected.
public enum RepeatRefusal: Error, Hashable, Sendable {
  /// It is neither a rule nor a known phrase.
  case notUnderstood
  /// It has more than 1,000 bytes.
  case tooLong
  /// FREQ is missing.
  case frequencyMissing
  /// An unknown FREQ, such as `SOMETIMES`.
  case unknownFrequency
  /// It repeats within a day, by FREQ or by BYHOUR, BYMINUTE or BYSECOND.
  case finerThanDay
  /// An unknown part, such as `BYMOON=FULL`.
  case unknownPart
  /// A part occurs twice.
  case partTwice(RepeatPart)
  /// The value of a part has the wrong type: `COUNT=many`.
  case wrongValue(RepeatPart)
  /// A number is out of range: `INTERVAL=0`, `BYMONTH=13`, the ninth Monday of a month.
  case outOfRange(RepeatPart)
  /// Both COUNT and UNTIL are given.
  case countAndUntil
  /// A counted weekday without a month or year to count in: `FREQ=WEEKLY;BYDAY=2MO`.
  case ordinalWithoutMonth
  /// A part that is not allowed with this FREQ: `FREQ=DAILY;BYWEEKNO=3`.
  case partDoesNotFit(RepeatPart, RepeatFrequency)
  /// BYSETPOS without another BY part to select from.
  case nothingToChooseFrom
  /// It counts by another calendar (RSCALE or SKIP).
  case otherCalendar
  /// It never matches any day, such as 30 February.
  case neverOccurs
  /// It ends before its start.
  case endsBeforeStart
  /// The Korean lunar calendar is only available from 1900 to 2050.
  case outsideLunarCalendar
}

/// The parts of a rule, named as in RFC 5545 and RFC 7529.
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
