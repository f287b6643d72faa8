/// Decides which record keeps a value that must be unique, such as a telephone number: the first record to claim the
/// value. The decision depends on the claims only, not on their order of arrival, so all devices show the same. Other
/// records' claims become conflicts.
public struct UniqueClaims: Equatable, Sendable {
  /// The fields that keep their values.
  public let kept: Set<FieldName>
  /// The rejected claims in claim order, each with the field that keeps the value.
  public let held: [Held]

  /// A claim whose value is not shown, and the field that keeps the value instead.
  public struct Held: Equatable, Sendable {
    public let claim: NamedFieldVersion
    public let holder: FieldName
  }

  /// Returns whether one claim comes before another. Values from before joining a group (clock 0) come after the
  /// group's; equal stamps are ordered by field name.
  public static func comesFirst(_ one: NamedFieldVersion, _ other: NamedFieldVersion) -> Bool {
    if one.fieldVersion.isCounted != other.fieldVersion.isCounted {
      return one.fieldVersion.isCounted
    }
    return one.fieldVersion.stamp != other.fieldVersion.stamp
      ? one.fieldVersion.stamp < other.fieldVersion.stamp : one.name < other.name
  }

  /// Decides which claims keep their values. No two claims may be of the same field.
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
