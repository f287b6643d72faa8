package import Domain
package import PresentationKit
import TextUI

/// Requests of the account page to the features.
package enum AccountWork: FeatureRequest {
  case load
  case nickname(String)
  case email(String, password: SecretText)
  /// Sends a verification code for a new phone number.
  case sendCode(phone: String)
  case phone(MobileNumber, code: String)
  /// Stores the picture at a path; nil removes the picture.
  case picture(path: String?)
  case password(old: SecretText, new: SecretText)
  /// Switches to another profile.
  case use(ProfileName)
  case logIn(ProfileName, password: SecretText)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .account(run(runner.profiles, runner.language))
  }
}

/// The contents of the account page.
package struct AccountPage: Equatable, Sendable {
  package let profile: Profile
  package let others: [Profile]

  package init(profile: Profile, others: [Profile]) {
    self.profile = profile
    self.others = others
  }
}

/// Replies of the features to the account page.
package enum AccountEvent: FeatureMessage {
  case page(AccountPage)
  /// The request succeeded; the string is the confirmation message.
  case changed(AccountPage, String)
  /// A code was sent for a number; the text says how it was sent.
  case codeSent(MobileNumber, String)
  /// The program switched to another profile.
  case inUse(Profile)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .page, .changed, .codeSent, .inUse: false
    }
  }
}

extension AccountWork {
  /// Runs the request. If `profiles` is nil, because the environment has no profiles, the result is a failure.
  func run(_ profiles: Profiles?, _ language: Language) -> AccountEvent {
    guard let profiles else { return .failed(ProfileWords(language).notHere) }
    do throws(ProfilesFailure) { return try answer(profiles, language) } catch {
      return .failed(AccountWords(language).report(error))
    }
  }

  private func answer(_ profiles: Profiles, _ language: Language) throws(ProfilesFailure)
    -> AccountEvent
  {
    switch self {
    case .load: return .page(try Self.page(profiles))
    case .nickname(let text):
      return try edit(ProfileChange(nickname: text), profiles, language)
    case .email(let text, let password):
      return try edit(ProfileChange(email: text), profiles, language, password: password)
    case .picture(let path):
      return try edit(
        ProfileChange(picture: path.map { .file($0) } ?? ProfileChange.Picture.none), profiles,
        language)
    case .sendCode(let phone): return try send(phone, profiles, language)
    case .phone(let number, let code):
      let proof = try profiles.codes.prove(.register(number), by: code)
      return try edit(ProfileChange(phone: number.digits), profiles, language, proof: proof)
    case .password(let old, let new):
      let password = try ProfilesFailure.accepting(new)
      let profile = try profiles.queries.inUse(nil)
      try profiles.password(profile, old: old.text, new: password)
      return .changed(try Self.page(profiles), AccountWords(language).passwordChanged)
    case .use(let name): return .inUse(try profiles.signIn.use(name.text))
    case .logIn(let name, let password):
      let profile = try profiles.queries.find(name.text)
      return .inUse(try profiles.signIn(profile, password: password.text))
    }
  }

  private static func page(_ profiles: Profiles) throws(ProfilesFailure) -> AccountPage {
    let profile = try profiles.queries.inUse(nil)
    let others = try profiles.queries.all().filter { $0.name != profile.name }
    return AccountPage(profile: profile, others: others)
  }

  private func edit(
    _ change: ProfileChange, _ profiles: Profiles, _ language: Language,
    password: SecretText? = nil, proof: ProvenNumber? = nil
  ) throws(ProfilesFailure) -> AccountEvent {
    let before = try profiles.queries.inUse(nil)
    let checked = try profiles.edit.check(before, change)
    let after = try profiles.edit(checked, password: password?.text, proof)
    let words = AccountWords(language)
    // A new picture may have the same file name as the old one, so it always counts as a change.
    let isSame = if case .file = change.picture { false } else { after == before }
    return .changed(try Self.page(profiles), isSame ? words.nothingChanged : words.changed)
  }

  private func send(_ phone: String, _ profiles: Profiles, _ language: Language)
    throws(ProfilesFailure) -> AccountEvent
  {
    let profile = try profiles.queries.inUse(nil)
    let checked = try profiles.edit.check(profile, ProfileChange(phone: phone))
    guard let number = checked.phone else {
      return .changed(try Self.page(profiles), AccountWords(language).nothingChanged)
    }
    let words = OnboardingWords(language)
    let delivery = try profiles.codes.send(
      for: .register(number), emails: profile.email.map { [$0] } ?? [], wording: words.message)
    switch delivery {
    case .handedOn: return .codeSent(number, words.codeHandedOn)
    case .mailed: return .codeSent(number, words.codeMailed)
    case .shown(let text): return .codeSent(number, text)
    }
  }
}

extension Work {
  package static func account(_ request: AccountWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func account(_ message: AccountEvent) -> FeatureEvent { FeatureEvent(message) }
  var account: AccountEvent? { cast() }
}
