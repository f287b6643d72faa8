import Domain

/// Coming in with another service.
extension EntranceCoordinator {
  /// Those who can be asked.
  func choice(of entries: [IdentityProviders.Entry]) -> ChoiceScreen<String> {
    let words = SignInWords(language)
    let rows = entries.map { entry in
      ChoiceScreen<String>.Row(
        item: entry.name, title: words.name(of: entry), detail: words.state(of: entry),
        effects: [.open(.entrance(.signIn(entry.name)))])
    }
    return ChoiceScreen(words.whom, [.init(title: nil, rows: rows)], language, glyphs)
  }

  /// Shows the page that waits, and begins.
  mutating func beginSignIn(_ provider: String) -> [ScreenEffect] {
    var screen = SignInScreen(provider, language, glyphs)
    let effects = screen.begin()
    push(screen)
    return effects
  }

  /// Takes what became of a sign-in.
  mutating func hear(_ news: SignInNews, _ ticket: Ticket) -> [ScreenEffect] {
    var effects: [ScreenEffect] = []
    change(SignInScreen.self) { effects += $0.hear(news, ticket) }
    return resolve(effects)
  }
}
