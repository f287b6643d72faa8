/// An observer of delivered messages.
public struct NoticeHook: Sendable {
  /// Called after a message was delivered and that was recorded.
  public var told: @Sendable (NoticeRun.Message, Now) -> Void

  public init(told: @escaping @Sendable (NoticeRun.Message, Now) -> Void) { self.told = told }

  /// Does nothing.
  public static let none = NoticeHook { _, _ in }
}
