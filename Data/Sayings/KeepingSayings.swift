import Domain

/// Stores sayings within one transaction, and maintains their numbers and the order of favourites.
struct KeepingSayings {
  private let store: Connection
  private var numbers: NumberingSayings
  private var lastLiking: Int?

  init(_ store: Connection) { (self.store, numbers) = (store, NumberingSayings(store)) }

  /// Returns an unused number for a new saying.
  mutating func nextNumber() throws(StorageFailure) -> SayingNumber { try numbers.next() }

  /// Inserts a new saying. The caller must add the words of the saying to the full-text index.
  mutating func insert(_ saying: Saying, print: Int, origin: Int?) throws(StorageFailure) {
    let liking = saying.isLiked ? try nextLiking() : nil
    let kept = StoredSaying(saying: saying, liking: liking, print: print, origin: origin)
    try store.run(SayingsSQL.insert, SayingsRow.shape.values(of: kept))
    try numbers.pass(saying.number.value)
  }

  /// Updates a saying. The caller must update the full-text index.
  mutating func update(_ kept: StoredSaying, to saying: Saying) throws(StorageFailure) {
    var liking = saying.isLiked ? kept.liking : nil
    if saying.isLiked && liking == nil { liking = try nextLiking() }
    let print = saying.words == kept.saying.words ? kept.print : SayingPrint.of(saying.words)
    let changed = StoredSaying(saying: saying, liking: liking, print: print, origin: kept.origin)
    try store.run(
      SayingsSQL.update, SayingsRow.shape.changes(of: changed) + [.int(saying.number.value)])
  }

  /// Returns the next position in the order of favourites.
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
