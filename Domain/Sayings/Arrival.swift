/// A saying as a file or a feed has it.
public struct ReadSaying: Equatable, Sendable {
  /// The line it begins at, counted from one.
  public var line: Int
  /// The number it brings along.
  public var number: SayingNumber?
  public var words: SayingWords
  /// When it came into the collection it comes from.
  public var uploaded: Now?
  public var isSeen: Bool
  public var isLiked: Bool
  public var likedAt: Now?
  public var isUsed: Bool
  public var usedAt: Now?

  /// Puts it together; a file usually knows no more than the words.
  public init(
    line: Int, number: SayingNumber? = nil, words: SayingWords, uploaded: Now? = nil,
    isSeen: Bool = false, isLiked: Bool = false, likedAt: Now? = nil, isUsed: Bool = false,
    usedAt: Now? = nil
  ) {
    self.line = line
    self.number = number
    self.words = words
    self.uploaded = uploaded
    self.isSeen = isSeen
    self.isLiked = isLiked
    self.likedAt = likedAt
    self.isUsed = isUsed
    self.usedAt = usedAt
  }
}

/// Decides what becomes of a saying that a file or a feed brings. Nothing that is kept is ever
/// overwritten, and the same file a second time changes nothing.
public enum Arrival {
  /// Where sayings come from.
  public enum Kind: Equatable, Sendable {
    /// A file somebody chose: what was put away comes back, and marks come along.
    case file
    /// A feed, which is asked every day and is somebody else's: what was put away stays away, and
    /// only words come.
    case feed
  }

  /// A saying that is there already, beside the one that arrives.
  public struct Known: Equatable, Sendable {
    public let saying: Saying
    public let isRemoved: Bool
    /// Whether it says the same today.
    public let saysSame: Bool
    /// Whether it said the same when it arrived, before somebody mended it here.
    public let saidSame: Bool

    /// Compares the two.
    public init(_ saying: Saying, isRemoved: Bool, saysSame: Bool, saidSame: Bool) {
      self.saying = saying
      self.isRemoved = isRemoved
      self.saysSame = saysSame
      self.saidSame = saidSame
    }
  }

  /// What is to be done.
  public enum Decision: Equatable, Sendable {
    /// Keep it, under its own number if it brings one.
    case add
    /// It is there; nothing is to be done.
    case same
    /// It is there, and gets marks it did not have.
    case mark(Saying)
    /// It was put away and comes back, with the marks it did not have.
    case bringBack(Saying)
    /// It was put away and stays away.
    case skip
    /// Its number belongs to another saying.
    case conflict
  }

  /// Decides by the saying that has the number and by one that says the same.
  public static func decide(
    _ arriving: ReadSaying, as kind: Kind, numbered: Known?, worded: Known?, at now: Now
  ) -> Decision {
    if let known = numbered {
      guard known.saysSame || known.saidSame else { return .conflict }
      if !known.isRemoved { return here(known.saying, arriving, as: kind, at: now) }
      return kind == .feed ? .skip : .bringBack(marked(known.saying, as: arriving, at: now))
    }
    guard let known = worded else { return .add }
    if !known.isRemoved { return here(known.saying, arriving, as: kind, at: now) }
    return kind == .feed ? .skip : .add
  }

  /// What becomes of one that is there: marks come from files alone.
  private static func here(
    _ saying: Saying, _ arriving: ReadSaying, as kind: Kind, at now: Now
  ) -> Decision {
    if kind == .feed { return .same }
    let marked = marked(saying, as: arriving, at: now)
    return marked == saying ? .same : .mark(marked)
  }

  /// Likes and uses are added and never taken away.
  private static func marked(_ saying: Saying, as arriving: ReadSaying, at now: Now) -> Saying {
    var marked = saying
    if arriving.isLiked, !saying.isLiked { marked.likedAt = arriving.likedAt ?? now }
    if arriving.isUsed, !saying.isUsed { marked.usedAt = arriving.usedAt ?? now }
    if arriving.isSeen { marked.isSeen = true }
    return marked
  }

  /// The saying that is kept of one that is new. What somebody else liked, used or saw is nothing
  /// to whoever pulls a feed.
  public static func saying(
    _ arriving: ReadSaying, as number: SayingNumber, from kind: Kind, at now: Now
  ) -> Saying {
    let saying = Saying(
      number: number, words: arriving.words, uploaded: arriving.uploaded ?? now)
    return kind == .feed ? saying : marked(saying, as: arriving, at: now)
  }
}

/// How the sayings that arrived compare with those there were.
public struct SayingTally: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0

  /// Begins with nothing.
  public init() {}
}

/// Why sayings could not be taken in; nothing of them was kept.
public enum TakingError: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// What came so far is worthless, and whoever hands it over knows why.
  case spoiled
  case storage(StorageFailure)
}
