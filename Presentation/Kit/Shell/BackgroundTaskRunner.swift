package import Domain
package import TextUI

/// Runs background tasks in the background, and hands out what came of them to the one thread that keeps the
/// screens. Before the first background task it has nothing of the system's: no thread and no file.
package final class BackgroundTaskRunner {
  /// A background task on its way.
  private struct Running {
    let number: Int
    let ticket: TaskID
    let cancellation: Cancellation
    /// Whether it is inside the store for as long as it takes.
    let isInStore: Bool
    /// Whether somebody waits for its answer.
    var isWanted = true
  }

  /// So many run at once; others wait until one of them is done, in the order they came.
  static let most = 4
  /// How long the end of the program waits for what it cancelled, in milliseconds.
  static let farewell: Int64 = 500

  private let asked: BackgroundTaskQuestions
  private let world: BackgroundTaskDependencies
  private var box: AnswerBox?
  private var running: [Running] = []
  private var waiting: [BackgroundTask] = []
  private var started = 0
  /// Answers that came while somebody waited for the store.
  private var kept: [AppEvent] = []

  package init(
    books: FindBooks, providers: IdentityProviders = .none, support: Support = .alone,
    imports: Imports? = nil, sync: Sync? = nil, world: BackgroundTaskDependencies
  ) {
    asked = BackgroundTaskQuestions(
      books: books, providers: providers, support: support, imports: imports, sync: sync)
    self.world = world
  }

  /// What wakes who waits for answers; nothing before the first background task.
  package var waker: Waker? { box?.waker }

  /// Begins a background task; one with the same task ID is not wanted any more. What it gives are answers
  /// that are known at once.
  package func begin(_ backgroundTask: BackgroundTask) -> [AppEvent] {
    stop(backgroundTask.ticket)
    waiting.append(backgroundTask)
    return startWaiting()
  }

  /// Ends a background task, if it is still on its way; then it has no answer.
  package func stop(_ ticket: TaskID) {
    waiting.removeAll { $0.ticket == ticket }
    for place in running.indices where running[place].ticket == ticket {
      running[place].isWanted = false
      running[place].cancellation.cancel()
    }
  }

  /// Asks a background task to end; whatever comes of that is its answer still.
  package func interrupt(_ ticket: TaskID) {
    for backgroundTask in running where backgroundTask.ticket == ticket {
      backgroundTask.cancellation.cancel()
    }
  }

  /// Whether a background task is inside the store, so that whoever looks there has to wait.
  package var isInStore: Bool { running.contains(where: \.isInStore) }

  /// Waits until no background task is inside the store any more: what is done there meanwhile would become a
  /// part of it.
  package func leaveStore() {
    guard let box else { return }
    while isInStore {
      kept += arrived()
      if isInStore { box.waker.wait(milliseconds: 1000) }
    }
    if !kept.isEmpty { box.waker.wake() }
  }

  /// The answers that have come, without those nobody wants any more.
  package func answers() -> [AppEvent] {
    defer { kept = [] }
    return kept + arrived()
  }

  private func arrived() -> [AppEvent] {
    guard let box else { return [] }
    var events: [AppEvent] = []
    for answer in box.takeAll() {
      guard let place = running.firstIndex(where: { $0.number == answer.number }) else { continue }
      if running[place].isWanted { events.append(answer.event) }
      if answer.isLast { running.remove(at: place) }
    }
    return events + startWaiting()
  }

  /// Ends all background tasks, and waits a moment until they have ended what they started.
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
        // Who is done makes room. Where nobody is on the way, that never happens.
        if !running.isEmpty { break }
        let refused = waiting.map { AppEvent.backgroundTask($0.ticket, $0.work.refusal) }
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
      let ticket = backgroundTask.ticket
      let last = backgroundTask.work.run(asked, cancellation) {
        box.put(
          BackgroundTaskAnswer(number: number, event: .backgroundTask(ticket, $0), isLast: false))
      }
      box.put(BackgroundTaskAnswer(number: number, event: .backgroundTask(ticket, last)))
    }
    if isStarted {
      running.append(
        Running(
          number: number, ticket: backgroundTask.ticket, cancellation: cancellation,
          isInStore: backgroundTask.work.isInStore))
    }
    return isStarted
  }
}

/// Where background tasks lay down what came of them, and what wakes the loop then.
private struct AnswerBox: Sendable {
  let waker = Waker()
  let answers: BackgroundTaskAnswers

  func put(_ answer: BackgroundTaskAnswer) {
    answers.put(answer)
    waker.wake()
  }

  func takeAll() -> [BackgroundTaskAnswer] {
    // In this order none that comes meanwhile lies there unheard.
    waker.takeNote()
    return answers.takeAll()
  }
}
