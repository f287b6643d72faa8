/// Where sayings are kept. Each method is one transaction.
public protocol SayingsRepository: Sendable {
  /// Keeps a new saying under the next number, which no saying ever had.
  func add(_ words: SayingWords, at now: Now) throws(SayingsError) -> Saying

  /// Changes one saying by a rule that sees it as the store has it at that moment.
  func change(_ number: SayingNumber, by rule: SayingRule) throws(SayingsError) -> Saying

  /// Puts a saying away; its number is never given again.
  func remove(_ number: SayingNumber, at now: Now) throws(SayingsError) -> Saying

  /// Brings a saying back that was put away. One that is here stays so.
  func restore(_ number: SayingNumber) throws(SayingsError) -> Saying

  /// The saying with a number, or nothing.
  func find(_ number: SayingNumber) throws(SayingsError) -> Saying?

  /// A saying that says just this, by the same person; nothing where none does.
  func saying(of words: SayingWords) throws(SayingsError) -> Saying?

  /// The saying with a number, which counts as seen from now on. Where that cannot be kept, because
  /// the store is only read, busy or full, the saying is there all the same.
  func open(_ number: SayingNumber) throws(SayingsError) -> Saying?

  /// Visits the sayings a query means, newest first (of liked ones the one liked last), until the
  /// visitor returns false. The visitor must not use the repository.
  func visit(_ query: SayingsQuery, _ visitor: (Saying) -> Bool) throws(SayingsError)

  /// Counts the sayings a query means, whatever part of them it asks for.
  func count(_ query: SayingsQuery) throws(SayingsError) -> Int

  /// The place a saying has in the order of a query, or nothing when the query leaves it out.
  func place(of number: SayingNumber, in query: SayingsQuery) throws(SayingsError) -> Int?

  /// One of all sayings, each as likely as any other; nothing when there is none.
  func random(_ randomSource: RandomSource) throws(SayingsError) -> Saying?

  /// The saying of a day: always the same one on one day, as long as it is there. `lot` decides
  /// which of the sayings `DayDraw` allows; the same lot over the same sayings gives the same one.
  /// A store that is only read, busy or full shows it and keeps nothing.
  func saying(of day: DayDraw, lot: Int) throws(SayingsError) -> Saying?

  /// Takes sayings in until there are no more of them, all or none, as `Arrival` decides, and
  /// remembers the place of a feed they were pulled from.
  func importSayings(
    _ next: () throws(TakingError) -> ReadSaying?, as kind: Arrival.Kind, feed: String?,
    at now: Now, _ onConflict: (ReadSaying) -> Void
  ) throws(TakingError) -> SayingTally

  /// The place sayings were last pulled from.
  func feed() throws(SayingsError) -> String?

  /// When it was last pulled from there.
  func pulled() throws(SayingsError) -> Now?
}

/// Decides what becomes of a saying, or refuses the change.
public typealias SayingRule = (Saying) throws(SayingRefusal) -> Saying

/// Which sayings are meant, and which part of their list.
public struct SayingsQuery: Equatable, Sendable {
  /// Only those that came between these instants, both included: the new ones.
  public var arrived: ClosedRange<Int>?
  /// Only those somebody likes.
  public var isLiked: Bool
  /// Only those that were not used.
  public var isUnused: Bool
  /// Only those the store began with, as long as nothing about them was changed.
  public var isStarter: Bool
  /// Only those in whose words this stands.
  public var search: String?
  /// Only those that this means as well.
  public var filter: SayingFilter
  /// How many to pass over.
  public var skip: Int
  /// How many to visit at most.
  public var limit: Int?
  /// Whether to go from the last one to the first.
  public var isBackward: Bool

  /// Makes a query; without arguments it means all sayings.
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

  /// Fewer letters than this are found only where a word begins with them. Syllables of Hangul
  /// are found wherever they stand.
  public static let shortestPart = 3

  /// Whether what is searched for begins with so few letters.
  public var seeksBeginnings: Bool {
    guard let search, !search.contains(":") else { return false }
    let start = search.drop { !$0.isLetter && !$0.isNumber }
      .prefix { $0.isLetter || $0.isNumber }
    guard let first = start.unicodeScalars.first else { return false }
    return !Hangul.isIn(String(first).utf8) && start.count < Self.shortestPart
  }

  /// Whether nothing but letters of Hangul by themselves is searched for, which no saying has.
  public var seeksLetters: Bool {
    search.map(Hangul.isLetters) ?? false
  }
}
