package import Domain

/// A long task that runs in the background while keys are still handled. Its result arrives as a separate event, or
/// never if the task is stopped.
package struct BackgroundTask: Equatable, Sendable {
  package let id: TaskID
  package let work: BackgroundTaskWork

  package init(_ id: TaskID, _ work: BackgroundTaskWork) {
    self.id = id
    self.work = work
  }
}

/// Identifies a background task, to match it with its result. A screen gets its IDs from its `InFlightTask`.
package struct TaskID: Hashable, Sendable {
  /// The kind of screen that issues the ID, so that the numbers of two kinds of screen do not clash.
  package let counter: String
  /// The sequence number; a later task has a larger number.
  package let number: Int

  package init(_ counter: String, _ number: Int) {
    self.counter = counter
    self.number = number
  }
}

/// A request that runs in the background. Each feature declares its own requests in its folder.
package protocol BackgroundRequest: Equatable, Sendable {
  /// Runs on a background thread until done or cancelled, and returns the final result. Interim results are passed to
  /// `report`.
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult
  /// The result if the system has no thread to run the request.
  var refusal: BackgroundTaskResult { get }
  /// Whether the request uses the store while it runs.
  var isInStore: Bool { get }
}

extension BackgroundRequest {
  package var isInStore: Bool { false }
}

/// The result of a background request, or an interim result.
package protocol BackgroundMessage: Equatable, Sendable {
  /// Whether the network could not be reached; nil if the request did not use the network.
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
