import Domain

/// What lies before the parts: it covers them until somebody is in.
struct EntranceCoordinator: Equatable, Sendable, ScreenStack {
  var look: Look
  let reason: EntranceReason
  var home: WaysScreen
  var above: [AnyScreen] = []

  init(_ reason: EntranceReason, _ look: Look) {
    self.look = look
    self.reason = reason
    home = WaysScreen(look.language, look.glyphs, isSignedOut: reason == .signedOut)
  }

  var words: EntranceWords { EntranceWords(language) }

  mutating func enter(again: Bool) -> [Work] { [] }
  func reload() -> [Work] { [] }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    guard case .entrance(let route) = route else { return nil }
    switch route {
    case .journey(let journey):
      push(self.journey(journey))
    case .providers: return [.work(.entrance(.listProviders))]
    case .signIn(let provider): return beginSignIn(provider)
    case .terms:
      let words = SupportWords(language)
      let (privacy, terms) = (words.privacy, words.terms)
      push(
        LongPage(
          SupportText(
            title: privacy.title + " · " + terms.title, pieces: privacy.pieces + terms.pieces),
          language, glyphs))
    case .question(let question): push(QuestionScreen(question, glyphs))
    }
    return []
  }

  /// A way in. Who begins here takes the store that is open.
  private func journey(_ journey: Journey) -> JourneyScreen {
    JourneyScreen(journey, keeps: reason == .firstTime, language, glyphs)
  }

  /// Takes what the features answered. Who is in is the shell's to let in.
  mutating func handle(_ event: EntranceEvent) -> [ScreenEffect] {
    switch event {
    case .signUpChecked, .codeSent, .proven: return advance(event)
    case .renewed:
      above.removeAll()
      push(journey(.logIn))
      return [.say(NoticeLine(.good, words.renewed))]
    case .addresses(let addresses):
      above.removeAll()
      let text =
        addresses.isEmpty ? words.noAddresses : addresses.joined(separator: "\n")
      // Whoever was looking for an address wants in with it.
      if let first = addresses.first {
        push(JourneyScreen(.logIn, who: first, language, glyphs))
      }
      push(
        LongPage(
          SupportText(title: words.addressesTitle, pieces: [.verbatim(text)]), language, glyphs))
      return []
    case .providers(let entries):
      push(choice(of: entries))
      return []
    case .isNew(let identity):
      push(SocialNameScreen(identity, keeps: reason == .firstTime, language, glyphs))
      return []
    case .failed(let report): return refuse(report)
    case .entered, .introduced, .met: return []
    }
  }
}

/// Why somebody has to come in first.
public enum EntranceReason: Equatable, Sendable {
  /// Nobody was here before.
  case firstTime
  /// Whoever was here went out.
  case signedOut
}
