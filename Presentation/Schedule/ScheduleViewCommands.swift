import Domain
import PresentationKit

/// The options of a search for free time, as typed.
package struct FreeTimeOptions: Equatable, Sendable {
  let day: String?
  let from: String?
  let to: String?
  let length: String?
  let hours: String?

  init(_ read: ReadArguments) throws(ArgumentParseError) {
    day = read.value("day")
    from = read.value("from")
    to = read.value("to")
    length = read.value("for")
    hours = read.value("between")
    if day != nil, from != nil || to != nil {
      throw .contradiction("day", from == nil ? "to" : "from")
    }
  }
}

/// The specifications of the commands that show several days at once.
enum ScheduleViewCommands {
  static let all = [agenda, week, year, free]

  /// The default number of days of an agenda; `days` is the allowed range.
  private static let defaultDays = 14
  private static let days = 1...366

  private static let agenda = CommandSpec(
    "schedule agenda", Phrase("다가오는 일정을 날짜순으로 보기", "list upcoming events by day"),
    lists: .eventDays, arguments: [ArgumentSpec("DAY", isOptional: true)],
    options: [
      OptionSpec("days", "N", Phrase("며칠을 볼지 (기본값: 14일)", "number of days (default: 14)"))
    ],
    examples: ["schedule agenda", "schedule agenda today --days 30 --json"]
  ) { (read) throws(ArgumentParseError) in
    ScheduleCommand.agenda(read.words["DAY"], days: try count(read) ?? defaultDays)
  }

  private static func count(_ read: ReadArguments) throws(ArgumentParseError) -> Int? {
    guard let text = read.value("days") else { return nil }
    guard let count = Int(text) else { throw .notANumber(option: "days", value: text) }
    guard days.contains(count) else { throw .outOfRange(option: "days", value: text, days) }
    return count
  }

  private static let week = CommandSpec(
    "schedule week",
    Phrase("한 주의 일정을 표로 보기 (기본값: 이번 주)", "show a week as a timetable (default: this week)"),
    lists: .eventDays, arguments: [ArgumentSpec("DAY", isOptional: true)],
    examples: ["schedule week", "schedule week +7d --json"]
  ) { read in ScheduleCommand.week(read.words["DAY"]) }

  private static let year = CommandSpec(
    "schedule year",
    Phrase(
      "한 해 동안 날마다 얼마나 바쁜지 보기 (기본값: 올해)", "show how busy each day of a year is (default: this year)"
    ),
    arguments: [ArgumentSpec("YYYY", isOptional: true)],
    examples: ["schedule year", "schedule year 2026 --json"]
  ) { read in ScheduleCommand.year(read.words["YYYY"]) }

  private static let free = CommandSpec(
    "schedule free", Phrase("비어 있는 시간 찾기 (기본값: 오늘)", "find free time (default: today)"),
    lists: .freeTime,
    options: [
      .day, .from, .to,
      OptionSpec(
        "for", "SPAN",
        Phrase("최소 길이 (기본값: 30분)", "minimum length (default: 30 minutes)")),
      OptionSpec(
        "between", "T-T",
        Phrase(
          "하루 중 찾을 시간대 (기본값: 9:00-18:00)", "hours of the day (default: 9:00-18:00)")),
    ],
    examples: [
      Example(
        "schedule free --from today --to +7d --for 1시간",
        "schedule free --from today --to +7d --for 1h"),
      "schedule free --day tomorrow --between 8:00-22:00 --json",
    ]
  ) { (read) throws(ArgumentParseError) in ScheduleCommand.free(try FreeTimeOptions(read)) }
}
