import Domain

/// The columns of what is printed on a book, which goals and favourites have alike.
enum FactsColumn: Int, RowColumn {
  case isbn, title, subtitle, author, publisher, published, category, pages, link, cover,
    description
  case titleSorted, authorSorted, titleFolded
}

/// What is printed on a book, behind the other columns of a goal or a favourite, both ways.
enum FactsRow {
  static func shape(in table: String) -> RecordShape<BookFacts, FactsColumn> {
    RecordShape(table) { column in
      switch column {
      case .isbn:
        .kept("isbn") { .optional($0.isbn?.text) }.exported("isbn13", .isbn, optional: true)
      case .title: .kept("title") { .text($0.title.text) }.exported()
      case .subtitle: .kept("subtitle") { .optional($0.subtitle?.text) }.exported(optional: true)
      case .author: .kept("author") { .optional($0.author?.text) }.exported(optional: true)
      case .publisher: .kept("publisher") { .optional($0.publisher?.text) }.exported(optional: true)
      case .published:
        .kept("published") { .optional($0.published) }.exported(nil, .day, optional: true)
      case .category:
        .kept("category") { .text($0.category.rawValue) }
          .exported(nil, .choice(BookCategory.allCases.map(\.rawValue)))
      case .pages:
        .kept("pages") { .optional($0.pages) }.exported(nil, .number(1...99_999), optional: true)
      case .link: .kept("link") { .optional($0.link?.text) }.exported(optional: true)
      case .cover: .kept("cover") { .optional($0.cover?.text) }.exported(optional: true)
      case .description:
        .kept("description") { .optional($0.description?.text) }.exported(optional: true)
      case .titleSorted: .derived("title_sorted", from: .title) { .text(sorted($0 ?? "")) }
      case .authorSorted:
        .derived("author_sorted", from: .author) { .text($0.map(sorted) ?? afterAll) }
      case .titleFolded: .derived("title_folded", from: .title, Value.folded)
      }
    }
  }

  static func facts(_ row: NamedRow<FactsColumn>) throws(StorageFailure) -> BookFacts {
    BookFacts(
      isbn: row.optionalText(.isbn).map(ISBN.init(stored:)), title: row.line(.title),
      subtitle: row.optionalLine(.subtitle), author: row.optionalLine(.author),
      publisher: row.optionalLine(.publisher), published: try row.optionalDay(.published),
      pages: row.optionalInt(.pages), category: try row.word(.category),
      description: row.optionalPassage(.description), link: row.optionalLine(.link),
      cover: row.optionalLine(.cover))
  }

  /// A text that sorts as people look for it: Korean first, then Latin, then others, then digits;
  /// small and capital letters alike.
  static func sorted(_ text: String) -> String {
    let folded = TextForms.folded(text)
    return "\(NameOrder.group(of: folded))" + TextForms.bare(folded)
  }

  /// What sorts after all texts.
  static let afterAll = "\u{10FFFF}"

  /// A book's or a favourite's key and words, as an index of words takes them.
  static func indexed(_ facts: BookFacts, _ key: Int) -> [Value] {
    [
      .int(key), .text(facts.title.text), .optional(facts.subtitle?.text),
      .optional(facts.author?.text),
    ]
  }
}
