/// One of the twenty-four terms into which the sun's way divides the year (solar terms), fifteen
/// degrees each, in the order of the civil year.
public enum SolarTerm: Int, CaseIterable, Sendable {
  /// 소한, 대한, 입춘, 우수, 경칩, 춘분.
  case minorCold, majorCold, springBegins, rainWater, insectsWake, springEquinox
  /// 청명, 곡우, 입하, 소만, 망종, 하지.
  case clearAndBright, grainRain, summerBegins, grainFills, grainInEar, summerSolstice
  /// 소서, 대서, 입추, 처서, 백로, 추분.
  case minorHeat, majorHeat, autumnBegins, heatEnds, whiteDew, autumnEquinox
  /// 한로, 상강, 입동, 소설, 대설, 동지.
  case coldDew, frostFalls, winterBegins, minorSnow, majorSnow, winterSolstice

  /// The years whose terms are known to the day.
  public static let years = SolarTermDays.years

  /// The sun's apparent longitude in degrees at its moment: 315 for 입춘, 0 for 춘분.
  public var longitude: Int { (285 + 15 * rawValue) % 360 }

  /// The month of the civil year in which it always lies.
  public var month: Int { rawValue / 2 + 1 }

  /// The day in Korea on which the sun gets there; nothing outside the tables.
  public func day(in year: Int) -> Day? { SolarTermDays.day(of: self, in: year) }

  /// The term that lies on a day; nothing on most days, and outside the tables.
  public static func on(_ day: Day) -> SolarTerm? {
    let (year, month, _) = day.parts
    return [2 * month - 2, 2 * month - 1].compactMap(SolarTerm.init(rawValue:))
      .first { $0.day(in: year) == day }
  }

  /// The days of all twenty-four in a year, in their order; nothing outside the tables.
  public static func days(in year: Int) -> [SolarTermDay]? {
    guard years.contains(year) else { return nil }
    return allCases.compactMap { term in
      term.day(in: year).map { SolarTermDay(term: term, day: $0) }
    }
  }
}

/// A term and its day in some year.
public struct SolarTermDay: Hashable, Sendable {
  /// The term.
  public let term: SolarTerm
  /// Its day.
  public let day: Day

  /// Names a term and its day.
  public init(term: SolarTerm, day: Day) {
    self.term = term
    self.day = day
  }
}
