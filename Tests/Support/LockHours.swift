import Domain
import Synchronization

/// The time by which a lock counts its delays, and the terminal session of the user. Both change only when a test
/// changes them.
package final class LockHours: Sendable {
  private let milliseconds = Mutex<Int64>(1_000_000_000)
  private let session = Mutex<SessionName?>(SessionName("one"))

  package init() {}

  /// The time as the lock reads it.
  package var time: RealTime { RealTime { self.milliseconds.withLock { $0 } } }
  /// The terminal session as the lock reads it.
  package var sessions: TerminalSessions {
    TerminalSessions { self.session.withLock { $0 } }
  }

  /// Lets seconds pass; a negative number sets the time back.
  package func pass(seconds: Int) { milliseconds.withLock { $0 += Int64(seconds) * 1000 } }

  /// Changes to another terminal session; nil for none.
  package func sit(at name: String?) { session.withLock { $0 = name.map { SessionName($0) } } }
}
