import Domain

/// Assigns numbers to sayings, within one transaction.
struct NumberingSayings {
  private let store: Connection
  private var last: Int?
  private var lastGap = 0
  /// The share of numbers that this device may assign; nil if only one device assigns numbers.
  private var slot: SayingSlot?

  init(_ store: Connection) { self.store = store }

  /// Returns a number that was never used, above the highest used one and within the share of this device. If an
  /// import used the highest possible number, fills gaps from below, so newer sayings no longer come first.
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

  /// Marks a number as used. An invalid number is ignored.
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
