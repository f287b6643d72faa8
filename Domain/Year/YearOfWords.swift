/// A year of books.
public struct YearOfReading: Equatable, Sendable {
  /// The pages that were read on a day.
  public let days: [YearDay]
  /// The books that were finished, in their order; no more than a page shows.
  public let finished: [Book]
  /// How many books were finished.
  public let finishedCount: Int
  /// The finished book that has most pages.
  public let longest: Book?
  /// Sentences that were copied, those of the best rated books first; no more than a page shows.
  public let sentences: [Copied]
  /// How many sentences were copied.
  public let sentenceCount: Int

  /// A sentence with its book.
  public struct Copied: Equatable, Sendable {
    /// The sentence.
    public let text: MultilineText
    /// The page it stands on.
    public let page: Int?
    /// What the book is called, and who wrote it.
    public let title: Line, author: Line?

    /// Puts a sentence with its book.
    public init(_ text: MultilineText, page: Int?, title: Line, author: Line?) {
      self.text = text
      self.page = page
      self.title = title
      self.author = author
    }
  }

  /// Puts a year together.
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

/// A year of sayings.
public struct YearOfSayings: Equatable, Sendable {
  /// How many sayings were kept, liked or used on a day.
  public let days: [YearDay]
  /// What was written by hand, the newest first; no more than a page shows.
  public let written: [Saying]
  /// What was liked, the newest first; no more than a page shows.
  public let liked: [Saying]
  /// How many were written, liked and used.
  public let writtenCount: Int, likedCount: Int, usedCount: Int

  /// Puts a year together.
  public init(
    days: [YearDay] = [], written: [Saying] = [], liked: [Saying] = [], writtenCount: Int = 0,
    likedCount: Int = 0, usedCount: Int = 0
  ) {
    self.days = days
    self.written = written
    self.liked = liked
    self.writtenCount = writtenCount
    self.likedCount = likedCount
    self.usedCount = usedCount
  }

  /// Sayings to show: what was written and what was liked, each once.
  public var best: [Saying] {
    let known = Set(written.map(\.number))
    return written + liked.filter { !known.contains($0.number) }
  }
}
