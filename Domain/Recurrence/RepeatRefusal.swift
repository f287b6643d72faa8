/// Why a rule of repeating is not accepted.
public enum RepeatRefusal: Error, Hashable, Sendable {
  /// It is no rule and no words for one.
  case notUnderstood
  /// More than 1,000 bytes.
  case tooLong
  /// It does not say how often: there is no FREQ.
  case frequencyMissing
  /// A FREQ that does not exist: `SOMETIMES`.
  case unknownFrequency
  /// It repeats within a day, by its FREQ or by hours, minutes or seconds.
  case finerThanDay
  /// A part that does not exist: `BYMOON=FULL`.
  case unknownPart
  /// A part that stands there twice.
  case partTwice(RepeatPart)
  /// What stands behind a part is not what belongs there: `COUNT=many`.
  case wrongValue(RepeatPart)
  /// A number that the part cannot have: `INTERVAL=0`, `BYMONTH=13`, the ninth Monday of a month.
  case outOfRange(RepeatPart)
  /// It ends after so many times and on a day as well.
  case countAndUntil
  /// A counted weekday where there is no month and no year to count in: `FREQ=WEEKLY;BYDAY=2MO`.
  case ordinalWithoutMonth
  /// A part that has no sense with this FREQ: `FREQ=DAILY;BYWEEKNO=3`.
  case partDoesNotFit(RepeatPart, RepeatFrequency)
  /// BYSETPOS without any other part whose days it could choose from.
  case nothingToChooseFrom
  /// It counts by the calendar of another culture (RSCALE).
  case otherCalendar
  /// No day ever fits it, such as 30 February.
  case neverOccurs
  /// It ends before it begins.
  case endsBeforeStart
  /// The Korean lunar calendar is only known from 1900 to 2050.
  case outsideLunarCalendar
}

/// The parts of a rule by their names in RFC 5545 and RFC 7529.
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
