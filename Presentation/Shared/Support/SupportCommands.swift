import Domain
package import PresentationKit

/// The commands about the program itself.
package enum SupportCommand: Equatable, Sendable {
  case news
  /// Shows the page for assistants and scripts.
  case agents
  /// Shows the newest version number.
  case latest
  case feedback(InquiryKind, printsOnly: Bool)
  /// Opens the rating page.
  case rate
  case page(SupportPage)
  case cache
  case clearCache
  case tutorial(TutorialSubject)
}

package enum SupportCommands {
  package static let all = [tutorial, news, agents, feedback, about, cache, clearCache]

  private static let tutorial = CommandSpec(
    "tutorial", Phrase("사용법 보기", "show the tutorial"),
    arguments: [ArgumentSpec("PART", isOptional: true)],
    examples: ["tutorial", "tutorial people"]
  ) { (read) throws(ArgumentParseError) in
    guard let word = read.words["PART"] else { return SupportCommand.tutorial(.everything) }
    guard let subject = TutorialSubject.allCases.first(where: { $0.name == word }) else {
      throw .notAChoice(option: "PART", value: word, DailyPart.allCases.map(\.rawValue))
    }
    return SupportCommand.tutorial(subject)
  }

  private static let news = CommandSpec(
    "news", Phrase("이 버전의 새 소식 보기", "show the new features of this version"), examples: ["news"]
  ) { _ in SupportCommand.news }

  private static let agents = CommandSpec(
    "agents", Phrase("AI 비서와 스크립트를 위한 안내 보기", "show how assistants and scripts use Haru"),
    examples: ["agents"]
  ) { _ in SupportCommand.agents }

  private static let feedback = CommandSpec(
    "feedback", Phrase("문의하거나 평가 남기기", "write to the makers of Haru, or rate Haru"),
    options: [
      OptionSpec(
        "about", "KIND", Phrase("의견의 종류", "topic of the letter"),
        choices: InquiryKind.allCases.map(\.rawValue)),
      OptionSpec(
        "print", nil,
        Phrase("메일 프로그램을 열지 않고 내용만 출력하기", "print the letter instead of opening a mail program")),
      OptionSpec(
        "rate", nil, Phrase("평가를 남길 페이지 열기", "open the page to rate Haru"),
        isHidden: SupportAddresses.known.page == nil),
    ],
    examples: ["feedback --print", "feedback --about bug --print"]
  ) { (read) throws(ArgumentParseError) in
    if read.has("rate") {
      for option in ["about", "print"] where read.has(option) {
        throw .contradiction("rate", option)
      }
      return SupportCommand.rate
    }
    return SupportCommand.feedback(
      read.value("about").flatMap(InquiryKind.init(rawValue:)) ?? .question,
      printsOnly: read.has("print"))
  }

  private static let about = CommandSpec(
    "about",
    Phrase(
      "‘하루’ 소개, 개인정보, 약관, 라이선스, 고마운 분들",
      "show information about Haru, privacy, terms and licences"),
    arguments: [ArgumentSpec("PAGE", isOptional: true)],
    examples: ["about", "about privacy", "about licences"]
  ) { (read) throws(ArgumentParseError) in
    guard let word = read.words["PAGE"] else { return SupportCommand.page(.about) }
    guard let page = SupportPage(rawValue: word) else {
      throw .notAChoice(option: "PAGE", value: word, SupportPage.allCases.map(\.rawValue))
    }
    return SupportCommand.page(page)
  }

  private static let cache = CommandSpec(
    "cache show", Phrase("캐시 크기 보기", "show the size of the cache"),
    examples: ["cache", "cache show"],
    answersAlone: true
  ) { _ in SupportCommand.cache }

  private static let clearCache = CommandSpec(
    "cache clear", Phrase("캐시 비우기", "empty the cache"), examples: ["cache clear"]
  ) { _ in SupportCommand.clearCache }
}
