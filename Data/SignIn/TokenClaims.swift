import Domain

/// Validates the claims of an ID token, in the order of the OpenID Connect specification.
struct TokenClaims {
  let provider: IdentityProvider
  let nonce: String
  /// The current time in seconds since 1970.
  let now: Int

  /// Tolerated clock difference to the provider, in seconds.
  static let leeway = 60

  /// Returns the user's identity. Throws if a claim is invalid.
  func identity(_ claims: JSONTree) throws(SignInFailure) -> ProvenIdentity {
    guard let issuer = text(claims["iss"]) else { throw .token(.missing("iss")) }
    guard isSame(issuer, provider.issuer.text) else { throw .token(.wrongIssuer) }
    try checkAudience(claims)
    try checkMoments(claims)
    guard let nonce = text(claims["nonce"]) else { throw .token(.missing("nonce")) }
    guard isSame(nonce, self.nonce) else { throw .token(.wrongNonce) }
    guard let subject = text(claims["sub"]), Self.isSubject(subject) else {
      throw .token(.missing("sub"))
    }
    let email = line(claims["email"], limit: 254)
    return ProvenIdentity(
      provider: provider.name, issuer: issuer, subject: subject, email: email,
      isEmailVerified: email != nil && isTrue(claims["email_verified"]),
      name: line(claims["name"], limit: 100) ?? line(claims["nickname"], limit: 100),
      picture: text(claims["picture"]).flatMap { SecureAddress($0)?.text })
  }

  /// Throws unless the audience contains the client id. If there are other audiences, `azp` must be the client id.
  private func checkAudience(_ claims: JSONTree) throws(SignInFailure) {
    guard let audience = claims["aud"] else { throw .token(.missing("aud")) }
    let all = audience.elements.map(text)
    guard all.contains(where: { $0.map { isSame($0, provider.clientID) } ?? false }) else {
      throw .token(.wrongAudience)
    }
    if let party = claims["azp"] {
      guard let party = text(party), isSame(party, provider.clientID) else {
        throw .token(.wrongAudience)
      }
    } else if all.count > 1 {
      throw .token(.wrongAudience)
    }
  }

  private func checkMoments(_ claims: JSONTree) throws(SignInFailure) {
    guard let end = moment(claims["exp"]) else { throw .token(.missing("exp")) }
    guard let made = moment(claims["iat"]) else { throw .token(.missing("iat")) }
    guard now < end + Self.leeway else { throw .token(.expired) }
    guard made <= now + Self.leeway else { throw .token(.notYetValid) }
    if let start = claims["nbf"] {
      guard let start = moment(start) else { throw .token(.missing("nbf")) }
      guard start <= now + Self.leeway else { throw .token(.notYetValid) }
    }
  }

  /// Parses seconds since 1970, rounded down. Returns nil if the claim is not a number, or is out of range.
  private func moment(_ member: JSONTree?) -> Int? {
    guard case .number(let written)? = member, let seconds = Double(written),
      seconds.magnitude < 1e15
    else { return nil }
    return Int(seconds.rounded(.down))
  }

  private func text(_ member: JSONTree?) -> String? {
    guard case .text(let text)? = member else { return nil }
    return text
  }

  /// Returns a text that can be shown on one line; nil if it cannot.
  private func line(_ member: JSONTree?, limit: Int) -> String? {
    guard let text = text(member), !CombiningMarkLimit.isIn(text) else { return nil }
    do throws(TextRefusal) {
      return try SingleLineText(TextForms.composed(text), limit: limit).text
    } catch {
      return nil
    }
  }

  /// Returns whether a claim is true. Apple sends it as a text.
  private func isTrue(_ member: JSONTree?) -> Bool {
    member == .bool(true) || member == .text("true")
  }

  /// Compares texts by their bytes, so texts that are only canonically equivalent differ.
  private func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  /// Returns whether a text is a valid subject: 1 to 255 printable ASCII characters.
  private static func isSubject(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (33...126).contains($0) }
  }
}
