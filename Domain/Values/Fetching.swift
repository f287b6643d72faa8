/// Downloads from a web address.
public struct Fetcher: Sendable {
  /// Downloads at most `limit` bytes; throws if there are more.
  public var fetch: @Sendable (_ address: String, _ limit: Int) throws(FetchFailure) -> [UInt8]
  /// Downloads like `fetch`, with an `Authorization` header that is sent only to this address.
  public var fetchAuthorized:
    @Sendable (_ address: String, _ authorization: String, _ limit: Int) throws(FetchFailure)
      -> [UInt8]

  /// Creates a fetcher that does not support headers and ignores `authorization`.
  public init(
    fetch: @escaping @Sendable (_ address: String, _ limit: Int) throws(FetchFailure) -> [UInt8]
  ) {
    self.fetch = fetch
    fetchAuthorized = { (address, _, limit) throws(FetchFailure) in try fetch(address, limit) }
  }

  /// Creates a fetcher that sends the `Authorization` header.
  public init(
    fetch: @escaping @Sendable (_ address: String, _ limit: Int) throws(FetchFailure) -> [UInt8],
    fetchAuthorized:
      @escaping @Sendable (_ address: String, _ authorization: String, _ limit: Int)
      throws(FetchFailure) -> [UInt8]
  ) {
    self.fetch = fetch
    self.fetchAuthorized = fetchAuthorized
  }
}

public struct FetchFailure: Error, Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// The download program is not installed.
    case noProgram
    /// The text is not a web address.
    case badAddress
    /// The host did not answer or the connection failed.
    case unreachable
    /// The timeout was exceeded.
    case slow
    /// The response is larger than the limit.
    case tooLarge(limit: Int)
    /// The server returned a status other than success.
    case refused(status: Int)
    /// No secure connection (TLS) could be established.
    case insecure
    /// The caller cancelled the download.
    case cancelled
    /// Any other error, with the message of the download program.
    case other(String)
  }

  /// The full requested address, which may contain secrets. Display `displayAddress` instead.
  public let address: String
  public let reason: Cause

  public init(address: String, _ reason: Cause) {
    self.address = address
    self.reason = reason
  }

  /// The address for display, without parts that may contain a user name, a password or a key.
  public var displayAddress: String {
    let open = address.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    guard let colon = open.firstIndex(of: ":"), open[colon...].starts(with: "://".unicodeScalars)
    else { return String(String.UnicodeScalarView(open)) }
    let start = open.index(colon, offsetBy: 3)
    let host = open[start...].prefix { $0 != "/" }
    let name = host.lastIndex(of: "@").map { open.index(after: $0) } ?? start
    return String(String.UnicodeScalarView(open[..<start] + open[name...]))
  }
}
