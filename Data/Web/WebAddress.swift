import Domain

/// Checks a web address before it is requested.
enum WebAddress {
  /// The longest accepted address in bytes.
  private static let longest = 8_000

  /// Returns whether a text is an http or https address with a host and without invalid characters.
  static func isFetchable(_ address: String) -> Bool {
    guard address.utf8.count <= longest, !address.unicodeScalars.contains(where: isForeign) else {
      return false
    }
    guard let scheme = ["http://", "https://"].first(where: { begins(address, with: $0) }) else {
      return false
    }
    guard let host = address.utf8.dropFirst(scheme.utf8.count).first else { return false }
    // A combining mark after the scheme would attach to the slash, so it cannot start a host.
    guard address.dropFirst(scheme.count - 1).first == "/" else { return false }
    return !"/?#:@\\".utf8.contains(host)
  }

  /// Returns whether the connection to an address cannot be intercepted, because it uses TLS or stays on this
  /// computer.
  static func isPrivate(_ address: String) -> Bool {
    if begins(address, with: "https://") { return true }
    guard begins(address, with: "http://") else { return false }
    return isOfThisComputer(address)
  }

  /// Returns whether the host of an address is this computer (loopback).
  static func isOfThisComputer(_ address: String) -> Bool {
    guard let scheme = ["http://", "https://"].first(where: { begins(address, with: $0) }) else {
      return false
    }
    let authority = address.utf8.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
    return SecureAddress(scheme + String(decoding: authority, as: UTF8.self))?.isLoopback ?? false
  }

  /// Returns whether a character is white space, a control character, or a formatting character such as those for text
  /// direction.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate: true
    default: scalar.properties.isWhitespace
    }
  }

  private static func begins(_ address: String, with scheme: String) -> Bool {
    address.utf8.count > scheme.utf8.count
      && zip(address.utf8, scheme.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= 97 }
  }
}
