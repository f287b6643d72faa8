/// The name of a terminal session: the same for every program in one terminal window, and another
/// one in every other window, for everybody who comes later, and after the computer was started
/// anew. What it is made of is nobody's business.
public struct SessionName: Hashable, Sendable {
  /// The name.
  public let text: String

  /// Names a session.
  public init(_ text: String) { self.text = text }
}

/// Tells in which terminal session the program runs.
public struct TerminalSessions: Sendable {
  /// The session; nothing where there is no terminal, as in a program that is started by the clock.
  public var current: @Sendable () -> SessionName?

  /// Makes a teller.
  public init(current: @escaping @Sendable () -> SessionName?) { self.current = current }

  /// For where there is no terminal.
  public static let none = TerminalSessions { nil }
}
