/// Hears of each message that was told, one notice or many at once (observer).
public struct NoticeHook: Sendable {
  /// Is called once the message was told and that was written down.
  public var told: @Sendable (NoticeRun.Message, Now) -> Void

  /// Makes a listener.
  public init(told: @escaping @Sendable (NoticeRun.Message, Now) -> Void) { self.told = told }

  /// Nobody hears of it.
  public static let none = NoticeHook { _, _ in }
}
