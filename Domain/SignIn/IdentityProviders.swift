/// Those who can prove who somebody is, as settings know them.
public struct IdentityProviders: Sendable {
  /// One of them, in a list.
  public struct Entry: Equatable, Sendable {
    /// What is said to mean it.
    public let name: String
    public let issuer: String
    /// Whether Haru has a name there.
    public let isConfigured: Bool

    /// Puts an entry together.
    public init(name: String, issuer: String, isConfigured: Bool) {
      self.name = name
      self.issuer = issuer
      self.isConfigured = isConfigured
    }
  }

  /// The name of the issuer whose address stands in the settings.
  public static let other = "issuer"

  /// The value of a setting; nothing where nobody set it.
  let setting: @Sendable (Preference) -> String?
  let directory: IssuerDirectory
  let signIn: SignIn

  /// Puts them over settings, over where they are, and over a way to ask them.
  public init(
    setting: @escaping @Sendable (Preference) -> String?, directory: IssuerDirectory, signIn: SignIn
  ) {
    self.setting = setting
    self.directory = directory
    self.signIn = signIn
  }

  /// Nobody can be asked.
  public static let none = IdentityProviders(
    setting: { _ in nil }, directory: IssuerDirectory { _ in .init(issuer: "", scopes: []) },
    signIn: SignIn { (provider, _, _, _) throws(SignInFailure) in
      throw .notConfigured(provider: provider.name)
    })

  /// The known ones, and the one of the settings where there is one.
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

  /// The provider somebody names, with what the settings know of it. An ID and a secret are told
  /// nobody but the issuer they are for.
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

  /// Has the provider prove who somebody is whom they name.
  public func prove(
    with name: String, _ words: BrowserWords, _ cancellation: Cancellation? = nil,
    _ tell: (SignInStep) -> Void
  ) throws(SignInFailure) -> ProvenIdentity {
    try signIn.prove(try named(name), words, cancellation, tell)
  }

  private func text(_ preference: Preference) -> String? {
    setting(preference).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension IdentityProvider.Known {
  /// The settings that hold Haru's name there, and what goes with it.
  public var settings: (id: Preference, secret: Preference?) {
    switch self {
    case .google: (.signInGoogleID, .signInGoogleSecret)
    case .kakao: (.signInKakaoID, .signInKakaoSecret)
    case .apple: (.signInAppleID, nil)
    }
  }
}
