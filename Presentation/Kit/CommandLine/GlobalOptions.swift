import Domain

/// The options every command takes.
package struct GlobalOptions: Equatable, Sendable {
  package var json = false
  package var yes = false
  package var noColor = false
  package var readOnly = false
  /// Whether a command that changes something only says what would come of it.
  package var dryRun = false
  /// Whether long answers are printed as short ones are.
  package var noPager = false
  /// Whether only data that is asked for, and errors, are said.
  package var quiet = false
  package var language: Language?
  package var profile: String?
  /// The form in which the records of a list are wanted; only lists take the options for it.
  var form: RecordForm?

  /// What to say of former names that were typed.
  var renamed: [Phrase] = []

  /// Starts with none given.
  package init() {}

  /// The options as data.
  package static let specs: [OptionSpec] = [
    OptionSpec("json", nil, Phrase("스크립트용 JSON으로 출력하기", "print JSON, for scripts")),
    OptionSpec("yes", nil, Phrase("모든 질문에 ‘예’로 답하기", "answer yes to every question")),
    OptionSpec("no-color", nil, Phrase("색 없이 보여 주기", "disable colour")),
    OptionSpec(
      "lang", "LANG", Phrase("언어 고르기", "choose the language"),
      named: NamedChoices.languages),
    OptionSpec("profile", "NAME", Phrase("프로필 고르기", "use this profile")),
    OptionSpec(
      "read-only", nil, Phrase("읽기만 하고 아무것도 바꾸지 않기", "read data, but change nothing")),
    OptionSpec(
      "no-pager", nil, Phrase("긴 결과도 나누지 않고 출력하기", "print long output at once, without a pager")),
    OptionSpec("quiet", nil, Phrase("요청한 자료와 오류만 보여 주기 (-q)", "print only data and errors (-q)")),
    OptionSpec("help", nil, Phrase("도움말", "show help")),
  ]

  /// Takes over an option; false when it is none of these.
  mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "json": json = true
    case "yes": yes = true
    case "no-color": noColor = true
    case "read-only": readOnly = true
    case "dry-run": dryRun = true
    case "no-pager": noPager = true
    case "quiet": quiet = true
    case "lang":
      let code = NamedChoice.code(of: value, among: NamedChoices.languages)
      guard let chosen = code.flatMap(Language.init(rawValue:)) else {
        throw .notNamed(option: name, value: value, NamedChoices.languages)
      }
      language = chosen
    case "profile": profile = value
    default: return  // `--help` is the reader’s own
    }
  }
}

extension GlobalOptions {
  /// Takes over what was said before a command that is read later.
  mutating func add(_ outer: GlobalOptions, _ language: Language) {
    self.language = self.language ?? language
    json = json || outer.json
    noColor = noColor || outer.noColor
    quiet = quiet || outer.quiet
    yes = yes || outer.yes
    noPager = noPager || outer.noPager
    readOnly = readOnly || outer.readOnly
    profile = profile ?? outer.profile
  }
}
