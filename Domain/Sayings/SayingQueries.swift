/// Looks at sayings: one, many, one by chance, and the one of the day.
public struct SayingQueries: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock
  let calendar: LocalCalendar
  let randomSource: RandomSource

  /// The moment sayings are looked at, which decides what is new.
  public var now: Now { clock.now() }

  /// The saying somebody means by its number, without opening it.
  public func find(_ reference: String) throws(SayingsError) -> Saying {
    guard let number = Self.number(reference), let saying = try sayings.find(number) else {
      throw .unknown(reference: reference)
    }
    return saying
  }

  /// Opens the saying somebody means: from then on it counts as seen, wherever it was opened.
  public func open(_ reference: String) throws(SayingsError) -> Saying {
    guard let number = Self.number(reference), let saying = try sayings.open(number) else {
      throw .unknown(reference: reference)
    }
    return saying
  }

  /// The saying that says just what a draft does; nothing where none does, or where the draft breaks a
  /// rule, which is told when it is added.
  public func same(as draft: SayingDraft) throws(SayingsError) -> Saying? {
    let words: SayingWords
    do throws(SayingRefusal) { words = try draft.words() } catch { return nil }
    return try sayings.saying(of: words)
  }

  private static func number(_ reference: String) -> SayingNumber? {
    SayingNumber(Text.trimmed(reference))
  }

  /// Visits the sayings a query means, newest first, until the visitor returns false.
  public func callAsFunction(_ query: SayingsQuery, _ visitor: (Saying) -> Bool)
    throws(SayingsError)
  {
    try sayings.visit(query, visitor)
  }

  /// The instants of arrival that make a saying new now.
  public var newArrivals: ClosedRange<Int> {
    let now = clock.now().instant
    return (now - Saying.newness + 1)...now
  }

  /// One of all sayings, drawn afresh each time.
  public func random() throws(SayingsError) -> Saying {
    guard let saying = try sayings.random(randomSource) else { throw .none }
    return saying
  }

  /// The same for a screen that can do without: nothing where there are no sayings. One that is
  /// recommended already stays, as it is now, while it is there.
  public func recommended(_ number: SayingNumber? = nil) throws(SayingsError) -> Saying? {
    if let number, let saying = try sayings.find(number) { return saying }
    return try sayings.random(randomSource)
  }

  /// The sayings the store began with that nobody changed, newest first.
  public func starters() throws(SayingsError) -> [Saying] {
    var starters: [Saying] = []
    try sayings.visit(SayingsQuery(isStarter: true)) {
      starters.append($0)
      return true
    }
    return starters
  }

  /// Whether there is not a single saying.
  public func isEmpty() throws(SayingsError) -> Bool { try sayings.count(SayingsQuery()) == 0 }

  /// A saying that lies beside another one in a list, and its place there.
  public struct Neighbour: Equatable, Sendable {
    /// The saying.
    public let saying: Saying
    /// Its place in the list, from 0.
    public let place: Int
  }

  /// The saying a step before or after another one in a list; nothing beyond its ends. One that
  /// was marked meanwhile and left the list is looked for around the place it had.
  public func neighbour(
    of number: SayingNumber, near known: Int, in query: SayingsQuery, by step: Int
  ) throws(SayingsError) -> Neighbour? {
    var place = known + (step > 0 ? step - 1 : step)
    if let here = try sayings.place(of: number, in: query) { place = here + step }
    if place < 0 { return nil }
    var part = query
    part.skip = place
    part.limit = 1
    var found: Saying?
    try sayings.visit(part) {
      found = $0
      return false
    }
    return found.map { Neighbour(saying: $0, place: place) }
  }

  /// The saying of the day: the same one all day long.
  public func ofToday() throws(SayingsError) -> Saying {
    let day = clock.now().day
    let start = calendar.moment(day, TimeOfDay(seconds: 0)).instant
    let draw = DayDraw(day: day, start: start)
    guard let saying = try sayings.saying(of: draw, lot: Self.lot(of: day)) else { throw .none }
    return saying
  }

  /// A day's own lot: the same everywhere, and far from the lots of its neighbours.
  static func lot(of day: Day) -> Int {
    var mixed = UInt64(bitPattern: Int64(day.ordinal)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 31)) &* 0xBF58_476D_1CE4_E5B9
    return Int((mixed ^ (mixed >> 29)) >> 2)
  }

  /// A stretch of the list around a spot, for a screen that shows no more than that; around a
  /// place near it where the list leaves the saying out. Whoever knows how many the list has
  /// spares the store counting them again.
  public func slice(
    _ query: SayingsQuery, at spot: ListAnchor<SayingNumber>, near known: Int = 0, length: Int,
    knownTotal: Int? = nil
  ) throws(SayingsError) -> ListSlice<Saying> {
    let total = if let knownTotal { knownTotal } else { try sayings.count(query) }
    let place = try spot.place { (number) throws(SayingsError) in
      try sayings.place(of: number, in: query)
    }
    let window = ListWindow(around: place ?? known, of: total, length: length)
    var part = query
    part.skip = window.skip
    part.limit = window.shown
    part.isBackward = window.isBackward
    var items: [Saying] = []
    try sayings.visit(part) {
      items.append($0)
      return true
    }
    if window.isBackward { items.reverse() }
    return ListSlice(items: items, start: window.start, total: total, focus: window.focus)
  }
}
