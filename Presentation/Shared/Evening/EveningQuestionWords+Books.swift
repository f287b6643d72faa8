import Domain
import PresentationKit
import TextUI

/// Questions about the books being read.
extension EveningQuestionWords {
  func reading(_ progress: BookProgress, _ streak: Int) -> String {
    let title = inMarks(progress.book.facts.title.text)
    let isPercent = progress.book.facts.pages == nil
    // How Korean asks for the position.
    let many = isPercent ? "몇 퍼센트" : "몇 쪽"
    return progress.book.total == 0
      ? unopened(title, many) : begun(progress, title, many, isPercent, streak)
  }

  private func unopened(_ title: String, _ many: String) -> String {
    choose([
      Phrase(
        "\(title), \(here) 펼쳐 봤어요? \(many)까지 읽었어요?",
        "Did you open \(title) \(here)? How far did you get?"),
      Phrase(
        "\(title), 시작했어요? 읽었으면 \(many)까지인지 알려 줘요.",
        "Have you started \(title)? If so, where are you now?"),
      Phrase("\(title) 첫 장은 넘겼어요?", "Did you read the first pages of \(title)?"),
      Phrase(
        "아직 안 펼친 \(title), \(here)은 좀 읽었어요?",
        "\(title) is still new. Did you read some of it \(here)?"),
      Phrase(
        "\(Particle.topic.after(title)) \(many)까지 읽었어요?", "How far are you in \(title)?"),
    ])
  }

  private func begun(
    _ progress: BookProgress, _ title: String, _ many: String, _ isPercent: Bool, _ streak: Int
  ) -> String {
    let total = progress.book.total
    let left = progress.book.end - total
    let unit = isPercent ? "%" : "쪽"
    let isKorean = language.isKorean
    let reached = isKorean ? "\(total)\(unit)" : isPercent ? "\(total)%" : "page \(total)"
    let at = isPercent ? "at \(reached)" : "on \(reached)"
    let pages = left == 1 ? "1 page" : "\(left) pages"
    let rest = isKorean ? "\(left)\(unit)" : isPercent ? "\(left)%" : pages
    return choose([
      Phrase(
        "\(title), \(here) 좀 읽었어요? \(reached)까지 읽었죠.",
        "Any further with \(title)? You were \(at)."),
      Phrase(
        "\(Particle.topic.after(title)) 어디까지 읽었어요? 지난번엔 \(reached)까지였죠.",
        "How far did you get in \(title)? Last time you were \(at)."),
      Phrase(
        "\(title), 이제 \(rest) 남았네요. \(here)은 \(many)까지 읽었어요?",
        "\(title) has \(rest) left. Where are you now?"),
      Phrase(
        "지난번에 \(title) \(reached)까지 읽었죠. \(here) 더 읽었어요?",
        "You left \(title) at \(reached). Did you read on \(here)?"),
      Phrase(
        "\(title), 책갈피는 지금 어디쯤이에요? \(reached)까지 읽었죠.",
        "Where is the bookmark in \(title) now? It was \(at)."),
      Phrase(
        "\(here) \(title) 펼쳤어요? 지난번엔 \(reached)에서 덮었죠.",
        "Did you open \(title) \(here)? You stopped at \(reached)."),
      streak > 1
        ? Phrase(
          "\(streak)일 내리 읽었네요. \(title), \(here)은 \(many)까지예요?",
          "You have read \(streak) days in a row. Where are you in \(title) now?")
        : Phrase(
          "\(title), \(here)은 \(many)까지 갔어요?", "Where did you get to in \(title) \(here)?"),
    ])
  }
}
