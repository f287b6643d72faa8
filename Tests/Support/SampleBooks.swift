import Domain

extension ISBN {
  /// A number that proves itself, one for each count.
  package static func counted(_ number: Int) -> ISBN {
    let padded = String(String(1_000_000_000 + number % 1_000_000_000).dropFirst())
    for last in 0...9 {
      if let isbn = ISBN("978\(padded)\(last)") { return isbn }
    }
    preconditionFailure("some digit proves the others")
  }
}

extension BookMetadata {
  /// What is printed on a book of 300 pages.
  package static func sample(
    _ title: String = "데미안", _ author: String? = "헤르만 헤세", isbn: ISBN? = nil, pages: Int? = 300,
    category: BookCategory = .poem
  ) -> BookMetadata {
    BookMetadata(
      isbn: isbn, title: SingleLineText(stored: title),
      author: author.map(SingleLineText.init(stored:)),
      pages: pages, category: category)
  }
}

extension Book {
  /// A goal of a Korean morning, for a week.
  package static func sample(
    _ id: String = "b1", _ title: String = "데미안", _ author: String? = "헤르만 헤세",
    isbn: ISBN? = nil, pages: Int? = 300, category: BookCategory = .poem,
    on day: String = "2026-03-01", target: String = "2026-03-08"
  ) -> Book {
    Book(
      id: ID(id),
      facts: .sample(title, author, isbn: isbn, pages: pages, category: category),
      started: .on(day), target: .on(target))
  }

  /// A book that nobody reads by any day, on a shelf, or without one being read.
  package static func sample(
    _ id: String, _ title: String, on shelf: BookShelf?, ended: String? = nil, pages: Int? = 300
  ) -> Book {
    var book = Book.sample(id, title, pages: pages)
    (book.target, book.shelf, book.ended) = (nil, shelf, ended.map(Day.on))
    book.isBegun = shelf != .wanted && shelf != .finished
    return book
  }
}

extension Rating: ExpressibleByIntegerLiteral {
  /// So many stars.
  public init(integerLiteral stars: Int) {
    guard let rating = Rating(stars: stars) else { preconditionFailure("a rating is 1…5") }
    self = rating
  }
}

extension Rating: ExpressibleByFloatLiteral {
  /// So many stars, the last of which may be a half.
  public init(floatLiteral stars: Double) {
    guard let rating = Rating(halves: Int(stars * 2)) else {
      preconditionFailure("a rating is 0.5…5")
    }
    self = rating
  }
}

extension ReadingRecord {
  /// A record of a Korean day.
  package static func sample(
    _ day: String, _ total: Int, _ pages: Int, at time: String = "09:00", isPercent: Bool = false,
    round: Int = 0
  ) -> ReadingRecord {
    ReadingRecord(
      at: .on(day, at: time), total: total, pagesRead: pages, isPercent: isPercent, round: round)
  }
}

extension ReadingRepository {
  /// Keeps books as they are.
  package func keep(_ books: Book...) throws(ReadingFailure) {
    for book in books { _ = try add(book) }
  }

  /// Keeps records of a book as they are.
  package func keep(_ records: ReadingRecord..., of id: String = "b1") throws(ReadingFailure) {
    for record in records { _ = try self.record(ID(id)) { _ in record } }
  }

  /// The books of a list.
  package func list(_ list: BookList) throws(ReadingFailure) -> [Book] {
    var books: [Book] = []
    try visit(list) {
      books.append($0)
      return true
    }
    return books
  }

  /// The ids of the books of a list.
  package func ids(_ shelf: Shelf = .reading, _ sort: BookSort = .custom, search: String? = nil)
    throws(ReadingFailure) -> String
  {
    try list(BookList(shelf, sort: sort, search: search)).map(\.id.text).joined(separator: " ")
  }

  /// The ids of sentences in order, each book's behind its own.
  package func quoteIDs(_ sort: BookSort = .title, search: String? = nil) throws(ReadingFailure)
    -> String
  {
    var found: [String] = []
    try visitSentences(sort, search: search) {
      found.append($0.book.id.text + ":" + $0.sentences.map(\.id.text).joined(separator: ","))
      return true
    }
    return found.joined(separator: " ")
  }

  /// The titles of favourites in order.
  package func likedTitles(_ sort: BookSort = .recent, search: String? = nil)
    throws(ReadingFailure) -> String
  {
    var found: [String] = []
    try visitFavourites(sort, matching: BookFilter(words: search)) {
      found.append($0.facts.title.text)
      return true
    }
    return found.joined(separator: " ")
  }

  /// The records of some days in the order of time.
  package func activity(_ days: ClosedRange<Day> = Day.range) throws(ReadingFailure) -> [Activity] {
    var found: [Activity] = []
    try visit(days) {
      found.append($0)
      return true
    }
    return found
  }
}
