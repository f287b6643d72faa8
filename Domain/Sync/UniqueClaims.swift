/// Which record keeps a value that no two may have, such as a telephone number: the one that
/// claimed it first. It depends on the claims alone and not on the order they came in, so that all
/// devices show the same; the claim of another record is held, and told.
public struct UniqueClaims: Equatable, Sendable {
  /// The fields whose values are kept.
  public let kept: Set<FieldName>
  /// The fields whose values are held, each with the field that has the value, in their order.
  public let held: [Held]

  /// A value that is not shown.
  public struct Held: Equatable, Sendable {
    public let claim: NamedFieldVersion
    public let holder: FieldName
  }

  /// Whether one claim comes before another. What a store had before it joined others, at no clock,
  /// comes behind what they had; two that were written at once are told apart by their names.
  public static func comesFirst(_ one: NamedFieldVersion, _ other: NamedFieldVersion) -> Bool {
    if one.fieldVersion.isCounted != other.fieldVersion.isCounted {
      return one.fieldVersion.isCounted
    }
    return one.fieldVersion.stamp != other.fieldVersion.stamp
      ? one.fieldVersion.stamp < other.fieldVersion.stamp : one.name < other.name
  }

  /// Decides between claims, of which each is of another field.
  public init(_ claims: some Sequence<NamedFieldVersion>) {
    var holders: [FieldValue: FieldName] = [:]
    var held: [Held] = []
    for claim in claims.sorted(by: Self.comesFirst) {
      if let holder = holders[claim.fieldVersion.value] {
        held.append(Held(claim: claim, holder: holder))
      } else {
        holders[claim.fieldVersion.value] = claim.name
      }
    }
    kept = Set(holders.values)
    self.held = held
  }
}
