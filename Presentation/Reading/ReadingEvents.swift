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
  case unlike(ISBN)
  case quote(ID<Book>, String, page: Int?)
  case requote(Sentence, SentenceChange)
  case unquote(Sentence)
  /// Takes back what was done last.
  case undo(ReadingUndo)
  case shelf(ShelfWork)
  case analysis(AnalysisWork)
  case found(FoundWork)
}

/// What takes back a change.
public enum ReadingUndo: Equatable, Sendable {
  case added(Book)
  case changed(ChangedBook)
  case read(ReadingDone)
  case taken(RecordsTaken)
  case moved(ID<Book>, from: Int)
  case removed(Book)
  case liked(ISBN)
  case unliked(Favourite)
  case quoted(Sentence)
  case requoted(ChangedSentence)
  case unquoted(Sentence)
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
  public let undo: ReadingUndo?
  /// The book it was done to, if it is still a goal.
  public let book: Book?
  /// What there is to celebrate.
  public let celebration: Celebration?

  init(
    _ sentence: String, undo: ReadingUndo?, book: Book? = nil, celebration: Celebration? = nil
  ) {
    self.sentence = sentence
    self.undo = undo
    self.book = book
    self.celebration = celebration
  }
}

/// What the features answered.
public enum ReadingEvent: Equatable, Sendable {
  case home(ReadingHome)
  case book(BookDetail)
  /// Something was done, with the sentence to say about it and what takes it back.
  case done(ReadingDeed)
  /// Something was taken back.
  case undone(String)
  case shelf(ShelfEvent)
  case analysis(AnalysisEvent)
  case found(FoundEvent)
  /// Nothing was done, for the reason given.
  case failed(Report)
}
