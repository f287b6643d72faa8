import Domain
import PresentationKit
import TextUI

// MARK: Provider sign-in

extension ProfileAnswers {
  /// Signs in with a provider; a new user gets a profile.
  func login(_ options: SocialLoginOptions) throws(Report) {
    let social = profiles.social
    // Everything is validated first, so that the user does not sign in for a command that fails
    // afterwards.
    let expected = try expected(options)
    var given: Nickname?
    if let text = options.nickname { given = try nickname(text) }
    if options.keepsGuest {
      try page.done { () throws(ProfilesFailure) in try social.expectGuest() }
    }
    let identity = try proven(options.provider)
    let owner = try page.done { () throws(ProfilesFailure) in try social(identity, as: expected) }
    if let owner {
      answer(owner, words.signedIn(owner))
      if options.keepsGuest { page.remark(words.guestLeft) }
      return
    }
    let called: Nickname
    if let known = given ?? EnterSocially.nickname(of: identity) {
      called = known
    } else {
      called = try asked()
    }
    let profile = try page.done { () throws(ProfilesFailure) in
      try social.register(identity, nickname: called, keepsGuest: options.keepsGuest)
    }
    answer(profile, words.signedUp(profile))
  }

  private func expected(_ options: SocialLoginOptions) throws(Report) -> Profile? {
    guard let who = options.who ?? named else { return nil }
    return try page.done { () throws(ProfilesFailure) in
      let profile = try profiles.queries.find(who)
      try profiles.social.expectSocial(profile)
      return profile
    }
  }

  private func nickname(_ text: String) throws(Report) -> Nickname {
    try page.done { () throws(ProfileRefusal) in try Nickname(text) }
  }

  /// Asks for a nickname, because the provider gave none.
  private func asked() throws(Report) -> Nickname {
    page.err.flush()
    guard let text = page.askLine?(words.askNickname) else {
      throw words.report(.refused(.nicknameEmpty))
    }
    return try nickname(text)
  }

  /// Waits until the user has signed in with the browser. The URL goes to standard error, so that
  /// scripts read only the answer.
  private func proven(_ provider: String) throws(Report) -> ProvenIdentity {
    let words = SignInWords(page.language)
    do throws(SignInFailure) {
      let identity = try profiles.providers.prove(with: provider, words.browser) { step in
        switch step {
        case .address(let address): page.remark(words.open(address))
        case .browser(let isOpened):
          page.remark(isOpened ? words.browserOpened : words.noBrowser)
        case .answered: page.remark(words.checking)
        }
        page.err.flush()
      }
      page.remark(words.signedIn(identity))
      return identity
    } catch { throw words.report(error) }
  }

  func listProviders() {
    let all = profiles.providers.all()
    let names = all.map { CellWidth.of($0.name) }.max() ?? 0
    let issuers = all.map { CellWidth.of($0.issuer) }.max() ?? 0
    let lines = all.map { entry in
      if page.isPlain {
        let words = SignInWords(page.language)
        return words.record(entry.name, [entry.issuer, words.state(of: entry)])
      }
      return Column.padded(entry.name, to: names + 2) + Column.padded(entry.issuer, to: issuers + 2)
        + SignInWords(page.language).state(of: entry)
    }
    page.answer(lines: lines) { json in
      json.key("providers")
      json.list(all) { json, entry in
        json.object { json in
          json.member("name", entry.name)
          json.member("issuer", entry.issuer)
          json.member("configured", entry.isConfigured)
        }
      }
    }
  }
}
