import Domain

/// What the command line can ask of the address book.
enum AddressBookCommand: Equatable, Sendable {
  case list(search: String?)
  /// Nothing but a `-` means what comes through a pipe.
  case importCards(String?)
  /// Without a file the cards go to standard output.
  case exportCards(String?)
  /// The birthdays as a calendar; without a file to standard output.
  case exportBirthdays(String?)
  /// Everybody who is meant becomes a plant, or is only shown.
  case plant(PlantingWish, isOnlyShown: Bool)
}

/// The commands of the address book as data.
enum AddressBookCommands {
  static let all = [list, importing, exporting, planting]

  private static let search = OptionSpec(
    "search", "TEXT", Phrase("이름이나 번호에 TEXT가 들어 있는 사람만", "only names or numbers with TEXT"),
    isText: true)

  private static let list = CommandSpec(
    "people contacts", Phrase("연락처 보기", "list the address book"),
    lists: .contacts,
    arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
    options: [
      search
    ],
    examples: [
      "people contacts", Example("people contacts 민아", "people contacts Maya"),
      "people contacts --search 010 --json",
    ]
  ) { (read) throws(UsageError) in
    if read.words["TEXT"] != nil, read.has("search") { throw .contradiction("search", "TEXT") }
    return AddressBookCommand.list(search: read.words["TEXT"] ?? read.value("search"))
  }

  private static let importing = CommandSpec(
    "people import",
    Phrase(
      "vCard 파일이나 폴더에서 연락처 가져오기 (-는 표준 입력, 없으면 contacts.folder)",
      "take a vCard file or folder into the address book (- is standard input; without one, "
        + "contacts.folder)"),
    arguments: [ArgumentSpec("FILE.vcf", isOptional: true)],
    examples: ["people import contacts.vcf", "people import contacts/ --json"], writes: true
  ) { read in AddressBookCommand.importCards(read.words["FILE.vcf"]) }

  private static let exporting = CommandSpec(
    "people export",
    Phrase(
      "연락처와 등록한 사람을 vCard로, 또는 생일을 달력으로 내보내기",
      "write the address book and all plants as vCards, or the birthdays as a calendar"),
    arguments: [ArgumentSpec("FILE.vcf|FILE.ics", isOptional: true)],
    options: [
      OptionSpec(
        "format", "vcf|ics",
        Phrase("파일 이름과 상관없이 내보낼 형식", "what is written, whatever the file is called"),
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

  private static let planting = CommandSpec(
    "people plant",
    Phrase("연락처의 여러 사람을 한 번에 등록하기", "plant many people of the address book at once"),
    options: [
      OptionSpec(
        "from", "contacts", Phrase("어디에서: contacts는 연락처", "from where: contacts"),
        isRequired: true, choices: ["contacts"]),
      PeopleCommands.marked,
      OptionSpec(
        "every", "DAYS|none",
        Phrase("며칠마다 연락할지 (없으면 주기 없이)", "how often to be in touch (never, if it is left out)")),
      search,
      OptionSpec(
        "dry-run", nil, Phrase("등록하지 않고 누구인지만 보기", "only show who that would be")),
    ],
    examples: [
      "people plant --from contacts --dry-run",
      Example("people plant --from contacts --tag 가족", "people plant --from contacts --tag family"),
      "people plant --from contacts --search 010 --every 30",
    ], writes: true
  ) { (read) throws(UsageError) in
    let wish = PlantingWish(
      search: read.value("search"), tags: read.values["tag"] ?? [],
      cycle: try read.cycle("every"))
    return AddressBookCommand.plant(wish, isOnlyShown: read.has("dry-run"))
  }
}
