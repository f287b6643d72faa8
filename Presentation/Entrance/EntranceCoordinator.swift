import Domain

/// What lies before the parts: it covers them until somebody is in.
struct EntranceCoordinator: Equatable, Sendable, ScreenStack {
  let language: Language
  let glyphs: Glyphs
  /// Whether a guest has kept something that could be taken along.
  let hasGuest: Bool
  var home: WaysScreen
  var above: [AnyScreen] = []

  init(_ reason: EntranceReason, _ language: Language, _ glyphs: Glyphs) {
    self.language = language
    self.glyphs = glyphs
    hasGuest = reason == .firstTime
    home = WaysScreen(language, glyphs, isSignedOut: reason == .signedOut)
  }

  var words: EntranceWords { EntranceWords(language) }

  mutating func enter(again: Bool) -> [Work] { [] }
  func reload() -> [Work] { [] }

  mutating func follow(_ route: Route) -> [ScreenEffect]? {
    guard case .entrance(let route) = route else { return nil }
    switch route {
    case .journey(let journey):
      push(JourneyScreen(journey, hasGuest: hasGuest, language, glyphs))
    case .providers: return [.work(.entrance(.listProviders))]
    case .signIn(let provider): return beginSignIn(provider)
    case .question(let question): push(QuestionScreen(question, glyphs))
    }
    return []
  }

  /// Takes what the features answered. Who is in is the shell's to let in.
  mutating func handle(_ event: EntranceEvent) -> [ScreenEffect] {
    switch event {
    case .signUpChecked, .codeSent, .proven: return advance(event)
    case .renewed:
      above.removeAll()
      push(JourneyScreen(.logIn, hasGuest: hasGuest, language, glyphs))
      return [.say(NoticeLine(.good, words.renewed))]
    case .addresses(let addresses):
      above.removeAll()
      let text =
        addresses.isEmpty ? words.noAddresses : addresses.joined(separator: "\n")
      push(
        LongPage(
          SupportText(title: words.addressesTitle, pieces: [.verbatim(text)]), language, glyphs))
      return []
    case .providers(let entries):
      push(choice(of: entries))
      return []
    case .isNew(let identity):
      push(SocialNameScreen(identity, hasGuest: hasGuest, language, glyphs))
      return []
    case .failed(let report):
      if top.refuse(report) { return [] }
      return [.say(NoticeLine(.init(report.status), report.message))]
    case .entered: return []
    }
  }

  private mutating func advance(_ event: EntranceEvent) -> [ScreenEffect] {
    guard var journey = top as? JourneyScreen else { return [] }
    let effects = journey.take(event)
    top = journey
    return resolve(effects)
  }
}

/// Why somebody has to come in first.
public enum EntranceReason: Equatable, Sendable {
  /// Nobody was here before.
  case firstTime
  /// Whoever was here went out.
  case signedOut
}
