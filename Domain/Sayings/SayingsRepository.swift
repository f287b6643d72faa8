/// Stores sayings. Each method is one transaction.
public protocol SayingsRepository: Sendable {
  /// Adds a saying under the next number that was never used.
  func add(_ words: SayingWords, at now: Now) throws(SayingsFailure) -> Saying

  /// Replaces the stored saying by the result of a rule, in one transaction.
  func change(_ number: SayingNumber, by rule: SayingRule) throws(SayingsFailure) -> Saying

  /// Soft-deletes a saying. Its number is never reused.
  func remove(_ number: SayingNumber, at now: Now) throws(SayingsFailure) -> Saying

  /// Restores a soft-deleted saying. Does nothing if the saying is not deleted.
  func restore(_ number: SayingNumber) throws(SayingsFailure) -> Saying

  func find(_ number: SayingNumber) throws(SayingsFailure) -> Saying?

  /// Returns the stored saying with exactly these words and this speaker. Returns nil if there is none.
  func saying(of words: SayingWords) throws(SayingsFailure) -> Saying?

  /// Finds a saying and marks it as seen. Returns nil if there is none. If the mark cannot be stored (read-only, busy
  /// or full), the saying is still returned.
  func open(_ number: SayingNumber) throws(SayingsFailure) -> Saying?

  /// Passes the sayings of a query to the visitor until the visitor returns false. They are ordered newest first, or
  /// last liked first if the query lists only liked sayings. The visitor must not call the repository.
  func visit(_ query: SayingsQuery, _ visitor: (Saying) -> Bool) throws(SayingsFailure)

  /// Counts the sayings of a query, ignoring `skip` and `limit`.
  func count(_ query: SayingsQuery) throws(SayingsFailure) -> Int

  /// Returns the index of a saying in the order of a query. Returns nil if the saying does not match the query.
  func index(of number: SayingNumber, in query: SayingsQuery) throws(SayingsFailure) -> Int?

  /// Returns a random saying. All sayings are equally likely. Returns nil if there are none.
  func random(_ randomSource: RandomSource) throws(SayingsFailure) -> Saying?

  /// Returns the saying of a day, which is stored on the first draw and then counts as unopened. Returns nil if the store
  /// has no sayings. `lot` selects one of the candidates of `DayDraw` deterministically. If the store is read-only, busy
  /// or full, the result is not stored.
  func saying(of day: DayDraw, lot: Int) throws(SayingsFailure) -> Saying?

  /// Returns the number of the saying that was drawn for a day. Returns nil if none was drawn.
  func drawn(for day: Day) throws(SayingsFailure) -> SayingNumber?

  /// Imports all sayings that the closure `next` returns, until it returns nil, in one transaction and as `Arrival`
  /// decides. Passes each saying with a conflict to `onConflict`. `feed` is stored as the last feed in the same
  /// transaction.
  func importSayings(
    _ next: () throws(SayingSourceFailure) -> ReadSaying?, as kind: Arrival.Kind, feed: String?,
    at now: Now, _ onConflict: (ReadSaying) -> Void
  ) throws(SayingSourceFailure) -> SayingTally

  /// Returns the web address or path of the feed that was pulled last. Returns nil if no feed was ever pulled.
  func feed() throws(SayingsFailure) -> String?

  /// Returns the time at which the feed was last pulled. Returns nil if it was never pulled.
  func pulled() throws(SayingsFailure) -> Now?
}

/// A closure that computes the changed saying, or throws a refusal.
public typealias SayingRule = (Saying) throws(SayingRefusal) -> Saying

/// Which sayings to list, and which slice of the list.
public struct SayingsQuery: Equatable, Sendable {
  /// The range of instants, inclusive, in which the sayings were added; nil for all sayings.
  public var arrived: ClosedRange<Int>?
  /// Whether to list only sayings that the user likes.
  public var isLiked: Bool
  /// Whether to list only unused sayings.
  public var isUnused: Bool
  /// Whether to list only starter sayings that were never changed.
  public var isStarter: Bool
  /// A text that the words must contain; nil for all sayings.
  public var search: String?
  /// A filter that applies in addition to the other conditions.
  public var filter: SayingFilter
  /// The number of sayings to skip at the start of the list.
  public var skip: Int
  /// The maximum number of sayings to visit; nil for all.
  public var limit: Int?
  /// Whether to reverse the order.
  public var isBackward: Bool

  /// Creates a query. Without arguments it matches all sayings.
  public init(
    arrived: ClosedRange<Int>? = nil, isLiked: Bool = false, isUnused: Bool = false,
    isStarter: Bool = false, search: String? = nil, filter: SayingFilter = .init(), skip: Int = 0,
    limit: Int? = nil,
    isBackward: Bool = false
  ) {
    self.arrived = arrived
    self.isLiked = isLiked
    self.isUnused = isUnused
    self.isStarter = isStarter
    (self.search, self.filter) = filter.beside(search)
    self.skip = skip
    self.limit = limit
    self.isBackward = isBackward
  }

  /// The minimum length of a search text that matches anywhere in a word. A shorter text matches only the beginnings of
  /// words, unless it consists of Hangul syllables.
  public static let shortestPart = 3

  /// Whether the search text is so short that it matches only the beginnings of words.
  public var seeksBeginnings: Bool {
    guard let search, !search.contains(":") else { return false }
    let start = search.drop { !$0.isLetter && !$0.isNumber }
      .prefix { $0.isLetter || $0.isNumber }
    guard let first = start.unicodeScalars.first else { return false }
    return !Hangul.isIn(String(first).utf8) && start.count < Self.shortestPart
  }

  /// Whether the search text consists only of single Hangul letters (jamo), which no saying contains.
  public var seeksLetters: Bool {
    search.map(Hangul.isLetters) ?? false
  }
}
