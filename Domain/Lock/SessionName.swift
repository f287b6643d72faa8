/// The opaque identifier of a terminal session. It is equal for all processes in one terminal window, and differs
/// between windows, users and reboots.
public struct SessionName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// Identifies the current terminal session. An adapter provides the implementation.
public struct TerminalSessions: Sendable {
  /// Returns the current session. Nil without a terminal, for example under a scheduler.
  public var current: @Sendable () -> SessionName?

  public init(current: @escaping @Sendable () -> SessionName?) { self.current = current }

  /// The implementation for environments without a terminal.
  public static let none = TerminalSessions { nil }
}
