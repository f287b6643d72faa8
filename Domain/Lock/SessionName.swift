/// The opaque identifier of a terminal session. It is the same for every process in one terminal window, and differs
/// between windows, users and reboots.
public struct SessionName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// The port that identifies the current terminal session.
public struct TerminalSessions: Sendable {
  /// The session; nil without a terminal, for example under a scheduler.
  public var current: @Sendable () -> SessionName?

  public init(current: @escaping @Sendable () -> SessionName?) { self.current = current }

  /// For environments without a terminal.
  public static let none = TerminalSessions { nil }
}
