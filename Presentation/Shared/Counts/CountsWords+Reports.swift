import Domain
import PresentationKit
import TextUI

/// The errors of counters.
extension CountsWords {
  func report(_ error: CountsFailure) -> Report {
    switch error {
    case .badTag(let text):
      Report(
        code: "badTag",
        message: Hashtag.tag(text) != nil
          ? TagWords(language: language).tooLong(TagList.longest.count)
          : say(
            "\(Particle.topic.after("‘\(Printable.brief(text))’")) 태그가 아니에요. 띄어쓰기 없이 글자로 적어 주세요.",
            "“\(Printable.brief(text))” is not a tag. A tag is one word with letters."),
        field: "TAG", status: .refused)
    case .badAmount(let text):
      Report(
        code: "badAmount",
        message: say(
          "‘\(Printable.brief(text))’만큼은 셀 수 없어요. 3이나 5.2처럼 소수점 아래 세 자리까지 적어 주세요.",
          "“\(Printable.brief(text))” is not an amount. Write 3 or 5.2, with at most three decimal places."
        ),
        field: "N", status: .refused)
    case .badUnit(let refusal): report(refusal)
    case .badGoal(let refusal):
      Report(code: "badGoal", message: message(refusal), field: "N", status: .refused)
    case .unknown(let reference, let nearest):
      Report(
        code: "unknownCounter",
        message: say(
          "‘\(Printable.brief(reference))’ 태그는 세고 있지 않아요. `haru counts`로 모두 볼 수 있어요.",
          "“\(Printable.brief(reference))” is not counted. `haru counts` shows what is.")
          + NearestWords(language).sentence(nearest),
        field: "TAG", status: .notFound)
    case .ambiguous(let reference, let counters):
      Report(
        code: "ambiguous",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 태그가 여럿이에요. 태그를 다 적어 주세요.",
          "Several counters match “\(Printable.brief(reference))”. Type the whole tag."),
        field: "TAG", status: .usage, candidates: counters.map { name($0) }, ids: nil)
    case .nothing(let tag, let day):
      Report(
        code: "nothingCounted",
        message: say(
          "#\(tag): \(CalendarWords.day(day, in: language))에는 센 것이 없어요.",
          "Nothing of #\(tag) is counted on \(CalendarWords.day(day, in: language))."),
        field: "on", status: .notFound)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  /// The refusal of an amount on a coming day.
  var isAhead: Report {
    refused(
      "dayToCome", "on", "아직 오지 않은 날은 셀 수 없어요.", "Nothing can be counted on a day that is to come.")
  }

  private func message(_ refusal: GoalRefusal) -> String {
    switch refusal {
    case .notAnAmount(let text):
      say(
        "\(Particle.topic.after("‘\(Printable.brief(text))’")) 목표가 될 수 없어요. 8이나 2.5처럼 적어 주세요.",
        "“\(Printable.brief(text))” cannot be a goal. Write a number such as 8 or 2.5.")
    case .zero: say("목표는 0보다 커야 해요.", "A goal is more than 0.")
    case .tooOften(let most):
      most == 1
        ? say(
          "--times는 하루를 한 번으로 세니 `--per week`와 함께 써 주세요.", "With --times, a day counts once.")
        : say("한 주는 \(most)일이라 \(most)까지만 정할 수 있어요.", "A week has \(most) days.")
    }
  }

  private func report(_ refusal: TextRefusal) -> Report {
    switch refusal {
    case .tooLong(let limit):
      Report(
        code: "unitTooLong",
        message: say("단위는 \(limit)글자까지예요.", "A unit can have at most \(limit) characters."),
        field: "unit", status: .refused)
    case .empty, .controlCharacter:
      Report(
        code: "controlCharacter",
        message: say(
          "단위에는 줄바꿈이나 제어 문자를 넣을 수 없어요.",
          "A unit is one line, without line breaks or control characters."),
        field: "unit", status: .refused)
    }
  }
}

extension CountsFailure: Reported {
  func report(_ language: Language) -> Report { CountsWords(language: language).report(self) }
}
