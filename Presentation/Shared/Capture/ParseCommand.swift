import Domain
import PresentationKit

/// Explains how a line is read. It stores nothing.
struct ParseCommand: Equatable, Sendable {
  /// The line; `-` for standard input.
  let line: String
  /// The part that the user names; nil to detect it from the text.
  let part: DailyPart?
  /// Whether the line is read without the people and books of the user.
  let isNameless: Bool
}

/// The specification of `haru parse`.
enum ParseCommands {
  static let parse = CommandSpec(
    "parse", Phrase("적은 한 줄을 어떻게 읽는지 낱말별로 보기", "explain how Haru reads a line, piece by piece"),
    arguments: [ArgumentSpec("LINE", takesRest: true)],
    options: [
      CaptureCommands.asPart,
      OptionSpec(
        "no-names", nil,
        Phrase(
          "내 기록 파일을 열지 않기 (사람과 책은 찾지 않아요)", "do not open your data, so find no people or books")),
      OptionSpec(
        "json-lines", nil,
        Phrase(
          "LINE이 ‘-’이면, 입력한 줄마다 JSON 한 줄로 출력하기",
          "with -, print one line of JSON for each line of input")
      ),
    ],
    examples: [
      Example("parse 내일 7시 민아랑 저녁", "parse dinner with Maya tomorrow at 7"),
      Example("parse --json 매주 화요일 저녁 8시 요가", "parse --json yoga every tuesday at 8pm"),
      "parse - --json-lines --no-names",
    ]
  ) { (read) throws(ArgumentParseError) in
    ParseCommand(
      line: read.word("LINE"), part: try CaptureCommands.part(read),
      isNameless: read.has("no-names"))
  }
}

extension ParseCommand: Command {
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    var (features, page) = isNameless ? (try run.emptyFeatures(), run.page) : try run.openStore([])
    // A line is tried in a transaction, so a store that is only read is copied.
    if run.options.readOnly, !isNameless {
      features = try page.done { [features] () throws(StorageFailure) in try features.trial() }
    }
    let answers = ParseAnswers(
      captures: CaptureAnswers(features: features, page: page), part: part,
      composed: run.surroundings.composed)
    guard page.form == .lines else {
      let text = line == "-" ? try page.done(run.runner.standardInput) : line
      return answers.write(try answers.parsed(text))
    }
    // Lines are read one by one, so that another program gets each answer at once.
    var next = line == "-" ? page.nextLine() : line
    while page.isIntact, let text = next {
      answers.writeLine(try answers.parsed(text))
      next = line == "-" ? page.nextLine() : nil
    }
    return .done
  }
}
