/// A flag that cancels a long operation. The caller sets it with `cancel()`; the operation polls it often, stops soon
/// and reports that it was cancelled.
///
/// The flag only stores a state and wakes no thread. It can therefore be set from any thread, repeatedly, and after the
/// operation ended.
public struct Cancellation: Sendable {
  private let isRaised: @Sendable () -> Bool
  private let raise: @Sendable () -> Void

  /// Makes a flag from shared state, which must be thread-safe.
  public init(isRaised: @escaping @Sendable () -> Bool, raise: @escaping @Sendable () -> Void) {
    self.isRaised = isRaised
    self.raise = raise
  }

  /// Whether the operation was cancelled. It never becomes false again.
  public var isCancelled: Bool { isRaised() }

  public func cancel() { raise() }
}
