/// A key as a person names it.
public enum Key: Equatable, Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
  /// Ctrl and a lower-case letter.
  case control(Character)
  /// Alt (or Escape first) and a character.
  case alt(Character)
  /// Shift, Alt or Ctrl with an arrow or another named key.
  indirect case modified(Key, Modifiers)

  /// The keys held down beside another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: UInt8
    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }
}

/// What a mouse did.
public struct Mouse: Equatable, Sendable {
  /// The kinds of things a mouse does.
  public enum Action: Equatable, Sendable { case press, release, drag, wheelUp, wheelDown }
  /// What happened.
  public let action: Action
  /// Where.
  public let place: Point

  /// Makes a mouse event.
  public init(_ action: Action, _ place: Point) {
    self.action = action
    self.place = place
  }
}

/// Something that came from the terminal.
public enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// A whole bracketed paste, however many reads it took.
  case paste(String)
  case mouse(Mouse)
  /// The window gained or lost the focus.
  case focus(Bool)
}
