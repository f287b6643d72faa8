/// A saying as parsed from a file or a feed.
public struct ReadSaying: Equatable, Sendable {
  /// The line it begins at, from 1.
  public var line: Int
  /// The number the file gives it, or nil.
  public var number: SayingNumber?
  public var words: SayingWords
  /// When it was added to the collection it comes from.
  public var uploaded: Now?
  public var isSeen: Bool
  public var isLiked: Bool
  public var likedAt: Now?
  public var isUsed: Bool
  public var usedAt: Now?

  /// The defaults fit files that only have the words.
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

/// Decides how a saying from a file or feed is merged. Stored words are never overwritten, and importing the same file
/// twice changes nothing.
public enum Arrival {
  public enum Kind: Equatable, Sendable {
    /// A file the user chose: deleted sayings are restored, and marks are imported.
    case file
    /// A feed of another person, pulled every day: deleted sayings stay deleted, and only words are imported.
    case feed
  }

  /// A stored saying compared with the arriving one.
  public struct Known: Equatable, Sendable {
    public let saying: Saying
    public let isRemoved: Bool
    /// Whether its current words equal the arriving ones.
    public let saysSame: Bool
    /// Whether its words equalled the arriving ones when it was imported, before the user edited it.
    public let saidSame: Bool

    public init(_ saying: Saying, isRemoved: Bool, saysSame: Bool, saidSame: Bool) {
      self.saying = saying
      self.isRemoved = isRemoved
      self.saysSame = saysSame
      self.saidSame = saidSame
    }
  }

  /// The action for an arriving saying.
  public enum Decision: Equatable, Sendable {
    /// Store it, under its own number if it has one.
    case add
    /// Already stored; nothing to do.
    case same
    /// Already stored; add the marks it lacks.
    case mark(Saying)
    /// Soft-deleted; restore it with the marks it lacks.
    case bringBack(Saying)
    /// Soft-deleted; leave it so.
    case skip
    /// Its number belongs to another saying.
    case conflict
  }

  /// Decides by the stored saying with the same number, and by one with the same words.
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

  /// The decision for a stored saying that is not deleted: only files bring marks.
  private static func here(
    _ saying: Saying, _ arriving: ReadSaying, as kind: Kind, at now: Now
  ) -> Decision {
    if kind == .feed { return .same }
    let marked = marked(saying, as: arriving, at: now)
    return marked == saying ? .same : .mark(marked)
  }

  /// Marks are added and never removed.
  private static func marked(_ saying: Saying, as arriving: ReadSaying, at now: Now) -> Saying {
    var marked = saying
    if arriving.isLiked, !saying.isLiked { marked.likedAt = arriving.likedAt ?? now }
    if arriving.isUsed, !saying.isUsed { marked.usedAt = arriving.usedAt ?? now }
    if arriving.isSeen { marked.isSeen = true }
    return marked
  }

  /// The saying to store for a new arrival. A feed's marks are ignored, because they are another person's.
  public static func saying(
    _ arriving: ReadSaying, as number: SayingNumber, from kind: Kind, at now: Now
  ) -> Saying {
    let saying = Saying(
      number: number, words: arriving.words, uploaded: arriving.uploaded ?? now)
    return kind == .feed ? saying : marked(saying, as: arriving, at: now)
  }
}

/// The counts of an import.
public struct SayingTally: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0

  public init() {}
}

/// Why an import failed; nothing was stored.
public enum SayingSourceFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// The source is unusable; the caller who supplies the sayings knows the reason.
  case spoiled
  case storage(StorageFailure)
}
