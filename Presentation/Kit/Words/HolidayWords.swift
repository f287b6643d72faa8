package import Domain
import TextUI

/// Names of public holidays: translated names of the Korean holidays, and the names given in a holiday file.
package struct HolidayWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the name of a holiday. A name from a holiday file is cut to 40 characters on one line.
  package func name(of holiday: HolidayName) -> String {
    switch holiday {
    case .itself(let day): name(day)
    case .dayBefore(let day): say("\(name(day)) 연휴", "the day before \(name(day))")
    case .dayAfter(let day): say("\(name(day)) 연휴", "the day after \(name(day))")
    case .substitute(let days): substitute(days.map(name).joined(separator: isPlain ? ", " : "·"))
    case .election(let election): name(election)
    case .extra(let extra): name(extra)
    case .named(let name): Printable.brief(name)
    }
  }

  private func substitute(_ names: String) -> String {
    say("대체공휴일(\(names))", "substitute holiday for \(names)")
  }

  func name(_ day: YearlyHoliday) -> String {
    switch day {
    case .newYear: say("신정", "New Year's Day")
    case .seollal: say("설날", "Seollal")
    case .independenceMovement: say("삼일절", "Independence Movement Day")
    case .arbor: say("식목일", "Arbor Day")
    case .labour: say("노동절", "Labour Day")
    case .children: say("어린이날", "Children's Day")
    case .buddha: say("부처님오신날", "Buddha's Birthday")
    case .memorial: say("현충일", "Memorial Day")
    case .constitution: say("제헌절", "Constitution Day")
    case .liberation: say("광복절", "Liberation Day")
    case .chuseok: say("추석", "Chuseok")
    case .foundation: say("개천절", "National Foundation Day")
    case .hangul: say("한글날", "Hangul Day")
    case .christmas: say("성탄절", "Christmas Day")
    }
  }

  private func name(_ election: Election) -> String {
    switch election {
    case .presidential: say("대통령 선거일", "presidential election")
    case .nationalAssembly: say("국회의원 선거일", "National Assembly election")
    case .local: say("지방 선거일", "local elections")
    }
  }

  func name(_ extra: ExtraHoliday) -> String {
    switch extra {
    case .worldCup: say("임시공휴일(월드컵)", "public holiday for the World Cup")
    case .seventyYearsOfLiberation:
      say("임시공휴일(광복 70주년)", "public holiday for 70 years of liberation")
    case .longerRest: say("임시공휴일", "temporary public holiday")
    case .armedForces: say("국군의 날", "Armed Forces Day")
    }
  }
}
