/// How one value is chosen where several devices wrote a field.
///
/// The rule follows from the number of the field, so that a program also merges and hands on
/// rightly what a later version brought: of each 128 numbers the first 64 are fields where the last
/// value stands, then come 32 quiet ones, 16 where the first stands, and 16 that are summed.
public enum FieldRule: Equatable, Sendable, CaseIterable {
  /// The last value stands; what it covers without having been seen is told.
  case last
  /// The last value stands, and nobody is told: an order by hand, what was seen or shown.
  case quiet
  /// The first value stands, and nobody is told: what was drawn for a day.
  case first
  /// A counter: each device has a summand of its own, and their sum is shown.
  case summed

  /// The rule of a field.
  public init(field: Int) {
    let place = field & 127
    self = place < 64 ? .last : place < 96 ? .quiet : place < 112 ? .first : .summed
  }

  /// The numbers of the first 128 fields that have this rule.
  public var fields: Range<Int> {
    switch self {
    case .last: 0..<64
    case .quiet: 64..<96
    case .first: 96..<112
    case .summed: 112..<128
    }
  }
}
