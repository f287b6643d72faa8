import Domain

/// Draws sayings at random.
struct DrawingSayings {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The number of random draws that may hit a gap. After that, an index is drawn instead.
  private static let attempts = 40

  /// Returns a uniformly random saying; nil if there are none. Draws numbers until one exists. If most numbers are
  /// gaps, draws an index instead.
  func random(_ randomSource: RandomSource) throws(StorageFailure) -> SayingNumber? {
    guard let first = try number(DrawingSQL.firstNumber),
      let last = try number(DrawingSQL.lastNumber)
    else { return nil }
    for _ in 0..<Self.attempts {
      let drawn = first + randomSource.below(last - first + 1)
      let isThere = try store.first(SayingsSQL.find, [.int(drawn)]) { _ in true }
      if isThere == true { return SayingNumber(stored: drawn) }
    }
    guard let count = try number(DrawingSQL.count) else { return nil }
    return try number(DrawingSQL.atOffset, [.int(randomSource.below(count))])
      .map(SayingNumber.init(stored:))
  }

  /// Returns the saying that was already drawn for a day; nil if there is none.
  func drawnSaying(for day: Day) throws(StorageFailure) -> Saying? {
    try store.first(DrawingSQL.ofDay, [.day(day)], SayingsRow.saying)
  }

  /// Returns the number of the saying that was already drawn for a day; nil if there is none.
  func drawnNumber(for day: Day) throws(StorageFailure) -> SayingNumber? {
    try number(DrawingSQL.numberOfDay, [.day(day)]).map(SayingNumber.init(stored:))
  }

  /// Selects a saying from the pool of a day; nil if there are no sayings. The random number `lot` is mapped to the
  /// range of the pool's numbers, and the first saying at or after the result is returned with its new round.
  func candidate(of day: DayDraw, lot: Int) throws(StorageFailure) -> (SayingNumber, round: Int)? {
    let hasOlder = try number(DrawingSQL.anyOlder, [.int(day.start)]) != nil
    let before = hasOlder ? day.start : Int.max
    let last = try number(DrawingSQL.lastShown, [.day(day.day)])
    // Checked once in advance, because finding recent uses scans all used sayings, and most days have none.
    let isAnyUsedSince = try number(DrawingSQL.anyUsedSince, [.int(day.start)]) != nil
    for pool in [
      DrawingPool(arrivedBefore: before, usedSince: isAnyUsedSince ? day.start : .max),
      DrawingPool(arrivedBefore: before, usedSince: .min),
    ] {
      if let last, let found = try candidate(lot, in: pool, without: last) { return found }
      if let found = try candidate(lot, in: pool, without: nil) { return found }
    }
    return nil
  }

  private func candidate(_ lot: Int, in pool: DrawingPool, without last: Int?)
    throws(StorageFailure) -> (SayingNumber, round: Int)?
  {
    func numbers(
      _ sql: String, without left: Int?, _ values: [Value] = []
    ) throws(StorageFailure) -> [Int] {
      var found: [Int] = []
      for part in pool.parts(without: left) {
        if let number = try number(sql, part + values) { found.append(number) }
      }
      return found
    }
    guard let round = try numbers(DrawingSQL.earliestRound, without: last).min(),
      let latest = try numbers(DrawingSQL.latestRound, without: nil).max()
    else { return nil }
    let first = try numbers(DrawingSQL.firstCandidate, without: last, [.int(round), .int(0)]).min()
    let end = try numbers(DrawingSQL.lastCandidate, without: last, [.int(round)]).max()
    guard let first, let end else { return nil }
    let span = end - first + 1
    let picked = first + (lot % span + span) % span
    return try numbers(DrawingSQL.firstCandidate, without: last, [.int(round), .int(picked)])
      .min().map { (SayingNumber(stored: $0), DayDraw.round(after: round, latest: latest)) }
  }

  /// Stores the saying drawn for a day.
  func keep(_ number: SayingNumber, round: Int, for day: Day) throws(StorageFailure) {
    try store.run(DrawingSQL.keepDay, [.day(day), .int(number.value)])
    try store.run(DrawingSQL.noteRound, [.int(round), .int(number.value)])
  }

  private func number(_ sql: String, _ values: [Value] = []) throws(StorageFailure) -> Int? {
    try store.first(sql, values) { $0.optionalInt } ?? nil
  }
}

/// The pool from which the saying of a day is drawn.
private struct DrawingPool {
  /// The instant before which a saying must have been added to be in the pool.
  let arrivedBefore: Int
  /// The instant that limits the used sayings: one that was last used before this instant is not in the pool.
  let usedSince: Int

  /// Returns the SQL parameters of the pool: one set for unused sayings, and one for used sayings
  /// if the pool has any.
  func parts(without number: Int?) -> [[Value]] {
    (usedSince == .max ? [false] : [false, true]).map { isUsed in
      [.bool(isUsed), .int(arrivedBefore), .int(number ?? -1), .int(usedSince)]
    }
  }
}
