import Domain

/// Something that takes a while and is done in the background, while keys go on being answered. Its
/// answer comes as an event of its own, later or never.
package struct Errand: Equatable, Sendable {
  package let ticket: Ticket
  package let work: ErrandWork

  /// Puts an errand together.
  package init(_ ticket: Ticket, _ work: ErrandWork) {
    self.ticket = ticket
    self.work = work
  }
}

/// What an errand and its answer know each other by. A screen draws them from its `Pending`.
package struct Ticket: Hashable, Sendable {
  /// Who gives it out: another name for each kind of screen.
  package let counter: String
  /// Which of them it is; a later one is larger.
  package let number: Int

  /// Puts a ticket together.
  package init(_ counter: String, _ number: Int) {
    self.counter = counter
    self.number = number
  }
}

/// What an errand does.
package enum ErrandWork: Equatable, Sendable {
  case books(BooksErrand)
  /// Has a provider prove who somebody is.
  case signIn(SignInErrand)
  /// Asks which version is the newest.
  case latest
  /// Finds and brings in files of other programs.
  case imports(ImportsErrand)
  /// Meets the other devices.
  case sync

  /// Does it, until it is done or cancelled, and gives what came of it. What there is to know before
  /// is told as well.
  func run(
    _ asked: ErrandsAsk, _ cancellation: Cancellation, _ tell: (ErrandResult) -> Void
  ) -> ErrandResult {
    switch self {
    case .books(let errand): .books(errand, errand.run(asked.books, cancellation))
    case .signIn(let errand):
      .signIn(errand.run(asked.providers, cancellation) { tell(.signIn(.step($0))) })
    case .latest: .latest(LatestAnswer(of: asked.support, cancellation))
    case .imports(let errand):
      .imports(errand.run(asked.imports, cancellation) { tell(.imports($0)) })
    case .sync: .sync(SyncAnswer(of: asked.sync, cancellation))
    }
  }

  /// What comes of it when the system has nobody to do it.
  var refusal: ErrandResult {
    switch self {
    case .books(let errand):
      .books(errand, .failed(BookSearchFailure(errand.named ?? .library, .busy)))
    case .signIn: .signIn(.failed(.busy))
    case .latest: .latest(.failed(.fetching(FetchFailure(address: "", .other("too many threads")))))
    case .imports: .imports(.failed(.storage(.busy)))
    case .sync: .sync(.failed(.storage(.busy)))
    }
  }

  /// Whether it is inside the store for as long as it takes.
  var isInStore: Bool {
    switch self {
    case .imports(let errand): errand.isInStore
    case .sync: true
    case .books, .signIn, .latest: false
    }
  }
}
