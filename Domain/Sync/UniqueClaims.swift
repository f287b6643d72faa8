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

  /// Decides between claims, of which each is of another field.
  public init(_ claims: some Sequence<NamedFact>) {
    var holders: [FactValue: FactName] = [:]
    var held: [Held] = []
    // Two fields that were written at once are told apart by their names.
    let inOrder = claims.sorted {
      $0.fact.stamp != $1.fact.stamp ? $0.fact.stamp < $1.fact.stamp : $0.name < $1.name
    }
    for claim in inOrder {
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
