import Domain

/// Gives sayings their numbers, within one transaction.
struct NumberingSayings {
  private let store: Connection
  private var last: Int?
  private var lastGap = 0
  /// Whose numbers they are, where several devices give some (`SayingSlot`).
  private var slot: SayingSlot?

  init(_ store: Connection) { self.store = store }

  /// A number no saying ever had, above the highest: the next one, or where several devices give
  /// numbers the next one of this device. A file may bring the highest number there can be; from then
  /// on gaps are filled from below, so newer sayings no longer come first.
  mutating func next() throws(StorageFailure) -> SayingNumber {
    let last = try lastNumber()
    let above = slot.map { $0.number(after: last) } ?? last + 1
    if let above, let next = SayingNumber(above) {
      self.last = above
      return next
    }
    let free = try store.first(SayingsSQL.freeNumber, [.int(lastGap)]) { $0.int }
    guard let free, let next = SayingNumber(free) else { throw .full }
    lastGap = free
    return next
  }

  /// Goes on behind a number that is taken; one that is none is passed over.
  mutating func pass(_ number: Int?) throws(StorageFailure) {
    guard let number, SayingNumber(number) != nil else { return }
    last = max(try lastNumber(), number)
  }

  private mutating func lastNumber() throws(StorageFailure) -> Int {
    if let last { return last }
    let last = try store.first(SayingsSQL.lastNumber) { $0.optionalInt } ?? nil
    slot = try SQLiteSync.slot(in: store)
    self.last = last ?? -1
    return last ?? -1
  }
}
