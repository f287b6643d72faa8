/// The merge rule for a field that several devices wrote.
///
/// The rule follows from the field number, so a program also merges and forwards fields of later versions correctly.
/// Of each 128 numbers the first 64 are last-writer-wins, then come 32 quiet ones, 16 first-writer-wins, and 16
/// summed.
public enum FieldRule: Equatable, Sendable, CaseIterable {
  /// The last value wins. A concurrent value that is replaced becomes a conflict.
  case last
  /// The last value wins without a conflict. Used for manual orders, and for whether a record was seen or shown.
  case quiet
  /// The first value wins without a conflict. Used for values that are drawn at random for a day.
  case first
  /// The field is a counter. Each device has its own summand, and the sum is shown.
  case summed

  /// Creates the rule of a field. The number of the field determines it.
  public init(field: Int) {
    let number = field & 127
    self = number < 64 ? .last : number < 96 ? .quiet : number < 112 ? .first : .summed
  }

  /// The field numbers below 128 that have this rule.
  public var fields: Range<Int> {
    switch self {
    case .last: 0..<64
    case .quiet: 64..<96
    case .first: 96..<112
    case .summed: 112..<128
    }
  }
}
