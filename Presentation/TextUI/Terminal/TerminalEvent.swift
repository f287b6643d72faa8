/// An event that ends a wait of `TerminalDevice`.
public enum TerminalEvent: Equatable, Sendable {
  /// A key, a paste, the mouse or the focus.
  case input(TerminalInput)
  /// The window was resized; the screen must be redrawn.
  case resized(Size)
  /// The program was resumed after a suspension; the date may have changed.
  case resumed
  /// Another thread called `Waker.wake()`.
  case woken
  /// The device's `changeDescriptor` became readable.
  case changed
  /// The terminal reported abilities that imply another rendition. Redraw everything with this rendition.
  case learned(Rendition)
  /// The terminal reported its background colour.
  case ground(Ink)
  /// The terminal reported that it draws text at several times its size.
  case sizesText
  /// Pictures that were left out of the last frame, because they exceeded its limit, can be sent now. Show the frame
  /// again.
  case roomForPictures
  /// The terminal can produce no more events.
  case ended(EndCause)
  /// The wait timed out.
  case idle
}

/// Why the terminal sends no more events.
public enum EndCause: Equatable, Sendable {
  /// A signal asked the program to end.
  case terminated(signal: Int32)
  /// The window or the connection was closed.
  case inputClosed
}

/// Why the terminal cannot be opened.
public enum TerminalFailure: Error, Equatable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// A system call failed with this `errno`.
  case refused(code: Int32)
}
