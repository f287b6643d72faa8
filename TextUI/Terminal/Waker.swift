internal import CTerminal

/// Wakes the thread that waits at the terminal, from any other one.
public final class Waker: Sendable {
  /// What the system calls it; negative where it gave none.
  public let number: Int32

  /// Makes a waker with a descriptor of its own.
  public init() { number = terminal_open_waker() }

  deinit { if number >= 0 { _ = close(number) } }

  /// Ends the wait that goes on, or the next one.
  public func wake() { terminal_wake(number) }

  /// Takes note of all wakings so far.
  public func takeNote() { terminal_take_note(number) }

  /// Waits until it is woken, for so many milliseconds at most.
  public func wait(milliseconds: Int32) { _ = terminal_wait(-1, -1, number, -1, milliseconds) }

  /// The time, only ever used to tell how much of it has passed.
  public static var now: Int64 { terminal_milliseconds() }
}
