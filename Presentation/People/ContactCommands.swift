/// What the command line can ask of the address book.
enum ContactCommand: Equatable, Sendable {
  case list(search: String?)
  /// Nothing but a `-` means what comes through a pipe.
  case take(String?)
  /// Without a file the cards go to standard output.
  case give(String?)
}

/// The commands of the address book as data.
enum ContactCommands {
  static let all = [list, take, give]

  private static let list = CommandSpec(
    "people contacts", Phrase("연락처 보기", "list the address book"),
    options: [
      OptionSpec(
        "search", "TEXT", Phrase("이름이나 번호에 TEXT가 들어 있는 사람만", "only names or numbers with TEXT"),
        isText: true)
    ],
    examples: ["people contacts", "people contacts --search 010 --json"]
  ) { read in ContactCommand.list(search: read.value("search")) }

  private static let take = CommandSpec(
    "people import",
    Phrase(
      "vCard 파일이나 폴더에서 연락처 가져오기 (-는 표준 입력, 없으면 contacts.folder)",
      "take a vCard file or folder into the address book (- is standard input; without one, "
        + "contacts.folder)"),
    arguments: [ArgumentSpec("FILE.vcf", isOptional: true)],
    examples: ["people import contacts.vcf", "people import contacts/ --json"], writes: true
  ) { read in ContactCommand.take(read.words["FILE.vcf"]) }

  private static let give = CommandSpec(
    "people export",
    Phrase("연락처와 등록한 사람을 vCard로 내보내기", "write the address book and all plants as vCards"),
    arguments: [ArgumentSpec("FILE.vcf", isOptional: true)],
    examples: ["people export", "people export everybody.vcf"]
  ) { read in
    let file = read.words["FILE.vcf"]
    return ContactCommand.give(file == "-" ? nil : file)
  }
}
