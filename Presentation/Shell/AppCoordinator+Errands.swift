import Domain

extension AppCoordinator {
  /// Answers one event. An errand whose answer nobody waits for any more, because its screen asked
  /// anew or is gone, is stopped.
  public mutating func handle(_ event: AppEvent) -> [AppEffect] {
    let before = awaited
    var effects = answer(event)
    effects += comeBack()
    if before.isEmpty { return effects }
    let after = awaited
    let unwanted = before.filter { !after.contains($0) && $0 != event.ticket }
    return unwanted.map(AppEffect.stop).filter { !effects.contains($0) } + effects
  }

  /// The tickets whose answers somebody waits for, in whichever part.
  private var awaited: [Ticket] {
    Part.allCases.flatMap { screens(of: $0).awaited } + (entrance?.awaited ?? [])
  }

  /// Hands what came of an errand that asks for no books to the page that waits for it, which may
  /// be gone.
  mutating func hear(errand event: AppEvent) -> [AppEffect] {
    switch event {
    case .signIn(let ticket, let news):
      guard var entrance else { return [] }
      let effects = entrance.hear(news, ticket)
      self.entrance = entrance
      return perform(effects)
    case .latest(let ticket, let answer): return perform(more.hear(answer, ticket))
    default: return []
    }
  }

  /// Hands what was found to the part that waits for it, whether it is shown or not. Late answers
  /// are nobody's.
  mutating func take(_ found: BooksFound, to errand: BooksErrand, _ ticket: Ticket)
    -> [AppEffect]
  {
    for part in Part.allCases {
      let effects = change(part) { screens in
        screens.awaited.contains(ticket) ? screens.take(found, to: errand, ticket) : nil
      }
      if let effects { return perform(effects) }
    }
    return []
  }
}

extension AppEvent {
  /// The ticket of what this is the answer to.
  fileprivate var ticket: Ticket? {
    switch self {
    case .booksFound(let ticket, _, _), .signIn(let ticket, _), .latest(let ticket, _): ticket
    case .input, .resized, .time, .resumed, .storeChanged, .frame, .rested, .lock, .today, .people,
      .contacts,
      .sayings,
      .moods,
      .schedule, .reading, .more, .settings, .entrance, .account, .history, .deed, .finding,
      .copied,
      .edited, .answered, .exhausted:
      nil
    }
  }
}
