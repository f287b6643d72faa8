/// The five species of plants, which depend on the contact cycle.
public enum Species: String, CaseIterable, Sendable {
  case rosemary, americanBlue, dandelion, stuckyi, cactus

  /// The species for a cycle; without one, the species for the longest cycle.
  public init(cycle: Cycle?) {
    switch cycle?.days ?? Cycle.range.upperBound {
    case ...3: self = .rosemary
    case ...7: self = .americanBlue
    case ...15: self = .dandelion
    case ...30: self = .stuckyi
    default: self = .cactus
    }
  }
}
