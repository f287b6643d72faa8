import Domain
import Synchronization

/// The time by which a lock counts its waits, and the terminal somebody sits at. Both change only
/// when a test says so.
package final class LockHours: Sendable {
  private let milliseconds = Mutex<Int64>(1_000_000_000)
  private let session = Mutex<SessionName?>(SessionName("one"))

  /// Begins at some moment, in a terminal.
  package init() {}

  /// The time.
  package var time: RealTime { RealTime { self.milliseconds.withLock { $0 } } }
  /// The terminal.
  package var sessions: TerminalSessions {
    TerminalSessions { self.session.withLock { $0 } }
  }

  /// Lets seconds pass; less than none is a clock that is set back.
  package func pass(seconds: Int) { milliseconds.withLock { $0 += Int64(seconds) * 1000 } }

  /// Sits down at another terminal, or at none.
  package func sit(at name: String?) { session.withLock { $0 = name.map { SessionName($0) } } }
}
