/// Copies of everything, out and in.
public struct Archive: Sendable {
  /// Copies nothing yet.
  public init() {}
}
