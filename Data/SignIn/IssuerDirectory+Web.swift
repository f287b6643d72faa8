public import Domain

extension IssuerDirectory {
  /// Returns the issuers of the known providers, whose metadata is fetched from the web.
  public static let web = IssuerDirectory { known in
    switch known {
    case .google:
      Entry(issuer: "https://accounts.google.com", scopes: ["openid", "email", "profile"])
    // Kakao rejects scopes that are not enabled in its console, such as the e-mail.
    case .kakao: Entry(issuer: "https://kauth.kakao.com", scopes: ["openid", "profile_nickname"])
    // Apple returns name and e-mail only by a form POST to a public server.
    case .apple: Entry(issuer: "https://appleid.apple.com", scopes: ["openid"])
    }
  }
}
