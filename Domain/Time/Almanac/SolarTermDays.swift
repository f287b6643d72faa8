/// A lookup table for the days of the solar terms, with one integer per year.
///
/// A table is smaller and safer than a calculation. A solar term falls on one of at most four dates, which takes two
/// bits in the table. A calculation that is exact enough needs a series of more than a hundred terms, sines and the
/// Earth's rotation. `Scripts/oracle/almanac.py` calculates all days in two independent ways and compares them.
///
/// Days are by the standard time of Korea at that date: UTC+9, and UTC+8:30 from 1954-03-21 until 1961-08-09, like the
/// printed calendars; summer time is ignored. The offset of UTC+8:30 moves six terms to the previous day: 1954-04-20
/// 곡우, 1954-12-07 대설, 1955-07-23 대서, 1955-12-22 동지, 1956-03-20 춘분, 1960-02-19 우수.
///
/// Within a minute of midnight are 1950-01-20 대한 (23:59:34), 1961-06-22 하지 (00:00:03 by UTC+8:30), 1964-09-07 백로
/// (23:59:26) and 2030-02-18 우수 (23:59:56, unless a leap second is announced before; rounded to minutes it falls on
/// the 19th).
enum SolarTermDays {
  /// The supported years.
  static let years = 1950...2050

  /// Returns the day of a term in a year; nil if the year is outside the table.
  static func day(of term: SolarTerm, in year: Int) -> Day? {
    guard years.contains(year) else { return nil }
    let later = table[year - years.lowerBound] >> (2 * term.rawValue) & 3
    return Day(year: year, month: term.month, day: earliest[term.rawValue] + later)
  }

  /// The earliest date of each term, as a day of its month.
  private static let earliest = [
    5, 20, 3, 18, 5, 20, 4, 19, 5, 20, 5, 21, 6, 22, 7, 22, 7, 22, 7, 23, 7, 22, 6, 21,
  ]

  /// One integer per year, with two bits per term, lowest bits first. The bits are the offset in days from the
  /// earliest date of the term.
  private static let table: [Int] = [
    0x656596599551, 0xA5699A599565, 0x5015451455A5, 0x515555555551, 0x556596555551,
    0x656996599555, 0x5015451450A5, 0x515555555550, 0x556596555551, 0x656996599555,
    0x501545145065, 0x515555555550, 0x556595555551, 0x656996599555, 0x501445145065,
    0x515555155550, 0x556555555551, 0x656996599555, 0x501445145065, 0x501555155550,
    0x556555555551, 0x656996599555, 0x501445045065, 0x501555155550, 0x556555555551,
    0x656996599555, 0x501445045065, 0x501555155550, 0x556555555551, 0x656996599555,
    0x501445045065, 0x501545145550, 0x556555555551, 0x656596599555, 0x501445044065,
    0x501545145550, 0x515555555551, 0x656596555551, 0x501441044055, 0x501545145450,
    0x515555555550, 0x556595555551, 0x101441044055, 0x501545145050, 0x515555155550,
    0x556555555551, 0x101441044055, 0x501445145010, 0x511555155550, 0x556555555551,
    0x101441044055, 0x501445045010, 0x501555155550, 0x556555555551, 0x101441044055,
    0x501445045010, 0x501555155550, 0x556555555551, 0x101441044055, 0x501445045010,
    0x501545145550, 0x556555555551, 0x101041044055, 0x501445045010, 0x501545145550,
    0x555555555551, 0x101041004055, 0x501445044010, 0x501545145550, 0x515555555551,
    0x101041000051, 0x501441044000, 0x501545145450, 0x515555155551, 0x101000000051,
    0x501441044000, 0x501445145050, 0x515555155550, 0x001000000051, 0x101441044000,
    0x501445045010, 0x511555155550, 0x001000000051, 0x101441044000, 0x501445045010,
    0x501555155550, 0x001000000051, 0x101441044000, 0x501445045010, 0x501555155550,
    0x001000000051, 0x101441044000, 0x501445045010, 0x501545145550, 0x001000000051,
    0x101041004000, 0x501445044010, 0x501545145550, 0x000000000051, 0x101041004000,
    0x501441044010,
  ]
}
