package import Domain
import TextUI

/// What background tasks need of the world: threads, flags that end them, and a place where threads lay
/// down what came of them.
package struct BackgroundTaskDependencies {
  /// Does something on a thread of its own; false when there is none to be had.
  package var start: (@escaping @Sendable () -> Void) -> Bool
  /// A flag of its own for each background task.
  package var cancellation: () -> Cancellation
  /// A place for answers.
  package var answers: () -> BackgroundTaskAnswers

  /// Puts a world together.
  package init(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool,
    cancellation: @escaping () -> Cancellation, answers: @escaping () -> BackgroundTaskAnswers
  ) {
    self.start = start
    self.cancellation = cancellation
    self.answers = answers
  }

  /// A world without threads, in which every background task is refused.
  package static var without: BackgroundTaskDependencies {
    BackgroundTaskDependencies(
      start: { _ in false }, cancellation: { Cancellation(look: { false }, raise: {}) },
      answers: { BackgroundTaskAnswers(put: { _ in }, takeAll: { [] }) })
  }
}

/// Where threads lay down what came of background tasks, and the loop takes it from.
package struct BackgroundTaskAnswers: Sendable {
  /// Lays an answer down, from any thread.
  package var put: @Sendable (BackgroundTaskAnswer) -> Void
  /// Takes all that lies there.
  package var takeAll: @Sendable () -> [BackgroundTaskAnswer]

  /// Makes a place.
  package init(
    put: @escaping @Sendable (BackgroundTaskAnswer) -> Void,
    takeAll: @escaping @Sendable () -> [BackgroundTaskAnswer]
  ) {
    self.put = put
    self.takeAll = takeAll
  }
}

/// What came of a background task, by the number it was started with, or what is known while it goes on.
package struct BackgroundTaskAnswer: Sendable {
  let number: Int
  let event: AppEvent
  var isLast = true
}

/// Whom background tasks ask.
package struct BackgroundTaskQuestions: Sendable {
  package let books: FindBooks
  package let providers: IdentityProviders
  package let support: Support
  /// Nothing where no files can be brought in.
  package let imports: Imports?
  /// Nothing where no other devices can be met.
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
