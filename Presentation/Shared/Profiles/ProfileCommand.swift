import Domain

enum ProfileCommand: Equatable, Sendable {
  case list
  case show(String?)
  /// Creates a guest profile.
  case guest(name: String?, nickname: String?)
  case new(SignUpDraft, stdin: Bool)
  case use(String)
  case edit(ProfileChange, stdin: Bool)
  case login(String?, stdin: Bool)
  /// Signs in or signs up with a provider.
  case loginWith(SocialLoginOptions)
  /// Lists the sign-in providers.
  case providers
  case logout
  case delete(export: String?, stdin: Bool)
  /// Changes the password. With `find`, sets a new password for the account with that e-mail address.
  case password(find: String?, stdin: Bool)
  case findEmail(phone: String, stdin: Bool)
  case sendCode(SendCodeRequest)
}

/// The options of a sign-in with a provider.
struct SocialLoginOptions: Equatable, Sendable {
  /// The profile to which the sign-in must belong; nil for any profile.
  let who: String?
  /// The name of the provider, or the URL of an issuer.
  let provider: String
  /// The nickname for a new user; nil to use the provider's nickname, or to ask for one.
  let nickname: String?
  /// Whether a new user takes over the store of the current guest.
  let keepsGuest: Bool
}

/// The purpose for which a verification code is requested.
enum SendCodeRequest: Equatable, Sendable {
  case register(phone: String, email: String?)
  case findEmail(phone: String)
  case findPassword(email: String)
}
