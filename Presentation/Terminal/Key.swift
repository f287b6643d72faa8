/// A key as a person names it.
package enum Key: Equatable, Hashable, Sendable {
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
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }
}

/// What a mouse did.
package struct Mouse: Equatable, Sendable {
  /// The kinds of things a mouse does.
  package enum Action: Equatable, Sendable { case press, release, drag, wheelUp, wheelDown }
  /// What happened.
  package let action: Action
  /// Where.
  package let place: Point

  /// Makes a mouse event.
  package init(_ action: Action, _ place: Point) {
    self.action = action
    self.place = place
  }
}

/// Something that came from the terminal.
package enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// A whole bracketed paste, however many reads it took.
  case paste(String)
  case mouse(Mouse)
  /// The window gained or lost the focus.
  case focus(Bool)
}
