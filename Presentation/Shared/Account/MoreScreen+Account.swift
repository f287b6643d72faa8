import Domain
import PresentationKit
import TextUI

/// The handling of the account page in the More screen.
extension MoreScreen {
  private var accountWords: AccountWords { AccountWords(language) }

  /// Handles an event of the account page.
  func receive(_ event: AccountEvent) -> [ScreenEffect] {
    switch event {
    case .page(let page): [.open(.more(.account(.page(page))))]
    case .changed(let page, let sentence):
      [.open(.more(.account(.page(page)))), .done(sentence)]
    case .codeSent(_, let sentence): [.say(NoticeLine(.good, sentence))]
    case .inUse(let profile): [.reopen(RestartRequest(greeting: accountWords.inUse(profile)))]
    case .failed(let report): [.failed(report)]
    }
  }

  func open(_ route: AccountRoute) -> [ScreenEffect] {
    switch route {
    case .page(let page): [.show(ChoiceScreen(page, context))]
    case .form(let form): [.show(AccountFormScreen(form, context))]
    case .signUp: [.show(SignUpScreen(.signUp, hasGuest: true, context))]
    case .others(let profiles): [.show(others(profiles))]
    case .question(let question): [.show(QuestionScreen(question, context))]
    }
  }

  /// Returns the list of the other profiles. Enter switches to the selected one.
  private func others(_ profiles: [Profile]) -> ChoiceScreen<ProfileName> {
    let rows = profiles.map { profile in
      ChoiceScreen<ProfileName>.Row(
        item: profile.name, title: ProfileWords(language).called(profile),
        detail: accountWords.state(profile), effects: entering(profile))
    }
    var screen = ChoiceScreen(accountWords.othersTitle, [.init(title: nil, rows: rows)], context)
    screen.details = .beside
    return screen
  }

  private func entering(_ profile: Profile) -> [ScreenEffect] {
    if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
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
}

extension ProfileName: ChoiceItem {}

extension AccountItem: ChoiceItem {
  static var reload: [Work] { [.account(.load)] }

  /// Shows a reloaded account page and keeps the selected row. Returns nil for any other route.
  static func open(_ route: Route, on page: inout ChoiceScreen<Self>) -> [ScreenEffect]? {
    guard case .account(.page(let account))? = route.more else { return nil }
    let chosen = page.chosen
    page = ChoiceScreen(account, page.context)
    page.select(chosen)
    return []
  }
}
