/// The five species of plants. The contact cycle determines the species.
public enum Species: String, CaseIterable, Sendable {
  case rosemary, americanBlue, dandelion, stuckyi, cactus

  /// Chooses the species for a cycle. Without a cycle, the species for the longest cycle is used.
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
