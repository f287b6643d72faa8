import Domain
import PresentationKit

/// A parsed command about quotes.
enum QuoteCommand: Equatable, Sendable {
  case add(String, String, page: Int?, note: String)
  case list(book: String?, search: String?, markdown: String?)
  case edit(String, SentenceChange)
  case remove(String)
}

/// The specifications of the quote commands.
enum QuoteCommands {
  static let all = [list, add, edit, remove, save]

  private static let page = Phrase("문장이 있는 쪽", "page number")
  private static let note = OptionSpec(
    "note", "TEXT", Phrase("문장에 붙일 메모 (비우면 지워져요)", "note (empty: no note)"), isText: true)

  private static let list = CommandSpec(
    "quotes list", Phrase("담아 둔 문장 보기", "list your quotes"),
    lists: .quotes, arguments: [ArgumentSpec("BOOK", isOptional: true, takesRest: true)],
    options: [
      OptionSpec(
        "search", "T",
        Phrase(
          "문장, 책 제목, 지은이에 이 말이 있는 것만",
          "only quotes with this text in the quote, title or author")),
      OptionSpec(
        "markdown", "FILE",
        Phrase("마크다운 파일로 내보내기 (-는 표준 출력)", "export as Markdown (-: standard output)")),
      QRWords.option,
    ],
    examples: [
      "quotes", Example("quotes 데미안", "quotes Walden"), "quotes list --markdown quotes.md",
    ], answersAlone: true, takesNounWords: true
  ) { (read) throws(ArgumentParseError) in
    if let file = read.value("qr") {
      if read.has("markdown") { throw .contradiction("markdown", "qr") }
      return QuoteQRCommand(
        reference: read.words["BOOK"], search: read.value("search"), file: file)
    }
    return QuoteCommand.list(
      book: read.words["BOOK"], search: read.value("search"), markdown: read.value("markdown"))
  }

  private static let add = CommandSpec(
    "quotes add", Phrase("책에서 문장 담기", "save a quote from a book"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("TEXT", isText: true, takesRest: true)],
    options: [OptionSpec("page", "N", page), note],
    examples: [
      Example(
        "quotes add 데미안 '새는 알에서 나오려고 투쟁한다.' --page 123",
        "quotes add Walden 'Our life is frittered away by detail.' --page 91")
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    QuoteCommand.add(
      read.word("BOOK"), read.word("TEXT"), page: try read.number("page"),
      note: read.value("note") ?? "")
  }

  private static let edit = CommandSpec(
    "quotes edit", Phrase("담아 둔 문장 고치기", "edit a quote"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec("text", "T", Phrase("새 문장", "new text"), isText: true),
      OptionSpec("page", "N", page), note,
    ],
    examples: ["quotes edit ID --page 124"], writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.values.isEmpty {
      throw .nothingToChange(usage: "quotes edit ID --text T | --page N | --note TEXT")
    }
    return QuoteCommand.edit(
      read.word("ID"),
      SentenceChange(
        text: read.value("text"), page: try read.number("page"), note: read.value("note")))
  }

  private static let remove = CommandSpec(
    "quotes remove", Phrase("담아 둔 문장 지우기", "remove a quote"),
    arguments: [ArgumentSpec("ID")], examples: ["quotes remove ID --yes"], writes: true
  ) { read in QuoteCommand.remove(read.word("ID")) }

  private static let save = CommandSpec(
    "quotes save", Phrase("문장을 글귀로도 담기", "save a quote as a saying"),
    arguments: [ArgumentSpec("ID")], examples: ["quotes save ID"], writes: true
  ) { read in SaveQuoteCommand(reference: read.word("ID")) }
}
