package import Domain
package import PresentationKit

/// A request of the sign-in screens to the features.
package enum OnboardingWork: FeatureRequest {
  case beginAsGuest
  /// Records that the introduction was shown.
  case introduce
  /// Asks whether the tutorial of a part has not been offered yet.
  case checkTutorial(TutorialSubject)
  /// Records that the tutorial of a part was offered.
  case offered(TutorialSubject)
  /// Validates the data of a new account before a code is sent.
  case checkSignUp(SignUpDraft)
  /// Sends a verification code to a phone number.
  case sendCode(CodeSubject)
  /// Sends a verification code to the phone number of the account with this e-mail address.
  case sendForgotten(email: String)
  case prove(CodeSubject, code: String)
  case signUp(SignUpDraft, password: SecretText, ProvenNumber?)
  case logIn(who: String, password: SecretText)
  /// Sets a new password for the account of a verified phone number.
  case renew(ProvenNumber, password: SecretText)
  case findAddresses(ProvenNumber)
  case listProviders
  /// Signs in a user whom a provider verified. A new user must choose a nickname first.
  case enterSocial(ProvenIdentity)
  /// Creates a profile for a new user of a provider. If `keeps` is true, the profile takes over the open store.
  case registerSocial(ProvenIdentity, nickname: String, keeps: Bool)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .onboarding(run(runner.profiles, runner.features.introduction, runner.language))
  }
}

/// A secret text that never appears in logs or dumps.
package struct SecretText: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  init(_ text: String) { self.text = text }

  package var description: String { "••••••••" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The result of a request from the sign-in screens.
package enum OnboardingEvent: FeatureMessage {
  /// The data of the new account is valid so far.
  case signUpChecked
  /// A verification code was sent; the text says how it was sent.
  case codeSent(CodeSubject, String)
  case proven(ProvenNumber)
  /// The user is signed in with this profile.
  case entered(Profile, isNew: Bool)
  case introduced
  /// Whether the tutorial of a feature has not been offered yet.
  case tutorialChecked(TutorialSubject, isNew: Bool)
  case renewed(Profile)
  case addresses([String])
  case providers([IdentityProviders.Entry])
  /// The provider verified a user who has no profile on this computer.
  case isNew(ProvenIdentity)
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .signUpChecked, .codeSent, .proven, .entered, .introduced, .tutorialChecked, .renewed,
      .addresses,
      .providers, .isNew:
      false
    }
  }
}

extension OnboardingWork {
  func run(_ profiles: Profiles?, _ introduction: Introduction, _ language: Language)
    -> OnboardingEvent
  {
    do throws(StorageFailure) {
      if let event = try answer(introduction) { return event }
    } catch { return .failed(StorageWords(language).report(error)) }
    guard let profiles else { return .failed(ProfileWords(language).notHere) }
    do throws(ProfilesFailure) { return try answer(profiles, language) } catch {
      return .failed(AccountWords(language).report(error))
    }
  }

  /// Answers the requests about introductions and tutorials. Returns nil for other requests.
  private func answer(_ introduction: Introduction) throws(StorageFailure) -> OnboardingEvent? {
    switch self {
    case .introduce:
      try introduction.isOver()
      return .introduced
    case .checkTutorial(let subject):
      return .tutorialChecked(subject, isNew: try !introduction.wasOffered(subject.name))
    case .offered(let subject):
      try introduction.isOffered(subject.name)
      return .tutorialChecked(subject, isNew: false)
    case .beginAsGuest, .checkSignUp, .sendCode, .sendForgotten, .prove, .signUp, .logIn, .renew,
      .findAddresses, .listProviders, .enterSocial, .registerSocial:
      return nil
    }
  }

  private func answer(_ profiles: Profiles, _ language: Language) throws(ProfilesFailure)
    -> OnboardingEvent
  {
    switch self {
    case .introduce: return .introduced
    case .checkTutorial(let subject), .offered(let subject):
      return .tutorialChecked(subject, isNew: false)
    case .beginAsGuest: return .entered(try profiles.signUp.beginAsGuest(), isNew: false)
    case .checkSignUp(let draft):
      _ = try profiles.signUp.check(draft)
      return .signUpChecked
    case .sendCode(let subject): return try send(subject, profiles, language)
    case .sendForgotten(let email):
      return try send(try profiles.password.forgotten(email), profiles, language)
    case .prove(let subject, let code):
      return .proven(try profiles.codes.prove(subject, by: code))
    case .signUp(let draft, let secret, let proof):
      let checked = try profiles.signUp.check(draft)
      let password = try ProfilesFailure.accepting(secret)
      return .entered(try profiles.signUp(checked, password, proof), isNew: true)
    case .logIn(let who, let password):
      let profile = try profiles.signIn.who(who)
      return .entered(try profiles.signIn(profile, password: password.text), isNew: false)
    case .renew(let proof, let secret):
      return .renewed(
        try profiles.password(proof, new: try ProfilesFailure.accepting(secret)))
    case .listProviders: return .providers(profiles.providers.all())
    case .enterSocial(let identity):
      return try profiles.social(identity).map { .entered($0, isNew: false) } ?? .isNew(identity)
    case .registerSocial(let identity, let text, let keeps):
      let nickname = try ProfilesFailure.calling(text)
      return .entered(
        try profiles.social.register(identity, nickname: nickname, keepsGuest: keeps),
        isNew: true)
    case .findAddresses(let proof):
      return .addresses(try profiles.findAddresses(proof).map(\.text))
    }
  }

  private func send(_ subject: CodeSubject, _ profiles: Profiles, _ language: Language)
    throws(ProfilesFailure) -> OnboardingEvent
  {
    let words = OnboardingWords(language)
    let emails = try profiles.findAddresses.emails(for: subject)
    switch try profiles.codes.send(for: subject, emails: emails, wording: words.message) {
    case .handedOn: return .codeSent(subject, words.codeHandedOn)
    case .mailed: return .codeSent(subject, words.codeMailed)
    case .shown(let text): return .codeSent(subject, text + " " + words.whyShown)
    }
  }
}

extension ProfilesFailure {
  /// Parses a new password. Throws if it breaks a rule.
  static func accepting(_ secret: SecretText) throws(ProfilesFailure) -> Password {
    do throws(ProfileRefusal) { return try Password(secret.text) } catch { throw .refused(error) }
  }

  /// Parses a nickname. Throws if it breaks a rule.
  fileprivate static func calling(_ text: String) throws(ProfilesFailure) -> Nickname {
    do throws(ProfileRefusal) { return try Nickname(text) } catch { throw .refused(error) }
  }
}

extension Work {
  package static func onboarding(_ request: OnboardingWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func onboarding(_ message: OnboardingEvent) -> FeatureEvent {
    FeatureEvent(message)
  }
  package var onboarding: OnboardingEvent? { cast() }
}
