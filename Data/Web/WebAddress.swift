import Domain

/// What can be told of an address before anybody is asked.
enum WebAddress {
  /// No page needs a longer one.
  private static let longest = 8_000

  /// Whether it leads somewhere on the web: a scheme of the web, a host, and nothing that is no
  /// part of an address.
  static func isFetchable(_ address: String) -> Bool {
    guard address.utf8.count <= longest, !address.unicodeScalars.contains(where: isForeign) else {
      return false
    }
    guard let scheme = ["http://", "https://"].first(where: { begins(address, with: $0) }) else {
      return false
    }
    guard let host = address.utf8.dropFirst(scheme.utf8.count).first else { return false }
    // A mark that is put on what stands before it begins no host: it would belong to the slash.
    guard address.dropFirst(scheme.count - 1).first == "/" else { return false }
    return !"/?#:@\\".utf8.contains(host)
  }

  /// Whether nobody listens in between: TLS, or a server of this computer.
  static func isPrivate(_ address: String) -> Bool {
    if begins(address, with: "https://") { return true }
    guard begins(address, with: "http://") else { return false }
    return isOfThisComputer(address)
  }

  /// Whether it is this computer itself that would be asked.
  static func isOfThisComputer(_ address: String) -> Bool {
    guard let scheme = ["http://", "https://"].first(where: { begins(address, with: $0) }) else {
      return false
    }
    let place = address.utf8.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
    return SecureAddress(scheme + String(decoding: place, as: UTF8.self))?.isLoopback ?? false
  }

  /// Blanks, line ends, what steers a terminal, and what turns the direction of writing.
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
