package import Domain
import PresentationKit
import TextUI

/// The handling of answers by the sign-in screens. They ignore a successful sign-in, because the coordinator opens the
/// profile.
extension SignInMethodsScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.onboarding else { return [] }
    switch event {
    case .renewed:
      return [
        .home, .show(SignUpScreen(.logIn, keeps: isFirst, context)),
        .say(NoticeLine(.good, words.renewed)),
      ]
    case .addresses(let addresses): return show(addresses)
    case .providers(let entries): return [.show(choice(of: entries))]
    case .isNew(let identity): return [.show(SocialNameScreen(identity, keeps: isFirst, context))]
    case .failed(let report): return [.failed(report)]
    case .signUpChecked, .codeSent, .proven, .entered, .introduced, .tutorialChecked: return []
    }
  }

  /// Shows the e-mail addresses that were found, then continues to the log-in.
  private func show(_ addresses: [String]) -> [ScreenEffect] {
    let text = addresses.isEmpty ? words.noAddresses : addresses.joined(separator: "\n")
    let page = LongPage(
      SupportText(title: words.addressesTitle, pieces: [.verbatim(text)]), context)
    let login = addresses.first.map { SignUpScreen(.logIn, who: $0, context) }
    return [.home] + (login.map { [.show($0)] } ?? []) + [.show(page)]
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    guard let route = route.onboarding else { return nil }
    switch route {
    case .flow(let journey): return [.show(SignUpScreen(journey, keeps: isFirst, context))]
    case .providers: return [.work(.onboarding(.listProviders))]
    case .signIn(let provider):
      var screen = SignInScreen(provider, context)
      let effects = screen.begin()
      return [.show(screen)] + effects
    case .terms:
      let words = SupportWords(language)
      let (privacy, terms) = (words.privacy(isEncrypted: nil), words.terms)
      let text = SupportText(
        title: privacy.title + " · " + terms.title, pieces: privacy.pieces + terms.pieces)
      return [.show(LongPage(text, context))]
    case .question(let question): return [.show(QuestionScreen(question, context))]
    }
  }

  /// Returns the list of sign-in providers.
  private func choice(of entries: [IdentityProviders.Entry]) -> ChoiceScreen<String> {
    let words = SignInWords(language)
    let rows = entries.map { entry in
      ChoiceScreen<String>.Row(
        item: entry.name, title: words.name(of: entry), detail: words.state(of: entry),
        effects: [.open(.onboarding(.signIn(entry.name)))])
    }
    return ChoiceScreen(words.whom, [.init(title: nil, rows: rows)], context)
  }

  /// Whether this is the first use, in which case a new profile takes over the open store.
  private var isFirst: Bool { reason == .firstTime }
}

extension String: ChoiceItem {}

extension OnboardingWords {
  /// Returns the greeting after sign-in.
  package func greeting(_ profile: Profile, isNew: Bool) -> String {
    profile.nickname.map { isNew ? welcome($0.text) : welcomeBack($0.text) } ?? welcomeGuest
  }
}
