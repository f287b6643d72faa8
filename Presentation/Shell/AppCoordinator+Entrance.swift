import Domain

/// Coming in: what lies before the parts, and what becomes of it.
extension AppCoordinator {
  /// Takes what was answered to somebody who comes in.
  mutating func hear(_ event: EntranceEvent) -> [AppEffect] {
    guard var entrance else { return perform(more.hear(event)) }
    if case .entered(let profile, let isNew) = event { return letIn(profile, isNew: isNew) }
    let effects = entrance.handle(event)
    self.entrance = entrance
    return perform(effects)
  }

  /// Lets somebody in. Another profile has another store, so everything begins anew there.
  private mutating func letIn(_ profile: Profile, isNew: Bool) -> [AppEffect] {
    let greeting = EntranceWords(language).greeting(profile, isNew: isNew)
    return [.reopen(Reopening(greeting: greeting))]
  }
}
