import Domain

/// What the command line can ask of the sentences of books.
enum SentenceCommand: Equatable, Sendable {
  case quote(String, String, page: Int, note: String)
  case list(book: String?, search: String?, markdown: String?)
  case change(String, SentenceChange)
  case remove(String)
}

/// The commands of sentences as data.
enum SentenceCommands {
  static let all = [quote, quotes, requote, unquote, keep]

  private static let place = Phrase("몇 쪽에 있는지", "where it stands")
  private static let note = OptionSpec(
    "note", "TEXT", Phrase("문장 옆에 적을 메모 (비우면 지워요)", "a remark beside it; an empty one goes"),
    isText: true)

  private static let quote = CommandSpec(
    "books quote", Phrase("책의 한 문장 담기", "keep a sentence of a book"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("TEXT", isText: true, takesRest: true)],
    options: [OptionSpec("page", "N", place, isRequired: true), note],
    examples: [
      Example(
        "books quote 데미안 '새는 알에서 나오려고 투쟁한다.' --page 123",
        "books quote Walden 'Our life is frittered away by detail.' --page 91")
    ], writes: true
  ) { (read) throws(UsageError) in
    SentenceCommand.quote(
      read.word("BOOK"), read.word("TEXT"), page: try read.number("page") ?? 1,
      note: read.value("note") ?? "")
  }

  private static let quotes = CommandSpec(
    "books quotes", Phrase("담아 둔 문장 보기", "the sentences that were kept"),
    lists: .sentences, arguments: [ArgumentSpec("BOOK", isOptional: true)],
    options: [
      OptionSpec(
        "search", "T", Phrase("문장이나 책에 이 말이 든 것만", "only with this in them, or in the book")),
      OptionSpec(
        "markdown", "FILE",
        Phrase("Markdown 파일로 내보내기 (-는 화면으로)", "write them as Markdown; - is the screen")),
    ],
    examples: [
      Example("books quotes 데미안", "books quotes Walden"), "books quotes --markdown sentences.md",
    ]
  ) { read in
    SentenceCommand.list(
      book: read.words["BOOK"], search: read.value("search"), markdown: read.value("markdown"))
  }

  private static let requote = CommandSpec(
    "books requote", Phrase("담아 둔 문장 고치기", "change a sentence that was kept"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec("text", "T", Phrase("새 문장", "the new words"), isText: true),
      OptionSpec("page", "N", place), note,
    ],
    examples: ["books requote ID --page 124"], writes: true
  ) { (read) throws(UsageError) in
    if read.values.isEmpty {
      throw .nothingToChange(usage: "books requote ID --text T | --page N | --note TEXT")
    }
    return SentenceCommand.change(
      read.word("ID"),
      SentenceChange(
        text: read.value("text"), page: try read.number("page"), note: read.value("note")))
  }

  private static let unquote = CommandSpec(
    "books unquote", Phrase("담아 둔 문장 지우기", "remove a sentence"),
    arguments: [ArgumentSpec("ID")], examples: ["books unquote ID --yes"], writes: true
  ) { read in SentenceCommand.remove(read.word("ID")) }

  private static let keep = CommandSpec(
    "books keep", Phrase("문장을 글귀로도 담기", "keep a sentence as a saying too"),
    arguments: [ArgumentSpec("ID")], examples: ["books keep ID"], writes: true
  ) { read in KeepCommand(reference: read.word("ID")) }
}
