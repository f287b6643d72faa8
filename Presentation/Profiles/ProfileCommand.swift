import Domain

/// What the command line can ask of profiles.
enum ProfileCommand: Equatable, Sendable {
  case list
  case show(String?)
  /// Begins a profile; without a draft for a guest.
  case guest(name: String?, nickname: String?)
  case new(SignUpDraft, stdin: Bool)
  case use(String)
  case edit(ProfileChange, stdin: Bool)
  case login(String?, stdin: Bool)
  /// Signs in with another service, or signs up there.
  case loginWith(SocialWish)
  /// The services that can be asked.
  case providers
  case logout
  case delete(export: String?, stdin: Bool)
  /// Another password; of somebody who forgot theirs by the address of the account.
  case password(find: String?, stdin: Bool)
  case findEmail(phone: String, stdin: Bool)
  case sendCode(CodeWish)
}

/// How somebody wants to sign in with another service.
struct SocialWish: Equatable, Sendable {
  /// The profile that is expected to be theirs.
  let who: String?
  /// The service's name, or the address of an issuer.
  let provider: String
  /// What they want to be called, if they are new.
  let nickname: String?
  /// Whether what the guest in use has kept becomes theirs, if they are new.
  let keepsGuest: Bool
}

/// What somebody wants a code for.
enum CodeWish: Equatable, Sendable {
  case register(phone: String, email: String?)
  case findEmail(phone: String)
  case findPassword(email: String)
}
