/// The storage of sayings. Each method is one transaction.
public protocol SayingsRepository: Sendable {
  /// Adds a saying under the next number, which was never used before.
  func add(_ words: SayingWords, at now: Now) throws(SayingsFailure) -> Saying

  /// Applies a rule to the stored saying in one transaction.
  func change(_ number: SayingNumber, by rule: SayingRule) throws(SayingsFailure) -> Saying

  /// Soft-deletes a saying; its number is never reused.
  func remove(_ number: SayingNumber, at now: Now) throws(SayingsFailure) -> Saying

  /// Restores a soft-deleted saying; does nothing if it is not deleted.
  func restore(_ number: SayingNumber) throws(SayingsFailure) -> Saying

  func find(_ number: SayingNumber) throws(SayingsFailure) -> Saying?

  /// The stored saying with exactly these words and this speaker, or nil.
  func saying(of words: SayingWords) throws(SayingsFailure) -> Saying?

  /// Finds a saying and marks it as seen. If the mark cannot be stored (read-only, busy or full), the saying is still
  /// returned.
  func open(_ number: SayingNumber) throws(SayingsFailure) -> Saying?

  /// Visits the sayings of a query until the visitor returns false: newest first, or last liked first. The visitor must
  /// not call the repository.
  func visit(_ query: SayingsQuery, _ visitor: (Saying) -> Bool) throws(SayingsFailure)

  /// The number of sayings of a query, ignoring `skip` and `limit`.
  func count(_ query: SayingsQuery) throws(SayingsFailure) -> Int

  /// The index of a saying in the order of a query; nil if the query excludes it.
  func index(of number: SayingNumber, in query: SayingsQuery) throws(SayingsFailure) -> Int?

  /// A random saying, all equally likely; nil if there are none.
  func random(_ randomSource: RandomSource) throws(SayingsFailure) -> Saying?

  /// The saying of a day, stored on the first draw; `lot` selects one of `DayDraw`'s candidates deterministically. If
  /// the store is read-only, busy or full, the draw is returned without storing it.
  func saying(of day: DayDraw, lot: Int) throws(SayingsFailure) -> Saying?

  /// Imports all sayings from `next` in one transaction, deciding by `Arrival`. `feed` is stored as the last feed in
  /// the same transaction.
  func importSayings(
    _ next: () throws(SayingSourceFailure) -> ReadSaying?, as kind: Arrival.Kind, feed: String?,
    at now: Now, _ onConflict: (ReadSaying) -> Void
  ) throws(SayingSourceFailure) -> SayingTally

  /// The address or path of the feed last pulled.
  func feed() throws(SayingsFailure) -> String?

  /// When the feed was last pulled.
  func pulled() throws(SayingsFailure) -> Now?
}

/// Computes the changed saying, or throws a refusal.
public typealias SayingRule = (Saying) throws(SayingRefusal) -> Saying

/// A selection of sayings, and a page of it.
public struct SayingsQuery: Equatable, Sendable {
  /// Only those added between these instants, inclusive.
  public var arrived: ClosedRange<Int>?
  /// Only those the user likes.
  public var isLiked: Bool
  /// Only unused ones.
  public var isUnused: Bool
  /// Only starter sayings that were never changed.
  public var isStarter: Bool
  /// Only those whose words contain this text.
  public var search: String?
  /// A filter that applies in addition to the other conditions.
  public var filter: SayingFilter
  /// The number of sayings to skip.
  public var skip: Int
  /// The maximum number of sayings to visit; nil for all.
  public var limit: Int?
  /// Whether to reverse the order.
  public var isBackward: Bool

  /// Without arguments the query selects all sayings.
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

  /// A shorter search matches only the beginnings of words. Hangul syllables match anywhere.
  public static let shortestPart = 3

  /// Whether the search text is so short that it matches only the beginnings of words.
  public var seeksBeginnings: Bool {
    guard let search, !search.contains(":") else { return false }
    let start = search.drop { !$0.isLetter && !$0.isNumber }
      .prefix { $0.isLetter || $0.isNumber }
    guard let first = start.unicodeScalars.first else { return false }
    return !Hangul.isIn(String(first).utf8) && start.count < Self.shortestPart
  }

  /// Whether the search text has only single Hangul letters (jamo), which no saying contains.
  public var seeksLetters: Bool {
    search.map(Hangul.isLetters) ?? false
  }
}
