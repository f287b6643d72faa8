public import Domain

extension IssuerDirectory {
  /// The providers as they are on the web.
  public static let web = IssuerDirectory { known in
    switch known {
    case .google:
      Entry(issuer: "https://accounts.google.com", scopes: ["openid", "email", "profile"])
    // Kakao refuses what was not switched on there, such as the e-mail.
    case .kakao: Entry(issuer: "https://kauth.kakao.com", scopes: ["openid", "profile_nickname"])
    // Apple gives name and e-mail only in a form that is posted to a server, which a computer at
    // home is not.
    case .apple: Entry(issuer: "https://appleid.apple.com", scopes: ["openid"])
    }
  }
}
