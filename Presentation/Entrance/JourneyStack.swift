import Domain

/// What stacks have in common in which somebody may be on a journey to an account.
extension ScreenStack {
  /// Leads the journey on with what was answered.
  mutating func advance(_ event: EntranceEvent) -> [ScreenEffect] {
    guard var journey = top as? JourneyScreen else { return [] }
    let effects = journey.take(event)
    top = journey
    return resolve(effects)
  }

  /// Says why nothing came of it, at the field it is about or else below.
  mutating func refuse(_ report: Report) -> [ScreenEffect] {
    if top.refuse(report) { return [] }
    return [.say(NoticeLine(.init(report.status), report.message))]
  }
}

extension EntranceWords {
  /// What somebody is told first who came in.
  func greeting(_ profile: Profile, isNew: Bool) -> String {
    profile.nickname.map { isNew ? welcome($0.text) : welcomeBack($0.text) } ?? welcomeGuest
  }
}
