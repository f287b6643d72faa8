import Domain
import PresentationKit

/// A parsed command about the address book.
enum AddressBookCommand: Equatable, Sendable {
  case list(search: String?)
  /// Imports vCards from a path. Nil means the folder in the setting `contacts.folder`, and `-` means standard input.
  case importCards(String?)
  /// Exports vCards; a nil path means standard output.
  case exportCards(String?)
  /// Exports birthdays as iCalendar; a nil path means standard output.
  case exportBirthdays(String?)
  /// Adds every contact that the options select as a person.
  case plant(PlantingOptions)
}

/// The specifications of the commands about the address book.
enum AddressBookCommands {
  static let all = [list, importing, exporting]

  private static let search = OptionSpec(
    "search", "TEXT", Phrase("이름이나 번호에 TEXT가 들어 있는 사람만", "only names or numbers containing TEXT"),
    isText: true)

  private static let list = CommandSpec(
    "contacts list", Phrase("연락처 보기", "list your contacts"),
    lists: .contacts,
    arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
    options: [
      search
    ],
    examples: [
      "contacts", Example("contacts 민아", "contacts Maya"),
      "contacts list --search 010 --json",
    ], answersAlone: true, takesNounWords: true
  ) { (read) throws(ArgumentParseError) in
    if read.words["TEXT"] != nil, read.has("search") { throw .contradiction("search", "TEXT") }
    return AddressBookCommand.list(search: read.words["TEXT"] ?? read.value("search"))
  }

  private static let importing = CommandSpec(
    "contacts import",
    Phrase(
      "vCard 파일이나 폴더에서 연락처 가져오기 (-는 표준 입력, 기본값: 설정 contacts.folder)",
      "import vCards from a file or folder (-: standard input; default: the setting "
        + "contacts.folder)"),
    arguments: [ArgumentSpec("FILE", isOptional: true)],
    examples: ["contacts import contacts.vcf", "contacts import contacts/ --json"], writes: true
  ) { read in AddressBookCommand.importCards(read.words["FILE"]) }

  private static let exporting = CommandSpec(
    "contacts export",
    Phrase(
      "연락처를 vCard로 내보내기 (기본값: 표준 출력)",
      "export your contacts as vCards (default: standard output)"),
    arguments: [ArgumentSpec("FILE.vcf", isOptional: true)],
    examples: ["contacts export", "contacts export friends.vcf"]
  ) { read in
    let named = read.words["FILE.vcf"]
    return AddressBookCommand.exportCards(named == "-" ? nil : named)
  }

  /// The command that exports people and contacts as vCards, or birthdays as a calendar.
  static let peopleExport = CommandSpec(
    "people export",
    Phrase(
      "연락처와 등록한 사람을 vCard로, 또는 생일과 기념일을 달력으로 내보내기",
      "export people and contacts as vCards, or birthdays and other dates as a calendar"),
    arguments: [ArgumentSpec("FILE.vcf|FILE.ics", isOptional: true)],
    options: [
      OptionSpec(
        "format", "vcf|ics",
        Phrase("파일 이름과 상관없이 내보낼 형식", "format (default: from the file name, or vcf)"),
        choices: ["vcf", "ics"])
    ],
    examples: [
      "people export", "people export everybody.vcf", "people export birthdays.ics",
      "people export --format ics",
    ]
  ) { read in
    let named = read.words["FILE.vcf|FILE.ics"]
    let file = named == "-" ? nil : named
    switch read.value("format") {
    case "ics": return AddressBookCommand.exportBirthdays(file)
    case nil where file?.lowercased().hasSuffix(".ics") == true:
      return AddressBookCommand.exportBirthdays(file)
    case _: return AddressBookCommand.exportCards(file)
    }
  }

  // MARK: People add

  /// The options of `people add` for adding many contacts at once.
  static let adding = [
    OptionSpec(
      "from-contacts", nil,
      Phrase(
        "연락처의 모든 사람을 등록하기 (기본값: 주기 없음)", "add everyone in your contacts (default: without a cycle)")
    ),
    search,
  ]

  /// Parses the command that adds many contacts at once; nil without `--from-contacts`.
  static func adding(_ read: ReadArguments) throws(ArgumentParseError) -> AddressBookCommand? {
    guard read.has("from-contacts") else {
      if read.has("search") {
        throw .missingOption("from-contacts", usage: "people add --from-contacts --search TEXT")
      }
      return nil
    }
    if read.words["NAME"] != nil { throw .contradiction("from-contacts", "NAME") }
    let other = ["phone", "nickname", "birthday", "at", "note"].first(where: read.has)
    if let other { throw .contradiction("from-contacts", other) }
    return AddressBookCommand.plant(
      PlantingOptions(
        search: read.value("search"), tags: read.values["tag"] ?? [],
        cycle: try read.cycle("every")))
  }
}
