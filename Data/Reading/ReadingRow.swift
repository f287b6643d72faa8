import Domain

/// Books, records, sentences and favourites as rows of the store, both ways.
enum ReadingRow {
  /// How many columns the facts take.
  private static let factsCount = 11

  private static func facts(_ row: Row) throws(StorageFailure) -> BookFacts {
    guard let category = BookCategory(rawValue: row.text(7)) else { throw .corrupt }
    return BookFacts(
      isbn: row.optionalText(0).map(ISBN.init(stored:)), title: Line(stored: row.text(1)),
      subtitle: line(row, 2), author: line(row, 3), publisher: line(row, 4),
      published: try row.optionalDay(5), pages: row.optionalInt(6), category: category,
      description: row.optionalText(8).map(Passage.init(stored:)), link: line(row, 9),
      cover: line(row, 10))
  }

  private static func line(_ row: Row, _ column: Int) -> Line? {
    row.optionalText(column).map(Line.init(stored:))
  }

  private static func theme(_ row: Row, _ column: Int) throws(StorageFailure) -> BookTheme? {
    guard let name = row.optionalText(column) else { return nil }
    guard let theme = BookTheme(rawValue: name) else { throw .corrupt }
    return theme
  }

  private static func moment(_ row: Row, _ column: Int) -> Now? {
    row.optionalInt(column).map { Now(instant: $0, offset: row.int(column + 1)) }
  }

  // MARK: Books

  /// The first column after those of a book.
  static let afterBook = factsCount + 11

  /// Reads a book with its key; its place is not among its columns.
  static func book(_ row: Row) throws(StorageFailure) -> (book: Book, key: Int) {
    let next = factsCount
    let last = moment(row, next + 6).map {
      ReadingRecord(at: $0, total: row.int(next + 8), pagesRead: row.int(next + 9))
    }
    let book = Book(
      id: ID(row.text(next)), facts: try facts(row), chosenTheme: try theme(row, next + 1),
      started: Now(instant: row.int(next + 2), offset: row.int(next + 3)),
      target: try row.day(next + 4), rating: row.optionalInt(next + 5), last: last)
    return (book, row.int(next + 10))
  }

  /// Reads a book with its key and its place.
  static func placed(_ row: Row) throws(StorageFailure) -> (book: Book, key: Int) {
    var found = try book(row)
    found.book.position = row.optionalInt(afterBook)
    return found
  }

  /// Reads a book with what orders it among one's own.
  static func ranked(_ row: Row) throws(StorageFailure) -> RankedBook {
    RankedBook(book: try book(row).book, rank: row.int(afterBook))
  }

  /// All about a new book.
  static func values(of book: Book, rank: Int) -> [Value] {
    [
      .text(book.id.text), .int(rank), .int(book.started.instant), .int(book.started.offset),
    ] + changing(book)
  }

  /// Everything about a book that can change.
  static func changing(_ book: Book) -> [Value] {
    [.day(book.target), .optional(book.rating), .optional(book.chosenTheme?.rawValue)]
      + values(of: book.facts)
  }

  /// All that is printed on a book.
  static func values(of facts: BookFacts) -> [Value] {
    [
      .optional(facts.isbn?.text), facts.published.map(Value.day) ?? .null,
      .optional(facts.pages), .text(facts.category.rawValue), .text(sorted(facts.title.text)),
      .text(facts.author.map { sorted($0.text) } ?? afterAll),
      .text(TextForms.folded(facts.title.text)), .text(facts.title.text),
      .optional(facts.subtitle?.text), .optional(facts.author?.text),
      .optional(facts.publisher?.text), .optional(facts.link?.text),
      .optional(facts.cover?.text), .optional(facts.description?.text),
    ]
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

  // MARK: Records

  static func record(_ row: Row) -> ReadingRecord { record(row, 0) }

  private static func record(_ row: Row, _ first: Int) -> ReadingRecord {
    ReadingRecord(
      at: Now(instant: row.int(first), offset: row.int(first + 1)), total: row.int(first + 2),
      pagesRead: row.int(first + 3))
  }

  static func activity(_ row: Row) throws(StorageFailure) -> Activity {
    guard let category = BookCategory(rawValue: row.text(3)) else { throw .corrupt }
    let record = record(row, 5)
    return Activity(
      book: ID(row.text(0)), title: Line(stored: row.text(1)),
      theme: try theme(row, 2) ?? category.theme, record: record,
      isFinish: row.optionalInt(4) == record.total)
  }

  /// All about a record: its book, its day, and what the day can change.
  static func values(of record: ReadingRecord, of key: Int) -> [Value] {
    [
      .int(key), .day(record.day), .int(record.at.instant), .int(record.at.offset),
      .int(record.total), .int(record.pagesRead),
    ]
  }

  // MARK: Sentences

  static func sentence(_ row: Row) -> Sentence { sentence(row, 0) }

  static func sentence(_ row: Row, _ first: Int) -> Sentence {
    Sentence(
      id: ID(row.text(first)), book: ID(row.text(first + 1)), page: row.optionalInt(first + 2),
      text: Passage(stored: row.text(first + 7)),
      on: Now(instant: row.int(first + 3), offset: row.int(first + 4)),
      edited: moment(row, first + 5))
  }

  static func values(of sentence: Sentence, in key: Int) -> [Value] {
    [
      .text(sentence.id.text), .int(key), .optional(sentence.page), .int(sentence.on.instant),
      .int(sentence.on.offset),
    ] + edited(sentence)
  }

  /// Everything about a sentence that can change.
  static func changing(_ sentence: Sentence) -> [Value] {
    [.optional(sentence.page)] + edited(sentence)
  }

  private static func edited(_ sentence: Sentence) -> [Value] {
    [
      .optional(sentence.edited?.instant), .optional(sentence.edited?.offset),
      .text(sentence.text.text),
    ]
  }

  // MARK: Favourites

  static func favourite(_ row: Row) throws(StorageFailure) -> (favourite: Favourite, key: Int) {
    let facts = try facts(row)
    let liked = Now(instant: row.int(factsCount), offset: row.int(factsCount + 1))
    return (Favourite(facts, liked: liked), row.int(factsCount + 2))
  }

  static func values(of favourite: Favourite) -> [Value] {
    [.int(favourite.liked.instant), .int(favourite.liked.offset)] + values(of: favourite.facts)
  }
}

/// A book whose place in one's own order is not counted yet.
struct RankedBook {
  let book: Book
  let rank: Int
}
