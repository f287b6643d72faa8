import Domain
import PresentationKit
import PresentationShared
import TextUI

/// Onboarding: the screens that are shown before the parts, and their results.
extension AppCoordinator {
  /// Handles an answer to the onboarding screens.
  mutating func receive(_ event: OnboardingEvent) -> [AppEffect] {
    if case .tutorialChecked(let subject, let isNew) = event { return offer(subject, isNew: isNew) }
    guard onboarding != nil else { return perform(hand(.onboarding(event))) }
    switch event {
    case .entered(let profile, let isNew): return letIn(profile, isNew: isNew)
    case .introduced:
      onboarding = nil
      return enter(part)
    case .signUpChecked, .codeSent, .proven, .renewed, .addresses, .providers, .isNew, .failed,
      .tutorialChecked:
      return perform(hand(.onboarding(event)))
    }
  }

  /// Returns the request that asks whether the tutorial of a part still has to be offered. Empty during onboarding, if
  /// the part has no tutorial, if tutorials are not offered, or if the answer is already known.
  func checkTutorial(_ part: Part) -> [AppEffect] {
    guard offersPages, onboarding == nil, let subject = part.subject,
      !met.contains(subject)
    else {
      return []
    }
    return [.work(.onboarding(.checkTutorial(subject)))]
  }

  /// Offers the tutorial of a part in a notice, once ever per part. The offer never replaces another notice.
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

  /// Ends the onboarding. At the first start, a new user or a guest continues with the open store. Otherwise the
  /// session restarts with the store of the profile.
  private mutating func letIn(_ profile: Profile, isNew: Bool) -> [AppEffect] {
    let greeting = OnboardingWords(language).greeting(profile, isNew: isNew)
    guard onboarding == .firstTime, isNew || profile.isGuest else {
      return [.reopen(RestartRequest(greeting: greeting))]
    }
    notice = NoticeLine(.good, greeting)
    if isNew {
      return perform([.open(.more(.permissions(isFirst: true)))]) + [
        .work(.onboarding(.introduce))
      ]
    }
    return [.work(.onboarding(.introduce))]
  }
}

extension RestartRequest {
  /// Returns the notice that is shown first after the start or restart; nil if there is none.
  func notice(_ language: Language) -> NoticeLine? {
    if let greeting { return greeting }
    guard let setting, let value else { return nil }
    return NoticeLine(.good, SettingsScreenWords(language).changed(setting, value))
  }
}
