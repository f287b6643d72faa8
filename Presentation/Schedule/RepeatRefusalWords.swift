import Domain

extension RepeatWords {
  /// Why a rule is not accepted, and what would be.
  func refused(_ refusal: RepeatRefusal) -> String {
    switch refusal {
    case .notUnderstood:
      say(
        "언제 반복하는지 알 수 없어요. 매주 월수금, 매월 마지막 금요일, 3일마다, 매년 음력처럼 적어 주세요.",
        "How it repeats was not understood. Write weekly, every 2 weeks on mon and wed, monthly on the last friday, or every 3 days."
      )
    case .tooLong:
      say("반복 규칙은 1,000바이트까지 적을 수 있어요.", "A rule of repeating has at most 1,000 bytes.")
    case .frequencyMissing:
      say(
        "규칙에 FREQ가 없어요. FREQ=WEEKLY;BYDAY=MO처럼 적어 주세요.",
        "The rule has no FREQ. Write it like FREQ=WEEKLY;BYDAY=MO.")
    case .finerThanDay:
      say("하루에 여러 번 반복할 수는 없어요.", "Nothing can repeat more often than once a day.")
    case .unknownPart:
      say("규칙에 알 수 없는 부분이 있어요.", "The rule has a part that does not exist.")
    case .otherCalendar:
      say(
        "다른 달력의 규칙(RSCALE)은 알 수 없어요. 음력은 매년 음력이라고 적어 주세요.",
        "Rules of other calendars (RSCALE) are not known. For the lunar calendar write lunar.")
    case .neverOccurs:
      say("그 규칙에 맞는 날은 한 번도 오지 않아요.", "No day ever fits that rule.")
    case .endsBeforeStart:
      say("반복이 시작하기 전에 끝나요.", "It would end before it begins.")
    case .outsideLunarCalendar:
      say(
        "음력은 1900년 1월 31일부터 2050년까지만 알 수 있어요.",
        "The lunar calendar is known from 31 January 1900 to 2050.")
    case .unknownFrequency, .partTwice, .wrongValue, .outOfRange, .countAndUntil,
      .ordinalWithoutMonth, .partDoesNotFit, .nothingToChooseFrom:
      refusedPart(refusal)
    }
  }

  private func refusedPart(_ refusal: RepeatRefusal) -> String {
    switch refusal {
    case .unknownFrequency:
      say(
        "FREQ에는 DAILY, WEEKLY, MONTHLY, YEARLY만 적을 수 있어요.",
        "FREQ is one of DAILY, WEEKLY, MONTHLY and YEARLY.")
    case .partTwice(let part):
      say("\(part.rawValue) 부분이 두 번 있어요.", "\(part.rawValue) stands there twice.")
    case .wrongValue(let part):
      say(
        "\(part.rawValue) 뒤에 적은 것을 알 수 없어요.",
        "What stands behind \(part.rawValue) was not understood.")
    case .outOfRange(let part):
      say("\(part.rawValue)의 숫자가 범위를 벗어났어요.", "A number of \(part.rawValue) is out of range.")
    case .countAndUntil:
      say(
        "횟수(COUNT)와 마지막 날(UNTIL) 가운데 하나만 적을 수 있어요.",
        "It ends either after so many times (COUNT) or on a day (UNTIL), not both.")
    case .ordinalWithoutMonth:
      say(
        "몇째 요일인지는 매월이나 매년 반복할 때만 적을 수 있어요.",
        "Only a month or a year has a second Monday, so FREQ has to be MONTHLY or YEARLY, without BYWEEKNO."
      )
    case .partDoesNotFit(let part, let frequency):
      say(
        "\(part.rawValue) 부분은 FREQ=\(frequency.rawValue)와 같이 쓸 수 없어요.",
        "\(part.rawValue) has no sense with FREQ=\(frequency.rawValue).")
    case .nothingToChooseFrom:
      say(
        "BYSETPOS만으로는 고를 날이 없어요. BYDAY 같은 부분과 같이 적어 주세요.",
        "BYSETPOS chooses from the days of another part, such as BYDAY, and there is none.")
    case .notUnderstood, .tooLong, .frequencyMissing, .finerThanDay,
      .unknownPart, .otherCalendar, .neverOccurs, .endsBeforeStart, .outsideLunarCalendar:
      refused(refusal)
    }
  }
}
