import Domain

/// What the command line can ask of the schedule.
enum ScheduleCommand: Equatable, Sendable {
  case add(title: String, from: String, to: String?, body: String?)
  case edit(String, title: String?, from: String?, to: String?, body: String?)
  case remove(String)
  case list(day: String?, from: String?, to: String?)
  case show(String)
  case month(String?)
  case holidays(String?)
}

/// The commands of the schedule as data.
enum ScheduleCommands {
  static let all = [add, list, show, month, holidays, edit, remove]

  private static let when = Phrase(
    "언제 끝나는지 (안 적으면 한 시간 뒤, 시각만 적으면 시작하는 날로)",
    "when it is over (without it an hour later; a bare time is on the day of the start)")

  private static let add = CommandSpec(
    "schedule add", Phrase("일정 적기", "plan an event"),
    arguments: [ArgumentSpec("TITLE", isText: true)],
    options: [
      OptionSpec(
        "from", "WHEN",
        Phrase(
          "언제 시작하는지 (2026-03-01 18:05, '내일 9:00', 18:05…)",
          "when it begins (2026-03-01 18:05, 'tomorrow 9:00', 18:05…)"), isRequired: true),
      OptionSpec("to", "WHEN", when),
      OptionSpec("body", "TEXT", Phrase("내용", "notes"), isText: true),
    ],
    examples: [
      Example(
        "schedule add 치과 --from '2026-03-05 14:00' --to 15:00",
        "schedule add Dentist --from '2026-03-05 14:00' --to 15:00"),
      Example(
        "schedule add '민아랑 저녁' --from '내일 18:30' --body '책 돌려주기'",
        "schedule add 'Dinner with Maya' --from 'tomorrow 18:30' --body 'Bring the book.'"),
    ],
    writes: true
  ) { read in
    ScheduleCommand.add(
      title: read.word("TITLE"), from: read.value("from") ?? "", to: read.value("to"),
      body: read.value("body"))
  }

  private static let edit = CommandSpec(
    "schedule edit", Phrase("일정 고치기", "change an event"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec("title", "T", Phrase("새 제목", "the new title"), isText: true),
      OptionSpec(
        "from", "WHEN",
        Phrase(
          "새로 시작하는 때 (끝보다 늦으면 끝도 함께 밀려요)",
          "the new start; moved past the end it takes the end along")),
      OptionSpec("to", "WHEN", Phrase("새로 끝나는 때", "the new end")),
      OptionSpec(
        "body", "TEXT", Phrase("새 내용 (''은 비우기)", "the new notes, '' takes them away"), isText: true),
    ],
    examples: [
      Example(
        "schedule edit 치과 --from '2026-03-05 15:00'",
        "schedule edit Dentist --from '2026-03-05 15:00'")
    ], writes: true
  ) { (read) throws(UsageError) in
    if read.values.isEmpty {
      throw .nothingToChange(
        usage: "schedule edit ID --title T | --from WHEN | --to WHEN | --body TEXT")
    }
    return ScheduleCommand.edit(
      read.word("ID"), title: read.value("title"), from: read.value("from"),
      to: read.value("to"), body: read.value("body"))
  }

  private static let remove = CommandSpec(
    "schedule remove", Phrase("일정 지우기", "remove an event"),
    arguments: [ArgumentSpec("ID")],
    examples: [Example("schedule remove 치과 --yes", "schedule remove Dentist --yes")], writes: true
  ) { read in ScheduleCommand.remove(read.word("ID")) }

  private static let list = CommandSpec(
    "schedule list", Phrase("하루나 여러 날의 일정 보기 (안 적으면 오늘)", "the events of a day, or of several"),
    options: [.day, .from, .to],
    examples: ["schedule list", "schedule list --from today --to +7d --json"]
  ) { (read) throws(UsageError) in
    if read.has("day") && (read.has("from") || read.has("to")) {
      throw .contradiction("day", read.has("from") ? "from" : "to")
    }
    return ScheduleCommand.list(
      day: read.value("day"), from: read.value("from"), to: read.value("to"))
  }

  private static let show = CommandSpec(
    "schedule show", Phrase("일정 하나 보기", "show one event"), arguments: [ArgumentSpec("ID")],
    examples: [Example("schedule show 치과", "schedule show Dentist")]
  ) { read in ScheduleCommand.show(read.word("ID")) }

  private static let month = CommandSpec(
    "schedule month", Phrase("한 달 중 일정이 있는 날 보기", "show a month: the days with events"),
    arguments: [ArgumentSpec("YYYY-MM", isOptional: true)],
    examples: ["schedule month", "schedule month 2026-03 --json"]
  ) { read in ScheduleCommand.month(read.words["YYYY-MM"]) }

  private static let holidays = CommandSpec(
    "schedule holidays", Phrase("한 해의 공휴일 보기 (안 적으면 올해)", "the public holidays of a year"),
    arguments: [ArgumentSpec("YYYY", isOptional: true)],
    examples: ["schedule holidays", "schedule holidays 2027 --json"]
  ) { read in ScheduleCommand.holidays(read.words["YYYY"]) }
}
