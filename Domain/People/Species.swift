/// The five plants; which one a person is follows from the rhythm of contact.
public enum Species: String, CaseIterable, Sendable {
  case rosemary, americanBlue, dandelion, stuckyi, cactus

  /// The plant whose thirst suits a cycle. Where there is none it is the one that can wait longest.
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
