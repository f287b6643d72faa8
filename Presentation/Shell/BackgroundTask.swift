import Domain

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

/// What a background task does.
package enum BackgroundTaskWork: Equatable, Sendable {
  case books(BooksTask)
  /// Has a provider prove who somebody is.
  case signIn(SignInTask)
  /// Asks which version is the newest.
  case latest
  /// Finds and brings in files of other programs.
  case imports(ImportsTask)
  /// Meets the other devices.
  case sync

  /// Does it, until it is done or cancelled, and gives what came of it. What there is to know before
  /// is told as well.
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult {
    switch self {
    case .books(let backgroundTask):
      .books(backgroundTask, backgroundTask.run(asked.books, cancellation))
    case .signIn(let backgroundTask):
      .signIn(backgroundTask.run(asked.providers, cancellation) { tell(.signIn(.step($0))) })
    case .latest: .latest(LatestAnswer(of: asked.support, cancellation))
    case .imports(let backgroundTask):
      .imports(backgroundTask.run(asked.imports, cancellation) { tell(.imports($0)) })
    case .sync: .sync(SyncAnswer(of: asked.sync, cancellation))
    }
  }

  /// What comes of it when the system has nobody to do it.
  var refusal: BackgroundTaskResult {
    switch self {
    case .books(let backgroundTask):
      .books(backgroundTask, .failed(BookSearchFailure(backgroundTask.named ?? .library, .busy)))
    case .signIn: .signIn(.failed(.busy))
    case .latest: .latest(.failed(.fetching(FetchFailure(address: "", .other("too many threads")))))
    case .imports: .imports(.failed(.storage(.busy)))
    case .sync: .sync(.failed(.storage(.busy)))
    }
  }

  /// Whether it is inside the store for as long as it takes.
  var isInStore: Bool {
    switch self {
    case .imports(let backgroundTask): backgroundTask.isInStore
    case .sync: true
    case .books, .signIn, .latest: false
    }
  }
}
