import Domain

extension ArchiveLists {
  static let reading = [books, readings, sentences, favourites]

  /// What is printed on a book.
  private static let facts = [
    ArchiveMember("title"), ArchiveMember("subtitle", optional: true),
    ArchiveMember("author", optional: true), ArchiveMember("publisher", optional: true),
    ArchiveMember("published", nil, .day, optional: true),
    ArchiveMember("category", nil, .choice(BookCategory.allCases.map(\.rawValue))),
    ArchiveMember("pages", nil, .number(1...99_999), optional: true),
    ArchiveMember("link", optional: true), ArchiveMember("cover", optional: true),
    ArchiveMember("description", optional: true),
  ]

  @Sendable private static func sorted(_ row: ArchiveRow) -> [(column: String, value: Value)] {
    let title = row["title"].text ?? ""
    return [
      ("title_sorted", .text(ReadingRow.sorted(title))),
      (
        "author_sorted", .text(row["author"].text.map(ReadingRow.sorted) ?? ReadingRow.afterAll)
      ),
      ("title_folded", .text(TextForms.folded(title))),
    ]
  }

  static let books = ArchiveList(
    "books", table: "books",
    [
      ArchiveMember("id"), ArchiveMember("isbn13", "isbn", .isbn, optional: true),
    ] + facts + [
      ArchiveMember("theme", nil, .choice(BookTheme.allCases.map(\.rawValue)), optional: true),
      ArchiveMember("started", nil, .moment(offset: "started_offset")),
      ArchiveMember("target", nil, .day),
      ArchiveMember("rating", nil, .number(1...5), optional: true),
      ArchiveMember("order", "rank", .number(-(1 << 52)...(1 << 52))), deleted,
    ], derived: sorted)

  /// How far one came. A record has no name of its own: its book and its moment are one.
  static let readings = ArchiveList(
    "readings", table: "readings", identity: ["book", "at", "page", "pagesRead"],
    [
      ArchiveMember("book", nil, .owner(table: "books")), ArchiveMember("at", "instant", instant),
      ArchiveMember("page", "total", .number(1...99_999)),
      ArchiveMember("pagesRead", "pages", .number(1...99_999)), deleted,
    ],
    derived: { row in [("day", row["at"].moment.map { .day($0.day) } ?? .null)] })

  static let sentences = ArchiveList(
    "sentences", table: "sentences",
    [
      ArchiveMember("id"), ArchiveMember("book", nil, .owner(table: "books")),
      ArchiveMember("page", nil, .number(1...1_000_000_000), optional: true),
      ArchiveMember("on", "instant", instant),
      ArchiveMember("edited", nil, .moment(offset: "edited_offset"), optional: true),
      ArchiveMember("text"), deleted,
    ])

  @Sendable private static func likedName(_ row: ArchiveRow) -> (column: String, value: Value) {
    let words = LikedName.words(title: row["title"].text ?? "", author: row["author"].text)
    return ("name", .text(row["isbn13"].text ?? words.text))
  }

  static let favourites = ArchiveList(
    "favourites", table: "favourites", identity: [], named: likedName,
    [ArchiveMember("isbn13", "isbn", .isbn, optional: true)] + facts + [
      ArchiveMember("likedAt", "liked", .moment(offset: "liked_offset"))
    ], derived: sorted)
}
