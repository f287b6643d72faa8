/// The orders of books.
public enum BookSort: String, CaseIterable, Sendable {
  case title
  case titleDown = "-title"
  case author
  case authorDown = "-author"
  /// The order of one's own.
  case custom
  /// What was begun, finished or liked last comes first.
  case recent

  /// The orders in which the books that are being read can stand.
  public static let ofGoals: [BookSort] = [.title, .titleDown, .author, .authorDown, .custom]
}

/// What a bookshelf shows.
public enum BookshelfList: String, CaseIterable, Sendable {
  case finished, liked, wanted
  case pausedOrDropped
}

/// Which books are meant.
public enum Shelf: String, CaseIterable, Sendable {
  case reading, finished, wanted, paused, dropped
  case pausedOrDropped
  case all

  /// The books that are meant by where they stand.
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

/// A list of goals.
public struct BookList: Equatable, Sendable {
  public var shelf: Shelf
  public var sort: BookSort
  /// Only these; nothing means all.
  public var category: BookCategory?
  /// Only those with a text in their title, subtitle or author.
  public var search: String?
  /// Only those that this means as well.
  public var filter: BookFilter

  /// Describes a list.
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

/// How many there are of everything.
public struct ReadingCounts: Equatable, Sendable {
  /// Books that are being read.
  public let reading: Int
  public let finished: Int
  /// Books that are to be read some day.
  public let wanted: Int
  /// Books that rest or were given up.
  public let pausedOrDropped: Int
  public let favourites: Int
  public let sentences: Int

  /// Puts the counts together.
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

/// Which of some books are known here.
public struct BookMarks: Equatable, Sendable {
  public let goals: Set<LikedName>
  public let liked: Set<LikedName>

  /// Puts the marks together.
  public init(goals: Set<LikedName>, liked: Set<LikedName>) {
    self.goals = goals
    self.liked = liked
  }
}

/// A book with sentences of it.
public struct BookSentences: Equatable, Sendable {
  public let book: Book
  public let sentences: [Sentence]

  /// Puts them together.
  public init(book: Book, sentences: [Sentence]) {
    self.book = book
    self.sentences = sentences
  }
}

/// Which records are taken away. Others would leave what follows without its beginning.
public enum TakenRecords: String, Sendable {
  case last, all
}

/// Records that were taken away.
public struct RecordsTaken: Equatable, Sendable {
  /// The book without them.
  public let book: Book
  /// What was taken, oldest first.
  public let records: [ReadingRecord]

  /// Puts them together.
  public init(book: Book, records: [ReadingRecord]) {
    self.book = book
    self.records = records
  }
}

/// A record as it stands among those of other books.
public struct Activity: Equatable, Sendable {
  public let book: ID<Book>
  public let title: Line
  public let theme: BookTheme
  public let record: ReadingRecord
  /// Whether the book was finished with it.
  public let isFinish: Bool

  /// Puts it together.
  public init(
    book: ID<Book>, title: Line, theme: BookTheme, record: ReadingRecord, isFinish: Bool
  ) {
    self.book = book
    self.title = title
    self.theme = theme
    self.record = record
    self.isFinish = isFinish
  }
}
