/// An observer of delivered messages.
public struct NoticeHook: Sendable {
  /// Called after a message was delivered and the delivery was recorded.
  public var sent: @Sendable (NoticeRun.Message, Now) -> Void

  public init(sent: @escaping @Sendable (NoticeRun.Message, Now) -> Void) { self.sent = sent }

  /// The observer that does nothing.
  public static let none = NoticeHook { _, _ in }
}
