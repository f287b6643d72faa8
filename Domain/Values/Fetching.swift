/// Gets what lies at an address of the web.
public struct Fetcher: Sendable {
  /// The bytes at an address, or a failure when there are more than the limit.
  public var fetch: @Sendable (_ address: String, _ limit: Int) throws(FetchFailure) -> [UInt8]
  /// The same with an `Authorization` header, which goes nowhere but to the address.
  public var fetchAuthorized:
    @Sendable (_ address: String, _ authorization: String, _ limit: Int) throws(FetchFailure)
      -> [UInt8]

  /// Makes a fetcher that knows no headers, and leaves them away.
  public init(
    fetch: @escaping @Sendable (_ address: String, _ limit: Int) throws(FetchFailure) -> [UInt8]
  ) {
    self.fetch = fetch
    fetchAuthorized = { (address, _, limit) throws(FetchFailure) in try fetch(address, limit) }
  }

  /// Makes a fetcher that can say who asks.
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

/// Why nothing came from an address.
public struct FetchFailure: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Reason: Equatable, Sendable {
    /// The program that fetches is not here.
    case noProgram
    /// It is no address of the web.
    case badAddress
    /// Nobody answers there, or the connection broke.
    case unreachable
    /// The answer took too long.
    case slow
    /// There are more bytes than were wanted.
    case tooLarge(limit: Int)
    /// The server answered with another status than success.
    case refused(status: Int)
    /// The connection could not be made safe.
    case insecure
    /// Nobody wanted it any more.
    case cancelled
    /// Anything else, in the fetching program's own words.
    case other(String)
  }

  /// The whole address that was asked for.
  public let address: String
  /// What is wrong.
  public let reason: Reason

  /// Puts a failure together.
  public init(address: String, _ reason: Reason) {
    self.address = address
    self.reason = reason
  }

  /// The address to show: without the parts that may hold a name, a password or a key.
  public var place: String {
    let open = address.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    guard let colon = open.firstIndex(of: ":"), open[colon...].starts(with: "://".unicodeScalars)
    else { return String(String.UnicodeScalarView(open)) }
    let start = open.index(colon, offsetBy: 3)
    let host = open[start...].prefix { $0 != "/" }
    let name = host.lastIndex(of: "@").map { open.index(after: $0) } ?? start
    return String(String.UnicodeScalarView(open[..<start] + open[name...]))
  }
}
