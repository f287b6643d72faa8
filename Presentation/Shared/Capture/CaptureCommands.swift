import Domain
package import PresentationKit

/// The command that saves a line of text in the part of Haru to which it belongs.
struct CaptureCommand: Equatable, Sendable {
  /// The text to save. If it comes from standard input, each line is saved separately.
  let text: String
  /// The part that the user names; nil to detect it from the text.
  let part: DailyPart?
  /// Whether an unclear line is kept as a note.
  let orNote: Bool
  /// Whether this is a dry run.
  let isTrial: Bool
  /// Whether lines that cannot be saved are skipped.
  let skips: Bool
}

/// The specification of `haru add`.
package enum CaptureCommands {
  package static let all = [add, ParseCommands.parse]

  private static let add =
    CommandSpec(
      "add", Phrase("한 줄을 알맞은 곳에 적기", "save one line of text as the record it describes"),
      arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
      options: [
        asPart,
        OptionSpec(
          "or-note", nil,
          Phrase("어디에 적을지 알 수 없으면 쪽지로 남기기", "keep an unclear line as a note")),
        OptionSpec(
          "dry-run", nil,
          Phrase("적지 않고 어떻게 읽는지만 보기", "show how Haru reads the line, but save nothing")
        ),
        OptionSpec(
          "skip", nil,
          Phrase(
            "읽지 못한 줄은 빼고 적기 (여러 줄일 때)",
            "when adding several lines, skip lines that Haru does not understand")),
        OptionSpec(
          "prompt", nil,
          Phrase(
            "한 줄 입력창만 열고, 적으면 바로 닫기 (단축키용)",
            "open only the input line and quit after saving (for a keyboard shortcut)")),
      ],
      examples: [
        Example("add 내일 7시 민아랑 저녁", "add dinner with Maya tomorrow at 7"),
        Example("add 기분 80 산책이 좋았다", "add mood 80 after walking"),
        Example("add --dry-run 매주 화요일 저녁 8시 요가", "add --dry-run yoga every tuesday at 8pm"),
        Example("add --as schedule 우산 챙기기", "add --as schedule take an umbrella"),
      ],
      writes: true
    ) { (read) throws(ArgumentParseError) in
      if read.has("prompt") {
        let other = ["as", "or-note", "dry-run", "skip"].first(where: read.has)
        if let other { throw .contradiction("prompt", other) }
        return CapturePromptCommand(text: read.words["TEXT"] ?? "")
      }
      guard let text = read.words["TEXT"] else {
        throw .missingArgument("TEXT", usage: "add TEXT | add --prompt")
      }
      if read.has("as"), read.has("or-note") { throw .contradiction("as", "or-note") }
      return CaptureCommand(
        text: text, part: try part(read), orNote: read.has("or-note"),
        isTrial: read.has("dry-run"), skips: read.has("skip"))
    }

  private static let parts = DailyPart.allCases.map(\.rawValue).joined(separator: "|")
  static let asPart = OptionSpec(
    "as", "PART", Phrase("어디에 적을지 (\(parts))", "part to save the line in (\(parts))"))

  /// Returns the part of `--as`; nil if the option was not given.
  static func part(_ read: ReadArguments) throws(ArgumentParseError) -> DailyPart? {
    guard let name = read.value("as") else { return nil }
    if let part = Synonyms.part(name) { return part }
    throw .notAChoice(option: "as", value: name, DailyPart.allCases.map(\.rawValue))
  }
}
