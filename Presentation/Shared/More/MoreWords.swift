import PresentationKit

/// Messages of the More screen.
struct MoreWords: KeyWords {
  let language: Language

  var title: String { ShellWords(language).title(.more) }
  var clear: String { say("비우기", "empty cache") }

  var clearTitle: String { say("캐시를 비울까요?", "Empty the cache?") }
  func clearText(_ size: String) -> String {
    say(
      "저장해 둔 책 검색 결과와 표지 \(size)를 지워요. 다시 찾으면 새로 받아 와요.",
      "This deletes \(size) of saved search results and covers. Haru downloads them again "
        + "when you search."
    )
  }

  var tutorialTitle: String { say("어떤 사용법을 볼까요?", "Which tutorial?") }
  func subject(_ subject: TutorialSubject) -> String {
    switch subject {
    case .everything: say("처음부터", "from the beginning")
    case .part(let part): part.entry.name(language)
    }
  }

  var feedbackTitle: String { say("어떤 의견을 보낼까요?", "What is your feedback about?") }
  func feedback(_ kind: InquiryKind) -> String {
    kind == .typo ? say("글귀의 오타", "a typo in a saying") : kind.name(language)
  }
}
