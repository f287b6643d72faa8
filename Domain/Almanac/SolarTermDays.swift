/// The days of the twenty-four terms (lookup table): one integer a year.
///
/// They are written down rather than reckoned, because that is smaller and surer: a series that
/// comes near enough to the sun has more than a hundred terms, needs sines of our own and the
/// turning of the earth in each year, all of it to find two bits. `Scripts/oracle/almanac.py`
/// reckons them in two independent ways and compares every one.
///
/// The day is that of the standard time Korea had then: UTC+9, and UTC+8:30 from 1954-03-21 until
/// 1961-08-09, as the calendars of those years were printed; summer time does not count. The half
/// hour moves six terms to the day before: 1954-04-20 곡우, 1954-12-07 대설, 1955-07-23 대서,
/// 1955-12-22 동지, 1956-03-20 춘분, 1960-02-19 우수.
///
/// Within a minute of midnight are 1950-01-20 대한 (23:59:34), 1961-06-22 하지 (00:00:03 by UTC+8:30),
/// 1964-09-07 백로 (23:59:26) and 2030-02-18 우수 (23:59:56, if no leap second is announced until
/// then; whoever rounds to minutes will print the 19th).
enum SolarTermDays {
  /// The years there are.
  static let years = 1950...2050

  /// The day of a term in a year; nothing outside the table.
  static func day(of term: SolarTerm, in year: Int) -> Day? {
    guard years.contains(year) else { return nil }
    let later = table[year - years.lowerBound] >> (2 * term.rawValue) & 3
    return Day(year: year, month: term.month, day: earliest[term.rawValue] + later)
  }

  /// The earliest day of its month on which each term lies.
  private static let earliest = [
    5, 20, 3, 18, 5, 20, 4, 19, 5, 20, 5, 21, 6, 22, 7, 22, 7, 22, 7, 23, 7, 22, 6, 21,
  ]

  /// A year in an integer: two bits for each term, from the lowest on, say how many days after its
  /// earliest day it lies.
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
