package import Domain
import TextUI

/// What errands need of the world: threads, flags that end them, and a place where threads lay
/// down what came of them.
package struct ErrandWorld {
  /// Does something on a thread of its own; false when there is none to be had.
  package var start: (@escaping @Sendable () -> Void) -> Bool
  /// A flag of its own for each errand.
  package var cancellation: () -> Cancellation
  /// A place for answers.
  package var answers: () -> ErrandAnswers

  /// Puts a world together.
  package init(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool,
    cancellation: @escaping () -> Cancellation, answers: @escaping () -> ErrandAnswers
  ) {
    self.start = start
    self.cancellation = cancellation
    self.answers = answers
  }

  /// A world without threads, in which every errand is refused.
  package static var without: ErrandWorld {
    ErrandWorld(
      start: { _ in false }, cancellation: { Cancellation(look: { false }, raise: {}) },
      answers: { ErrandAnswers(put: { _ in }, takeAll: { [] }) })
  }
}

/// Where threads lay down what came of errands, and the loop takes it from.
package struct ErrandAnswers: Sendable {
  /// Lays an answer down, from any thread.
  package var put: @Sendable (ErrandAnswer) -> Void
  /// Takes all that lies there.
  package var takeAll: @Sendable () -> [ErrandAnswer]

  /// Makes a place.
  package init(
    put: @escaping @Sendable (ErrandAnswer) -> Void,
    takeAll: @escaping @Sendable () -> [ErrandAnswer]
  ) {
    self.put = put
    self.takeAll = takeAll
  }
}

/// What came of an errand, by the number it was started with, or what is known while it goes on.
package struct ErrandAnswer: Sendable {
  let number: Int
  let event: AppEvent
  var isLast = true
}
