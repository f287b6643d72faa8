/// A key, independent of how the terminal encodes it.
public enum Key: Equatable, Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
  /// Ctrl and a lower-case letter, a space or a sign.
  case control(Character)
  /// Alt (or Escape first) and a character.
  case alt(Character)
  /// A key with Shift, Alt or Ctrl, such as Shift with an arrow, or Ctrl and Alt with a letter.
  indirect case modified(Key, Modifiers)

  /// Modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option on a Mac.
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }
}

/// A mouse event.
public struct Mouse: Equatable, Sendable {
  /// The kinds of mouse events that are reported.
  public enum Action: Equatable, Sendable { case press, release, drag, wheelUp, wheelDown }
  public let action: Action
  /// The cell under the pointer.
  public let position: Point

  public init(_ action: Action, _ position: Point) {
    self.action = action
    self.position = position
  }
}

/// Decoded input from the terminal.
public enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// A whole bracketed paste, whatever the number of reads that it took.
  case paste(String)
  case mouse(Mouse)
  /// The window gained (true) or lost (false) the focus.
  case focus(Bool)
}
