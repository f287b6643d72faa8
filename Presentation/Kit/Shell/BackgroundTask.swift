package import Domain

/// A long task that runs in the background while keys are still handled. Its result arrives as an event of its own, or
/// never.
package struct BackgroundTask: Equatable, Sendable {
  package let id: TaskID
  package let work: BackgroundTaskWork

  package init(_ id: TaskID, _ work: BackgroundTaskWork) {
    self.id = id
    self.work = work
  }
}

/// Matches a background task with its result. A screen gets its IDs from its `Pending`.
package struct TaskID: Hashable, Sendable {
  /// The kind of screen that issues the ID, so that the numbers of two kinds do not clash.
  package let counter: String
  /// The sequence number; a later task has a larger one.
  package let number: Int

  package init(_ counter: String, _ number: Int) {
    self.counter = counter
    self.number = number
  }
}

/// A request that runs in the background. Each feature declares its own in its folder.
package protocol BackgroundRequest: Equatable, Sendable {
  /// Runs until done or cancelled, on a background thread, and returns the final result. Interim results go to `tell`.
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult
  /// The result when the system has no thread to run the request.
  var refusal: BackgroundTaskResult { get }
  /// Whether the request uses the store for as long as it runs.
  var isInStore: Bool { get }
}

extension BackgroundRequest {
  package var isInStore: Bool { false }
}

/// The result of a background request, or an interim result.
package protocol BackgroundMessage: Equatable, Sendable {
  /// Whether the network could not be reached; nil if the request did not try it.
  var isOffline: Bool? { get }
}

extension BackgroundMessage {
  package var isOffline: Bool? { nil }
}

/// A background request with its type erased.
package struct BackgroundTaskWork: OpenValue {
  package let content: any BackgroundRequest

  package init(_ content: any BackgroundRequest) { self.content = content }

  package static func == (one: BackgroundTaskWork, other: BackgroundTaskWork) -> Bool {
    one.content.isEqual(to: other.content)
  }

  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { content.run(asked, cancellation, report) }

  var refusal: BackgroundTaskResult { content.refusal }
  var isInStore: Bool { content.isInStore }
}

/// The result of a background task with its type erased.
package struct BackgroundTaskResult: OpenValue {
  package let content: any BackgroundMessage

  package init(_ content: any BackgroundMessage) { self.content = content }

  package static func == (one: BackgroundTaskResult, other: BackgroundTaskResult) -> Bool {
    one.content.isEqual(to: other.content)
  }

  package var isOffline: Bool? { content.isOffline }
}
