import PresentationKit

/// The manual page haru(1), generated from the command table.
struct ManPage {
  let table: CommandTable
  let language: Language
  let version: String

  /// The date in the header of the page. It is set by hand, because part of the text is not in the command table.
  private static let day = "2026-11-25"

  private var words: ManWords { ManWords(language) }

  /// The page in man(7) format.
  var text: String {
    var lines = [
      ".TH HARU 1 \"\(Self.day)\" \"haru \(version)\" \"\(words.say("하루 설명서", "Haru Manual"))\""
    ]
    // Justified Korean text has wide gaps, because it breaks at blanks only.
    if language.isKorean { lines.append(".ad l") }
    lines += section(words.say("이름", "NAME")) + [name]
    lines += section(words.say("사용법", "SYNOPSIS")) + synopsis
    lines += section(words.say("설명", "DESCRIPTION")) + description
    for part in table.parts { lines += commands(of: part) }
    lines += section(words.say("모든 명령의 옵션", "GLOBAL OPTIONS"))
    lines += GlobalOptions.specs.flatMap(option)
    lines += section(words.say("기록을 바꾸는 명령의 옵션", "OPTION FOR COMMANDS THAT CHANGE DATA"))
    lines += [Self.line(words.trial)] + option(.dryRun)
    lines += section(words.say("목록의 옵션", "LIST OPTIONS")) + [Self.line(words.lists)]
    lines += RecordForm.options.flatMap(option)
    lines += section(words.say("환경 변수", "ENVIRONMENT")) + definitions(words.environment)
    lines += section(words.say("파일", "FILES")) + definitions(words.files)
    lines += section(words.say("종료 상태", "EXIT STATUS")) + definitions(words.statuses)
    lines += section("JSON") + [Self.line(words.promise)]
    lines += section(words.say("예시", "EXAMPLES")) + examples
    return lines.joined(separator: "\n")
  }

  // MARK: Sections

  private var name: String {
    "haru \\- "
      + Self.escaped(words.purpose)
  }

  private var synopsis: [String] {
    let placeholders = (
      words.say("명령", "COMMAND"), words.say("인자", "ARGUMENTS"), words.say("옵션", "OPTIONS")
    )
    return [
      ".B haru", ".br",
      "\\fBharu\\fR \\fI\(placeholders.0)\\fR [\\fI\(placeholders.1)\\fR] [\\fB\\-\\-\\fI\(placeholders.2)\\fR]",
    ]
  }

  private var description: [String] {
    [Self.line(words.beginning)] + paragraph(words.records) + paragraph(words.undoing)
  }

  private func commands(of part: HelpPart) -> [String] {
    let shown = table.commands(of: part, among: table.shown)
    if shown.isEmpty { return [] }
    let title = language.isKorean ? part.title.korean : part.title.english.uppercased()
    return section(title) + shown.flatMap(entry)
  }

  private func entry(_ command: CommandSpec) -> [String] {
    let name = "\\fBharu \(Self.escaped(command.name))\\fR" + usage(of: command)
    let lines = [".TP", name, Self.line(command.summary(language))]
    let options = command.options.filter { !$0.isHidden }
    if options.isEmpty { return lines }
    return lines + [".RS"] + options.flatMap(option) + [".RE"]
  }

  private func usage(of command: CommandSpec) -> String {
    command.usageWords.map { " " + Self.escaped($0) }.joined()
  }

  private func option(_ option: OptionSpec) -> [String] {
    let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
    return [
      ".TP", "\\fB\\-\\-\(Self.escaped(option.name))\\fR\(value)",
      Self.line(option.summary(language) + choices),
    ]
  }

  private var examples: [String] {
    words.examples.flatMap { [".TP", Self.line($0.purpose), ".B haru " + Self.escaped($0.line)] }
  }

  // MARK: Pieces

  private func section(_ title: String) -> [String] { [".SH " + Self.escaped(title)] }

  private func paragraph(_ text: String) -> [String] { [".PP", Self.line(text)] }

  private func definitions(_ rows: [(String, String)]) -> [String] {
    rows.flatMap { [".TP", "\\fB\(Self.escaped($0.0))\\fR", Self.line($0.1)] }
  }

  /// Returns a text line, escaped so that it is not a roff request. Text in backticks becomes bold.
  private static func line(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let line =
      pieces.count.isMultiple(of: 2)
      ? escaped(text)
      : pieces.enumerated().map { index, piece in
        index.isMultiple(of: 2) ? escaped(piece) : "\\fB\(escaped(piece))\\fR"
      }.joined()
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Returns the text escaped for roff, so that dashes and quotes can be pasted into a shell.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      default: escaped.append(character)
      }
    }
  }
}
