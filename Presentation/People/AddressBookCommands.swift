/// What the command line can ask of the address book.
enum AddressBookCommand: Equatable, Sendable {
  case list(search: String?)
  /// Nothing but a `-` means what comes through a pipe.
  case importCards(String?)
  /// Without a file the cards go to standard output.
  case exportCards(String?)
}

/// The commands of the address book as data.
enum AddressBookCommands {
  static let all = [list, importing, exporting]

  private static let list = CommandSpec(
    "people contacts", Phrase("연락처 보기", "list the address book"),
    options: [
      OptionSpec(
        "search", "TEXT", Phrase("이름이나 번호에 TEXT가 들어 있는 사람만", "only names or numbers with TEXT"),
        isText: true)
    ],
    examples: ["people contacts", "people contacts --search 010 --json"]
  ) { read in AddressBookCommand.list(search: read.value("search")) }

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
    Phrase("연락처와 등록한 사람을 vCard로 내보내기", "write the address book and all plants as vCards"),
    arguments: [ArgumentSpec("FILE.vcf", isOptional: true)],
    examples: ["people export", "people export everybody.vcf"]
  ) { read in
    let file = read.words["FILE.vcf"]
    return AddressBookCommand.exportCards(file == "-" ? nil : file)
  }
}
