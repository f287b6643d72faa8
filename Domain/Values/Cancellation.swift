/// Says to something that takes a while that nobody wants it any more. Whoever asked keeps it and
/// cancels; whoever works looks at it often, stops soon, and says that it was cancelled.
///
/// It is a flag that is looked at and wakes nobody: so it can be cancelled at any time from any
/// thread, twice and too late, and nothing can be called when it is gone.
public struct Cancellation: Sendable {
  private let look: @Sendable () -> Bool
  private let raise: @Sendable () -> Void

  /// Puts a flag together that threads share.
  public init(look: @escaping @Sendable () -> Bool, raise: @escaping @Sendable () -> Void) {
    self.look = look
    self.raise = raise
  }

  /// Whether nobody wants it any more; that never changes back.
  public var isCancelled: Bool { look() }

  /// Nobody wants it any more.
  public func cancel() { raise() }
}
