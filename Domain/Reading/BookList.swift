public enum BookSort: String, CaseIterable, Sendable {
  case title
  case titleDown = "-title"
  case author
  case authorDown = "-author"
  /// The user's own order.
  case custom
  /// Newest first, by the day on which the book was begun, finished or liked.
  case recent

  /// The orders available for books that are being read.
  public static let ofGoals: [BookSort] = [.title, .titleDown, .author, .authorDown, .custom]
}

/// The lists of the bookshelf screen.
public enum BookshelfList: String, CaseIterable, Sendable {
  case finished, liked, wanted
  case pausedOrDropped
}

/// A selection of books by status.
public enum Shelf: String, CaseIterable, Sendable {
  case reading, finished, wanted, paused, dropped
  case pausedOrDropped
  case all

  public var statuses: [BookStatus] {
    switch self {
    case .reading: [.reading]
    case .finished: [.finished]
    case .wanted: [.wanted]
    case .paused: [.paused]
    case .dropped: [.dropped]
    case .pausedOrDropped: [.paused, .dropped]
    case .all: BookStatus.allCases
    }
  }
}

/// A query for books, with shelf, order and filters.
public struct BookList: Equatable, Sendable {
  public var shelf: Shelf
  public var sort: BookSort
  /// The category of the books; nil for all categories.
  public var category: BookCategory?
  /// The words to search for in the title, subtitle, author, note and tags; nil for all books.
  public var search: String?
  /// A filter that applies in addition to the category and the search.
  public var filter: BookFilter
  /// Whether the listed books have their positions in the user's own order. Counting positions reads all books that are
  /// being read.
  public var hasPositions = true

  public init(
    _ shelf: Shelf, sort: BookSort = .title, category: BookCategory? = nil, search: String? = nil,
    filter: BookFilter = .init()
  ) {
    self.shelf = shelf
    self.sort = sort
    self.category = category
    (self.search, self.filter) = filter.beside(search)
  }
}

/// The numbers of books by status, of favourites and of sentences.
public struct ReadingCounts: Equatable, Sendable {
  public let reading: Int
  public let finished: Int
  public let wanted: Int
  /// The number of books that are paused or dropped.
  public let pausedOrDropped: Int
  public let favourites: Int
  public let sentences: Int

  public init(
    reading: Int, finished: Int, wanted: Int = 0, pausedOrDropped: Int = 0, favourites: Int,
    sentences: Int
  ) {
    self.reading = reading
    self.finished = finished
    self.wanted = wanted
    self.pausedOrDropped = pausedOrDropped
    self.favourites = favourites
    self.sentences = sentences
  }
}

/// Which of several books are among the user's books, on any shelf, and which are favourites.
public struct BookFlags: Equatable, Sendable {
  public let goals: Set<LikedName>
  public let liked: Set<LikedName>

  public init(goals: Set<LikedName>, liked: Set<LikedName>) {
    self.goals = goals
    self.liked = liked
  }
}

public struct BookSentences: Equatable, Sendable {
  public let book: Book
  public let sentences: [Sentence]

  public init(book: Book, sentences: [Sentence]) {
    self.book = book
    self.sentences = sentences
  }
}

/// Which records to remove. Only the last or all records can be removed, because each record starts at the page where
/// the previous one ends.
public enum RecordsToRemove: String, Sendable {
  case last, all
}

/// The result of removing records.
public struct RemovedRecords: Equatable, Sendable {
  public let book: Book
  /// The removed records, oldest first.
  public let records: [ReadingRecord]

  public init(book: Book, records: [ReadingRecord]) {
    self.book = book
    self.records = records
  }
}

/// A record together with the book it belongs to.
public struct Activity: Equatable, Sendable {
  public let book: ID<Book>
  public let title: SingleLineText
  /// The colour that the user chose; nil for that of the category.
  public let chosenTheme: BookTheme?
  public let category: BookCategory
  public let record: ReadingRecord
  /// Whether the book was finished with this record.
  public let isFinish: Bool

  public init(
    book: ID<Book>, title: SingleLineText, chosenTheme: BookTheme?, category: BookCategory,
    record: ReadingRecord, isFinish: Bool
  ) {
    self.book = book
    self.title = title
    self.chosenTheme = chosenTheme
    self.category = category
    self.record = record
    self.isFinish = isFinish
  }

  /// Creates the activity of a record of `book`.
  public init(_ record: ReadingRecord, of book: Book) {
    self.init(
      book: book.id, title: book.facts.title, chosenTheme: book.chosenTheme,
      category: book.facts.category, record: record, isFinish: record.total == book.end)
  }
}
