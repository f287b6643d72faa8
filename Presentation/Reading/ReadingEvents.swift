package import Domain
package import PresentationKit

/// The requests that the books screens send to the features.
package enum ReadingWork: FeatureRequest {
  /// Loads the home list around an anchor. A given sort order is also stored as the preference; nil uses the stored
  /// sort order.
  case home(BookSort?, ListAnchor<ID<Book>>)
  case book(ID<Book>)
  /// Loads the default target of a new book.
  case newTarget
  case add(BookDraft, target: Day?, theme: BookTheme?, wasFound: Bool)
  case edit(ID<Book>, BookChange)
  case read(ID<Book>, to: ReadingPosition, on: Day?)
  case shelve(ID<Book>, ShelfStep)
  /// Adds a book to the to-read list.
  case want(BookDraft)
  case takeRecords(ID<Book>, RecordsToRemove)
  case rate(ID<Book>, Rating?)
  case move(ID<Book>, to: Int)
  case remove(ID<Book>)
  /// Sets a year's reading goal; nil removes it.
  case aim(Int?, year: Int)
  case like(Book)
  case likeSearchResult(BookDraft)
  case unlike(LikedName)
  case quote(ID<Book>, String, page: Int?)
  case requote(Sentence, SentenceChange)
  case unquote(Sentence)
  case shelf(ShelfWork)
  case analysis(AnalysisWork)
  case search(BookSearchWork)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .reading(run(runner.features, runner.language))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove, .unquote: true
    case .home, .book, .newTarget, .add, .edit, .read, .shelve, .want, .takeRecords, .rate, .move,
      .aim, .like,
      .likeSearchResult, .unlike, .quote, .requote, .shelf, .analysis, .search:
      false
    }
  }
}

/// The result of a change, for results to which a screen reacts.
package enum ReadingOutcome: Equatable, Sendable {
  case added
  case removed(Book)
  case quoted(Sentence)
}

/// The content of the home screen of books.
package struct ReadingHome: Equatable, Sendable {
  package let list: HomeSlice
  package let sort: BookSort
  package let counts: ReadingCounts
  /// The current year's reading goal.
  package let goal: YearGoal
  /// The latest records of all books.
  package let newest: [Activity]
  /// The pages per day of the year that ends today.
  package let year: PageWindow
  package let today: Day
  /// The last quote of each of the first books that have quotes.
  package let quotes: [ID<Book>: Sentence]
  /// The books that were finished last, newest first.
  package let finished: [Book]

  /// The maximum number of books whose quotes are loaded, and of finished books that are loaded.
  static let (quotedBooks, finishedBooks) = (40, 40)
}

/// A book with its earlier readings, quotes, cover and import sources, for the screens of one book.
package struct BookDetail: Equatable, Sendable {
  package let progress: BookProgress
  package let reading: BookReading
  /// Earlier complete readings of the book.
  package let before: [ReadThrough]
  package let sentences: [Sentence]
  package let isLiked: Bool
  /// The cover image; nil if it is not cached.
  package let cover: CoverImage?
  /// The origin of the book's record, such as an import.
  package let origin: RecordOrigin
}

/// A completed change.
package struct ReadingChange: Equatable, Sendable {
  package let sentence: String
  /// The result to which a screen reacts; nil for other changes.
  package let outcome: ReadingOutcome?
  /// The changed book; nil if the book is no longer stored.
  package let book: Book?
  /// The finished book to celebrate; nil if the change finished no book.
  package let celebration: Celebration?

  init(
    _ sentence: String, _ outcome: ReadingOutcome? = nil, book: Book? = nil,
    celebration: Celebration? = nil
  ) {
    self.sentence = sentence
    self.outcome = outcome
    self.book = book
    self.celebration = celebration
  }
}

/// The answers that the features send to the books screens.
package enum ReadingEvent: FeatureMessage {
  case home(ReadingHome)
  case book(BookDetail)
  /// The default target of a new book; nil if there is none.
  case newTarget(Day?)
  /// A change succeeded.
  case done(ReadingChange)
  case shelf(ShelfEvent)
  case analysis(AnalysisEvent)
  case search(BookSearchEvent)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .home, .book, .newTarget, .done, .shelf, .analysis, .search: false
    }
  }
}

extension Work {
  package static func reading(_ request: ReadingWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func reading(_ message: ReadingEvent) -> FeatureEvent { FeatureEvent(message) }
  var reading: ReadingEvent? { cast() }
}
