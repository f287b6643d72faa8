import Domain

/// Coming in: what lies before the parts, and what becomes of it.
extension AppCoordinator {
  /// Takes what was answered to somebody who comes in.
  mutating func hear(_ event: EntranceEvent) -> [AppEffect] {
    guard var entrance else { return perform(more.hear(event)) }
    switch event {
    case .entered(let profile, let isNew): return letIn(profile, isNew: isNew)
    case .introduced:
      self.entrance = nil
      return enter(part)
    case .signUpChecked, .codeSent, .proven, .renewed, .addresses, .providers, .isNew, .failed:
      break
    }
    let effects = entrance.handle(event)
    self.entrance = entrance
    return perform(effects)
  }

  /// Lets somebody in. Who begins here goes on in the store that is open; another profile has
  /// another one, so everything begins anew there.
  private mutating func letIn(_ profile: Profile, isNew: Bool) -> [AppEffect] {
    let greeting = EntranceWords(language).greeting(profile, isNew: isNew)
    guard entrance?.reason == .firstTime, isNew || profile.isGuest else {
      return [.reopen(Reopening(greeting: greeting))]
    }
    notice = NoticeLine(.good, greeting)
    if isNew {
      return perform([.open(.more(.arrangements(isFirst: true)))]) + [.work(.entrance(.introduce))]
    }
    return [.work(.entrance(.introduce))]
  }
}

extension Reopening {
  /// What is said first.
  func sentence(_ language: Language) -> String? {
    if let greeting { return greeting }
    guard let setting, let value else { return nil }
    return SettingsScreenWords(language).changed(setting, value)
  }
}
