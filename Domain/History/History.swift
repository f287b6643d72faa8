/// What was done, and how it is undone.
public struct History: Sendable {
  /// A history that remembers nothing.
  public init() {}
}
