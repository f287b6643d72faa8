/// A month and day of the Korean lunar calendar without a year, for anything that recurs each lunar
/// year.
public struct LunarDate: Hashable, Sendable {
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…30.
  public let day: Int
  /// Whether the month is a leap month.
  public let isLeap: Bool

  /// Makes a date; nil if no lunar year can have it.
  public init?(month: Int, day: Int, isLeap: Bool = false) {
    guard (1...12).contains(month), (1...30).contains(day) else { return nil }
    self.month = month
    self.day = day
    self.isLeap = isLeap
  }

  /// Makes the date of a lunar day, without its year.
  public init(_ lunar: LunarDay) {
    month = lunar.month
    day = lunar.day
    isLeap = lunar.isLeap
  }

  /// Returns the day on which the date is observed in a lunar year; nil outside the tables. A missing leap month is
  /// replaced by the regular month, and a missing 30th by the 29th.
  public func observed(inLunarYear year: Int) -> ObservedLunarDate? {
    guard let lunar = LunarYear(year) else { return nil }
    let isLeapThere = isLeap && lunar.leapMonth == month
    guard let index = lunar.index(of: month, isLeap: isLeapThere),
      let found = LunarDay(
        year: year, month: month, day: min(day, lunar.length(at: index)), isLeap: isLeapThere)
    else { return nil }
    return ObservedLunarDate(of: self, on: found)
  }

  /// Returns the first day, on or after the given day, on which the date is observed; nil if either day is outside the
  /// tables.
  public func next(onOrAfter day: Day) -> ObservedLunarDate? {
    guard let lunar = LunarDay(day) else { return nil }
    if let kept = observed(inLunarYear: lunar.year), kept.day >= day { return kept }
    return observed(inLunarYear: lunar.year + 1)
  }

  /// Returns all days of a range on which the date is observed, as far as the tables go. A civil year usually has one
  /// such day, but may have two or none.
  public func observed(in span: ClosedRange<Day>) -> [ObservedLunarDate] {
    let years = LunarYear.all
    let first = max(span.lowerBound.parts.year - 1, years.lowerBound)
    let last = min(span.upperBound.parts.year, years.upperBound)
    guard first <= last else { return [] }
    return (first...last).compactMap { observed(inLunarYear: $0) }.filter { span.contains($0.day) }
  }

  /// Returns all dates that are observed on a day, including dates that are moved to it because the year lacks them;
  /// empty outside the tables.
  public static func observed(on day: Day) -> [LunarDate] {
    guard let lunar = LunarDay(day) else { return [] }
    let days = lunar.day == 29 ? [29, 30] : [lunar.day]
    return days.flatMap { day in [false, true].map { (day, $0) } }
      .compactMap { LunarDate(month: lunar.month, day: $0.0, isLeap: $0.1) }
      .filter { $0.observed(inLunarYear: lunar.year)?.lunar == lunar }
  }
}

extension LunarDate: CustomStringConvertible {
  /// The text form for scripts: `03-08`, or `leap04-01`.
  public var description: String {
    (isLeap ? "leap" : "") + Digits.padded(month, to: 2) + "-" + Digits.padded(day, to: 2)
  }
}

/// A lunar date and the day on which it is observed in some year.
public struct ObservedLunarDate: Hashable, Sendable {
  /// The recurring date.
  public let date: LunarDate
  /// The lunar day on which the date is observed.
  public let lunar: LunarDay

  init(of date: LunarDate, on lunar: LunarDay) {
    self.date = date
    self.lunar = lunar
  }

  /// The civil day on which the date is observed.
  public var day: Day { lunar.civil }
  /// Whether the regular month is used because the year lacks the leap month.
  public var lacksLeapMonth: Bool { date.isLeap && !lunar.isLeap }
  /// Whether the 29th is used because the month has no 30th.
  public var lacksThirtieth: Bool { date.day != lunar.day }
}
