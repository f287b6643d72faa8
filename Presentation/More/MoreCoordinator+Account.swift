import Domain

/// One's own profile behind the comma.
extension MoreCoordinator {
  private typealias Page = ChoiceScreen<AccountItem>

  private var accountWords: AccountWords { AccountWords(language) }

  /// Whether the page of the profile lies somewhere on the stack.
  var showsAccount: Bool { above.contains { $0.content is Page } }

  /// Opens what a route leads to.
  mutating func open(_ route: AccountRoute) -> [ScreenEffect] {
    if isReadOnly && route.leadsToChanges { return [refuseToWrite] }
    switch route {
    case .form(let form): push(AccountFormScreen(form, language, glyphs))
    case .signUp: push(JourneyScreen(.signUp, hasGuest: true, language, glyphs))
    case .others(let profiles): push(others(profiles))
    case .question(let question): push(QuestionScreen(question, glyphs))
    }
    return []
  }

  /// What somebody is told who would change something where nothing may change.
  var refuseToWrite: ScreenEffect {
    .say(NoticeLine(.refusal, StorageWords(language).onlyReading))
  }

  /// The other profiles; Enter takes one into use.
  private func others(_ profiles: [Profile]) -> ChoiceScreen<ProfileName> {
    let rows = profiles.map { profile in
      ChoiceScreen<ProfileName>.Row(
        item: profile.name, title: ProfileWords(language).called(profile),
        detail: accountWords.state(profile), effects: entering(profile))
    }
    var screen = ChoiceScreen(
      accountWords.othersTitle, [.init(title: nil, rows: rows)], language, glyphs)
    screen.details = .beside
    return screen
  }

  private func entering(_ profile: Profile) -> [ScreenEffect] {
    if isReadOnly { return [refuseToWrite] }
    if let trouble = profile.trouble {
      return [.say(NoticeLine(.refusal, StorageWords(language).report(trouble).message))]
    }
    if profile.isSignedIn { return [.work(.account(.use(profile.name)))] }
    if case .social(let provider) = profile.kind {
      let report = accountWords.report(.refused(.signsInElsewhere(provider: provider)))
      return [.say(NoticeLine(.refusal, report.message))]
    }
    return [.open(.more(.account(.form(.logIn(profile)))))]
  }

  /// Takes what was answered about the profile.
  mutating func hear(_ event: AccountEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): show(page)
    case .changed(let page, let sentence):
      above.removeAll { $0.content is AccountFormScreen }
      show(page)
      return [.say(NoticeLine(.good, sentence))]
    case .codeSent(let number, let sentence):
      if top is AccountFormScreen {
        top = AccountFormScreen(.code(number), language, glyphs)
      }
      return [.say(NoticeLine(.good, sentence))]
    case .inUse(let profile):
      return [.reopen(Reopening(greeting: accountWords.inUse(profile)))]
    case .failed(let report): return refuse(report)
    }
    return []
  }

  /// Shows the page, with the keys where they were.
  private mutating func show(_ page: AccountPage) {
    let screen = Page(page, language, glyphs)
    if !showsAccount { return push(screen) }
    change(Page.self) { shown in
      let chosen = shown.chosen
      shown = screen
      shown.select(chosen)
    }
  }

  /// Takes what was answered to a guest who signs up. What they wrote stays where it is, unless
  /// they wanted to begin anew.
  mutating func hear(_ event: EntranceEvent) -> [ScreenEffect] {
    switch event {
    case .signUpChecked, .codeSent, .proven: return advance(event)
    case .failed(let report): return refuse(report)
    case .entered(let profile, let isNew):
      guard let journey = top as? JourneyScreen, journey.answers.keeps else {
        let greeting = EntranceWords(language).greeting(profile, isNew: isNew)
        return [.reopen(Reopening(greeting: greeting))]
      }
      above.removeAll { $0.content is JourneyScreen }
      return [.say(NoticeLine(.good, accountWords.signedUp)), .work(.account(.load))]
    case .introduced, .met, .renewed, .addresses, .providers, .isNew: return []
    }
  }
}
