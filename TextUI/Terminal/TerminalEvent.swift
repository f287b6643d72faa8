public import Domain

/// Something that happened at the terminal while the program waited.
public enum TerminalEvent: Equatable, Sendable {
  /// A key, a paste, the mouse or the focus.
  case input(TerminalInput)
  /// The window has another size; what was shown is gone.
  case resized(Size)
  /// The program went on after it had been stopped; the day may be another one.
  case resumed
  /// Another thread of the program wants to be heard.
  case woken
  /// There is something to hear where the device was told to listen.
  case heard
  /// The terminal answered how it shows pictures, and everything is to be drawn so.
  case learned(Rendition)
  /// The terminal answered which colour is behind everything.
  case ground(RGB)
  /// Pictures that were too much for one frame are sent with the next one.
  case roomForPictures
  /// There is nothing more to wait for.
  case ended(EndReason)
  /// The time to wait is over.
  case idle
}

/// Why the terminal will say no more.
public enum EndReason: Equatable, Sendable {
  /// The system or a person asked the program to end.
  case terminated(signal: Int32)
  /// The window or the connection was closed.
  case inputClosed
}

/// Why the text screen cannot be opened.
public enum TerminalFailure: Error, Equatable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// The system said no, and this is its number for why.
  case refused(code: Int32)
}
