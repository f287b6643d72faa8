import Domain

/// Assigns numbers to sayings, within one transaction.
struct NumberingSayings {
  private let store: Connection
  private var last: Int?
  private var lastGap = 0
  /// The numbers that this device may assign, so that two devices do not assign the same number. Nil means that it may
  /// assign all numbers.
  private var slot: SayingSlot?

  init(_ store: Connection) { self.store = store }

  /// Returns the first number above all used ones that this device may assign. If an import used the highest possible
  /// number, returns the lowest free number that follows a used one. Newer sayings then no longer come first.
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
