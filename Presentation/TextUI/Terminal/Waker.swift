internal import CTerminal

/// Wakes the thread that waits for the terminal, from any other thread.
public final class Waker: Sendable {
  /// The file descriptor; negative if it could not be opened.
  public let number: Int32

  /// Opens a file descriptor.
  public init() { number = terminal_open_waker() }

  deinit { if number >= 0 { _ = close(number) } }

  /// Ends the current wait. If no thread is waiting, the next wait ends at once.
  public func wake() { terminal_wake(number) }

  /// Clears all wakes so far, so that they do not end another wait.
  public func takeNote() { terminal_take_note(number) }

  /// Waits until woken, at most `milliseconds`.
  public func wait(milliseconds: Int32) { _ = terminal_wait(-1, -1, number, -1, milliseconds) }

  /// A time in milliseconds, only for measuring durations.
  public static var now: Int64 { terminal_milliseconds() }
}
