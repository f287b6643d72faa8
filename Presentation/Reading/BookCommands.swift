import Domain
import TextUI

/// What the command line can ask of the books that are goals.
enum BookCommand: Equatable, Sendable {
  case addFound(isbn: String, target: String?, theme: BookTheme?)
  /// A book that is typed in. Where a title was all that was said, one that is here is begun.
  case addTyped(
    BookDraft, published: String?, target: String?, theme: BookTheme?, isTitleAlone: Bool)
  case list(Shelf, BookSort?, BookCategory?, matching: BookFilter)
  case show(String, withSource: Bool)
  case read(String, to: ReachedPlace, on: String?)
  case records(String, remove: TakenRecords?)
  /// The stars as they are typed; nothing takes them away.
  case rate(String, String?)
  case move(String, to: Int)
  case edit(String, BookChange, published: String?, target: String?)
  case remove(String)
}

/// The commands of books as data.
enum BookCommands {
  static let all = [add, list, show, read, records, rate, move, edit, remove]

  static let sort = OptionSpec(
    "sort", "ORDER", Phrase("순서 (-는 역순, custom은 내가 정한 순서)", "the order; custom is your own"),
    named: NamedChoices.sorts(BookSort.ofGoals))

  private static let target = OptionSpec(
    "target", "WHEN",
    Phrase(
      "언제까지 읽을지 (+14d, 2026-03-31, none; 안 적으면 설정 books.target)",
      "when to be done, or none (default: the setting books.target)"))
  private static let theme = OptionSpec(
    "theme", "COLOR", Phrase("색 (안 적으면 분류의 색)", "a colour; its category's if not said"),
    named: NamedChoices.colours)
  private static let category = OptionSpec(
    "category", "C", Phrase("분류 (poem, 에세이…)", "what it is about (poem, essay…)"))

  static let pages = OptionSpec("pages", "N", Phrase("쪽수", "how many pages it has"))
  static let author = OptionSpec("author", "A", Phrase("지은이", "who wrote it"), isText: true)

  private static let typed: [OptionSpec] = [
    OptionSpec("title", "T", Phrase("제목", "its title"), isText: true),
    OptionSpec("subtitle", "T", Phrase("부제", "its subtitle"), isText: true),
    pages, author,
    OptionSpec("publisher", "P", Phrase("출판사", "who published it"), isText: true),
    OptionSpec("published", "D", Phrase("출간일", "when it was published")),
    OptionSpec("isbn", "I", Phrase("ISBN (열 자리나 열세 자리)", "its ISBN, of ten or thirteen digits")),
    OptionSpec("link", "URL", Phrase("책을 볼 수 있는 주소", "where it can be looked at")),
    OptionSpec("cover", "URL", Phrase("표지 그림의 주소나 파일", "a picture of its cover")),
  ]

  private static let add = CommandSpec(
    "books add",
    Phrase("읽을 책 추가하기 (ISBN이나 제목)", "add a book to read, by its ISBN or its title"),
    arguments: [ArgumentSpec("ISBN|TITLE", isOptional: true, isText: true, takesRest: true)],
    options: [
      OptionSpec("manual", nil, Phrase("있는 책을 찾지 않고 직접 입력하기", "type it in, whatever is here"))
    ]
      + typed + [category, target, theme],
    examples: [
      Example(
        "books add 데미안 --pages 239 --author '헤르만 헤세' --target +14d",
        "books add Walden --pages 352 --author Thoreau --target +14d"),
      "books add 9788937460449 --target +7d",
    ],
    writes: true
  ) { (read) throws(UsageError) in
    let theme = read.value("theme").flatMap(BookTheme.init)
    let word = read.words["ISBN|TITLE"]
    let isTyped = (typed + [category]).contains { read.has($0.name) }
    if let word, ISBN.isMeant(by: word), !read.has("manual") {
      if isTyped { throw .missingOption("manual", usage: "books add --manual TITLE --isbn ISBN") }
      return BookCommand.addFound(isbn: word, target: read.value("target"), theme: theme)
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

  /// The category an option names.
  static func category(_ read: ReadArguments) throws(UsageError) -> BookCategory? {
    guard let text = read.value("category") else { return nil }
    guard let category = CategoryWords.read(text) else {
      throw .notAChoice(
        option: "category", value: text, BookCategory.allCases.map(\.rawValue))
    }
    return category
  }

  private static let list = CommandSpec(
    "books list", Phrase("읽고 있는 책 보기", "list the books that are being read"),
    lists: .books,
    options: [
      sort, category, OptionSpec("all", nil, Phrase("다 읽은 책도 함께", "finished ones too")),
      ReadingCommands.wanted,
      OptionSpec("paused", nil, Phrase("잠시 멈춘 책", "books that are paused")),
      OptionSpec("dropped", nil, Phrase("그만 읽은 책", "books that were given up")),
      .filter(BookFacet.self),
    ],
    examples: [
      "books list --sort -author", "books list --wanted", "books list --json",
      "books list --where 'percent>50 pages<300'",
    ]
  ) { (read) throws(UsageError) in
    let shelves: [Shelf] = [.all, .wanted, .paused, .dropped].filter { read.has($0.rawValue) }
    if shelves.count > 1 { throw .contradiction(shelves[0].rawValue, shelves[1].rawValue) }
    return BookCommand.list(
      shelves.first ?? .reading, read.value("sort").flatMap(BookSort.init), try category(read),
      matching: try read.filter(BookFacet.self))
  }

  private static let show = CommandSpec(
    "books show", Phrase("책 한 권 자세히 보기", "show a book with its reading log and quotes"),
    arguments: [ArgumentSpec("BOOK")], options: [.source],
    examples: [Example("books show 데미안", "books show Walden")]
  ) { read in BookCommand.show(read.word("BOOK"), withSource: read.has("source")) }

  private static let read = CommandSpec(
    "books read", Phrase("어디까지 읽었는지 적기 (쪽이나 퍼센트)", "say how far you read: a page, or a percentage"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("PAGE")],
    options: [ShelfCommands.on],
    examples: [
      Example("books read 데미안 120", "books read Walden 120"),
      Example("books read 데미안 35%", "books read Walden 35%"),
      Example("books read 데미안 80 --on 어제", "books read Walden 80 --on yesterday"),
    ], writes: true
  ) { (read) throws(UsageError) in
    BookCommand.read(read.word("BOOK"), to: try read.place("PAGE"), on: read.value("on"))
  }

  private static let records = CommandSpec(
    "books records", Phrase("책 한 권을 언제 얼마나 읽었는지 보기", "when a book was read, and how far"),
    lists: .readings, arguments: [ArgumentSpec("BOOK")],
    options: [
      OptionSpec(
        "remove", "last|all", Phrase("마지막 기록이나 모든 기록 지우기", "take the last record away, or all"),
        choices: ["last", "all"])
    ],
    examples: [
      Example("books records 데미안", "books records Walden"),
      Example("books records 데미안 --remove last --yes", "books records Walden --remove last --yes"),
    ],
    writesOnlyWith: "remove"
  ) { read in
    BookCommand.records(read.word("BOOK"), remove: read.value("remove").flatMap(TakenRecords.init))
  }

  private static let rate = CommandSpec(
    "books rate",
    Phrase(
      "별점 주기 (1~5, 반 개도 돼요, none이면 지우기)",
      "say how much you liked a book, 1–5, halves too; none takes it back"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("STARS")],
    examples: [
      Example("books rate 데미안 3.5", "books rate Walden 3.5"),
      Example("books rate 데미안 none", "books rate Walden none"),
    ], writes: true
  ) { (read) throws(UsageError) in
    let word = read.word("STARS")
    if ["none", "없음"].contains(word) { return BookCommand.rate(read.word("BOOK"), nil) }
    // Whatever looks like a number is refused by the rule, which says which ones there are.
    guard word.contains(where: \.isNumber), word.allSatisfy({ $0.isNumber || "-.,".contains($0) })
    else { throw .notAChoice(option: "STARS", value: word, ["0.5", "1", "1.5", "…", "5", "none"]) }
    return BookCommand.rate(read.word("BOOK"), word)
  }

  private static let move = CommandSpec(
    "books move", Phrase("내 순서에서 자리 옮기기 (1이 맨 앞)", "give a book a place in your own order, from 1"),
    arguments: [ArgumentSpec("BOOK"), ArgumentSpec("POSITION")],
    examples: [Example("books move 데미안 1", "books move Walden 1")], writes: true
  ) { (read) throws(UsageError) in
    BookCommand.move(read.word("BOOK"), to: try read.number(argument: "POSITION"))
  }

  private static let edit = CommandSpec(
    "books edit", Phrase("책이나 목표 고치기", "change a book, or when to be done with it"),
    arguments: [ArgumentSpec("BOOK")],
    options: typed.filter { $0.name != "isbn" }
      + [
        category,
        OptionSpec(
          "note", "TEXT", Phrase("한 줄 평 (비우면 지워요)", "one sentence about it; an empty one goes"),
          isText: true),
        OptionSpec(
          "target", "WHEN", Phrase("언제까지 읽을지 (none이면 없앰)", "when to be done; none removes it")),
        OptionSpec(
          "theme", "COLOR",
          Phrase("색 (category는 분류의 색)", "a colour; category means its category's"),
          named: NamedChoices.colours
            + [NamedChoice("category", ReadingWords.themeOfCategory, ["분류"])]),
      ],
    examples: [
      Example("books edit 데미안 --target +14d", "books edit Walden --target +14d"),
      Example(
        "books edit 데미안 --pages 240 --theme teal", "books edit Walden --pages 360 --theme teal"),
    ],
    writes: true
  ) { (read) throws(UsageError) in
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
