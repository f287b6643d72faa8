import Domain

/// Sends requests to a provider with `curl`. Redirects are not followed and answers are limited in size. Secrets are
/// passed through standard input, so that other users cannot see them.
struct IssuerTalk {
  private let program: String
  let agent: String
  /// The timeout of one request, in milliseconds.
  let timeout: Int
  let cancellation: Cancellation?

  /// The maximum size of an answer, in bytes.
  private static let longest = 1 << 18

  /// Finds `curl` in `PATH`.
  init(path: String?, agent: String, timeout: Int, cancellation: Cancellation?)
    throws(SignInFailure)
  {
    guard let program = ProgramPath.find("curl", in: path) else { throw .noProgram(.curl) }
    self.program = program
    self.agent = agent
    self.timeout = timeout
    self.cancellation = cancellation
  }

  /// Fetches the provider's OpenID configuration.
  func metadata(of issuer: SecureAddress) throws(SignInFailure) -> IssuerMetadata {
    try IssuerMetadata(try got(IssuerMetadata.address(of: issuer)), of: issuer)
  }

  /// Fetches the provider's current public keys.
  func keys(at address: SecureAddress) throws(SignInFailure) -> JSONTree {
    let bytes = try got(address.text)
    do throws(JSONParseError) { return try JSONTreeReader.tree(bytes) } catch {
      throw .token(.unknownKey)
    }
  }

  /// Exchanges an authorization code for an ID token.
  func token(
    for code: String, verifier: String, returnAddress: String, _ provider: IdentityProvider,
    _ facts: IssuerMetadata
  ) throws(SignInFailure) -> String {
    var form = [
      ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", returnAddress),
      ("client_id", provider.clientID), ("code_verifier", verifier),
    ]
    var settings = CurlWords.settings(facts.token.text)
    if let secret = provider.clientSecret, !secret.isEmpty {
      if facts.takesSecretInForm {
        form.append(("client_secret", secret))
      } else {
        let pair = [provider.clientID, secret].map(WebQuestion.encoded).joined(separator: ":")
        let letters = TokenLetters.forFile(Array(pair.utf8))
        settings += CurlWords.setting("header", "Authorization: Basic " + letters)
      }
    }
    let written = form.map { "\($0)=\(WebQuestion.encoded($1))" }.joined(separator: "&")
    settings += CurlWords.setting("data-raw", written)
    return try proof(in: try posted(settings, to: facts.token.text))
  }

  private func proof(in bytes: [UInt8]) throws(SignInFailure) -> String {
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTreeReader.tree(bytes) } catch {
      throw .exchangeUnreadable
    }
    guard case .object = tree else { throw .exchangeUnreadable }
    guard case .text(let token)? = tree["id_token"], !token.isEmpty else { throw .noToken }
    return token
  }

  private func got(_ address: String) throws(SignInFailure) -> [UInt8] {
    do throws(FetchFailure) {
      let answer = try asked(address, CurlWords.settings(address))
      if let reason = CurlWords.reason(answer, limit: Self.longest) {
        throw FetchFailure(address: address, reason)
      }
      return answer.output
    } catch { throw unreached(error, SignInFailure.unreachable) }
  }

  /// Posts a form. If the provider refuses it, throws the provider's error code.
  private func posted(_ settings: [UInt8], to address: String) throws(SignInFailure) -> [UInt8] {
    let answer: ProgramAnswer
    do throws(FetchFailure) { answer = try asked(address, settings) } catch {
      throw unreached(error, SignInFailure.exchangeUnreachable)
    }
    switch CurlWords.reason(answer, limit: Self.longest) {
    case nil: return answer.output
    case .refused(let status)?:
      throw .exchangeRefused(code: code(in: answer.output) ?? "\(status)")
    case let reason?: throw .exchangeUnreachable(FetchFailure(address: address, reason))
    }
  }

  /// Converts a fetch failure; `otherwise` makes the error for failures that are not common to all requests.
  private func unreached(_ failure: FetchFailure, _ otherwise: (FetchFailure) -> SignInFailure)
    -> SignInFailure
  {
    switch failure.reason {
    case .cancelled: .cancelled
    case .noProgram: .noProgram(.curl)
    case .badAddress, .unreachable, .slow, .tooLarge, .refused, .insecure, .other:
      otherwise(failure)
    }
  }

  private func code(in bytes: [UInt8]) -> String? {
    do throws(JSONParseError) {
      guard case .text(let code)? = try JSONTreeReader.tree(bytes)["error"] else { return nil }
      return ProviderCode.cleaned(code)
    } catch { return nil }
  }

  private func asked(_ address: String, _ settings: [UInt8]) throws(FetchFailure) -> ProgramAnswer {
    let isLoopback = SecureAddress(address)?.isLoopback ?? false
    let call = ProgramCall(
      path: program,
      arguments: CurlWords.strictArguments(
        limit: Self.longest, timeout: timeout, agent: agent, isLoopback: isLoopback),
      input: settings, limit: Self.longest, timeout: timeout, cancellation: cancellation)
    switch call.run() {
    case .missing: throw FetchFailure(address: address, .noProgram)
    case .notStarted(let code): throw FetchFailure(address: address, .other("curl: \(code)"))
    case .tooMuch: throw FetchFailure(address: address, .tooLarge(limit: Self.longest))
    case .tooSlow: throw FetchFailure(address: address, .slow)
    case .cancelled: throw FetchFailure(address: address, .cancelled)
    case .ended(let answer): return answer
    }
  }
}
