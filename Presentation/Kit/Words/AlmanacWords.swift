import Domain

/// Names of solar terms and dates of the lunar calendar.
struct AlmanacWords: Words {
  let language: Language

  func term(_ term: SolarTerm) -> String {
    switch term {
    case .minorCold: say("소한", "Minor Cold")
    case .majorCold: say("대한", "Major Cold")
    case .springBegins: say("입춘", "Spring Begins")
    case .rainWater: say("우수", "Rain Water")
    case .insectsWake: say("경칩", "Insects Wake")
    case .springEquinox: say("춘분", "Spring Equinox")
    case .clearAndBright: say("청명", "Clear and Bright")
    case .grainRain: say("곡우", "Grain Rain")
    case .summerBegins: say("입하", "Summer Begins")
    case .grainFills: say("소만", "Grain Fills")
    case .grainInEar: say("망종", "Grain in Ear")
    case .summerSolstice: say("하지", "Summer Solstice")
    case .minorHeat: say("소서", "Minor Heat")
    case .majorHeat: say("대서", "Major Heat")
    case .autumnBegins: say("입추", "Autumn Begins")
    case .heatEnds: say("처서", "Heat Ends")
    case .whiteDew: say("백로", "White Dew")
    case .autumnEquinox: say("추분", "Autumn Equinox")
    case .coldDew: say("한로", "Cold Dew")
    case .frostFalls: say("상강", "Frost Falls")
    case .winterBegins: say("입동", "Winter Begins")
    case .minorSnow: say("소설", "Minor Snow")
    case .majorSnow: say("대설", "Major Snow")
    case .winterSolstice: say("동지", "Winter Solstice")
    }
  }

  /// Returns a lunar date: `음력 1월 15일`, `lunar month 1, day 15`.
  func lunarDay(_ day: LunarDay) -> String {
    say(
      "음력 \(day.isLeap ? "윤" : "")\(day.month)월 \(day.day)일",
      "lunar \(day.isLeap ? "leap " : "")month \(day.month), day \(day.day)")
  }
}
