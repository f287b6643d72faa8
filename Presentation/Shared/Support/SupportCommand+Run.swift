import Domain
import PresentationKit
import TextUI

extension SupportCommand: Command {
  /// Whether `haru watch` may run the command repeatedly; false for commands with side effects outside the store.
  var mayRepeat: Bool {
    switch self {
    case .feedback, .rate, .clearCache: false
    case .news, .agents, .latest, .page, .cache, .tutorial: true
    }
  }

  var isLong: Bool {
    switch self {
    case .news, .agents, .tutorial: true
    // The about page queries the terminal for its rendition.
    case .page, .latest, .feedback, .rate, .cache, .clearCache: false
    }
  }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    try SupportAnswers(
      support: run.support, version: run.runner.version, page: run.page,
      isEncrypted: { isEncrypted(run) }
    ).answer(self)
    if self == .page(.about), !run.page.wantsJSON, !run.page.isPlain,
      let pictures = run.surroundings.pictures
    {
      run.page.line("")
      run.page.line(PictureMethodWords(run.page.language).sentence(pictures()))
    }
    return .done
  }

  /// Whether the data file is encrypted; nil if it is unknown, such as when no profile is signed in.
  private func isEncrypted(_ run: CommandRun) -> Bool? {
    if let borrowed = run.borrowed { return borrowed.encryption?.isOn }
    do throws(OpeningFailure) {
      return try run.surroundings.encryption?(run.options.profile).isOn
    } catch { return nil }
  }
}

/// Runs the commands about the program itself, none of which needs the store.
private struct SupportAnswers {
  let support: Support
  let version: String
  let page: CommandOutput
  let isEncrypted: () -> Bool?

  private var language: Language { page.language }
  private var words: SupportWords { SupportWords(language) }

  func answer(_ command: SupportCommand) throws(Report) {
    switch command {
    case .news: show(SupportWords(language).news(of: version), as: "news")
    case .agents: show(words.agents, as: "agents")
    case .latest: try latest()
    case .page(let name):
      let isEncrypted = name == .privacy ? isEncrypted() : nil
      show(name.text(language, isEncrypted: isEncrypted), as: name.rawValue)
    case .tutorial(let subject): show(TutorialText(subject, language).whole, as: "tutorial")
    case .feedback(let kind, let printsOnly): write(letter(kind), printsOnly: printsOnly)
    case .rate: rate()
    case .cache: try reportSize()
    case .clearCache: try clear()
    }
  }

  private func latest() throws(Report) {
    let latest = try page.done({ words.report($0, of: version) }) { () throws(LatestFailure) in
      try support.latestVersion()
    }
    page.answer(words.compared(version, to: latest)) { json in
      json.member("version", version)
      json.member("latest", latest.description)
    }
  }

  private func letter(_ kind: InquiryKind) -> InquiryLetter {
    InquiryLetter(
      kind: kind, version: version, system: support.surroundings.system,
      terminal: support.surroundings.terminal)
  }

  private func show(_ text: SupportText, as name: String) {
    let lines = text.lines(columns: SupportWords.width).map(\.text)
    let shown = page.isPlain ? text.plainLines : lines
    page.answer(lines: [text.title, ""] + shown) { json in
      json.key("page")
      json.object { json in
        json.member("name", name)
        json.member("title", text.title)
        json.member("text", lines.joined(separator: "\n"))
      }
    }
  }

  /// Opens the letter in a mail program. Prints the letter if no mail program opened it, in read-only mode, or with
  /// `--print`.
  private func write(_ letter: InquiryLetter, printsOnly: Bool) {
    let mail = support.addresses.mail
    var outcome: Opener.Outcome?
    if let mail, !printsOnly, !page.isReadOnly {
      outcome = support.opener.open(.init(kind: .mail, target: letter.mailbox(mail, language)))
    }
    let isOpened = outcome == .opened
    if page.wantsJSON {
      page.answer { json in
        json.key("feedback")
        json.object { json in
          json.member("to", mail)
          json.member("subject", letter.subject(language))
          json.member("body", letter.body(language))
          json.member("opened", isOpened)
        }
      }
      return
    }
    if isOpened { return page.remark(words.letterOpened) }
    if mail == nil, !printsOnly {
      page.remark(words.noMailbox)
    } else if outcome != nil {
      page.remark(words.noMailProgram)
    }
    if let mail { page.line(words.to(mail)) }
    page.line(words.subject(letter.subject(language)))
    page.line("")
    for line in letter.body(language).split(separator: "\n", omittingEmptySubsequences: false) {
      page.line(Printable.line(String(line)))
    }
  }

  private func rate() {
    let url = support.addresses.page
    let isOpened =
      url.map { target in
        !page.isReadOnly && support.opener.open(.init(kind: .web, target: target)) == .opened
      } ?? false
    if page.wantsJSON {
      page.answer { json in
        json.key("feedback")
        json.object { json in
          json.member("page", url)
          json.member("opened", isOpened)
        }
      }
      return
    }
    guard let url else { return page.line(words.noPage) }
    page.remark(isOpened ? words.pageOpened : words.noBrowser)
    page.line(page.isPlain ? words.field(words.pageName, url) : url)
  }

  private func clear() throws(Report) {
    if page.isReadOnly { throw StorageWords(language).report(.openedForReading) }
    let cleared = try files { () throws(FileFailure) in try support.cache.clear() }
    if page.wantsJSON { try reportSize() } else { page.line(words.cleared(cleared)) }
  }

  private func reportSize() throws(Report) {
    let bytes = try files { () throws(FileFailure) in try support.cache.size() }
    page.answer(words.cacheSize(bytes)) { json in
      json.key("cache")
      json.object { $0.member("bytes", bytes) }
    }
  }

  private func files<T>(_ body: () throws(FileFailure) -> T) throws(Report) -> T {
    try page.done({ FileWords(language).report($0, field: "cache") }, body)
  }
}
