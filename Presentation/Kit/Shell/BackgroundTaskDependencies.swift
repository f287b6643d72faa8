package import Domain
import TextUI

/// The system services for background tasks: threads, cancellation flags and a thread-safe box for results.
package struct BackgroundTaskDependencies {
  /// Runs a closure on a new thread; returns false if no thread could be started.
  package var start: (@escaping @Sendable () -> Void) -> Bool
  /// Creates a cancellation flag, one for each background task.
  package var cancellation: () -> Cancellation
  /// Creates a box for results.
  package var answers: () -> BackgroundTaskAnswers

  package init(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool,
    cancellation: @escaping () -> Cancellation, answers: @escaping () -> BackgroundTaskAnswers
  ) {
    self.start = start
    self.cancellation = cancellation
    self.answers = answers
  }

  /// Dependencies for tests and systems without threads, with which every background task is refused.
  package static var without: BackgroundTaskDependencies {
    BackgroundTaskDependencies(
      start: { _ in false }, cancellation: { Cancellation(isRaised: { false }, raise: {}) },
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

/// A final or interim result of a background task, with the number that was given to the task when it started.
package struct BackgroundTaskAnswer: Sendable {
  let number: Int
  let event: AppEvent
  var isLast = true
}

/// The services that background tasks can call.
package struct BackgroundTaskQuestions: Sendable {
  package let books: FindBooks
  package let providers: IdentityProviders
  package let support: Support
  /// The import service; nil if import is not available.
  package let imports: Imports?
  /// The sync service; nil if sync is not available.
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
