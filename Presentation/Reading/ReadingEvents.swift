public import Domain

/// What the screens of reading ask of the features.
public enum ReadingWork: Equatable, Sendable {
  /// The home around a spot, in an order that is kept from now on where one is named.
  case home(BookSort?, ListSpot<ID<Book>>)
  case book(ID<Book>)
  case add(BookDraft, target: Day, theme: BookTheme?, wasFound: Bool)
  case edit(ID<Book>, BookChange)
  case read(ID<Book>, page: Int)
  case takeRecords(ID<Book>, TakenRecords)
  case rate(ID<Book>, Int?)
  case move(ID<Book>, to: Int)
  case remove(ID<Book>)
  case like(Book)
  case likeFound(BookDraft)
  case unlike(LikedName)
  case quote(ID<Book>, String, page: Int?)
  case requote(Sentence, SentenceChange)
  case unquote(Sentence)
  case shelf(ShelfWork)
  case analysis(AnalysisWork)
  case found(FoundWork)
}

/// What became of something, where a screen goes on from it.
public enum ReadingOutcome: Equatable, Sendable {
  case added, removed(Book), quoted(Sentence)
}

/// What the home shows.
public struct ReadingHome: Equatable, Sendable {
  public let list: HomeStretch
  public let sort: BookSort
  public let counts: ReadingCounts
  /// The newest records of all books.
  public let newest: [Activity]
  public let today: Day
}

/// Everything about one book.
public struct BookDetail: Equatable, Sendable {
  public let standing: BookStanding
  public let reading: BookReading
  public let sentences: [Sentence]
  public let isLiked: Bool
  /// Its cover, where it is kept already.
  public let cover: CoverImage?
}

/// Something that was done.
public struct ReadingDeed: Equatable, Sendable {
  public let sentence: String
  /// What became of something, where a screen has to know.
  public let outcome: ReadingOutcome?
  /// The book it was done to, if it is still a goal.
  public let book: Book?
  /// What there is to celebrate.
  public let celebration: Celebration?

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
public enum ReadingEvent: Equatable, Sendable {
  case home(ReadingHome)
  case book(BookDetail)
  /// Something was done, with the sentence to say about it.
  case done(ReadingDeed)
  case shelf(ShelfEvent)
  case analysis(AnalysisEvent)
  case found(FoundEvent)
  /// Nothing was done, for the reason given.
  case failed(Report)
}
