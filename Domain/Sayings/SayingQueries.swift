/// Queries single sayings, lists, a random saying, and the saying of the day.
public struct SayingQueries: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let calendar: LocalCalendar
  let randomSource: RandomSource

  /// The current time. It decides which sayings are new.
  public var now: Now { clock.now() }

  /// Finds a saying by its number, without marking the saying as seen.
  public func find(_ reference: String) throws(SayingsFailure) -> Saying {
    guard let number = Self.number(reference), let saying = try sayings.find(number) else {
      throw .unknown(reference: reference)
    }
    return saying.marked(try sayings.drawn(for: now.day))
  }

  /// Opens a saying by its number, and marks the saying as seen.
  public func open(_ reference: String) throws(SayingsFailure) -> Saying {
    guard let number = Self.number(reference), let saying = try sayings.open(number) else {
      throw .unknown(reference: reference)
    }
    return saying.marked(try sayings.drawn(for: now.day))
  }

  /// Returns the stored saying with the same words as a draft. Returns nil if there is none, or if the draft is
  /// invalid, because adding the draft reports that error.
  public func same(as draft: SayingDraft) throws(SayingsFailure) -> Saying? {
    let words: SayingWords
    do throws(SayingRefusal) { words = try draft.words() } catch { return nil }
    return try sayings.saying(of: words)
  }

  private static func number(_ reference: String) -> SayingNumber? {
    SayingNumber(Text.trimmed(reference))
  }

  /// Passes the sayings of a query to the visitor until the visitor returns false. They are ordered newest first, or
  /// last liked first if the query lists only liked sayings.
  public func callAsFunction(_ query: SayingsQuery, _ visitor: (Saying) -> Bool)
    throws(SayingsFailure)
  {
    let ofToday = try sayings.drawn(for: now.day)
    try sayings.visit(query) { visitor($0.marked(ofToday)) }
  }

  /// The range of `uploaded` instants in which a saying counts as new.
  public var newArrivals: ClosedRange<Int> {
    let now = clock.now().instant
    return (now - Saying.newness + 1)...now
  }

  /// Returns a random saying. Throws if there are no sayings.
  public func random() throws(SayingsFailure) -> Saying {
    guard let saying = try sayings.random(randomSource) else { throw .none }
    return saying.marked(try sayings.drawn(for: now.day))
  }

  /// Returns the saying with `number` in its current state. If no number is given, or if that saying no longer exists,
  /// returns a random saying. Returns nil if there are no sayings.
  public func recommended(_ number: SayingNumber? = nil) throws(SayingsFailure) -> Saying? {
    if let number, let saying = try sayings.find(number) { return saying }
    return try sayings.random(randomSource)
  }

  /// Returns the stored saying with exactly these words; nil if there is none.
  func stored(_ words: SayingWords) throws(SayingsFailure) -> Saying? {
    try sayings.saying(of: words)
  }

  /// Returns the starter sayings that were never changed, newest first.
  public func starters() throws(SayingsFailure) -> [Saying] {
    var starters: [Saying] = []
    try sayings.visit(SayingsQuery(isStarter: true)) {
      starters.append($0)
      return true
    }
    return starters
  }

  public func isEmpty() throws(SayingsFailure) -> Bool { try sayings.count(SayingsQuery()) == 0 }

  /// A saying next to another saying in a list, with its index.
  public struct Neighbour: Equatable, Sendable {
    public let saying: Saying
    /// The index of the saying in the list, from 0.
    public let index: Int
  }

  /// Returns the saying at a distance of `step` from another saying in a list. Returns nil beyond the ends of the list.
  /// If the other saying has left the list, its known index is used.
  public func neighbour(
    of number: SayingNumber, near known: Int, in query: SayingsQuery, by step: Int
  ) throws(SayingsFailure) -> Neighbour? {
    var index = known + (step > 0 ? step - 1 : step)
    if let here = try sayings.index(of: number, in: query) { index = here + step }
    if index < 0 { return nil }
    var part = query
    part.skip = index
    part.limit = 1
    var found: Saying?
    try sayings.visit(part) {
      found = $0
      return false
    }
    return found.map { Neighbour(saying: $0, index: index) }
  }

  /// Returns the saying of the day, which is the same all day. Throws if there are no sayings.
  public func ofToday() throws(SayingsFailure) -> Saying {
    let day = clock.now().day
    let start = calendar.moment(day, TimeOfDay(seconds: 0)).instant
    let draw = DayDraw(day: day, start: start)
    guard let saying = try sayings.saying(of: draw, lot: Self.lot(of: day)) else { throw .none }
    return saying.marked(saying.number)
  }

  /// Returns a pseudo-random number for a day, which is the same on every device. Neighbouring days have unrelated
  /// numbers.
  static func lot(of day: Day) -> Int {
    var mixed = UInt64(bitPattern: Int64(day.ordinal)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 31)) &* 0xBF58_476D_1CE4_E5B9
    return Int((mixed ^ (mixed >> 29)) >> 2)
  }

  /// Returns a slice of the list around an anchor, or around the index `known` if the list does not contain the anchor.
  /// If the caller gives `knownTotal`, the store does not count the sayings again.
  public func slice(
    _ query: SayingsQuery, at anchor: ListAnchor<SayingNumber>, near known: Int = 0, length: Int,
    knownTotal: Int? = nil
  ) throws(SayingsFailure) -> ListSlice<Saying> {
    let total = if let knownTotal { knownTotal } else { try sayings.count(query) }
    let index = try anchor.index { (number) throws(SayingsFailure) in
      try sayings.index(of: number, in: query)
    }
    let window = ListWindow(around: index ?? known, of: total, length: length)
    var part = query
    part.skip = window.skip
    part.limit = window.shown
    part.isBackward = window.isBackward
    var items: [Saying] = []
    let ofToday = try sayings.drawn(for: now.day)
    try sayings.visit(part) {
      items.append($0.marked(ofToday))
      return true
    }
    if window.isBackward { items.reverse() }
    return ListSlice(items: items, start: window.start, total: total, focus: window.focus)
  }
}
