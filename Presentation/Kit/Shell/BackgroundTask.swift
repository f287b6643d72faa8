package import Domain

/// Something that takes a while and is done in the background, while keys go on being answered. Its
/// answer comes as an event of its own, later or never.
package struct BackgroundTask: Equatable, Sendable {
  package let ticket: TaskID
  package let work: BackgroundTaskWork

  /// Creates a background task.
  package init(_ ticket: TaskID, _ work: BackgroundTaskWork) {
    self.ticket = ticket
    self.work = work
  }
}

/// What a background task and its answer know each other by. A screen draws them from its `Pending`.
package struct TaskID: Hashable, Sendable {
  /// Who gives it out: another name for each kind of screen.
  package let counter: String
  /// Which of them it is; a later one is larger.
  package let number: Int

  /// Creates a task ID.
  package init(_ counter: String, _ number: Int) {
    self.counter = counter
    self.number = number
  }
}

/// What is done in the background for a feature, which declares its own in its folder.
package protocol BackgroundRequest: Equatable, Sendable {
  /// Does it, until it is done or cancelled, and gives what came of it. What there is to know before is told
  /// as well.
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult
  /// What comes of it when the system has nobody to do it.
  var refusal: BackgroundTaskResult { get }
  /// Whether it is inside the store for as long as it takes.
  var isInStore: Bool { get }
}

extension BackgroundRequest {
  package var isInStore: Bool { false }
}

/// What came of it, or is known while it goes on.
package protocol BackgroundMessage: Equatable, Sendable {
  /// Whether nobody could be reached; nothing where that was not tried.
  var isOffline: Bool? { get }
}

extension BackgroundMessage {
  package var isOffline: Bool? { nil }
}

/// What a background task does.
package struct BackgroundTaskWork: OpenValue {
  package let content: any BackgroundRequest

  package init(_ content: any BackgroundRequest) { self.content = content }

  package static func == (one: BackgroundTaskWork, other: BackgroundTaskWork) -> Bool {
    one.content.isEqual(to: other.content)
  }

  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { content.run(asked, cancellation, tell) }

  var refusal: BackgroundTaskResult { content.refusal }
  var isInStore: Bool { content.isInStore }
}

/// What came of a background task.
package struct BackgroundTaskResult: OpenValue {
  package let content: any BackgroundMessage

  package init(_ content: any BackgroundMessage) { self.content = content }

  package static func == (one: BackgroundTaskResult, other: BackgroundTaskResult) -> Bool {
    one.content.isEqual(to: other.content)
  }

  package var isOffline: Bool? { content.isOffline }
}
