import Domain
import PresentationKit
import TextUI

/// A parsed command about a year's reading goal.
enum GoalCommand: Equatable, Sendable {
  case show(year: String?)
  case set(Int, year: String?)
  case remove(year: String?)
}

/// The specification of the reading goal command.
enum GoalCommands {
  static let all = [goal]

  private static let goal = CommandSpec(
    "books goal",
    Phrase(
      "한 해의 독서 목표를 보거나 정하기 (none이면 지우기)",
      "show or set the reading goal for a year (none: remove the goal)"),
    arguments: [ArgumentSpec("N", isOptional: true)],
    options: [OptionSpec("year", "YYYY", Phrase("연도 (기본값: 올해)", "year (default: this year)"))],
    examples: ["books goal", "books goal 24", "books goal --year 2025 --json"],
    writesOnlyWith: "N"
  ) { (read) throws(ArgumentParseError) in
    let year = read.value("year")
    guard let word = read.words["N"] else { return GoalCommand.show(year: year) }
    if ["none", "없음"].contains(word) { return GoalCommand.remove(year: year) }
    return GoalCommand.set(try read.number(argument: "N"), year: year)
  }
}

extension GoalCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let reading = features.reading
    let words = ReadingWords(page.language)
    let actions = ReadingActions(reading: reading, words: words)
    switch self {
    case .show(let text):
      let year = try Self.year(text, reading, page)
      let goal = try page.done { () throws(ReadingFailure) in try reading.aim(year) }
      page.show(actions.answer(goal, ""), lines: words.lines(goal))
    case .set(let target, let text):
      let year = try Self.year(text, reading, page)
      page.give(
        try page.done { () throws(ReadingFailure) in try actions.aim(at: target, for: year) })
    case .remove(let text):
      let year = try Self.year(text, reading, page)
      page.give(try page.done { () throws(ReadingFailure) in try actions.aimAtNothing(for: year) })
    }
  }

  /// Parses the year in `text`; nil means the current year.
  private static func year(_ text: String?, _ reading: Reading, _ page: CommandOutput)
    throws(Report)
    -> Int?
  {
    guard let text else { return nil }
    return try page.done { () throws(ArgumentParseError) in
      try page.days(today: reading.books.today, looking: .back).year(text, option: "year")
    }
  }
}
