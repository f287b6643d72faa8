import Domain

/// The columns of a book, without those of its bibliographic data.
enum BookColumn: Int, RowColumn {
  case id, theme, started, startedOffset, target, rating, note, rank, lastInstant, lastOffset,
    lastTotal, lastPages, deletedAt, key
  case half, shelf, ended, tags, readBefore, unbegun, round
}

/// The position of a book in the user's own order, after the columns of a book.
enum PositionColumn: Int, RowColumn { case position }

/// Converts a book to and from a row of the store.
enum BooksRow {
  static let shape = TableMapping<Book, BookColumn>("books") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .theme: .stored(.choice(BookTheme.allCases.map(\.rawValue))) { $0.chosenTheme?.rawValue }
    case .started: .stored(.moment(offset: "started_offset")) { $0.started.instant }
    case .startedOffset: .stored { $0.started.offset }
    case .target: .stored { $0.target }
    case .rating: .stored(.number(1...5)) { $0.rating?.stars }
    case .note: .stored { $0.note?.text }
    case .rank: .given(.number(-(1 << 52)...(1 << 52))).exported("order")
    case .lastInstant, .lastOffset, .lastTotal, .lastPages, .key: .elsewhere()
    case .deletedAt: .deleted
    case .half: .stored { $0.rating?.isHalf == true ? true : nil }
    case .shelf: .stored(.choice(BookShelf.allCases.map(\.rawValue))) { $0.shelf?.rawValue }
    case .ended: .stored { $0.shelf == .finished ? $0.ended : nil }
    case .tags: .stored(.tags) { $0.tags.written }
    case .readBefore: .stored(counted) { $0.readBefore > 0 ? $0.readBefore : nil }
    case .unbegun: .stored { $0.isBegun ? nil : true }
    case .round: .stored(counted) { $0.round > 0 ? $0.round : nil }
    }
  }.including(FieldVersionsRow.shape(in: "books"), before: "theme", \.facts)

  /// The type of a count, which is null rather than zero.
  private static let counted = ArchiveMemberKind.number(1...1_000_000)

  /// Reads a book with its key, and whether the book is soft-deleted. The position is not among the
  /// columns.
  static func book(_ row: Row) throws(StorageFailure) -> (book: Book, key: Int, isRemoved: Bool) {
    let facts = try FieldVersionsRow.metadata(NamedRow(row, from: BookColumn.count))
    let row = NamedRow<BookColumn>(row)
    let round = row.optionalInt(.round) ?? 0
    let last = row.optionalMoment(.lastInstant, .lastOffset).map {
      ReadingRecord(
        at: $0, total: row.int(.lastTotal), pagesRead: row.int(.lastPages),
        isPercent: facts.pages == nil, round: round)
    }
    let book = Book(
      id: ID(row.text(.id)), facts: facts, chosenTheme: try theme(row.optionalText(.theme)),
      started: row.moment(.started, .startedOffset), isBegun: row.isNull(.unbegun),
      target: try row.optionalDay(.target), rating: try rating(row),
      note: row.optionalMultilineText(.note), tags: TagList(stored: row.optionalText(.tags)),
      shelf: row.isNull(.shelf) ? nil : try row.word(.shelf), ended: try row.optionalDay(.ended),
      round: round, readBefore: row.optionalInt(.readBefore) ?? 0, last: last)
    return (book, row.int(.key), !row.isNull(.deletedAt))
  }

  /// Returns the rating, which is stored as whole stars; `half` subtracts half a star. Returns nil if the book is not
  /// rated.
  private static func rating(_ row: NamedRow<BookColumn>) throws(StorageFailure) -> Rating? {
    guard let stars = row.optionalInt(.rating) else { return nil }
    guard let rating = Rating(halves: stars * 2 - (row.isNull(.half) ? 0 : 1)) else {
      throw .corrupt
    }
    return rating
  }

  /// Reads a book with its key and its position.
  static func placed(_ row: Row) throws(StorageFailure) -> (book: Book, key: Int) {
    var found = try book(row)
    let positionRow = NamedRow<PositionColumn>(row, from: shape.read.count)
    found.book.position = positionRow.optionalInt(.position)
    return (found.book, found.key)
  }

  /// Returns the key and the texts of a book, for the full-text index.
  static func indexed(_ book: Book, _ key: Int) -> [Value] {
    [.int(key)] + words(book).map(Value.optional)
  }

  /// Returns the searchable texts of a book, in the order of the index.
  static func words(_ book: Book) -> [String?] {
    [
      book.facts.title.text, book.facts.subtitle?.text, book.facts.author?.text, book.note?.text,
      book.tags.written,
    ]
  }

  /// Reads a book with its rank in the user's own order.
  static func ranked(_ row: Row) throws(StorageFailure) -> RankedBook {
    RankedBook(book: try book(row).book, rank: NamedRow<BookColumn>(row).int(.rank))
  }

  static func theme(_ name: String?) throws(StorageFailure) -> BookTheme? {
    guard let name else { return nil }
    guard let theme = BookTheme(rawValue: name) else { throw .corrupt }
    return theme
  }
}

/// A book with its rank, a number that orders the books. Its position, from 1, has not been counted yet.
struct RankedBook {
  let book: Book
  let rank: Int
}

/// The columns of a favourite, without those of its bibliographic data.
enum FavouriteColumn: Int, RowColumn { case liked, likedOffset, key }

/// Converts a favourite to and from a row of the store.
enum FavouritesRow {
  static let shape = TableMapping<Favourite, FavouriteColumn>("favourites") { column in
    switch column {
    case .liked:
      .stored(.moment(offset: "liked_offset")) { $0.liked.instant }.fixed.exported("likedAt")
    case .likedOffset: .stored { $0.liked.offset }.fixed
    case .key: .elsewhere()
    }
  }.including(FieldVersionsRow.shape(in: "favourites"), before: "likedAt", \.facts)

  static func favourite(_ row: Row) throws(StorageFailure) -> (favourite: Favourite, key: Int) {
    let facts = try FieldVersionsRow.metadata(NamedRow(row, from: FavouriteColumn.count))
    let row = NamedRow<FavouriteColumn>(row)
    return (Favourite(facts, liked: row.moment(.liked, .likedOffset)), row.int(.key))
  }
}
