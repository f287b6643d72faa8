public import Domain

extension Fetcher {
  /// Returns a fetcher for a feature that runs `curl` from `PATH`, with a timeout in milliseconds and `agent` as the
  /// user agent. Cancelling stops a running request and refuses all later ones.
  public static func curl(
    for _: OutgoingData, path: String?, timeout: Int = 30_000, agent: String = "haru",
    cancellation: Cancellation? = nil
  ) -> Fetcher {
    let curl = CurlCall(path: path, timeout: timeout, cancellation: cancellation)
    return Fetcher(
      fetch: { (address, limit) throws(FetchFailure) in
        guard WebAddress.isFetchable(address) else {
          throw FetchFailure(address: address, .badAddress)
        }
        let arguments = CurlWords.arguments(limit: limit, timeout: timeout, agent: agent)
        return try curl.bytes(at: address, arguments, CurlWords.settings(address), limit)
      },
      fetchAuthorized: { (address, authorization, limit) throws(FetchFailure) in
        guard WebAddress.isFetchable(address) else {
          throw FetchFailure(address: address, .badAddress)
        }
        // An authorisation must not be sent over an unencrypted connection.
        guard WebAddress.isPrivate(address) else { throw FetchFailure(address: address, .insecure) }
        let arguments = CurlWords.strictArguments(
          limit: limit, timeout: timeout, agent: agent,
          isLoopback: WebAddress.isOfThisComputer(address))
        let header = CurlWords.setting("header", "Authorization: " + authorization)
        return try curl.bytes(at: address, arguments, CurlWords.settings(address) + header, limit)
      })
  }
}

private struct CurlCall: Sendable {
  let path: String?
  let timeout: Int
  let cancellation: Cancellation?

  /// Fetches the content at an address. Private values are passed on standard input.
  func bytes(at address: String, _ arguments: [String], _ settings: [UInt8], _ limit: Int)
    throws(FetchFailure) -> [UInt8]
  {
    guard let program = ProgramPath.find("curl", in: path) else {
      throw FetchFailure(address: address, .noProgram)
    }
    let call = ProgramCall(
      path: program, arguments: arguments, input: settings, limit: limit, timeout: timeout,
      cancellation: cancellation)
    switch call.run() {
    case .missing: throw FetchFailure(address: address, .noProgram)
    case .notStarted(let code): throw FetchFailure(address: address, .other("curl: \(code)"))
    case .tooMuch: throw FetchFailure(address: address, .tooLarge(limit: limit))
    case .tooSlow: throw FetchFailure(address: address, .slow)
    case .cancelled: throw FetchFailure(address: address, .cancelled)
    case .ended(let answer):
      if let reason = CurlWords.reason(answer, limit: limit) {
        throw FetchFailure(address: address, reason)
      }
      return answer.output
    }
  }
}
