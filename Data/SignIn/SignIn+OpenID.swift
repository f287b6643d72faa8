public import Domain

extension SignIn {
  /// Signs in by OpenID Connect: a code is asked for in the browser, which brings it back to a port
  /// of this computer, and is exchanged for a signed token. `curl` and `openssl` are found in
  /// `PATH`; the temporary folder holds a public key for a moment. The clock must be the real one,
  /// because proofs end. The patience is how long the person may take in the browser, and that of
  /// a request how long the provider may, in milliseconds.
  public static func openID(
    path: String?, clock: WallClock, browser: Browser, agent: String = "haru",
    temporary: String = "/tmp", timeout: Int = 300_000, requestTimeout: Int = 20_000
  ) -> SignIn {
    SignIn { (provider, words, cancellation, tell) throws(SignInFailure) in
      guard !provider.clientID.isEmpty else { throw .notConfigured(provider: provider.name) }
      let talk = try IssuerTalk(
        path: path, agent: agent, timeout: requestTimeout, cancellation: cancellation)
      let openSSL = try OpenSSLProgram(
        path: path, temporary: temporary, cancellation: cancellation)
      let facts = try talk.facts(of: provider.issuer)
      let verifier = Secret.drawn()
      let challenge = TokenLetters.forAddress(try openSSL.digest(Array(verifier.utf8)))
      var visit = try BrowserVisit.begun(
        provider, facts, challenge: challenge, words: words, cancellation: cancellation)
      let (nonce, returnAddress) = (visit.nonce, visit.returnAddress)
      tell(.address(visit.address.text))
      tell(.browser(isOpened: browser.open(visit.ticketAddress)))
      let code = try visit.code(until: Deadline(milliseconds: timeout))
      // Nobody has to come back any more.
      _ = consume visit
      tell(.answered)
      let token = try SignedToken(
        try talk.token(
          for: code, verifier: verifier, returnAddress: returnAddress, provider, facts))
      let key = try SigningKey.chosen(
        from: try talk.keys(at: facts.keys), named: token.key, for: token.algorithm)
      try openSSL.check(token.signature, of: token.signed, with: key)
      return try TokenClaims(provider: provider, nonce: nonce, now: clock.now().instant)
        .identity(try token.claims())
    }
  }
}
