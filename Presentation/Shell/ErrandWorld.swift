public import Domain

/// What errands need of the world: threads, flags that end them, and a place where threads lay
/// down what came of them.
public struct ErrandWorld {
  /// Does something on a thread of its own; false when there is none to be had.
  public var start: (@escaping @Sendable () -> Void) -> Bool
  /// A flag of its own for each errand.
  public var cancellation: () -> Cancellation
  /// A place for answers.
  public var answers: () -> ErrandAnswers

  /// Puts a world together.
  public init(
    start: @escaping (@escaping @Sendable () -> Void) -> Bool,
    cancellation: @escaping () -> Cancellation, answers: @escaping () -> ErrandAnswers
  ) {
    self.start = start
    self.cancellation = cancellation
    self.answers = answers
  }

  /// A world without threads, in which every errand is refused.
  public static var without: ErrandWorld {
    ErrandWorld(
      start: { _ in false }, cancellation: { Cancellation(look: { false }, raise: {}) },
      answers: { ErrandAnswers(put: { _ in }, takeAll: { [] }) })
  }
}

/// Where threads lay down what came of errands, and the loop takes it from.
public struct ErrandAnswers: Sendable {
  /// Lays an answer down, from any thread.
  public var put: @Sendable (ErrandAnswer) -> Void
  /// Takes all that lies there.
  public var takeAll: @Sendable () -> [ErrandAnswer]

  /// Makes a place.
  public init(
    put: @escaping @Sendable (ErrandAnswer) -> Void,
    takeAll: @escaping @Sendable () -> [ErrandAnswer]
  ) {
    self.put = put
    self.takeAll = takeAll
  }
}

/// What came of an errand, by the number it was started with, or what is known while it goes on.
public struct ErrandAnswer: Sendable {
  let number: Int
  let event: AppEvent
  var isLast = true
}
