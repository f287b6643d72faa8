import Domain
import PresentationKit
import TextUI

extension ChoiceScreen where Item == AccountItem {
  /// Creates the account page with the profile's data and the actions.
  init(_ page: AccountPage, _ context: ViewContext) {
    let rows = AccountRows(page: page, words: AccountWords(context.language))
    self.init(
      rows.words.title,
      [.init(title: nil, rows: rows.known), .init(title: nil, rows: rows.actions)],
      context)
    details = .beside
  }
}

private struct AccountRows {
  typealias Row = ChoiceScreen<AccountItem>.Row

  let page: AccountPage
  let words: AccountWords
  private var profile: Profile { page.profile }

  var known: [Row] {
    [
      row(
        .nickname, profile.nickname?.text, [form(.nickname(profile.nickname?.text ?? ""))]),
      row(.email, profile.email?.text, email),
      row(.phone, profile.phone?.masked, profile.isGuest ? [needsAccount] : [form(.phone)]),
      row(.kind, words.kind(profile.kind), []),
      row(.picture, profile.picture, [form(.picture(profile.picture))]),
    ]
  }

  var actions: [Row] {
    let own =
      switch profile.kind {
      case .guest: [action(.signUp, [.open(.more(.account(.signUp)))])]
      case .email: [action(.password, [form(.password)])]
      case .social: [Row]()
      }
    return own + [
      action(
        .others,
        page.others.isEmpty
          ? [.say(NoticeLine(.refusal, words.noOthers))]
          : [.open(.more(.account(.others(page.others))))])
    ]
      // A guest has not logged in and cannot log out.
      + (profile.isGuest ? [] : [action(.logOut, [.open(.more(.account(.question(question))))])])
      + [action(.withdraw, [form(.withdraw(profile))])]
  }

  private var email: [ScreenEffect] {
    switch profile.kind {
    case .guest: [needsAccount]
    case .email: [form(.email(profile.email?.text ?? ""))]
    case .social(let provider):
      [.say(NoticeLine(.refusal, words.signsInElsewhere(provider)))]
    }
  }

  private var needsAccount: ScreenEffect { .say(NoticeLine(.refusal, words.needsAccount)) }

  /// The question before logging out. The first answer is the harmless one.
  private var question: Question {
    let greeting = ProfileWords(words.language).signedOut(profile)
    let answers = [
      Question.Answer("k", words.stay),
      .init(
        "x", words.logOut, [.reopen(RestartRequest(greeting: greeting, backgroundTask: .logOut))]),
    ]
    return Question(title: words.logOutTitle, text: words.logOutText, answers)
  }

  private func form(_ form: AccountForm) -> ScreenEffect { .open(.more(.account(.form(form)))) }

  private func row(_ item: AccountItem, _ value: String?, _ effects: [ScreenEffect]) -> Row {
    Row(
      item: item, title: words.label(item),
      detail: value.map(Printable.line) ?? words.missing, about: words.about(item),
      effects: effects)
  }

  private func action(_ item: AccountItem, _ effects: [ScreenEffect]) -> Row {
    Row(item: item, title: words.label(item), about: words.about(item), effects: effects)
  }
}
