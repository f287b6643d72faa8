import Domain

/// The options that every command accepts.
package struct GlobalOptions: Equatable, Sendable {
  package var json = false
  package var yes = false
  package var noColor = false
  /// Whether texts are plain lines, for screen readers and braille lines.
  package var plain = false
  package var readOnly = false
  /// Whether `--dry-run` was given.
  package var dryRun = false
  /// Whether to bypass the pager.
  package var noPager = false
  /// Whether only requested data and errors are printed.
  package var quiet = false
  package var language: Language?
  package var profile: String?
  /// The form of the records of a list; nil for the default form. Only commands with a list accept the options that set
  /// it.
  var form: RecordForm?

  /// Notes about former names of commands and options that the user typed on this line.
  var renamed: [Phrase] = []

  package init() {}

  /// The descriptions of the global options, for parsing and help.
  package static let specs: [OptionSpec] = [
    OptionSpec("json", nil, Phrase("스크립트용 JSON으로 출력하기", "print JSON, for scripts")),
    OptionSpec("yes", nil, Phrase("모든 질문에 ‘예’로 답하기", "answer yes to every question")),
    OptionSpec("no-color", nil, Phrase("색 없이 보여 주기", "disable colour")),
    OptionSpec(
      "plain", nil,
      Phrase(
        "소리와 점자로 읽기 좋게 한 줄씩 보여 주기", "print plain lines, for screen readers and braille")),
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

  /// Sets a global option by its name; does nothing for `help`, which the reader handles.
  mutating func set(_ name: String, _ value: String) throws(ArgumentParseError) {
    switch name {
    case "json": json = true
    case "yes": yes = true
    case "no-color": noColor = true
    case "plain": plain = true
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
    default: return  // `--help` is handled by the reader
    }
  }
}

extension GlobalOptions {
  /// Merges the options given before an outer command into the options of the nested command.
  mutating func add(_ outer: GlobalOptions, _ language: Language) {
    self.language = self.language ?? language
    json = json || outer.json
    noColor = noColor || outer.noColor
    plain = plain || outer.plain
    quiet = quiet || outer.quiet
    yes = yes || outer.yes
    noPager = noPager || outer.noPager
    readOnly = readOnly || outer.readOnly
    profile = profile ?? outer.profile
  }
}
