/// The task whose result a screen awaits. A screen awaits only the result of its last request; other results are too
/// late and are dropped.
package struct InFlightTask: Equatable, Sendable {
  /// The kind of screen, so that the task IDs of two kinds do not clash.
  private let counter: String
  private var given = 0
  /// The ID of the task whose result is awaited; nil if no result is awaited.
  package private(set) var inFlight: TaskID?
  /// The milliseconds waited so far, as counted by `pass`.
  package private(set) var elapsed = 0

  /// Creates a counter that does not await any result yet.
  package init(_ counter: String) { self.counter = counter }

  package var isWaiting: Bool { inFlight != nil }

  /// Starts a task, and stops an earlier task that is still awaited.
  package mutating func ask(_ work: BackgroundTaskWork) -> [ScreenEffect] {
    let before = stop()
    given += 1
    let taskID = TaskID(counter, given)
    inFlight = taskID
    return before + [.backgroundTask(BackgroundTask(taskID, work))]
  }

  /// Stops the awaited task, if there is one.
  package mutating func stop() -> [ScreenEffect] {
    let before = inFlight
    inFlight = nil
    elapsed = 0
    return before.map { [.stop($0)] } ?? []
  }

  /// Accepts the result of the awaited task and stops waiting; returns false for any other task.
  package mutating func takes(_ taskID: TaskID) -> Bool {
    guard taskID == inFlight else { return false }
    inFlight = nil
    elapsed = 0
    return true
  }

  /// Adds waiting time in milliseconds.
  package mutating func pass(_ milliseconds: Int) {
    if isWaiting { elapsed += max(0, milliseconds) }
  }
}
