/// An address allowed for sign-in: over TLS, or on this computer only. It has a scheme, a plain host, an optional port
/// and a path. User names, passwords and anything that two programs could parse differently are rejected.
public struct SecureAddress: Equatable, Sendable {
  public let text: String
  /// The host in lower case.
  public let host: String
  /// Whether the host is this computer, for which TLS is not needed.
  public let isLoopback: Bool

  /// The maximum length of a service's address.
  public static let longest = 500

  /// The maximum length of the address of a request, including its query.
  private static let longestQuestion = 8_000

  /// Parses an address; nil if it is not allowed for sign-in.
  public init?(_ text: String) { self.init(text, limit: Self.longest) }

  /// Creates the address of a request to a service; nil if the result is not allowed.
  public init?(asking service: SecureAddress, _ question: String) {
    self.init(service.text + question, limit: Self.longestQuestion)
  }

  private init?(_ text: String, limit: Int) {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit, bytes.allSatisfy(Self.isPlain) else { return nil }
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.utf8.starts(with: $0.utf8) }) else {
      return nil
    }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    guard let (host, port) = Self.parts(authority), Self.isHost(host), Self.isPort(port) else {
      return nil
    }
    self.text = text
    self.host = String(decoding: host, as: UTF8.self).lowercased()
    isLoopback = ["127.0.0.1", "localhost", "[::1]"].contains(self.host)
    if scheme == "http://", !isLoopback { return nil }
  }

  /// Whether the address has no query or fragment, as required for an issuer.
  public var isIssuer: Bool { !text.utf8.contains { "?#".utf8.contains($0) } }

  /// Returns whether a service at this address may redirect to another address: over TLS anywhere, or to this computer
  /// if the service is on it too. An address with a fragment is never allowed.
  public func mayLead(to other: SecureAddress) -> Bool {
    !other.text.utf8.contains(UInt8(ascii: "#"))
      && (isLoopback || other.text.utf8.starts(with: "https://".utf8))
  }

  /// Returns whether a character needs no escape in an address.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 32 && byte < 127 && !"\"\\<>^`{|}".utf8.contains(byte)
  }

  /// Splits an authority into the host and the port; nil if it is malformed.
  private static func parts(_ authority: ArraySlice<UInt8>) -> (
    ArraySlice<UInt8>, ArraySlice<UInt8>
  )? {
    let colon = UInt8(ascii: ":")
    if authority.first == UInt8(ascii: "[") {
      guard let end = authority.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let rest = authority[(end + 1)...]
      if rest.isEmpty { return (authority, rest) }
      return rest.first == colon && rest.count > 1 ? (authority[...end], rest.dropFirst()) : nil
    }
    guard let end = authority.firstIndex(of: colon) else { return (authority, []) }
    return end + 1 < authority.endIndex ? (authority[..<end], authority[(end + 1)...]) : nil
  }

  private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    if host.elementsEqual("[::1]".utf8) { return true }
    guard let first = host.first, isLetterOrDigit(first) else { return false }
    return host.allSatisfy {
      isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isPort(_ port: ArraySlice<UInt8>) -> Bool {
    if port.isEmpty { return true }
    guard port.count <= 5, port.allSatisfy({ (48...57).contains($0) }) else { return false }
    return Int(String(decoding: port, as: UTF8.self)).map { (1...65_535).contains($0) } ?? false
  }
}
