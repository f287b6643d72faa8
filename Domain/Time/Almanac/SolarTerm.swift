/// One of the twenty-four solar terms (절기), which are 15° apart in the sun's longitude, in the order of the civil
/// year.
public enum SolarTerm: Int, CaseIterable, Sendable {
  /// 소한, 대한, 입춘, 우수, 경칩, 춘분.
  case minorCold, majorCold, springBegins, rainWater, insectsWake, springEquinox
  /// 청명, 곡우, 입하, 소만, 망종, 하지.
  case clearAndBright, grainRain, summerBegins, grainFills, grainInEar, summerSolstice
  /// 소서, 대서, 입추, 처서, 백로, 추분.
  case minorHeat, majorHeat, autumnBegins, heatEnds, whiteDew, autumnEquinox
  /// 한로, 상강, 입동, 소설, 대설, 동지.
  case coldDew, frostFalls, winterBegins, minorSnow, majorSnow, winterSolstice

  /// The years for which the days of the terms are known.
  public static let years = SolarTermDays.years

  /// The apparent longitude of the sun in degrees: 315 for 입춘, 0 for 춘분.
  public var longitude: Int { (285 + 15 * rawValue) % 360 }

  /// The civil month of the term, which is the same in every year.
  public var month: Int { rawValue / 2 + 1 }

  /// Returns the day of the term in Korea; nil outside the tables.
  public func day(in year: Int) -> Day? { SolarTermDays.day(of: self, in: year) }

  /// Returns the term that begins on a day; nil if no term does, or if the day is outside the tables.
  public static func on(_ day: Day) -> SolarTerm? {
    let (year, month, _) = day.parts
    return [2 * month - 2, 2 * month - 1].compactMap(SolarTerm.init(rawValue:))
      .first { $0.day(in: year) == day }
  }

  /// Returns the twenty-four terms of a year with their days, in order; nil outside the tables.
  public static func days(in year: Int) -> [SolarTermDay]? {
    guard years.contains(year) else { return nil }
    return allCases.compactMap { term in
      term.day(in: year).map { SolarTermDay(term: term, day: $0) }
    }
  }
}

/// A solar term and its day in some year.
public struct SolarTermDay: Hashable, Sendable {
  public let term: SolarTerm
  public let day: Day

  public init(term: SolarTerm, day: Day) {
    self.term = term
    self.day = day
  }
}
