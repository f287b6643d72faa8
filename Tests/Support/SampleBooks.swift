import Domain

extension ISBN {
  /// Returns a valid ISBN-13, a different one for each number.
  package static func counted(_ number: Int) -> ISBN {
    let padded = String(String(1_000_000_000 + number % 1_000_000_000).dropFirst())
    for last in 0...9 {
      if let isbn = ISBN("978\(padded)\(last)") { return isbn }
    }
    preconditionFailure("some digit proves the others")
  }
}

extension BookMetadata {
  /// Returns the metadata of a book, by default with 300 pages.
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
  /// Returns a book that the user began at 09:00 and wants to finish a week later, unless other dates are given.
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

  /// Returns a book without a target date on a shelf. A `shelf` of nil means that the book is being read.
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
  /// Creates a rating of whole stars, from 1 to 5.
  public init(integerLiteral stars: Int) {
    guard let rating = Rating(stars: stars) else { preconditionFailure("a rating is 1…5") }
    self = rating
  }
}

extension Rating: ExpressibleByFloatLiteral {
  /// Creates a rating of stars and half stars, from 0.5 to 5.
  public init(floatLiteral stars: Double) {
    guard let rating = Rating(halves: Int(stars * 2)) else {
      preconditionFailure("a rating is 0.5…5")
    }
    self = rating
  }
}

extension ReadingRecord {
  /// Returns a reading record. `total` is the position that was reached and `pages` the amount read; both are
  /// percentages if `isPercent` is true.
  package static func sample(
    _ day: String, _ total: Int, _ pages: Int, at time: String = "09:00", isPercent: Bool = false,
    round: Int = 0
  ) -> ReadingRecord {
    ReadingRecord(
      at: .on(day, at: time), total: total, pagesRead: pages, isPercent: isPercent, round: round)
  }
}

extension ReadingRepository {
  /// Adds books to the repository unchanged.
  package func keep(_ books: Book...) throws(ReadingFailure) {
    for book in books { _ = try add(book) }
  }

  /// Adds reading records to a book unchanged.
  package func keep(_ records: ReadingRecord..., of id: String = "b1") throws(ReadingFailure) {
    for record in records { _ = try self.record(ID(id)) { _ in record } }
  }

  /// Returns the books of a list as an array.
  package func list(_ list: BookList) throws(ReadingFailure) -> [Book] {
    var books: [Book] = []
    try visit(list) {
      books.append($0)
      return true
    }
    return books
  }

  /// Returns the IDs of the books of a list, separated by spaces.
  package func ids(_ shelf: Shelf = .reading, _ sort: BookSort = .custom, search: String? = nil)
    throws(ReadingFailure) -> String
  {
    try list(BookList(shelf, sort: sort, search: search)).map(\.id.text).joined(separator: " ")
  }

  /// Returns the IDs of books and their quotes in order, as `b1:s1,s2 b2:s3`.
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

  /// Returns the titles of the favourite books in order, separated by spaces.
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

  /// Returns the reading records of a range of days in chronological order.
  package func activity(_ days: ClosedRange<Day> = Day.range) throws(ReadingFailure) -> [Activity] {
    var found: [Activity] = []
    try visit(days) {
      found.append($0)
      return true
    }
    return found
  }
}
