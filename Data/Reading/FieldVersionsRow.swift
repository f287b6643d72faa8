import Domain

/// The columns of bibliographic data, such as the title, which books and favourites share.
enum FieldVersionsColumn: Int, RowColumn {
  case isbn, title, subtitle, author, publisher, published, category, pages, link, cover,
    description
  case titleSorted, authorSorted, titleFolded
}

/// Converts bibliographic data to and from its columns, which follow those of a book or a favourite.
enum FieldVersionsRow {
  static func shape(in table: String) -> TableMapping<BookMetadata, FieldVersionsColumn> {
    TableMapping(table) { column in
      switch column {
      case .isbn: .stored(.isbn) { $0.isbn?.text }.exported("isbn13")
      case .title: .stored { $0.title.text }
      case .subtitle: .stored { $0.subtitle?.text }
      case .author: .stored { $0.author?.text }
      case .publisher: .stored { $0.publisher?.text }
      case .published: .stored { $0.published }
      case .category:
        .stored(.choice(BookCategory.allCases.map(\.rawValue))) { $0.category.rawValue }
      case .pages: .stored(.number(1...99_999)) { $0.pages }
      case .link: .stored { $0.link?.text }
      case .cover: .stored { $0.cover?.text }
      case .description: .stored { $0.description?.text }
      case .titleSorted: .derived(from: .title) { sorted($0 ?? "") }
      case .authorSorted: .derived(from: .author) { $0.map(sorted) ?? afterAll }
      case .titleFolded: .derived(from: .title, Folded.text)
      }
    }
  }

  static func metadata(_ row: NamedRow<FieldVersionsColumn>) throws(StorageFailure) -> BookMetadata
  {
    BookMetadata(
      isbn: row.optionalText(.isbn).map(ISBN.init(stored:)), title: row.line(.title),
      subtitle: row.optionalLine(.subtitle), author: row.optionalLine(.author),
      publisher: row.optionalLine(.publisher), published: try row.optionalDay(.published),
      pages: row.optionalInt(.pages), category: try row.word(.category),
      description: row.optionalMultilineText(.description), link: row.optionalLine(.link),
      cover: row.optionalLine(.cover))
  }

  /// Returns a sort key: Korean first, then Latin, then other scripts, and digits last, ignoring
  /// case. Numbers are in the order of their values.
  static func sorted(_ text: String) -> String {
    let folded = TextForms.folded(text)
    return "\(NameOrder.group(of: folded))" + NumericOrder.key(TextForms.bare(folded))
  }

  /// A sort key after those of all texts.
  static let afterAll = "\u{10FFFF}"

  /// Returns whether a column has no value, or the sort key of an empty field: a book without an author.
  static func isEmpty(_ value: Value) -> Bool {
    switch value {
    case .null: true
    case .text(let text): text == afterAll
    case .int, .exactText, .bytes: false
    }
  }

  /// Returns the key and the texts of a favourite, for the full-text index.
  static func indexed(_ facts: BookMetadata, _ key: Int) -> [Value] {
    [
      .int(key), .text(facts.title.text), .optional(facts.subtitle?.text),
      .optional(facts.author?.text),
    ]
  }
}
