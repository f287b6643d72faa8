import Domain
import PresentationKit

/// The specifications of the commands about the care of a plant and about past waterings.
enum CareCommands {
  static let all = [postpone, contact, pending, review, calendar, unwater, garden]

  private static let who = ArgumentSpec("WHO")

  private static let postpone = CommandSpec(
    "people postpone", Phrase("오늘 줄 물을 며칠 미루기", "postpone a watering that is due today"),
    arguments: [who, ArgumentSpec("DAYS")],
    examples: [Example("people postpone 서연 2", "people postpone Nora 2")], writes: true
  ) { (read) throws(ArgumentParseError) in
    CareCommand.postpone(read.word("WHO"), days: try read.number(argument: "DAYS"))
  }

  private static let contact = CommandSpec(
    "people contact",
    Phrase("연락을 시작하고, 어땠는지는 나중에 적기", "call or message someone now, and record later how it went"),
    arguments: [who],
    options: [
      OptionSpec(
        "by", "CHANNEL", Phrase("어떻게 연락할지", "way to get in touch"), isRequired: true,
        named: NamedChoices.channels([.call, .message, .messenger])),
      OptionSpec(
        "number", "N",
        Phrase(
          "번호가 여러 개일 때 쓸 번호(순서나 전화번호)", "number to use: its position (2) or the number itself"
        )),
    ],
    examples: [Example("people contact 민아 --by messenger", "people contact Maya --by messenger")],
    writes: true
  ) { read in
    let channel = read.value("by").flatMap(Watering.Channel.init(rawValue:))
    return CareCommand.contact(
      read.word("WHO"), by: channel ?? .call, number: read.value("number"))
  }

  private static let pending = CommandSpec(
    "people pending",
    Phrase("아직 적지 않은 연락 보기", "show calls and messages that you have not recorded yet"),
    lists: .pending,
    options: [
      OptionSpec(
        "forget", "WHO",
        Phrase("연락이 닿지 않은 사람을 목록에서 지우기", "you did not reach this person: remove the reminder"))
    ],
    examples: ["people pending"], writesOnlyWith: "forget"
  ) { read in CareCommand.pending(forget: read.value("forget")) }

  private static let review = CommandSpec(
    "people review", Phrase("그날의 연락에 남긴 키워드와 메모 고치기", "edit your notes on a contact"),
    arguments: [who, ArgumentSpec("DAY")],
    options: [
      OptionSpec(
        "keyword", "K", Phrase("새 키워드, 3개까지", "new keywords, up to 3"), repeats: true,
        isText: true),
      OptionSpec("memo", "TEXT", Phrase("새 메모", "new note"), isText: true),
      OptionSpec(
        "clear", nil, Phrase("내용만 지우기 (물 준 기록은 그대로)", "clear the note, keep the watering")),
    ],
    examples: [
      Example(
        "people review 아버지 today --memo '목소리가 좋으셨다'",
        "people review Dad today --memo 'He sounded well.'")
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.has("clear"), read.has("memo") || read.has("keyword") {
      throw .contradiction("clear", read.has("memo") ? "memo" : "keyword")
    }
    if !read.has("clear"), !read.has("memo"), !read.has("keyword") {
      throw .nothingToChange(usage: "people review WHO DAY --memo TEXT | --keyword K | --clear")
    }
    return CareCommand.review(
      read.word("WHO"), day: read.word("DAY"),
      ReviewChange(keywords: read.values["keyword"], memo: read.value("memo")),
      clear: read.has("clear"))
  }

  private static let calendar = CommandSpec(
    "people calendar",
    Phrase("물 준 날과 물 줄 날을 달력으로 보기", "show a month: days watered and the next due day"),
    arguments: [who, ArgumentSpec("YYYY-MM", isOptional: true)],
    examples: [
      Example("people calendar 민아", "people calendar Maya"),
      Example("people calendar 민아 2026-03 --json", "people calendar Maya 2026-03 --json"),
    ]
  ) { read in CareCommand.calendar(read.word("WHO"), month: read.words["YYYY-MM"]) }

  private static let unwater = CommandSpec(
    "people unwater", Phrase("그날 물 준 기록 지우기", "remove a day's watering"),
    arguments: [who, ArgumentSpec("DAY")],
    examples: [Example("people unwater 아버지 today --yes", "people unwater Dad today --yes")],
    writes: true
  ) { read in CareCommand.unwater(read.word("WHO"), day: read.word("DAY")) }

  private static let garden = CommandSpec(
    "people garden", Phrase("정원 한눈에 보기", "show statistics about your contacts"),
    examples: ["people garden"]
  ) { _ in CareCommand.garden }
}
