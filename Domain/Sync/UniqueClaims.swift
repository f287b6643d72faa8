/// Which record keeps a value that no two may have, such as a telephone number: the one that
/// claimed it first. It depends on the claims alone and not on the order they came in, so that all
/// devices show the same; the claim of another record is held, and told.
public struct UniqueClaims: Equatable, Sendable {
  /// The fields whose values are kept.
  public let kept: Set<FactName>
  /// The fields whose values are held, each with the field that has the value, in their order.
  public let held: [Held]

  /// A value that is not shown.
  public struct Held: Equatable, Sendable {
    public let claim: NamedFact
    public let holder: FactName
  }

  /// Whether one claim comes before another. What a store had before it joined others, at no clock,
  /// comes behind what they had; two that were written at once are told apart by their names.
  public static func comesFirst(_ one: NamedFact, _ other: NamedFact) -> Bool {
    if one.fact.isCounted != other.fact.isCounted { return one.fact.isCounted }
    return one.fact.stamp != other.fact.stamp
      ? one.fact.stamp < other.fact.stamp : one.name < other.name
  }

  /// Decides between claims, of which each is of another field.
  public init(_ claims: some Sequence<NamedFact>) {
    var holders: [FactValue: FactName] = [:]
    var held: [Held] = []
    for claim in claims.sorted(by: Self.comesFirst) {
      if let holder = holders[claim.fact.value] {
        held.append(Held(claim: claim, holder: holder))
      } else {
        holders[claim.fact.value] = claim.name
      }
    }
    kept = Set(holders.values)
    self.held = held
  }
}
