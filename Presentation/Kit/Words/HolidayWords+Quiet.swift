import Domain
import TextUI

/// Names of the days on which nobody is off, and of the changes of the clocks.
extension HolidayWords {
  func name(of day: QuietDay) -> String {
    switch day {
    case .firstFullMoon: say("정월대보름", "First Full Moon")
    case .arbor: name(YearlyHoliday.arbor)
    case .coldFood: say("한식", "Hansik")
    case .parents: say("어버이날", "Parents' Day")
    case .teachers: say("스승의 날", "Teachers' Day")
    case .comingOfAge: say("성년의 날", "Coming-of-Age Day")
    case .couples: say("부부의 날", "Couples' Day")
    case .dano: say("단오", "Dano")
    case .firstHeat: say("초복", "Chobok")
    case .middleHeat: say("중복", "Jungbok")
    case .lastHeat: say("말복", "Malbok")
    case .chilseok: say("칠석", "Chilseok")
    case .armedForces: name(ExtraHoliday.armedForces)
    case .pepero: say("빼빼로데이", "Pepero Day")
    case .entranceExam: say("수능", "Suneung")
    case .valentine: say("밸런타인데이", "Valentine's Day")
    case .white: say("화이트데이", "White Day")
    case .halloween: say("핼러윈", "Halloween")
    case .newYear: name(YearlyHoliday.newYear)
    case .stPatrick: say("성 패트릭의 날", "St Patrick's Day")
    case .mothers: say("어머니의 날", "Mother's Day")
    case .goodFriday: say("성금요일", "Good Friday")
    case .easter: say("부활절", "Easter")
    case .fathers: say("아버지의 날", "Father's Day")
    case .bonfire: say("본파이어 나이트", "Bonfire Night")
    case .thanksgiving: say("추수감사절", "Thanksgiving")
    case .christmasEve: say("크리스마스이브", "Christmas Eve")
    case .christmas: name(YearlyHoliday.christmas)
    case .boxing: say("박싱 데이", "Boxing Day")
    case .newYearsEve: say("한 해의 마지막 날", "New Year's Eve")
    }
  }

  /// Names a change of the clocks by a number of seconds, which is negative if they go back.
  func clocks(by seconds: Int) -> String {
    seconds > 0 ? say("서머타임 시작", "clocks go forward") : say("서머타임 끝", "clocks go back")
  }
}
