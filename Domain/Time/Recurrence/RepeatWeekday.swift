/// A weekday of a rule: every such weekday, or only the one with an ordinal within a month or year.
public struct RepeatWeekday: Hashable, Sendable {
  /// The ordinal: 2 is the second, -1 the last. Nil means every such weekday.
  public let ordinal: Int?
  public let weekday: Weekday

  public init(_ weekday: Weekday, ordinal: Int? = nil) {
    self.weekday = weekday
    self.ordinal = ordinal
  }
}

/// The weekdays of a rule as bits, with Monday as the lowest bit. Ordinals beyond ±5 are stored in a list.
package struct RepeatWeekdays: Hashable, Sendable {
  /// The weekdays without an ordinal.
  package private(set) var every: UInt64 = 0
  /// The weekdays with the ordinals 1 to 5, as seven bits for each ordinal.
  package private(set) var ahead: UInt64 = 0
  /// The weekdays with the ordinals -1 to -5, as seven bits for each ordinal.
  package private(set) var behind: UInt64 = 0
  /// The weekdays with ordinals beyond ±5, sorted. Only yearly rules can have these ordinals.
  package private(set) var far: [RepeatWeekday] = []

  package init() {}

  package var hasOrdinals: Bool { ahead != 0 || behind != 0 || !far.isEmpty }
  package var isEmpty: Bool { every == 0 && !hasOrdinals }

  package mutating func insert(_ day: RepeatWeekday) {
    let bit = UInt64(day.weekday.rawValue - 1)
    switch day.ordinal {
    case nil: every |= 1 << bit
    case (let ordinal)? where (1...5).contains(ordinal):
      ahead |= 1 << (UInt64(ordinal - 1) * 7 + bit)
    case (let ordinal)? where (-5 ... -1).contains(ordinal):
      behind |= 1 << (UInt64(-ordinal - 1) * 7 + bit)
    case let ordinal?: insertFar(day, ordinal)
    }
  }

  private mutating func insertFar(_ day: RepeatWeekday, _ ordinal: Int) {
    guard !far.contains(day) else { return }
    let index = far.firstIndex {
      ($0.ordinal ?? 0, $0.weekday.rawValue) > (ordinal, day.weekday.rawValue)
    }
    far.insert(day, at: index ?? far.endIndex)
  }

  /// Passes every weekday with an ordinal to `visit`. Weekdays are numbered from Monday as 0.
  package func forEachOrdinal(_ visit: (_ ordinal: Int, _ weekday: Int) -> Void) {
    var bits = ahead
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      visit(bit / 7 + 1, bit % 7)
      bits &= bits - 1
    }
    bits = behind
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      visit(-1 - bit / 7, bit % 7)
      bits &= bits - 1
    }
    for day in far { visit(day.ordinal ?? 1, day.weekday.rawValue - 1) }
  }

  /// All weekdays of the rule as bits, with or without an ordinal.
  package var all: UInt64 {
    var found = every
    forEachOrdinal { found |= 1 << UInt64($1) }
    return found
  }

  /// The weekdays without an ordinal, then those with positive ordinals, then those with negative ordinals.
  package var list: [RepeatWeekday] {
    let plain = Weekday.allCases.filter { every & 1 << UInt64($0.rawValue - 1) != 0 }
      .map { RepeatWeekday($0) }
    var counted: [(Int, Int)] = []
    forEachOrdinal { counted.append(($0, $1)) }
    counted.sort { $0 < $1 }
    let sorted = counted.filter { $0.0 > 0 } + counted.filter { $0.0 < 0 }
    return plain + sorted.map { RepeatWeekday(Weekday.allCases[$1], ordinal: $0) }
  }
}
