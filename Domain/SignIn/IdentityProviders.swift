/// The identity providers, configured by the settings.
public struct IdentityProviders: Sendable {
  /// A provider in a list.
  public struct Entry: Equatable, Sendable {
    /// The name that selects the provider.
    public let name: String
    public let issuer: String
    /// Whether a client ID is set.
    public let isConfigured: Bool

    public init(name: String, issuer: String, isConfigured: Bool) {
      self.name = name
      self.issuer = issuer
      self.isConfigured = isConfigured
    }
  }

  /// The name of the custom issuer from the settings.
  public static let other = "issuer"

  /// A closure that returns the value of a setting; nil if it is not set.
  let setting: @Sendable (Preference) -> String?
  let directory: IssuerDirectory
  let signIn: SignIn

  public init(
    setting: @escaping @Sendable (Preference) -> String?, directory: IssuerDirectory, signIn: SignIn
  ) {
    self.setting = setting
    self.directory = directory
    self.signIn = signIn
  }

  /// Identity providers for environments without sign-in: no provider is configured.
  public static let none = IdentityProviders(
    setting: { _ in nil }, directory: IssuerDirectory { _ in .init(issuer: "", scopes: []) },
    signIn: SignIn { (provider, _, _, _) throws(SignInFailure) in
      throw .notConfigured(provider: provider.name)
    })

  /// Returns the known providers, then the custom issuer if one is set.
  public func all() -> [Entry] {
    let known = IdentityProvider.Known.allCases.map { known in
      Entry(
        name: known.rawValue, issuer: directory.entry(known).issuer,
        isConfigured: text(known.settings.id) != nil)
    }
    guard let issuer = text(.signInIssuer) else { return known }
    return known + [
      Entry(name: Self.other, issuer: issuer, isConfigured: text(.signInIssuerID) != nil)
    ]
  }

  /// Returns the provider of a name or URL, with its client ID and secret from the settings. Credentials are used only
  /// for the issuer for which they were set.
  public func named(_ wanted: String) throws(SignInFailure) -> IdentityProvider {
    let name = Text.trimmed(wanted)
    let issuer = text(.signInIssuer)
    var provider: IdentityProvider
    if name.lowercased() == Self.other {
      guard let issuer else { throw .notConfigured(provider: Self.other) }
      provider = try directory.provider(named: issuer)
    } else {
      provider = try directory.provider(named: name)
    }
    if let known = IdentityProvider.Known(rawValue: provider.name) {
      provider.clientID = text(known.settings.id) ?? ""
      provider.clientSecret = known.settings.secret.flatMap { text($0) }
      if known == .apple {
        provider.returnPage = text(.signInApplePage).flatMap(SecureAddress.init)
      }
    } else if provider.issuer.text == issuer {
      provider.clientID = text(.signInIssuerID) ?? ""
      provider.clientSecret = text(.signInIssuerSecret)
    }
    let port = text(.signInPort).flatMap { Int($0) } ?? 0
    provider.port = (1...65_535).contains(port) ? port : nil
    if provider.clientID.isEmpty { throw .notConfigured(provider: provider.name) }
    return provider
  }

  /// Lets the user sign in at the named provider and returns the verified identity.
  public func prove(
    with name: String, _ words: BrowserWords, _ cancellation: Cancellation? = nil,
    _ report: (SignInStep) -> Void
  ) throws(SignInFailure) -> ProvenIdentity {
    try signIn.prove(try named(name), words, cancellation, report)
  }

  private func text(_ preference: Preference) -> String? {
    setting(preference).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension IdentityProvider.Known {
  /// The settings with the client ID and the client secret. The secret is nil if the provider has no setting for it.
  public var settings: (id: Preference, secret: Preference?) {
    switch self {
    case .google: (.signInGoogleID, .signInGoogleSecret)
    case .kakao: (.signInKakaoID, .signInKakaoSecret)
    case .apple: (.signInAppleID, nil)
    }
  }
}
