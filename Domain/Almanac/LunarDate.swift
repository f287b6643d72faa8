/// A month and a day of the Korean lunar calendar without a year (annual recurrence): a birthday, a
/// memorial day, whatever is kept each lunar year.
public struct LunarDate: Hashable, Sendable {
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…30.
  public let day: Int
  /// Whether it lies in the month that comes a second time.
  public let isLeap: Bool

  /// Accepts what some lunar year may have.
  public init?(month: Int, day: Int, isLeap: Bool = false) {
    guard (1...12).contains(month), (1...30).contains(day) else { return nil }
    self.month = month
    self.day = day
    self.isLeap = isLeap
  }

  /// The date of a lunar day, which comes again each year.
  public init(_ lunar: LunarDay) {
    month = lunar.month
    day = lunar.day
    isLeap = lunar.isLeap
  }

  /// The day it is kept in a lunar year; nothing outside the tables. A leap month that the year
  /// lacks gives way to the plain one, and a 30th that the month lacks to the day before it.
  public func kept(inLunarYear year: Int) -> KeptLunarDate? {
    guard let lunar = LunarYear(year) else { return nil }
    let isLeapThere = isLeap && lunar.leapMonth == month
    guard let place = lunar.place(of: month, isLeap: isLeapThere),
      let found = LunarDay(
        year: year, month: month, day: min(day, lunar.length(at: place)), isLeap: isLeapThere)
    else { return nil }
    return KeptLunarDate(of: self, on: found)
  }

  /// The first day from a given one on which it is kept; nothing where the tables end before it,
  /// or begin after the given day.
  public func next(onOrAfter day: Day) -> KeptLunarDate? {
    guard let lunar = LunarDay(day) else { return nil }
    if let kept = kept(inLunarYear: lunar.year), kept.day >= day { return kept }
    return kept(inLunarYear: lunar.year + 1)
  }

  /// All days of a span on which it is kept, as far as the tables go. A civil year has mostly one,
  /// but there are some with two and some with none.
  public func kept(in span: ClosedRange<Day>) -> [KeptLunarDate] {
    let years = LunarYear.all
    let first = max(span.lowerBound.parts.year - 1, years.lowerBound)
    let last = min(span.upperBound.parts.year, years.upperBound)
    guard first <= last else { return [] }
    return (first...last).compactMap { kept(inLunarYear: $0) }.filter { span.contains($0.day) }
  }

  /// All dates that are kept on a day, those included which only give way to it; none outside the
  /// tables.
  public static func kept(on day: Day) -> [LunarDate] {
    guard let lunar = LunarDay(day) else { return [] }
    let days = lunar.day == 29 ? [29, 30] : [lunar.day]
    return days.flatMap { day in [false, true].map { (day, $0) } }
      .compactMap { LunarDate(month: lunar.month, day: $0.0, isLeap: $0.1) }
      .filter { $0.kept(inLunarYear: lunar.year)?.lunar == lunar }
  }
}

extension LunarDate: CustomStringConvertible {
  /// The date as scripts write it: `03-08`, or `leap04-01`.
  public var description: String {
    (isLeap ? "leap" : "") + Digits.padded(month, to: 2) + "-" + Digits.padded(day, to: 2)
  }
}

/// The day on which a lunar date is kept in some year, and what that year lacks for it.
public struct KeptLunarDate: Hashable, Sendable {
  /// What is kept.
  public let date: LunarDate
  /// The day it is kept, by its lunar name.
  public let lunar: LunarDay

  init(of date: LunarDate, on lunar: LunarDay) {
    self.date = date
    self.lunar = lunar
  }

  /// The day it is kept.
  public var day: Day { lunar.civil }
  /// Whether the year lacks the leap month, so that the plain one has it.
  public var lacksLeapMonth: Bool { date.isLeap && !lunar.isLeap }
  /// Whether the month lacks a 30th, so that the day before has it.
  public var lacksThirtieth: Bool { date.day != lunar.day }
}
