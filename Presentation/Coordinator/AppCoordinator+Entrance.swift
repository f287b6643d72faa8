import Domain
import PresentationKit
import TextUI

/// Coming in: what lies before the parts, and what becomes of it.
extension AppCoordinator {
  /// Takes what was answered to somebody who comes in.
  mutating func receive(_ event: OnboardingEvent) -> [AppEffect] {
    if case .met(let subject, let isNew) = event { return offer(subject, isNew: isNew) }
    guard onboarding != nil else { return perform(hand(.onboarding(event))) }
    switch event {
    case .entered(let profile, let isNew): return letIn(profile, isNew: isNew)
    case .introduced:
      onboarding = nil
      return enter(part)
    case .signUpChecked, .codeSent, .proven, .renewed, .addresses, .providers, .isNew, .failed,
      .met:
      return perform(hand(.onboarding(event)))
    }
  }

  /// Asks whether a part is opened for the first time, once while the screens are open.
  func meet(_ part: Part) -> [AppEffect] {
    guard offersPages, onboarding == nil, let subject = part.subject,
      !met.contains(subject)
    else {
      return []
    }
    return [.work(.onboarding(.meet(subject)))]
  }

  /// Offers the pages about a part in one line, once and for all; never over something that is
  /// said already.
  private mutating func offer(_ subject: TutorialSubject, isNew: Bool) -> [AppEffect] {
    guard isNew else {
      met.insert(subject)
      return []
    }
    guard notice == nil, part.subject == subject, !current.top.ownsKeys
    else { return [] }
    notice = NoticeLine(.plain, words.offer(part))
    met.insert(subject)
    return [.work(.onboarding(.offered(subject)))]
  }

  /// Lets somebody in. Who begins here goes on in the store that is open; another profile has
  /// another one, so everything begins anew there.
  private mutating func letIn(_ profile: Profile, isNew: Bool) -> [AppEffect] {
    let greeting = OnboardingWords(language).greeting(profile, isNew: isNew)
    guard onboarding == .firstTime, isNew || profile.isGuest else {
      return [.reopen(RestartRequest(greeting: greeting))]
    }
    notice = NoticeLine(.good, greeting)
    if isNew {
      return perform([.open(.more(.arrangements(isFirst: true)))]) + [
        .work(.onboarding(.introduce))
      ]
    }
    return [.work(.onboarding(.introduce))]
  }
}

extension RestartRequest {
  /// What is said first.
  func sentence(_ language: Language) -> String? {
    if let greeting { return greeting }
    guard let setting, let value else { return nil }
    return SettingsScreenWords(language).changed(setting, value)
  }
}
