import Data
import Domain
import Platform
import Presentation
package import PresentationKit
import TextUI

/// Threads for long tasks. They are detached and end with their task.
package enum Background {
  /// The threads, flags and result boxes for background tasks.
  package static var backgroundTasks: BackgroundTaskDependencies {
    BackgroundTaskDependencies(
      start: start, cancellation: { .flag() },
      answers: {
        let list = SharedList<BackgroundTaskAnswer>()
        return BackgroundTaskAnswers(put: { list.add($0) }, takeAll: { list.takeAll() })
      })
  }

  /// Runs a closure on a new detached thread; returns false if the system could not start one.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    // Signals are blocked, so that the thread with the terminal gets them; only those of a crash stay enabled.
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&held)
    for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP] {
      unsafe sigdelset(&held, crash)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let task = unsafe Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { task in
        if let task = unsafe task {
          unsafe Unmanaged<ThreadBody>.fromOpaque(task).takeRetainedValue().body()
        }
        return nil
      }, task.toOpaque())
    if code == 0 { pthread_detach(thread) } else { unsafe task.release() }
    return code == 0
  }
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
