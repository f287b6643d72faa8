import Domain

/// What the command line can ask of the program about itself.
enum SupportCommand: Equatable, Sendable {
  case notice
  /// Which version is the newest.
  case latest
  case inquiry(InquiryKind, printsOnly: Bool)
  case rate
  case page(SupportPage)
  case cache
  case clearCache
  case tutorial(TutorialSubject)
}

/// The commands about the program itself as data.
enum SupportCommands {
  static let all = [tutorial, notice, inquiry, rate, about, cache, clearCache]

  private static let tutorial = CommandSpec(
    "tutorial", Phrase("쓰는 법 보기", "read again how things are done"),
    arguments: [ArgumentSpec("PART", isOptional: true)],
    examples: ["tutorial", "tutorial people"]
  ) { (read) throws(UsageError) in
    guard let word = read.words["PART"] else { return SupportCommand.tutorial(.everything) }
    guard let subject = TutorialSubject.allCases.first(where: { $0.name == word }) else {
      throw .notAChoice(option: "PART", value: word, DailyPart.allCases.map(\.rawValue))
    }
    return SupportCommand.tutorial(subject)
  }

  private static let notice = CommandSpec(
    "notice", Phrase("공지사항과 달라진 것 보기", "read what is new"), examples: ["notice"]
  ) { _ in SupportCommand.notice }

  private static let inquiry = CommandSpec(
    "inquiry", Phrase("만든 이에게 편지 쓰기", "write to the people behind Haru"),
    options: [
      OptionSpec(
        "about", "KIND", Phrase("무엇에 대한 편지인지", "what the letter is about"),
        choices: InquiryKind.allCases.map(\.rawValue)),
      OptionSpec("print", nil, Phrase("메일 프로그램을 열지 않고 보여 주기", "show it and open no mail program")),
    ],
    examples: ["inquiry --print", "inquiry --about bug --print"]
  ) { read in
    SupportCommand.inquiry(
      read.value("about").flatMap(InquiryKind.init(rawValue:)) ?? .question,
      printsOnly: read.has("print"))
  }

  private static let rate = CommandSpec(
    "rate", Phrase("평가 남기기", "leave a word about Haru"), examples: ["rate"],
    isHidden: SupportPlaces.known.page == nil
  ) { _ in SupportCommand.rate }

  private static let about = CommandSpec(
    "about", Phrase("하루, 개인정보, 약관, 라이선스, 고마운 분들", "Haru, privacy, terms, licences, thanks"),
    arguments: [ArgumentSpec("PAGE", isOptional: true)],
    examples: ["about", "about privacy", "about licences"]
  ) { (read) throws(UsageError) in
    guard let word = read.words["PAGE"] else { return SupportCommand.page(.about) }
    guard let page = SupportPage(rawValue: word) else {
      throw .notAChoice(option: "PAGE", value: word, SupportPage.allCases.map(\.rawValue))
    }
    return SupportCommand.page(page)
  }

  private static let cache = CommandSpec(
    "cache show", Phrase("캐시 크기 보기", "show how much room the cache takes"),
    examples: ["cache", "cache show"],
    answersAlone: true
  ) { _ in SupportCommand.cache }

  private static let clearCache = CommandSpec(
    "cache clear", Phrase("캐시 비우기", "empty the cache"), examples: ["cache clear"]
  ) { _ in SupportCommand.clearCache }
}
