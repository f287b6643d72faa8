package import Domain
package import TextUI

/// Runs background tasks and passes their results to the one thread that owns the screens. Before the first task it
/// holds no thread and no file descriptor.
package final class BackgroundTaskRunner {
  private struct Running {
    let number: Int
    let taskID: TaskID
    let cancellation: Cancellation
    /// Whether the task uses the store while it runs.
    let isInStore: Bool
    /// Whether the result is still wanted. False once the task was stopped; its result is then dropped.
    var isWanted = true
  }

  /// The maximum number of tasks that run at once. Others wait in the order in which they were requested.
  static let most = 4
  /// The maximum milliseconds for which the end of the program waits for cancelled tasks.
  static let farewell: Int64 = 500

  private let asked: BackgroundTaskQuestions
  private let world: BackgroundTaskDependencies
  private var box: AnswerBox?
  private var running: [Running] = []
  private var waiting: [BackgroundTask] = []
  private var started = 0
  /// Results that arrived while `leaveStore` was waiting.
  private var kept: [AppEvent] = []

  package init(
    books: FindBooks, providers: IdentityProviders = .none, support: Support = .alone,
    imports: Imports? = nil, sync: Sync? = nil, world: BackgroundTaskDependencies
  ) {
    asked = BackgroundTaskQuestions(
      books: books, providers: providers, support: support, imports: imports, sync: sync)
    self.world = world
  }

  /// Wakes the event loop when a result arrives; nil before the first background task.
  package var waker: Waker? { box?.waker }

  /// Starts a background task, or queues it if too many are running. Stops an earlier task with the same ID. If no
  /// thread can be started, returns the refusals of the waiting tasks; otherwise an empty array.
  package func begin(_ backgroundTask: BackgroundTask) -> [AppEvent] {
    stop(backgroundTask.id)
    waiting.append(backgroundTask)
    return startWaiting()
  }

  /// Cancels a waiting or running background task and drops its result.
  package func stop(_ taskID: TaskID) {
    waiting.removeAll { $0.id == taskID }
    for index in running.indices where running[index].taskID == taskID {
      running[index].isWanted = false
      running[index].cancellation.cancel()
    }
  }

  /// Cancels a running background task, but still delivers its result. A task that waits to be started is not affected.
  package func interrupt(_ taskID: TaskID) {
    for backgroundTask in running where backgroundTask.taskID == taskID {
      backgroundTask.cancellation.cancel()
    }
  }

  /// Whether a running task uses the store. Other uses of the store then have to wait.
  package var isInStore: Bool { running.contains(where: \.isInStore) }

  /// Blocks until no background task uses the store. Otherwise a change made meanwhile would become part of the
  /// transaction of the task.
  package func leaveStore() {
    guard let box else { return }
    while isInStore {
      kept += arrived()
      if isInStore { box.waker.wait(milliseconds: 1000) }
    }
    if !kept.isEmpty { box.waker.wake() }
  }

  /// Returns the results that have arrived, without those of stopped tasks.
  package func answers() -> [AppEvent] {
    defer { kept = [] }
    return kept + arrived()
  }

  private func arrived() -> [AppEvent] {
    guard let box else { return [] }
    var events: [AppEvent] = []
    for answer in box.takeAll() {
      guard let index = running.firstIndex(where: { $0.number == answer.number }) else { continue }
      if running[index].isWanted { events.append(answer.event) }
      if answer.isLast { running.remove(at: index) }
    }
    return events + startWaiting()
  }

  /// Cancels all background tasks and waits up to `farewell` for them to clean up.
  package func end() {
    waiting = []
    for backgroundTask in running { backgroundTask.cancellation.cancel() }
    guard let box else { return }
    let deadline = Waker.now + Self.farewell
    while true {
      _ = answers()
      let left = deadline - Waker.now
      if running.isEmpty || left <= 0 { return }
      box.waker.wait(milliseconds: Int32(clamping: left))
    }
  }

  private func startWaiting() -> [AppEvent] {
    while running.count < Self.most, let backgroundTask = waiting.first {
      if !start(backgroundTask) {
        // A running task will make room; if none is running, none ever will.
        if !running.isEmpty { break }
        let refused = waiting.map { AppEvent.backgroundTask($0.id, $0.work.refusal) }
        waiting = []
        return refused
      }
      waiting.removeFirst()
    }
    return []
  }

  private func start(_ backgroundTask: BackgroundTask) -> Bool {
    let box = box ?? AnswerBox(answers: world.answers())
    guard box.waker.number >= 0 else { return false }
    self.box = box
    started += 1
    let (number, asked, cancellation) = (started, asked, world.cancellation())
    let isStarted = world.start {
      let taskID = backgroundTask.id
      let last = backgroundTask.work.run(asked, cancellation) {
        box.put(
          BackgroundTaskAnswer(number: number, event: .backgroundTask(taskID, $0), isLast: false))
      }
      box.put(BackgroundTaskAnswer(number: number, event: .backgroundTask(taskID, last)))
    }
    if isStarted {
      running.append(
        Running(
          number: number, taskID: backgroundTask.id, cancellation: cancellation,
          isInStore: backgroundTask.work.isInStore))
    }
    return isStarted
  }
}

/// The box for results together with the waker of the event loop.
private struct AnswerBox: Sendable {
  let waker = Waker()
  let answers: BackgroundTaskAnswers

  func put(_ answer: BackgroundTaskAnswer) {
    answers.put(answer)
    waker.wake()
  }

  func takeAll() -> [BackgroundTaskAnswer] {
    // The waker is reset first, so that a result put in meanwhile wakes the loop again.
    waker.takeNote()
    return answers.takeAll()
  }
}
