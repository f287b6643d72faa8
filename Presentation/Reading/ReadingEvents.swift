package import Domain
package import PresentationKit

/// What the screens of reading ask of the features.
package enum ReadingWork: FeatureRequest {
  /// The home around a spot, in an order that is kept from now on where one is named.
  case home(BookSort?, ListAnchor<ID<Book>>)
  case book(ID<Book>)
  case add(BookDraft, target: Day?, theme: BookTheme?, wasFound: Bool)
  case edit(ID<Book>, BookChange)
  case read(ID<Book>, to: ReachedRemote, on: Day?)
  case shelve(ID<Book>, ShelfStep)
  /// Puts a book on the list of those that are to be read some day.
  case want(BookDraft)
  case takeRecords(ID<Book>, TakenRecords)
  case rate(ID<Book>, Rating?)
  case move(ID<Book>, to: Int)
  case remove(ID<Book>)
  /// So many books of a year, or none any more.
  case aim(Int?, year: Int)
  case like(Book)
  case likeFound(BookDraft)
  case unlike(LikedName)
  case quote(ID<Book>, String, page: Int?)
  case requote(Sentence, SentenceChange)
  case unquote(Sentence)
  case shelf(ShelfWork)
  case analysis(AnalysisWork)
  case found(FoundWork)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .reading(run(runner.features, runner.language))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove, .unquote: true
    case .home, .book, .add, .edit, .read, .shelve, .want, .takeRecords, .rate, .move, .aim, .like,
      .likeFound, .unlike, .quote, .requote, .shelf, .analysis, .found:
      false
    }
  }
}

/// What became of something, where a screen goes on from it.
package enum ReadingOutcome: Equatable, Sendable {
  case added
  case removed(Book)
  case quoted(Sentence)
}

/// What the home shows.
package struct ReadingHome: Equatable, Sendable {
  package let list: HomeStretch
  package let sort: BookSort
  package let counts: ReadingCounts
  /// How many books are wanted of the year it is.
  package let goal: YearGoal
  /// The newest records of all books.
  package let newest: [Activity]
  /// The pages of the year up to today.
  package let year: PageWindow
  package let today: Day
}

/// Everything about one book.
package struct BookDetail: Equatable, Sendable {
  package let standing: BookStanding
  package let reading: BookReading
  /// The earlier readings to its end.
  package let before: [ReadThrough]
  package let sentences: [Sentence]
  package let isLiked: Bool
  /// Its cover, where it is kept already.
  package let cover: CoverImage?
  /// Where it came from.
  package let origin: RecordOrigin
}

/// Something that was done.
package struct ReadingDeed: Equatable, Sendable {
  package let sentence: String
  /// What became of something, where a screen has to know.
  package let outcome: ReadingOutcome?
  /// The book it was done to, if it is still a goal.
  package let book: Book?
  /// What there is to celebrate.
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

/// What the features answered.
package enum ReadingEvent: FeatureMessage {
  case home(ReadingHome)
  case book(BookDetail)
  /// Something was done, with the sentence to say about it.
  case done(ReadingDeed)
  case shelf(ShelfEvent)
  case analysis(AnalysisEvent)
  case found(FoundEvent)
  /// Nothing was done, for the reason given.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .home, .book, .done, .shelf, .analysis, .found: false
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
