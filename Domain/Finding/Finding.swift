/// Finds records of all parts.
public struct Finding: Sendable {
  /// Finds nothing yet.
  public init() {}
}
