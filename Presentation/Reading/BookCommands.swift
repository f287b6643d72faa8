import Domain
package import PresentationKit
import TextUI

/// The specifications of the book commands.
package enum BookCommands {
  static let all = [add, list, show, read, log, rate, move, edit, remove]

  static let sort = OptionSpec(
    "sort", "ORDER", Phrase("순서 (-는 역순, custom은 내가 정한 순서)", "order (custom: your own order)"),
    named: NamedChoices.sorts(BookSort.ofGoals))

  private static let target = OptionSpec(
    "target", "WHEN",
    Phrase(
      "언제까지 읽을지 (+14d, 2026-03-31, none; 기본값: 설정 books.target)",
      "target date, or none (default: the setting books.target)"))
  private static let theme = OptionSpec(
    "theme", "COLOR", Phrase("색 (기본값: 분류의 색)", "colour (default: its category's colour)"),
    named: NamedChoices.colours)
  private static let category = OptionSpec(
    "category", "C", Phrase("분류 (poem, 에세이…)", "category (poem, essay…)"))

  package static let pages = OptionSpec("pages", "N", Phrase("쪽수", "number of pages"))
  static let author = OptionSpec("author", "A", fact(.author), isText: true)

  static let paused = OptionSpec("paused", nil, Phrase("잠시 멈춘 책", "paused books"))
  static let dropped = OptionSpec("dropped", nil, Phrase("그만 읽은 책", "dropped books"))

  /// Returns the name of a book field in both languages.
  private static func fact(_ field: BookField) -> Phrase {
    Phrase(ReadingWords(.korean).name(field), ReadingWords(.english).name(field))
  }

  private static let typed: [OptionSpec] = [
    OptionSpec("title", "T", fact(.title), isText: true),
    OptionSpec("subtitle", "T", fact(.subtitle), isText: true),
    pages, author,
    OptionSpec("publisher", "P", fact(.publisher), isText: true),
    OptionSpec("published", "D", Phrase("출간일", "publication date")),
    OptionSpec("isbn", "I", Phrase("ISBN (열 자리나 열세 자리)", "ISBN (10 or 13 digits)")),
    OptionSpec("link", "URL", Phrase("책의 웹 주소", "web address of the book")),
    OptionSpec("cover", "URL", Phrase("표지 그림의 주소나 파일", "cover picture (URL or file)")),
  ]

  private static let add = CommandSpec(
    "books add",
    Phrase("읽을 책 추가하기 (ISBN이나 제목)", "add a book to read, by ISBN or title"),
    arguments: [ArgumentSpec("ISBN|TITLE", isOptional: true, isText: true, takesRest: true)],
    options: [
      OptionSpec(
        "manual", nil,
        Phrase("비슷한 책이 있어도 직접 입력하기", "enter the book by hand, even if you have one like it"))
    ]
      + typed + [category, target, theme],
    examples: [
      Example(
        "books add 데미안 --pages 239 --author '헤르만 헤세' --target +14d",
        "books add Walden --pages 352 --author Thoreau --target +14d"),
      "books add 9788937460449 --target +7d",
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    let theme = read.value("theme").flatMap(BookTheme.init)
    let word = read.words["ISBN|TITLE"]
    let isTyped = (typed + [category]).contains { read.has($0.name) }
    if let word, ISBN.isMeant(by: word), !read.has("manual") {
      if isTyped { throw .missingOption("manual", usage: "books add --manual TITLE --isbn ISBN") }
      return BookCommand.addByISBN(isbn: word, target: read.value("target"), theme: theme)
    }
    if let word, read.has("title") {
      throw .extraArgument(word, usage: "books add ISBN|TITLE [--pages N]")
    }
    guard let title = word ?? read.value("title") else {
      throw .missingArgument("ISBN|TITLE", usage: "books add ISBN|TITLE [--pages N]")
    }
    let draft = BookDraft(
      title: title, subtitle: read.value("subtitle") ?? "",
      author: read.value("author") ?? "", publisher: read.value("publisher") ?? "",
      pages: try read.number("pages"), isbn: read.value("isbn") ?? "",
      category: try category(read) ?? .etc, link: read.value("link") ?? "",
      cover: read.value("cover") ?? "")
    return BookCommand.addTyped(
      draft, published: read.value("published"), target: read.value("target"), theme: theme,
      isTitleAlone: !isTyped && !read.has("manual"))
  }

  /// Parses the category given by `--category`; nil if the option is absent.
  static func category(_ read: ReadArguments) throws(ArgumentParseError) -> BookCategory? {
    guard let text = read.value("category") else { return nil }
    guard let category = CategoryWords.read(text) else {
      throw .notAChoice(
        option: "category", value: text, BookCategory.allCases.map(\.rawValue))
    }
    return category
  }

  private static let list = CommandSpec(
    "books list", Phrase("읽고 있는 책 보기", "list the books you are reading"),
    lists: .books,
    options: [
      sort, category, OptionSpec("all", nil, Phrase("모든 책", "all books")),
      ReadingCommands.wanted,
      paused, dropped,
      .filter(BookFacet.self),
    ],
    examples: [
      "books list --sort -author", "books list --wanted", "books list --json",
      "books list --where 'percent>50 pages<300'",
    ]
  ) { (read) throws(ArgumentParseError) in
    let shelves: [Shelf] = [.all, .wanted, .paused, .dropped].filter { read.has($0.rawValue) }
    if shelves.count > 1 { throw .contradiction(shelves[0].rawValue, shelves[1].rawValue) }
    return BookCommand.list(
      shelves.first ?? .reading, read.value("sort").flatMap(BookSort.init), try category(read),
      matching: try read.filter(BookFacet.self))
  }

  private static let show = CommandSpec(
    "books show", Phrase("책 한 권 자세히 보기", "show a book with its reading log and quotes"),
    arguments: [ArgumentSpec("BOOK")], options: [.source, QRWords.option],
    examples: [Example("books show 데미안", "books show Walden")]
  ) { read in
    if let file = read.value("qr") {
      return BookQRCommand(reference: read.word("BOOK"), file: file)
    }
    return BookCommand.show(read.word("BOOK"), withSource: read.has("source"))
  }

  private static let read = CommandSpec(
    "books read",
    Phrase("어디까지 읽었는지 적기 (쪽이나 퍼센트)", "record how far you have read: a page or a percentage"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("PAGE")],
    options: [ShelfCommands.on],
    examples: [
      Example("books read 데미안 120", "books read Walden 120"),
      Example("books read 데미안 35%", "books read Walden 35%"),
      Example("books read 데미안 80 --on 어제", "books read Walden 80 --on yesterday"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    BookCommand.read(read.word("BOOK"), to: try read.position("PAGE"), on: read.value("on"))
  }

  private static let log = CommandSpec(
    "books log",
    Phrase("읽은 기록 보기 (책 한 권이나 모든 책)", "show the reading log of a book, or of all books by month"),
    lists: .readingLog, arguments: [ArgumentSpec("BOOK", isOptional: true)],
    options: [
      OptionSpec("month", "YYYY-MM", Phrase("모든 책의 그달 기록만", "only the given month, for all books")),
      OptionSpec(
        "remove", "last|all",
        Phrase("책의 마지막 기록이나 모든 기록 지우기", "entries of the book to remove: the last one, or all"),
        choices: ["last", "all"]),
    ],
    examples: [
      "books log", "books log --month 2026-03 --json",
      Example("books log 데미안", "books log Walden"),
      Example("books log 데미안 --remove last --yes", "books log Walden --remove last --yes"),
    ],
    writesOnlyWith: "remove"
  ) { (read) throws(ArgumentParseError) in
    guard let book = read.words["BOOK"] else {
      if read.has("remove") {
        throw .missingArgument("BOOK", usage: "books log BOOK --remove last|all")
      }
      return ReadingCommand.log(month: read.value("month"))
    }
    if read.has("month") { throw .contradiction("month", "BOOK") }
    return BookCommand.log(book, remove: read.value("remove").flatMap(RecordsToRemove.init))
  }

  private static let rate = CommandSpec(
    "books rate",
    Phrase(
      "별점 주기 (0.5~5, 0.5점 단위, none이면 지우기)",
      "rate a book from 0.5 to 5 in steps of 0.5 (none: remove the rating)"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("STARS")],
    examples: [
      Example("books rate 데미안 3.5", "books rate Walden 3.5"),
      Example("books rate 데미안 none", "books rate Walden none"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    let word = read.word("STARS")
    if ["none", "없음"].contains(word) { return BookCommand.rate(read.word("BOOK"), nil) }
    // A number is passed on even if invalid: the rule's refusal lists the accepted values.
    guard word.contains(where: \.isNumber), word.allSatisfy({ $0.isNumber || "-.,".contains($0) })
    else { throw .notAChoice(option: "STARS", value: word, ["0.5", "1", "1.5", "…", "5", "none"]) }
    return BookCommand.rate(read.word("BOOK"), word)
  }

  private static let move = CommandSpec(
    "books move",
    Phrase("책의 자리를 직접 정하기 (1이 맨 앞)", "move a book to a position in your own order (1: first)"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("POSITION")],
    examples: [Example("books move 데미안 1", "books move Walden 1")], writes: true
  ) { (read) throws(ArgumentParseError) in
    BookCommand.move(read.word("BOOK"), to: try read.number(argument: "POSITION"))
  }

  private static let edit = CommandSpec(
    "books edit", Phrase("책 정보나 목표일 고치기", "edit a book or its target date"),
    arguments: [ArgumentSpec("BOOK")],
    options: typed.filter { $0.name != "isbn" }
      + [
        category,
        OptionSpec(
          "note", "TEXT", Phrase("한 줄 평 (''이면 지우기)", "note about the book (empty: no note)"),
          isText: true),
        OptionSpec(
          "target", "WHEN", Phrase("언제까지 읽을지 (none이면 지우기)", "target date (none: no target)")),
        OptionSpec(
          "theme", "COLOR",
          Phrase("색 (category는 분류의 색)", "colour (category: its category's colour)"),
          named: NamedChoices.colours
            + [NamedChoice("category", ReadingWords.themeOfCategory, ["분류"])]),
      ],
    examples: [
      Example("books edit 데미안 --target +14d", "books edit Walden --target +14d"),
      Example(
        "books edit 데미안 --pages 240 --theme teal", "books edit Walden --pages 360 --theme teal"),
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.values.isEmpty {
      throw .nothingToChange(
        usage: "books edit BOOK --title T | --author A | --publisher P | --pages N | --category C "
          + "| --note TEXT | --target WHEN | --theme COLOR")
    }
    let theme: BookChange.Theme? = read.value("theme").map { name in
      BookTheme(rawValue: name).map { .chosen($0) } ?? .ofCategory
    }
    let change = BookChange(
      title: read.value("title"), subtitle: read.value("subtitle"), author: read.value("author"),
      publisher: read.value("publisher"), pages: try read.number("pages"),
      category: try category(read), theme: theme, link: read.value("link"),
      cover: read.value("cover"), note: read.value("note"))
    return BookCommand.edit(
      read.word("BOOK"), change, published: read.value("published"),
      target: read.value("target"))
  }

  private static let remove = CommandSpec(
    "books remove", Phrase("책 지우기 (기록과 문장도 함께)", "remove a book with its reading log and quotes"),
    arguments: [ArgumentSpec("BOOK")],
    examples: [Example("books remove 데미안 --yes", "books remove Walden --yes")], writes: true
  ) { read in BookCommand.remove(read.word("BOOK")) }
}
