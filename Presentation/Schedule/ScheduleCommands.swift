package import Domain
import PresentationKit

/// A parsed command about the schedule.
package enum ScheduleCommand: Equatable, Sendable {
  case add(title: String, EventOptions)
  case edit(String, title: String?, EventOptions, TypedScope?)
  case remove(String, TypedScope?)
  case list(day: String?, from: String?, to: String?, matching: EventFilter)
  case show(String)
  case month(String?)
  case holidays(String?)
  case agenda(String?, days: Int)
  case week(String?)
  case year(String?)
  case free(FreeTimeOptions)
}

/// The options of an event as typed, without its title.
package struct EventOptions: Equatable, Sendable {
  var from: String?
  var to: String?
  var day: String?
  var body: String?
  var location: String?
  var repeating: String?
  var reminders: [String] = []
  var companions: [String] = []
  var countdown: Bool?

  init(_ read: ReadArguments) throws(ArgumentParseError) {
    from = read.value("from")
    to = read.value("to")
    day = read.value("day")
    body = read.value("body")
    location = read.value("location")
    repeating = read.value("repeat")
    reminders = read.values["remind"] ?? []
    companions = read.values["with"] ?? []
    countdown = read.value("countdown").map { $0 == "on" }
    if from != nil, day != nil { throw .contradiction("from", "day") }
  }
}

/// The occurrences of a series to which a command applies, as typed.
package enum TypedScope: Equatable, Sendable {
  case this(String)
  case following(String)
  case all

  /// Reads the options `--this`, `--following` and `--all`; nil if no option is given.
  static func read(_ read: ReadArguments) throws(ArgumentParseError) -> TypedScope? {
    let given = ["this", "following", "all"].filter(read.has)
    if given.count > 1 { throw .contradiction(given[0], given[1]) }
    if let day = read.value("this") { return .this(day) }
    if let day = read.value("following") { return .following(day) }
    return read.has("all") ? .all : nil
  }
}

/// The specifications of the commands about the schedule.
enum ScheduleCommands {
  static let all = [add, list, show] + ScheduleViewCommands.all + [month, holidays, edit, remove]

  private static let end = OptionSpec(
    "to", "WHEN",
    Phrase(
      "끝나는 시각 (기본값: 한 시간 뒤; 시각만 적으면 시작하는 날)",
      "end (default: one hour after the start; a time without a date means the start day)"))
  private static let wholeDay = OptionSpec(
    "day", "DAY",
    Phrase("종일 일정의 날짜 (여러 날이면 --to에 마지막 날)", "all-day event on this day (--to sets the last day)"))
  private static let remind = OptionSpec(
    "remind", "SPAN",
    Phrase(
      "시작하기 얼마 전에 알릴지 (10분, 1h, 1일…)", "reminder this long before the start (10m, 1h, 1d…)"),
    repeats: true)
  private static let with = OptionSpec(
    "with", "WHO", Phrase("함께하는 사람 (여러 번 적을 수 있어요)", "person who takes part (can be repeated)"),
    repeats: true)
  private static let rhythm = OptionSpec(
    "repeat", "RULE",
    Phrase(
      "반복 규칙 (매주 월수금, 매월 마지막 금요일, 매년 음력, FREQ=WEEKLY…)",
      "repeat rule (weekly, every 2 weeks on mon and wed, FREQ=WEEKLY…)"))
  private static let countdown = OptionSpec(
    "countdown", "on|off",
    Phrase("오늘 화면에서 디데이를 셀지", "count down the days until the event on Today"),
    named: NamedChoices.switches, or: "dday")
  private static let scopes = [
    OptionSpec("this", "DAY", Phrase("반복 일정에서 이날만", "only the occurrence on this day")),
    OptionSpec(
      "following", "DAY",
      Phrase("반복 일정에서 이날부터 모두", "this occurrence and all later ones")),
    OptionSpec("all", nil, Phrase("반복 일정 전체", "all occurrences")),
  ]

  private static let add = CommandSpec(
    "schedule add", Phrase("일정 적기", "add an event"),
    arguments: [ArgumentSpec("TITLE", isText: true, takesRest: true)],
    options: [
      OptionSpec(
        "from", "WHEN",
        Phrase(
          "시작하는 시각 (2026-03-01 18:05, '내일 9:00', 18:05…)",
          "start (2026-03-01 18:05, 'tomorrow 9:00', 18:05…)")),
      end, wholeDay,
      OptionSpec("body", "TEXT", Phrase("내용", "notes"), isText: true),
      OptionSpec("location", "WHERE", Phrase("장소", "location"), isText: true),
      rhythm, remind, with, countdown,
    ],
    examples: [
      Example(
        "schedule add 치과 --from '2026-03-05 14:00' --to 15:00",
        "schedule add Dentist --from '2026-03-05 14:00' --to 15:00"),
      Example(
        "schedule add '민아랑 저녁' --from '내일 18:30' --location 강남역 --body '책 돌려주기'",
        "schedule add 'Dinner with Maya' --from 'tomorrow 18:30' --location Luigi --body 'Bring the book.'"
      ),
      Example(
        "schedule add 요가 --from 19:00 --repeat '매주 월수금' --remind 30분",
        "schedule add Yoga --from 19:00 --repeat 'weekly on mon and thu' --remind 30m"),
      Example(
        "schedule add 여행 --day 2026-03-06 --to 2026-03-08",
        "schedule add Trip --day 2026-03-06 --to 2026-03-08"),
      Example(
        "schedule add 수능 --day 2026-11-19 --countdown on",
        "schedule add Crete --day 2026-08-03 --countdown on"),
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    let options = try EventOptions(read)
    if options.from == nil, options.day == nil {
      // Only `haru add` parses a day and time among the words of a title.
      throw .missingOption(
        "from", or: "day",
        usage: "schedule add TITLE --from WHEN | --day DAY | haru add --as schedule TEXT")
    }
    return ScheduleCommand.add(title: read.word("TITLE"), options)
  }

  private static let edit = CommandSpec(
    "schedule edit", Phrase("일정 고치기", "change an event"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec("title", "T", Phrase("새 제목", "new title"), isText: true),
      OptionSpec(
        "from", "WHEN",
        Phrase(
          "새 시작 시각 (끝도 함께 옮겨져요)", "new start (the end moves with it)")),
      OptionSpec("to", "WHEN", Phrase("새 끝 시각", "new end")), wholeDay,
      OptionSpec(
        "body", "TEXT", Phrase("새 내용 (비우려면 '')", "new notes ('' to clear)"), isText: true),
      OptionSpec(
        "location", "WHERE", Phrase("새 장소 (비우려면 none)", "new location (none: clear)"),
        isText: true),
      OptionSpec(
        "repeat", "RULE",
        Phrase("새 반복 규칙 (반복하지 않으려면 none)", "new repeat rule (none: stop repeating)")),
      OptionSpec(
        "remind", "SPAN",
        Phrase(
          "시작하기 얼마 전에 알릴지 (알리지 않으려면 none)",
          "reminder this long before the start (none: no reminders)"),
        repeats: true),
      OptionSpec(
        "with", "WHO",
        Phrase("함께하는 사람 (모두 지우려면 none)", "person who takes part (none: remove all)"),
        repeats: true), countdown,
    ] + scopes,
    examples: [
      Example(
        "schedule edit 치과 --from '2026-03-05 15:00'",
        "schedule edit Dentist --from '2026-03-05 15:00'"),
      Example(
        "schedule edit 요가 --from 20:00 --this 2026-03-09",
        "schedule edit Yoga --from 20:00 --this 2026-03-09"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    let options = try EventOptions(read)
    let scope = try TypedScope.read(read)
    let given = read.values.keys.filter { !["this", "following"].contains($0) }
    if given.isEmpty {
      throw .nothingToChange(
        usage: "schedule edit ID --title T | --from WHEN | --to WHEN | --body TEXT")
    }
    if case .this = scope, options.repeating != nil { throw .contradiction("this", "repeat") }
    return ScheduleCommand.edit(read.word("ID"), title: read.value("title"), options, scope)
  }

  private static let remove = CommandSpec(
    "schedule remove", Phrase("일정 지우기", "remove an event"),
    arguments: [ArgumentSpec("ID")], options: scopes,
    examples: [
      Example("schedule remove 치과", "schedule remove Dentist"),
      Example(
        "schedule remove 요가 --following 2026-03-09",
        "schedule remove Yoga --following 2026-03-09"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    ScheduleCommand.remove(read.word("ID"), try TypedScope.read(read))
  }

  private static let list = CommandSpec(
    "schedule list",
    Phrase("하루나 여러 날의 일정 보기 (기본값: 오늘)", "list the events of a day or period (default: today)"),
    lists: .events, options: [.day, .from, .to, .filter(EventFacet.self)],
    examples: [
      "schedule list", "schedule list --from today --to +7d --json",
      Example(
        "schedule list --where '치과 >=2026-03'", "schedule list --where 'dentist >=2026-03'"),
    ]
  ) { (read) throws(ArgumentParseError) in
    if read.has("day") && (read.has("from") || read.has("to")) {
      throw .contradiction("day", read.has("from") ? "from" : "to")
    }
    return ScheduleCommand.list(
      day: read.value("day"), from: read.value("from"), to: read.value("to"),
      matching: try read.filter(EventFacet.self))
  }

  private static let show = CommandSpec(
    "schedule show", Phrase("일정 하나 자세히 보기", "show one event"), arguments: [ArgumentSpec("ID")],
    options: [QRWords.option],
    examples: [Example("schedule show 치과", "schedule show Dentist")]
  ) { read in
    if let file = read.value("qr") { return EventQRCommand(id: read.word("ID"), file: file) }
    return ScheduleCommand.show(read.word("ID"))
  }

  private static let month = CommandSpec(
    "schedule month", Phrase("한 달 중 일정이 있는 날 보기", "show the days of a month that have events"),
    arguments: [ArgumentSpec("YYYY-MM", isOptional: true)],
    examples: ["schedule month", "schedule month 2026-03 --json"]
  ) { read in ScheduleCommand.month(read.words["YYYY-MM"]) }

  private static let holidays = CommandSpec(
    "schedule holidays",
    Phrase("한 해의 공휴일 보기 (기본값: 올해)", "list the public holidays of a year (default: this year)"),
    lists: .holidays, arguments: [ArgumentSpec("YYYY", isOptional: true)],
    examples: ["schedule holidays", "schedule holidays 2027 --json"]
  ) { read in ScheduleCommand.holidays(read.words["YYYY"]) }
}
