/// The part of a yearly review about books.
public struct YearOfReading: Equatable, Sendable {
  /// The number of pages read per day.
  public let days: [YearDay]
  /// The finished books, in the order in which they were finished. Limited to `YearQuestion.books`.
  public let finished: [Book]
  /// The number of books that were finished in the year, including those that are being read again.
  public let finishedCount: Int
  /// The finished book with the most pages; nil if no finished book has a page count.
  public let longest: Book?
  /// The copied quotes, those of the best rated books first. Limited to `YearQuestion.sentences`.
  public let sentences: [Copied]
  /// The number of copied quotes.
  public let sentenceCount: Int

  /// A quote with its book.
  public struct Copied: Equatable, Sendable {
    public let text: MultilineText
    /// The page of the quote; nil if it is unknown.
    public let page: Int?
    /// The title and author of the book.
    public let title: SingleLineText, author: SingleLineText?

    public init(_ text: MultilineText, page: Int?, title: SingleLineText, author: SingleLineText?) {
      self.text = text
      self.page = page
      self.title = title
      self.author = author
    }
  }

  public init(
    days: [YearDay] = [], finished: [Book] = [], finishedCount: Int = 0, longest: Book? = nil,
    sentences: [Copied] = [], sentenceCount: Int = 0
  ) {
    self.days = days
    self.finished = finished
    self.finishedCount = finishedCount
    self.longest = longest
    self.sentences = sentences
    self.sentenceCount = sentenceCount
  }
}

/// The part of a yearly review about sayings.
public struct YearOfSayings: Equatable, Sendable {
  /// The number of sayings per day that were added, liked or used.
  public let days: [YearDay]
  /// The number of sayings per day that were written by hand.
  public let writtenDays: [YearDay]
  /// The sayings written by hand, the newest first. Limited to `YearQuestion.sayings`.
  public let written: [Saying]
  /// The liked sayings, the newest first. Limited to `YearQuestion.sayings`.
  public let liked: [Saying]
  /// The total numbers of written, liked and used sayings.
  public let writtenCount: Int, likedCount: Int, usedCount: Int

  public init(
    days: [YearDay] = [], writtenDays: [YearDay] = [], written: [Saying] = [],
    liked: [Saying] = [], writtenCount: Int = 0, likedCount: Int = 0, usedCount: Int = 0
  ) {
    self.days = days
    self.writtenDays = writtenDays
    self.written = written
    self.liked = liked
    self.writtenCount = writtenCount
    self.likedCount = likedCount
    self.usedCount = usedCount
  }

  /// The written and the liked sayings, without duplicates.
  public var best: [Saying] {
    let known = Set(written.map(\.number))
    return written + liked.filter { !known.contains($0.number) }
  }
}
