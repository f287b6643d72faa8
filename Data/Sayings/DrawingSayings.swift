import Domain

/// Draws sayings by lot.
struct DrawingSayings {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// So often a number is drawn that may be a gap, before the sayings are counted.
  private static let attempts = 40

  /// One of all sayings, each as likely as any other: numbers are drawn until one is a saying's.
  /// Where gaps are most of the numbers, a place in the list is drawn instead.
  func random(_ chance: Chance) throws(StorageFailure) -> SayingNumber? {
    guard let first = try number(DrawingSQL.firstNumber),
      let last = try number(DrawingSQL.lastNumber)
    else { return nil }
    for _ in 0..<Self.attempts {
      let drawn = first + chance.below(last - first + 1)
      let isThere = try store.first(SayingsSQL.find, [.int(drawn)]) { _ in true }
      if isThere == true { return SayingNumber(stored: drawn) }
    }
    guard let count = try number(DrawingSQL.count) else { return nil }
    return try number(DrawingSQL.atPlace, [.int(chance.below(count))])
      .map(SayingNumber.init(stored:))
  }

  /// The saying that was drawn for a day, if it is still there.
  func kept(for day: Day) throws(StorageFailure) -> Saying? {
    try store.first(DrawingSQL.ofDay, [.day(day)], SayingsRow.saying)
  }

  /// The saying a lot means: among those shown on the fewest days, the first at or after a number
  /// that the lot picks.
  func candidate(_ lot: Int) throws(StorageFailure) -> SayingNumber? {
    for isUsed in [false, true] {
      guard let days = try number(DrawingSQL.fewestDays, [.bool(isUsed)]) else { continue }
      let pool: [Value] = [.bool(isUsed), .int(days)]
      guard let first = try number(DrawingSQL.firstCandidate, pool + [.int(0)]),
        let last = try number(DrawingSQL.lastCandidate, pool)
      else { return nil }
      let span = last - first + 1
      let picked = first + (lot % span + span) % span
      return try number(DrawingSQL.firstCandidate, pool + [.int(picked)])
        .map(SayingNumber.init(stored:))
    }
    return nil
  }

  /// Keeps what was drawn for a day.
  func keep(_ number: SayingNumber, for day: Day) throws(StorageFailure) {
    try store.run(DrawingSQL.keepDay, [.day(day), .int(number.value)])
    try store.run(DrawingSQL.countShown, [.int(number.value)])
  }

  private func number(_ sql: String, _ values: [Value] = []) throws(StorageFailure) -> Int? {
    try store.first(sql, values) { $0.optionalInt(0) } ?? nil
  }
}
