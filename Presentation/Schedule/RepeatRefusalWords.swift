import Domain
import PresentationKit

extension RepeatWords {
  /// Explains why a repeat rule is refused, and what would be accepted.
  func refused(_ refusal: RepeatRefusal) -> String {
    switch refusal {
    case .notUnderstood:
      say(
        "언제 반복하는지 알 수 없어요. 매주 월수금, 매월 마지막 금요일, 3일마다, 매년 음력처럼 적어 주세요.",
        "Haru does not understand this repeat rule. Examples: weekly, every 2 weeks on mon and wed, monthly on the last friday, every 3 days."
      )
    case .tooLong:
      say("반복 규칙은 1,000바이트까지 적을 수 있어요.", "A repeat rule can be at most 1,000 bytes long.")
    case .frequencyMissing:
      say(
        "규칙에 FREQ가 없어요. FREQ=WEEKLY;BYDAY=MO처럼 적어 주세요.",
        "The rule has no FREQ. Example: FREQ=WEEKLY;BYDAY=MO.")
    case .finerThanDay:
      say("하루에 여러 번 반복할 수는 없어요.", "An event cannot repeat more than once a day.")
    case .unknownPart:
      say("규칙에 알 수 없는 부분이 있어요.", "The rule contains an unknown part.")
    case .otherCalendar:
      say(
        "다른 달력의 규칙(RSCALE)은 지원하지 않아요. 음력으로 반복하려면 ‘매년 음력’이라고 적어 주세요.",
        "Haru does not support rules for other calendars (RSCALE). For the lunar calendar, type lunar."
      )
    case .neverOccurs:
      say("이 규칙에 맞는 날이 없어요.", "No day ever matches this rule.")
    case .endsBeforeStart:
      say("반복이 끝나는 날이 시작하는 날보다 빨라요.", "The repeat ends before it starts.")
    case .outsideLunarCalendar:
      say(
        "음력 날짜는 1900년 1월 31일부터 2050년까지만 계산할 수 있어요.",
        "Haru only knows the lunar calendar from 31 January 1900 to 2050.")
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
        "FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.")
    case .partTwice(let part):
      say("\(part.rawValue) 부분이 두 번 있어요.", "Use \(part.rawValue) only once.")
    case .wrongValue(let part):
      say(
        "\(part.rawValue) 뒤의 값을 읽지 못했어요.",
        "Haru does not understand the value of \(part.rawValue).")
    case .outOfRange(let part):
      say("\(part.rawValue)의 숫자가 범위를 벗어났어요.", "A number in \(part.rawValue) is out of range.")
    case .countAndUntil:
      say(
        "횟수(COUNT)와 마지막 날(UNTIL) 중 하나만 적을 수 있어요.",
        "Use either a number of times (COUNT) or a last day (UNTIL), not both.")
    case .ordinalWithoutMonth:
      say(
        "몇째 요일인지(2MO)는 BYWEEKNO 없이 매월이나 매년 반복할 때만 적을 수 있어요.",
        "A weekday with a number (2MO) needs FREQ=MONTHLY or FREQ=YEARLY, without BYWEEKNO."
      )
    case .partDoesNotFit(let part, let frequency):
      say(
        "\(part.rawValue) 부분은 FREQ=\(frequency.rawValue)와 함께 사용할 수 없어요.",
        "\(part.rawValue) cannot be used with FREQ=\(frequency.rawValue).")
    case .nothingToChooseFrom:
      say(
        "BYSETPOS만으로는 고를 날이 없어요. BYDAY 같은 부분도 함께 적어 주세요.",
        "BYSETPOS needs another part to choose from, such as BYDAY.")
    case .notUnderstood, .tooLong, .frequencyMissing, .finerThanDay,
      .unknownPart, .otherCalendar, .neverOccurs, .endsBeforeStart, .outsideLunarCalendar:
      refused(refusal)
    }
  }
}
