import Domain
import PresentationKit
import TextUI

/// The messages before and after the questions of an evening. Neighbouring days have different wordings.
struct EveningWords: Words {
  let language: Language

  /// Returns the wording of a day. `turn` counts the uses of the same wordings on that day.
  static func turn(
    _ day: Day, _ wordings: [Phrase], _ language: Language, _ turn: Int = 0
  ) -> String {
    wordings[DayRotation.index(of: day, among: wordings.count, turn: turn)](language)
  }

  func turn(_ day: Day, _ wordings: [Phrase]) -> String { Self.turn(day, wordings, language) }

  /// The instructions that are shown on the user's first evening.
  var howItWorks: String {
    say(
      "한 줄씩 편하게 답해 주세요. Enter만 누르면 건너뛰고, ?는 설명, q는 끝내기예요. 답은 바로 저장돼요.",
      "Answer each question with a line. Enter skips it, ? explains it, and q ends the evening. "
        + "Every answer is saved at once.")
  }

  /// Returns the label of a question in plain lines.
  func question(_ number: Int) -> String { say("질문 \(number)", "Question \(number)") }

  func nothingLeft(_ facts: EveningFacts) -> String {
    facts.isToday
      ? say("오늘 이야기는 벌써 다 들었어요.", "You have told me everything about today.")
      : say("그날은 더 물어볼 게 없어요.", "There is nothing left to ask about that day.")
  }

  /// The hint about undo after an evening with answers.
  var howToUndo: String {
    say("`haru undo`를 실행하면 이번 답을 모두 되돌려요.", "`haru undo` reverses all answers of this evening.")
  }

  // MARK: Lines

  /// Returns a text with the word for tomorrow before it.
  func tomorrow(_ text: String) -> String { say("내일 \(text)", "tomorrow \(text)") }

  /// Returns what a question accepts, with an example.
  func explain(_ code: EveningQuestion.Code) -> String {
    switch code {
    case .birthday: EveningOfferWords(language).explainsBirthday
    case .met:
      say(
        "만났으면 연락으로 적을게요. 예: `네, 옛날 이야기로 한참 웃었어요` 또는 `아니요`.",
        "A yes records the meeting as a contact. Example: `yes, we talked for hours`, or `no`.")
    case .pending:
      say(
        "어땠는지 적으면 연락 메모가 돼요. 예: `새 회사 이야기를 들었어요`. 연락하지 못했으면 `아니요`.",
        "Your words become the note of the contact. Example: `she told me about her new job`. "
          + "If it did not happen, answer `no`.")
    case .yesterday:
      say(
        "기억나는 것을 적으면 일기가 돼요. 예: `3층 자리였는데 소리가 좋았다`.",
        "Your words become a diary entry. Example: `our seats were high up, but the sound was "
          + "good`."
      )
    case .reading:
      say(
        "지금 펼친 쪽이나 퍼센트를 적어 주세요. 예: `120` 또는 `45%`.",
        "Enter the page or the percentage that you reached. Example: `120` or `45%`.")
    case .note:
      say(
        "`네`면 그대로 두고, `아니요`면 지우고, `했어`면 끝낸 것으로 표시해요.",
        "`yes` keeps the note, `no` removes it, and `done` ticks it off.")
    case .habits:
      say(
        "한 것을 적어 주세요. 예: `물 3, 달리기 5`. `네`면 남은 것을 모두 한 걸로 적어요.",
        "Enter what you did. Example: `water 3, run 5`. `yes` fills up all goals.")
    case .mood:
      say(
        "1부터 100까지의 숫자에 말을 덧붙여도 돼요. 예: `72 오랜만에 푹 잤다`.",
        "Enter a number from 1 to 100, with words if you like. Example: `72 slept well at last`.")
    case .sentence:
      say(
        "무엇이든 한 문장이면 일기가 돼요. 예: `퇴근길에 첫눈을 봤다`.",
        "Any sentence becomes a diary entry. Example: `saw the first snow on the way home`.")
    case .tomorrow:
      say(
        "내일 할 일을 적으면 일정이 돼요. 예: `3시 치과`. 없으면 Enter를 누르세요.",
        "Your line becomes an event of tomorrow. Example: `dentist at 3pm`. Enter skips the "
          + "question.")
    }
  }

  // MARK: Today

  /// The label of the evening on the Today screen.
  var invitation: String { say("오늘 하루 돌아보기", "look back on the day") }

  /// Returns the line of `haru today` that offers the evening.
  var offer: String { invitation + " · haru evening" }

  // MARK: Refusals

  var dayToCome: Report {
    Report(
      code: "dayToCome",
      message: say(
        "아직 오지 않은 날은 돌아볼 수 없어요. 오늘이나 지난 날을 골라 주세요.",
        "This day has not come yet. Choose today or a past day."),
      field: "day", status: .refused)
  }
}
