public import Domain

extension Fetcher {
  /// Fetches with `curl`, found in `PATH`; it may take so many milliseconds. The agent is the name
  /// servers are told. Once cancelled, it ends what it fetches and fetches nothing more.
  public static func curl(
    path: String?, patience: Int = 30_000, agent: String = "haru",
    cancellation: Cancellation? = nil
  ) -> Fetcher {
    Fetcher { (address, limit) throws(FetchFailure) in
      guard WebAddress.isFetchable(address) else {
        throw FetchFailure(address: address, .badAddress)
      }
      guard let program = ProgramPath.found("curl", in: path) else {
        throw FetchFailure(address: address, .noProgram)
      }
      let arguments = CurlWords.arguments(limit: limit, patience: patience, agent: agent)
      let call = ProgramCall(
        path: program, arguments: arguments,
        input: CurlWords.settings(address), limit: limit, patience: patience,
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
}
