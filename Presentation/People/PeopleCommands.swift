import Domain
import PresentationKit

/// A parsed command of the people part.
enum PeopleCommand: Equatable, Sendable {
  case add(PersonInput)
  case list(due: Bool, tag: String?, search: String?, matching: PeopleFilter)
  case show(String, withSource: Bool)
  /// Records a contact. `on` is the time of the contact as typed; nil means now.
  case water(String, Contact, on: String?)
  case edit(String, PersonInput)
  /// Merges the second person into the first.
  case merge(String, String)
  case remove(String)
  case tag(String, TagsChange)
}

/// A parsed command about the care of a plant.
enum CareCommand: Equatable, Sendable {
  case postpone(String, days: Int)
  case contact(String, by: Watering.Channel, number: String?)
  case pending(forget: String?)
  case review(String, day: String, ReviewChange, clear: Bool)
  case calendar(String, month: String?)
  case unwater(String, day: String)
  case garden
}

/// The specifications of the people commands.
enum PeopleCommands {
  static let all = [add, list, show, water, edit, tag, merge, remove]

  private static let hour = OptionSpec(
    "at", "HOUR", Phrase("알림 시각 (0~23)", "notification hour, 0–23"))
  static let tagOption = OptionSpec(
    "tag", "TAG",
    Phrase(
      "태그 (가족, 친구…); 태그에 정해 둔 주기를 따라요", "tag (family, friends…); a tag can set the cycle"),
    repeats: true, isText: true)
  private static let note = OptionSpec(
    "note", "TEXT", Phrase("그 사람에 관한 메모 (''이면 지우기)", "note about the person ('': no note)"),
    isText: true)
  private static let add = CommandSpec(
    "people add", Phrase("소중한 사람 등록하기", "add a person, or everyone in your contacts"),
    arguments: [ArgumentSpec("NAME", isOptional: true, isText: true, takesRest: true)],
    options: [
      OptionSpec(
        "every", "DAYS|none",
        Phrase(
          "며칠마다 연락할지 (1~366, 없음; 기본값: 설정 people.cycle, 30일)",
          "days between contacts: 1–366, or none (default: the setting people.cycle, 30 days)"
        ),
        isRequired: false),
      OptionSpec("phone", "P", Phrase("전화번호 (010-1234-5678)", "phone number (020 7946 0958)")),
      OptionSpec(
        "nickname", "N", Phrase("애칭, 한글 8글자까지", "nickname, up to 16 characters"),
        isText: true),
      OptionSpec(
        "birthday", "DAY",
        Phrase(
          "생일: 05-17, 1990-05-17, 음력 3월 8일", "birthday: 17 May, 05-17 or 1990-05-17")),
      hour, tagOption, note,
    ] + AddressBookCommands.adding,
    examples: [
      Example("people add 민아", "people add Maya"),
      Example("people add 민아 --every 7", "people add Maya --every 7"),
      Example("people add 이모 --every 14 --tag 가족", "people add 'Aunt May' --every 14 --tag family"),
      Example(
        "people add 할머니 --every 14 --birthday 05-17 --at 21",
        "people add Grandma --every 14 --birthday 05-17 --at 21"),
      Example(
        "people add 외할머니 --every 14 --birthday '음력 1948년 3월 8일'",
        "people add Halmoni --every 14 --birthday lunar:1948-3-8"),
      Example(
        "people add --from-contacts --tag 가족", "people add --from-contacts --tag family"),
      "people add --from-contacts --search 010 --every 30 --dry-run",
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    if let many = try AddressBookCommands.adding(read) { return many }
    guard let name = read.words["NAME"] else {
      throw .missingArgument("NAME", usage: "people add NAME [--every DAYS|none]")
    }
    var draft = try input(read)
    draft.name = name
    return PeopleCommand.add(draft)
  }

  private static let list = CommandSpec(
    "people list", Phrase("등록한 사람을 급한 순서로 보기", "list people, most urgent first"),
    lists: .people,
    options: [
      OptionSpec("due", nil, Phrase("오늘까지 물을 줘야 하는 사람만", "only people due by today")),
      OptionSpec("tag", "TAG", Phrase("이 태그가 있는 사람만", "only people with this tag"), isText: true),
      OptionSpec(
        "search", "TEXT",
        Phrase("이름·애칭·번호에 TEXT가 들어 있는 사람만", "only people with TEXT in name, nickname or number"),
        isText: true),
      .filter(PeopleFacet.self),
    ],
    examples: [
      "people list", "people list --due --json", "people list --where 'every<10 >2026-01'",
    ]
  ) { (read) throws(ArgumentParseError) in
    PeopleCommand.list(
      due: read.has("due"), tag: read.value("tag"), search: read.value("search"),
      matching: try read.filter(PeopleFacet.self))
  }

  private static let show = CommandSpec(
    "people show", Phrase("한 사람을 자세히 보기", "show one person's card"),
    arguments: [ArgumentSpec("WHO")], options: [.source, QRWords.option],
    examples: [
      Example("people show 민아", "people show Maya"),
      Example("people show 민아 --qr", "people show Maya --qr"),
    ]
  ) { read in
    if let file = read.value("qr") { return PersonQRCommand(who: read.word("WHO"), file: file) }
    return PeopleCommand.show(read.word("WHO"), withSource: read.has("source"))
  }

  private static let water = CommandSpec(
    "people water", Phrase("연락을 기록하고 물 주기", "record a contact, which waters the plant"),
    arguments: [
      ArgumentSpec("WHO"), ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true),
    ],
    options: [
      OptionSpec(
        "by", "CHANNEL", Phrase("어떻게 연락했는지", "how you were in touch"),
        named: NamedChoices.channels()),
      OptionSpec(
        "keyword", "K",
        Phrase(
          "나눈 이야기의 키워드, 한글 5글자씩 3개까지",
          "topic you talked about (up to 3 keywords of 10 characters)"),
        repeats: true, isText: true),
      OptionSpec(
        "memo", "TEXT", Phrase("메모, 한글 100글자까지", "note, up to 200 characters"), isText: true),
      OptionSpec(
        "on", "WHEN", Phrase("연락한 날짜나 시각 (기본값: 지금)", "date and time of the contact (default: now)")),
      OptionSpec(
        "early", nil, Phrase("아직 목마르지 않아도 기록하기", "record the contact even if it is not due yet")),
    ],
    examples: [
      Example(
        "people water 아버지 --by call --keyword 건강 --memo '무릎은 괜찮으시대요'",
        "people water Dad --by call --keyword knee --memo 'His knee is better.'"),
      Example("people water 민아 --early", "people water Maya --early"),
      Example("people water 민아 전화 잘 지낸대요 --early", "people water Maya called she is well --early"),
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    let typed = try TypedContact(read)
    return PeopleCommand.water(
      read.word("WHO"),
      Contact(
        by: typed.channel, keywords: read.values["keyword"] ?? [], memo: typed.memo,
        isEarly: read.has("early")), on: read.value("on"))
  }

  private static let edit = CommandSpec(
    "people edit",
    Phrase(
      "이름, 번호, 애칭, 생일, 주기, 알림 고치기",
      "edit a person's name, number, nickname, birthday, cycle, notifications or note"),
    arguments: [ArgumentSpec("WHO")],
    options: [
      OptionSpec("name", "N", Phrase("새 이름", "new name"), isText: true),
      OptionSpec("phone", "P|none", Phrase("새 전화번호", "new phone number")),
      OptionSpec(
        "nickname", "N", Phrase("새 애칭 (''이면 지우기)", "new nickname ('': no nickname)"),
        isText: true),
      OptionSpec("birthday", "DAY|none", Phrase("새 생일", "new birthday")),
      OptionSpec(
        "every", "DAYS|none", Phrase("새 주기 (오늘부터 새로 시작)", "new cycle in days, starting today")),
      hour,
      OptionSpec(
        "notify", "on|off", Phrase("알림을 켜거나 끄기", "notifications about this person"),
        named: NamedChoices.switches),
      note,
    ],
    examples: [
      Example(
        "people edit 민아 --nickname 민민 --birthday 05-17",
        "people edit Maya --nickname May --birthday 05-17")
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.values.isEmpty {
      throw .nothingToChange(usage: "people edit WHO --name N | --phone P | --nickname N …")
    }
    return PeopleCommand.edit(read.word("WHO"), try input(read))
  }

  /// Reads the options of a person to add or to edit.
  private static func input(_ read: ReadArguments) throws(ArgumentParseError) -> PersonInput {
    var input = PersonInput(
      name: read.value("name"), nickname: read.value("nickname"), phone: read.value("phone"),
      birthday: read.value("birthday"), alarmHour: try read.hour("at"),
      notify: read.value("notify").map { $0 == "on" })
    input.cycle = try read.cycle("every")
    input.tags = read.values["tag"].map(TagsChange.set)
    input.note = read.value("note")
    return input
  }

  private static let tag = CommandSpec(
    "people tag", Phrase("한 사람에게 태그를 붙이거나 떼기", "add tags to a person, or remove them"),
    arguments: [ArgumentSpec("WHO"), ArgumentSpec("TAG", isText: true, takesRest: true)],
    options: [.off],
    examples: [
      Example("people tag 민아 친구 산책", "people tag Maya friends walk"),
      Example("people tag 민아 산책 --off", "people tag Maya walk --off"),
    ], writes: true
  ) { read in
    let tags = [read.word("TAG")]
    return PeopleCommand.tag(read.word("WHO"), read.has("off") ? .remove(tags) : .add(tags))
  }

  private static let merge = CommandSpec(
    "people merge",
    Phrase("두 번 등록한 사람을 하나로 합치기", "merge two entries for the same person: OTHER into WHO"),
    arguments: [ArgumentSpec("WHO"), ArgumentSpec("OTHER", completes: .person)],
    examples: [Example("people merge 민아 서연", "people merge Maya Nora")], writes: true
  ) { read in PeopleCommand.merge(read.word("WHO"), read.word("OTHER")) }

  private static let remove = CommandSpec(
    "people remove", Phrase("등록한 사람 지우기", "remove a person"),
    arguments: [ArgumentSpec("WHO")],
    examples: [Example("people remove 민아 --yes", "people remove Maya --yes")], writes: true
  ) { read in PeopleCommand.remove(read.word("WHO")) }
}
