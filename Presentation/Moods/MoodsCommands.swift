import Domain
import PresentationKit
import TextUI

/// A parsed command about moods.
enum MoodsCommand: Equatable, Sendable {
  /// Adds a mood or, if `level` is nil, a diary entry. If `isWritten` is true, the text is read from an editor or
  /// standard input.
  case add(level: Int?, text: String?, isWritten: Bool, at: String?)
  case edit(String, level: Int?, text: String?, isWritten: Bool, at: String?)
  case tag(String, MoodTagsChange)
  case export(String, MoodFileFormat, from: String?, to: String?)
  case remove(String)
  case list(day: String?, from: String?, to: String?, matching: MoodFilter)
  case show(String, withSource: Bool)
  case picture(day: String?, isLatest: Bool, [PictureFile])
  case shuffle(day: String?)
  case calendar(month: String?)
  case stats(from: String?, to: String?, [PictureFile])
  case year(String?, [PictureFile])
  case patterns
  case theme(day: String, Int)
  case seed(count: Int, from: String?, to: String?)
}

/// The specifications of the mood commands.
enum MoodsCommands {
  static let all = [
    add, write, edit, tag, remove, list, show, picture, shuffle, calendar, stats, patterns, year,
    theme, export, seed,
  ]

  private static let when = OptionSpec(
    "at", "WHEN",
    Phrase(
      "언제 느꼈는지 (2026-03-01 18:05, 어제, 18:05…)",
      "date and time (2026-03-01 18:05, yesterday, 18:05…; default: now)"))

  private static let editor = OptionSpec(
    "write", nil,
    Phrase("글을 편집기에서 쓰거나 파이프로 받기", "write the text in an editor, or read it from a pipe"))

  private static let add = CommandSpec(
    "moods add",
    Phrase(
      "지금의 기분을 1~100으로 적기 (글은 없어도 돼요)",
      "record a mood: a level from 1 to 100, with or without text"),
    arguments: [
      ArgumentSpec("LEVEL"), ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true),
    ],
    options: [
      when,
      editor,
    ],
    examples: [
      "moods add 80",
      Example("moods add 72 '산책길에 매화가 피었다'", "moods add 72 'A robin sang all the way.'"),
      Example(
        "moods add 35 '잠을 설쳤다' --at '2026-03-01 07:40'",
        "moods add 35 'Slept badly.' --at '2026-03-01 07:40'"),
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.has("write"), let text = read.words["TEXT"] {
      throw .extraArgument(text, usage: "moods add LEVEL --write")
    }
    // A level of `-` means a diary entry. Without a text argument, its text comes from a pipe or
    // the editor.
    let isEntry = read.words["LEVEL"] == "-"
    return MoodsCommand.add(
      level: isEntry ? nil : try read.number(argument: "LEVEL"), text: read.words["TEXT"],
      isWritten: read.has("write") || isEntry && read.words["TEXT"] == nil, at: read.value("at"))
  }

  private static let write = CommandSpec(
    "moods write",
    Phrase(
      "기분 점수 없이 긴 일기 쓰기 (편집기가 열려요, -는 표준 입력)",
      "write a diary entry of any length (opens an editor; -: standard input)"),
    arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
    options: [when],
    examples: ["moods write", "moods write --at yesterday", "moods write - < letter.txt"],
    writes: true
  ) { read in
    let text = read.words["TEXT"]
    return MoodsCommand.add(level: nil, text: text, isWritten: text == nil, at: read.value("at"))
  }

  private static let edit = CommandSpec(
    "moods edit", Phrase("기분 기록 고치기", "change a mood or a diary entry"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec("level", "N", Phrase("새 기분 (1~100)", "the new level, 1–100")),
      OptionSpec("text", "T", Phrase("새 글", "the new text"), isText: true), editor, when,
    ],
    examples: [
      Example(
        "moods edit ID --level 80 --text '다시 생각해 보니 더 좋았다'",
        "moods edit ID --level 80 --text 'Better than I thought.'")
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.values.isEmpty {
      throw .nothingToChange(usage: "moods edit ID --level N | --text T | --write | --at WHEN")
    }
    if read.has("write"), read.has("text") { throw .contradiction("text", "write") }
    return MoodsCommand.edit(
      read.word("ID"), level: try read.number("level"), text: read.value("text"),
      isWritten: read.has("write"), at: read.value("at"))
  }

  private static let tag = CommandSpec(
    "moods tag",
    Phrase("기분이나 일기에 태그를 붙이거나 떼기", "add tags to a mood or diary entry, or remove them"),
    arguments: [ArgumentSpec("ID"), ArgumentSpec("TAG", isText: true, takesRest: true)],
    options: [.off],
    examples: [
      Example("moods tag ID 산책 바다", "moods tag ID walk sea"),
      Example("moods tag ID 산책 --off", "moods tag ID walk --off"),
    ], writes: true
  ) { read in
    let tags = [read.word("TAG")]
    return MoodsCommand.tag(read.word("ID"), read.has("off") ? .remove(tags) : .add(tags))
  }

  private static let export = CommandSpec(
    "moods export",
    Phrase(
      "다른 프로그램에서 열 수 있게 기분과 일기 내보내기 (markdown은 폴더, -는 표준 출력)",
      "export moods and diary entries for other programs (markdown: a folder; -: standard output)"),
    arguments: [ArgumentSpec("FILE")],
    options: [
      .form(MoodFileFormat.allCases.map(\.rawValue)), .from, .to,
    ],
    examples: [
      "moods export diary.csv --format csv", "moods export diary --format markdown",
      "moods export diary.zip --format dayone --from 2026-01-01",
    ]
  ) { (read) throws(ArgumentParseError) in
    guard let format = read.value("format").flatMap(MoodFileFormat.init(rawValue:)) else {
      throw .missingOption("format", usage: "moods export FILE --format FORMAT")
    }
    return MoodsCommand.export(
      read.word("FILE"), format, from: read.value("from"), to: read.value("to"))
  }

  private static let remove = CommandSpec(
    "moods remove", Phrase("기분 기록 지우기", "remove a mood or diary entry"),
    arguments: [ArgumentSpec("ID")], examples: ["moods remove ID --yes"], writes: true
  ) { read in MoodsCommand.remove(read.word("ID")) }

  private static let list = CommandSpec(
    "moods list", Phrase("기분과 일기 보기 (최근 날짜부터)", "list moods and diary entries, newest day first"),
    lists: .moods, options: [.day, .from, .to, .filter(MoodFacet.self)],
    examples: [
      "moods list", "moods list --day today --json", "moods list --where 'level<40 >2026-01'",
    ]
  ) { (read) throws(ArgumentParseError) in
    if read.has("day") && (read.has("from") || read.has("to")) {
      throw .contradiction("day", read.has("from") ? "from" : "to")
    }
    return MoodsCommand.list(
      day: read.value("day"), from: read.value("from"), to: read.value("to"),
      matching: try read.filter(MoodFacet.self))
  }

  private static let show = CommandSpec(
    "moods show", Phrase("기분 자세히 보기", "show one mood or diary entry"),
    arguments: [ArgumentSpec("ID")],
    options: [.source], examples: ["moods show ID"]
  ) { read in MoodsCommand.show(read.word("ID"), withSource: read.has("source")) }

  private static let picture = CommandSpec(
    "moods picture", Phrase("그날의 그림 보기", "show the picture of a day"),
    arguments: [ArgumentSpec("DAY", isOptional: true)],
    options: [
      OptionSpec(
        "latest", nil,
        Phrase("날짜와 상관없이 최근 기분 10개 보기", "show the latest ten moods instead of one day")
      )
    ] + PictureFile.options,
    examples: ["moods picture", "moods picture yesterday --svg yesterday.svg"]
  ) { read in
    MoodsCommand.picture(
      day: read.words["DAY"], isLatest: read.has("latest"), PictureFile.all(read))
  }

  private static let shuffle = CommandSpec(
    "moods shuffle", Phrase("그림 섞기", "rearrange the shapes of a picture"),
    arguments: [ArgumentSpec("DAY", isOptional: true)], examples: ["moods shuffle"], writes: true
  ) { read in MoodsCommand.shuffle(day: read.words["DAY"]) }

  private static let calendar = CommandSpec(
    "moods calendar", Phrase("한 달 중 기분을 적은 날 보기", "show which days of a month have moods"),
    arguments: [ArgumentSpec("YYYY-MM", isOptional: true)],
    examples: ["moods calendar", "moods calendar 2026-03 --json"]
  ) { read in MoodsCommand.calendar(month: read.words["YYYY-MM"]) }

  private static let stats = CommandSpec(
    "moods stats",
    Phrase("기분 돌아보기: 평균, 요일, 시각, 태그", "show average moods by day, weekday, hour and tag"),
    options: [.from, .to] + PictureFile.options,
    examples: ["moods stats", "moods stats --from 2026-01-01 --svg moods.svg"]
  ) { read in
    MoodsCommand.stats(
      from: read.value("from"), to: read.value("to"), PictureFile.all(read))
  }

  private static let year = CommandSpec(
    "moods year",
    Phrase("한 해의 기분을 하루 한 칸으로 보기", "show a year of moods, one square per day"),
    arguments: [ArgumentSpec("YYYY", isOptional: true)], options: PictureFile.options,
    examples: ["moods year", "moods year 2026 --png poster.png"]
  ) { read in MoodsCommand.year(read.words["YYYY"], PictureFile.all(read)) }

  private static let theme = CommandSpec(
    "moods theme",
    Phrase("그날 그림의 색 고르기 (N: 0~4)", "choose the colours of a day's picture (N: 0 to 4)"),
    arguments: [ArgumentSpec("DAY"), ArgumentSpec("N")], examples: ["moods theme today 1"],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    let word = read.word("N")
    if let code = NamedChoice.code(of: word, among: NamedChoices.moodThemes),
      let number = Int(code)
    {
      return MoodsCommand.theme(day: read.word("DAY"), number)
    }
    if word.contains(where: \.isLetter) {
      throw .notNamed(option: "N", value: word, NamedChoices.moodThemes)
    }
    return MoodsCommand.theme(day: read.word("DAY"), try read.number(argument: "N"))
  }

  /// The command `moods seed`. It is for developers, so the general help does not list it.
  private static let seed = CommandSpec(
    "moods seed", Phrase("시험용 기분 만들기", "add sample moods"),
    options: [
      OptionSpec("count", "N", Phrase("만들 개수", "number of sample moods")),
      .from,
      .to,
    ],
    examples: ["moods seed --count 20"], writes: true, isHidden: true
  ) { (read) throws(ArgumentParseError) in
    MoodsCommand.seed(
      count: try read.number("count") ?? SeedMoods.defaultCount, from: read.value("from"),
      to: read.value("to"))
  }
}
