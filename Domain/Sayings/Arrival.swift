/// A saying as parsed from a file or a feed.
public struct ReadSaying: Equatable, Sendable {
  /// The number of the line on which the saying begins, from 1.
  public var line: Int
  /// The number of the saying in the file; nil if the file gives none.
  public var number: SayingNumber?
  public var words: SayingWords
  /// The time at which the saying was added to the collection that it comes from; nil if unknown.
  public var uploaded: Now?
  public var isSeen: Bool
  public var isLiked: Bool
  public var likedAt: Now?
  public var isUsed: Bool
  public var usedAt: Now?

  /// Creates a parsed saying. The defaults are for files that contain only the words.
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

/// Decides how a saying from a file or feed is merged into the store. Stored words are never overwritten, and importing
/// the same file twice changes nothing.
public enum Arrival {
  public enum Kind: Equatable, Sendable {
    /// A file that the user chose. A deleted saying is restored if its number is in the file, or else added again.
    /// Likes and uses are imported.
    case file
    /// A feed of another person, which is pulled every day. Deleted sayings stay deleted, and only words are imported.
    case feed
  }

  /// A stored saying, compared with the arriving saying.
  public struct Known: Equatable, Sendable {
    public let saying: Saying
    public let isRemoved: Bool
    /// Whether the current words of the stored saying equal the arriving words.
    public let saysSame: Bool
    /// Whether the stored saying had the arriving words when it was imported, before the user edited it.
    public let saidSame: Bool

    public init(_ saying: Saying, isRemoved: Bool, saysSame: Bool, saidSame: Bool) {
      self.saying = saying
      self.isRemoved = isRemoved
      self.saysSame = saysSame
      self.saidSame = saidSame
    }
  }

  /// What to do with an arriving saying.
  public enum Decision: Equatable, Sendable {
    /// Store the saying. It keeps its number if it has one.
    case add
    /// Do nothing, because the saying is already stored.
    case same
    /// Add the likes and uses that only the arriving saying has. Carries the stored saying with them.
    case mark(Saying)
    /// Restore the soft-deleted saying. Carries the stored saying, with the likes and uses that only the arriving
    /// saying has.
    case bringBack(Saying)
    /// Do nothing, because the saying was soft-deleted.
    case skip
    /// Report a conflict, because the number belongs to another saying.
    case conflict
  }

  /// Returns the decision for an arriving saying. `numbered` is the stored saying with the same number, and `worded` is
  /// the stored saying with the same words. If both exist, only `numbered` counts.
  public static func decide(
    _ arriving: ReadSaying, as kind: Kind, numbered: Known?, worded: Known?, at now: Now
  ) -> Decision {
    if let known = numbered {
      guard known.saysSame || known.saidSame else { return .conflict }
      if !known.isRemoved { return here(known.saying, arriving, as: kind, at: now) }
      return kind == .feed ? .skip : .bringBack(flagged(known.saying, as: arriving, at: now))
    }
    guard let known = worded else { return .add }
    if !known.isRemoved { return here(known.saying, arriving, as: kind, at: now) }
    return kind == .feed ? .skip : .add
  }

  /// Returns the decision for an arriving saying that is already stored and not deleted. Likes and uses are taken from
  /// a file, but not from a feed.
  private static func here(
    _ saying: Saying, _ arriving: ReadSaying, as kind: Kind, at now: Now
  ) -> Decision {
    if kind == .feed { return .same }
    let flagged = flagged(saying, as: arriving, at: now)
    return flagged == saying ? .same : .mark(flagged)
  }

  /// Returns the stored saying with the likes and uses of the arriving saying added. Stored likes and uses are never
  /// removed.
  private static func flagged(_ saying: Saying, as arriving: ReadSaying, at now: Now) -> Saying {
    var flagged = saying
    if arriving.isLiked, !saying.isLiked { flagged.likedAt = arriving.likedAt ?? now }
    if arriving.isUsed, !saying.isUsed { flagged.usedAt = arriving.usedAt ?? now }
    if arriving.isSeen { flagged.isSeen = true }
    return flagged
  }

  /// Returns the saying to store for a new arrival. Likes and uses of a feed are ignored, because they are another
  /// person's.
  public static func saying(
    _ arriving: ReadSaying, as number: SayingNumber, from kind: Kind, at now: Now
  ) -> Saying {
    let saying = Saying(
      number: number, words: arriving.words, uploaded: arriving.uploaded ?? now)
    return kind == .feed ? saying : flagged(saying, as: arriving, at: now)
  }
}

/// The numbers of sayings in an import, by outcome.
public struct SayingTally: Equatable, Sendable {
  public var added = 0
  public var updated = 0
  public var same = 0
  public var skipped = 0

  public init() {}
}

/// Why an import of sayings failed. After a failed import, no saying of the source is stored.
public enum SayingSourceFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// The source is unusable. The caller who supplies the sayings knows the reason.
  case spoiled
  case storage(StorageFailure)
}
