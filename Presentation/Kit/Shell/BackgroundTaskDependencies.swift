package import Domain
import TextUI

/// What background tasks need of the system: threads, cancellation flags and a thread-safe box for results.
package struct BackgroundTaskDependencies {
  /// Runs a closure on a new thread; false if no thread could be started.
  package var start: (@escaping @Sendable () -> Void) -> Bool
  /// Makes a new cancellation flag, one for each background task.
  package var cancellation: () -> Cancellation
  /// Makes a new box for results.
  package var answers: () -> BackgroundTaskAnswers

  package init(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool,
    cancellation: @escaping () -> Cancellation, answers: @escaping () -> BackgroundTaskAnswers
  ) {
    self.start = start
    self.cancellation = cancellation
    self.answers = answers
  }

  /// For tests and systems without threads: every background task is refused.
  package static var without: BackgroundTaskDependencies {
    BackgroundTaskDependencies(
      start: { _ in false }, cancellation: { Cancellation(look: { false }, raise: {}) },
      answers: { BackgroundTaskAnswers(put: { _ in }, takeAll: { [] }) })
  }
}

/// A thread-safe box: threads put results of background tasks into it, and the event loop takes them out.
package struct BackgroundTaskAnswers: Sendable {
  /// Adds a result; may be called from any thread.
  package var put: @Sendable (BackgroundTaskAnswer) -> Void
  /// Removes and returns all results.
  package var takeAll: @Sendable () -> [BackgroundTaskAnswer]

  package init(
    put: @escaping @Sendable (BackgroundTaskAnswer) -> Void,
    takeAll: @escaping @Sendable () -> [BackgroundTaskAnswer]
  ) {
    self.put = put
    self.takeAll = takeAll
  }
}

/// A final or interim result of a background task, with the number the task was started with.
package struct BackgroundTaskAnswer: Sendable {
  let number: Int
  let event: AppEvent
  var isLast = true
}

/// The services background tasks can call.
package struct BackgroundTaskQuestions: Sendable {
  package let books: FindBooks
  package let providers: IdentityProviders
  package let support: Support
  /// Nil where import is not available.
  package let imports: Imports?
  /// Nil where sync is not available.
  package let sync: Sync?

  package init(
    books: FindBooks, providers: IdentityProviders = .none, support: Support = .alone,
    imports: Imports? = nil, sync: Sync? = nil
  ) {
    self.books = books
    self.providers = providers
    self.support = support
    self.imports = imports
    self.sync = sync
  }
}
