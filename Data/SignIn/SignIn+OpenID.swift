public import Domain

extension SignIn {
  /// Signs in by OpenID Connect with PKCE: the browser returns a code to a loopback port, and the code is exchanged
  /// for a signed ID token. `clock` must be the real clock, because tokens expire.
  ///
  /// `curl` and `openssl` are looked up in `path`. `temporary` is a folder that briefly contains a public key.
  /// `timeout` limits the user's time in the browser, `requestTimeout` each request to the provider, both in
  /// milliseconds.
  public static func openID(
    path: String?, clock: WallClock, browser: Browser, agent: String = "haru",
    temporary: String = "/tmp", timeout: Int = 300_000, requestTimeout: Int = 20_000
  ) -> SignIn {
    SignIn { (provider, words, cancellation, report) throws(SignInFailure) in
      guard !provider.clientID.isEmpty else { throw .notConfigured(provider: provider.name) }
      let talk = try IssuerTalk(
        path: path, agent: agent, timeout: requestTimeout, cancellation: cancellation)
      let openSSL = try OpenSSLProgram(
        path: path, temporary: temporary, cancellation: cancellation)
      let facts = try talk.metadata(of: provider.issuer)
      let verifier = Secret.drawn()
      let challenge = TokenLetters.forAddress(try openSSL.digest(Array(verifier.utf8)))
      var visit = try BrowserVisit.begun(
        provider, facts, challenge: challenge, words: words, cancellation: cancellation)
      let (nonce, returnAddress) = (visit.nonce, visit.returnAddress)
      report(.address(visit.address.text))
      report(.browser(isOpened: browser.open(visit.startAddress)))
      let code = try visit.code(until: Deadline(milliseconds: timeout))
      // Closes the port, because the browser does not return again.
      _ = consume visit
      report(.answered)
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
