/// A folder of another computer that ssh leads to: `ssh://[USER@]HOST[:PORT]/PATH`. Nothing in it
/// is percent-decoded.
public struct SSHAddress: Hashable, Sendable {
  /// Who logs in there; ssh's own settings say, where it is nobody.
  public let user: String?
  /// The host, or a name that ssh's settings know.
  public let host: String
  public let port: Int?
  /// The folder: from the root on, or below the home there. It never looks like an option.
  public let path: String

  /// Reads what stands behind `ssh://`.
  init(_ bytes: [UInt8]) throws(RemoteAddress.Refusal) {
    let place = bytes.prefix { $0 != UInt8(ascii: "/") }
    var rest = place
    if let at = place.lastIndex(of: UInt8(ascii: "@")) {
      let name = place[..<at]
      if name.contains(UInt8(ascii: ":")) { throw .password(.sshKey) }
      guard Self.isName(name, and: "._+-") else { throw .badUser }
      user = String(decoding: name, as: UTF8.self)
      rest = place[(at + 1)...]
    } else {
      user = nil
    }
    let port: ArraySlice<UInt8>?
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { throw .badHost }
      let number = rest[(rest.startIndex + 1)..<end]
      guard number.contains(UInt8(ascii: ":")), Self.isName(number, and: ":.%", startingWith: ":")
      else { throw .badHost }
      host = String(decoding: number, as: UTF8.self)
      let behind = rest[(end + 1)...]
      guard behind.isEmpty || behind.first == UInt8(ascii: ":") else { throw .badHost }
      port = behind.isEmpty ? nil : behind.dropFirst()
    } else {
      let name = rest.prefix { $0 != UInt8(ascii: ":") }
      guard Self.isName(name, and: "._-") else { throw .badHost }
      host = String(decoding: name, as: UTF8.self)
      port = name.count == rest.count ? nil : rest.dropFirst(name.count + 1)
    }
    self.port = try Self.port(port)
    path = try Self.path(bytes.dropFirst(place.count))
  }

  private static func port(_ digits: ArraySlice<UInt8>?) throws(RemoteAddress.Refusal) -> Int? {
    guard let digits else { return nil }
    guard digits.count <= 5, let port = Digits.number(digits), (1...65_535).contains(port) else {
      throw .badPort
    }
    return port
  }

  private static func path(_ bytes: ArraySlice<UInt8>) throws(RemoteAddress.Refusal) -> String {
    guard bytes.count > 1 else { throw .noPath }
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "/~" || text == "/~/" { return "." }
    return text.hasPrefix("/~/") ? "./" + text.dropFirst(3) : text
  }

  /// Whether something is made of letters, digits and some marks alone, and begins with none of
  /// those: neither ssh nor what its settings start finds anything else in it.
  private static func isName(
    _ bytes: ArraySlice<UInt8>, and marks: String, startingWith first: String = ""
  ) -> Bool {
    guard let start = bytes.first, start.isLetterOrDigit || first.utf8.contains(start) else {
      return false
    }
    return bytes.allSatisfy { $0.isLetterOrDigit || marks.utf8.contains($0) }
  }

  /// The address as it can be read again.
  public var text: String {
    let host = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    let folder = path == "." ? "/~/" : path.hasPrefix("./") ? "/~/" + path.dropFirst(2) : path
    return "ssh://" + (user.map { $0 + "@" } ?? "") + host + (port.map { ":\($0)" } ?? "") + folder
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  var isLetterOrDigit: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
