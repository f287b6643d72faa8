import Domain

/// A POSIX time zone rule: the yearly transitions of a zone (`EST5EDT,M3.2.0,M11.1.0`).
struct ZoneRule: Hashable, Sendable {
  /// The UTC offset of standard time, in seconds.
  let standard: Int
  /// The daylight saving time; nil if the zone has none.
  let summer: Summer?

  /// The part of the year with daylight saving time.
  struct Summer: Hashable, Sendable {
    /// The UTC offset during daylight saving time, in seconds.
    let offset: Int
    /// The start of daylight saving time, in standard time.
    let start: ZoneTurn
    /// The end of daylight saving time, in daylight saving time.
    let end: ZoneTurn
    /// The start and the end in UTC seconds since new year, for each of the fourteen kinds of
    /// years.
    fileprivate let kinds: [Kind]

    fileprivate struct Kind: Hashable, Sendable {
      var start = 0
      var end = 0
    }

    init(offset: Int, start: ZoneTurn, end: ZoneTurn, standard: Int) {
      self.offset = offset
      self.start = start
      self.end = end
      var kinds = [Kind](repeating: Kind(), count: 14)
      // Within 28 years every kind of year occurs.
      for year in 2000..<2028 {
        guard let first = Day(year: year, month: 1, day: 1)?.ordinal else { continue }
        kinds[ZoneRule.kind(of: year, first: first)] = Kind(
          start: start.local(in: year) - standard - first * 86_400,
          end: end.local(in: year) - offset - first * 86_400)
      }
      self.kinds = kinds
    }
  }

  /// The length of 400 years in seconds. The calendar repeats after that time, so any instant can
  /// be reduced to the first 400 years.
  private static let cycle = 146_097 * 86_400

  /// Returns the number of the kind of a year, 0…13. The kind combines the length of the year with the weekday of 1
  /// January. `first` is the ordinal of 1 January.
  private static func kind(of year: Int, first: Int) -> Int {
    (first + 4) % 7 + (Day.isLeap(year) ? 7 : 0)
  }

  /// Returns the UTC offset at an instant, in seconds.
  func offset(at instant: Int) -> Int {
    guard let summer else { return standard }
    // Reduced to the 400 years from 1970 on.
    let phase = instant % Self.cycle
    let near = phase < 0 ? phase + Self.cycle : phase
    let year = Day(ordinal: max(0, near + standard) / 86_400).parts.year
    guard let first = Day(year: year, month: 1, day: 1)?.ordinal else { return standard }
    let kind = summer.kinds[Self.kind(of: year, first: first)]
    let secondOfYear = near - first * 86_400
    let isSummer =
      kind.start < kind.end
      ? kind.start <= secondOfYear && secondOfYear < kind.end
      : !(kind.end <= secondOfYear && secondOfYear < kind.start)
    return isSummer ? summer.offset : standard
  }

  /// Returns the transitions of a year, with the offsets before and after, in order.
  func turns(in year: Int) -> [(instant: Int, before: Int, after: Int)] {
    guard let summer, summer.offset != standard else { return [] }
    let start = summer.start.local(in: year) - standard
    let end = summer.end.local(in: year) - summer.offset
    let turns = [(start, standard, summer.offset), (end, summer.offset, standard)]
    return start < end ? turns : turns.reversed()
  }
}

/// A transition on a day of every year.
struct ZoneTurn: Hashable, Sendable {
  /// How the day of a transition is given.
  enum DayRule: Hashable, Sendable {
    /// The n-th weekday of a month, where 5 means the last; Sunday is 0.
    case weekday(Int, week: Int, month: Int)
    /// A day of the year from 1 on; 29 February is never counted.
    case day(Int)
    /// A day of the year from 0 on; 29 February is counted.
    case dayWithLeap(Int)
  }

  let dayRule: DayRule
  /// The time of the transition in seconds since midnight. It may be negative or more than a day.
  let time: Int

  /// Returns the transition in local time, in seconds since 1970.
  func local(in year: Int) -> Int { ordinal(in: year) * 86_400 + time }

  private func ordinal(in year: Int) -> Int {
    switch dayRule {
    case .day(let number):
      return Self.ordinal(year, 1) + number - 1 + (Day.isLeap(year) && number > 59 ? 1 : 0)
    case .dayWithLeap(let number): return Self.ordinal(year, 1) + number
    case .weekday(let weekday, let week, let month):
      let first = Self.ordinal(year, month)
      // 1 January 1970 was a Thursday.
      let ahead = (weekday - (first + 4) % 7 + 14) % 7
      let day = ahead + (week - 1) * 7
      return first + (day < Day.length(ofMonth: month, in: year) ? day : day - 7)
    }
  }

  private static func ordinal(_ year: Int, _ month: Int) -> Int {
    Day(year: year, month: month, day: 1)?.ordinal ?? 0
  }
}
