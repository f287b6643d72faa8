import Domain

/// Keeps sayings within one transaction: gives them numbers, and the liked ones their order.
struct KeepingSayings {
  private let store: Connection
  private var lastNumber: Int?
  private var lastLiking: Int?
  private var lastGap = 0

  init(_ store: Connection) { self.store = store }

  /// A number no saying ever had, one above the highest. A file may bring the highest number there
  /// can be; from then on gaps are filled from below, so newer sayings no longer come first.
  mutating func nextNumber() throws(StorageFailure) -> SayingNumber {
    if lastNumber == nil { lastNumber = try number(SayingsSQL.lastNumber) ?? -1 }
    if let next = SayingNumber((lastNumber ?? -1) + 1) { return next }
    let free = try store.first(SayingsSQL.freeNumber, [.int(lastGap)]) { $0.int }
    guard let free, let next = SayingNumber(free) else { throw .full }
    lastGap = free
    return next
  }

  /// Keeps a new saying. Its words still have to come into the index.
  mutating func insert(_ saying: Saying, print: Int, origin: Int?) throws(StorageFailure) {
    let liking = saying.isLiked ? try nextLiking() : nil
    let kept = KeptSaying(saying: saying, liking: liking, print: print, origin: origin)
    try store.run(SayingsSQL.insert, SayingsRow.shape.values(of: kept))
    lastNumber = lastNumber.map { max($0, saying.number.value) }
  }

  /// Changes a saying. The index of words is not told.
  mutating func update(_ kept: KeptSaying, to saying: Saying) throws(StorageFailure) {
    var liking = saying.isLiked ? kept.liking : nil
    if saying.isLiked && liking == nil { liking = try nextLiking() }
    let print = saying.words == kept.saying.words ? kept.print : SayingPrint.of(saying.words)
    let changed = KeptSaying(saying: saying, liking: liking, print: print, origin: kept.origin)
    try store.run(
      SayingsSQL.update, SayingsRow.shape.changes(of: changed) + [.int(saying.number.value)])
  }

  /// The next place in the order of liking.
  mutating func nextLiking() throws(StorageFailure) -> Int {
    if lastLiking == nil { lastLiking = try number(SayingsSQL.lastLiking) }
    let next = (lastLiking ?? 0) + 1
    lastLiking = next
    return next
  }

  private func number(_ sql: String) throws(StorageFailure) -> Int? {
    try store.first(sql) { $0.optionalInt } ?? nil
  }
}
