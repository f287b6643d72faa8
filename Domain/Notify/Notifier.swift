/// Tells in time what the parts have to say.
public struct Notifier: Sendable {
  /// Has nothing to tell yet.
  public init() {}
}
