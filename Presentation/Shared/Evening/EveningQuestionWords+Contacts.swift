import Domain
import PresentationKit
import TextUI

/// Questions about contacts that the user began and has not recorded yet.
extension EveningQuestionWords {
  func pending(_ waiting: WaitingReview) -> String {
    let name = Printable.brief(waiting.person.calledName)
    let when = when(waiting.pending.at)
    return switch waiting.pending.channel {
    case .call: call(name, when)
    case .message: message("문자", name, when)
    case .messenger: message("카톡", name, when)
    case .met: meeting(name, when)
    }
  }

  /// Returns when a contact was begun: `저녁에`, `at 19:00`, `어제`, `yesterday`.
  private func when(_ at: Now) -> String {
    guard at.day == day else { return earlier(at.day) }
    return language.isKorean ? ClockWords.partOfDay(at.time.hour) + "에" : "at " + clock(at)
  }

  private func call(_ name: String, _ when: String) -> String {
    choose([
      Phrase(
        "\(when) \(name)한테 전화했죠. 통화는 됐어요?", "You called \(name) \(when). How did it go?"),
      Phrase("\(name)한테 건 전화, 어떻게 됐어요?", "How was the call with \(name)?"),
      Phrase(
        "\(when) \(name)한테 전화했죠. 무슨 얘기 했어요?",
        "You called \(name) \(when). What did you talk about?"),
      Phrase(
        "\(name)한테 전화했죠. 얘기 좀 나눴어요?", "You called \(name) \(when). Did you get through?"),
      Phrase(
        "\(when) \(name)한테 건 전화 얘기, 좀 들려줘요.", "Tell me about the call with \(name) \(when)."),
    ])
  }

  /// Returns the question about a message; `noun` is the Korean word for it.
  private func message(_ noun: String, _ name: String, _ when: String) -> String {
    choose([
      Phrase(
        "\(when) \(name)한테 \(noun) 보냈죠. 답은 왔어요?",
        "You wrote to \(name) \(when). How did it go?"),
      Phrase("\(name)한테 보낸 \(noun), 답장 받았어요?", "Did \(name) answer your message?"),
      Phrase(
        "\(when) \(name)한테 \(noun) 보냈죠. 뭐라고 왔어요?",
        "You wrote to \(name) \(when). What was the answer?"),
      Phrase(
        "\(name)한테 \(noun) 보냈죠. 얘기는 잘 됐어요?", "How did your message to \(name) go?"),
      Phrase(
        "\(when) \(name)한테 보낸 \(noun) 얘기, 좀 들려줘요.",
        "Tell me about your message to \(name) \(when)."),
    ])
  }

  private func meeting(_ name: String, _ when: String) -> String {
    let with = Particle.along.after(name)
    return choose([
      Phrase("\(when) \(with) 만났죠. 어땠어요?", "You met \(name) \(when). How was it?"),
      Phrase("\(with) 만난 건 어땠어요?", "How was it with \(name)?"),
      Phrase(
        "\(when) \(with) 만났죠. 무슨 얘기 했어요?",
        "You met \(name) \(when). What did you talk about?"),
      Phrase("\(with) 만나서 뭐 했어요?", "What did you and \(name) do?"),
      Phrase("\(when) \(with) 만난 얘기, 좀 들려줘요.", "Tell me about meeting \(name) \(when)."),
    ])
  }
}
