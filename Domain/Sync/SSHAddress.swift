/// The address of a folder on another computer over SSH: `ssh://[USER@]HOST[:PORT]/PATH`. It is not percent-decoded.
public struct SSHAddress: Hashable, Sendable {
  /// The login name; nil to use the SSH configuration.
  public let user: String?
  /// The host, or its alias in the SSH configuration.
  public let host: String
  public let port: Int?
  /// An absolute path, or a path relative to the home folder. It never looks like a command-line option.
  public let path: String

  /// Parses the part after `ssh://`.
  init(_ bytes: [UInt8]) throws(RemoteAddress.Refusal) {
    let authority = bytes.prefix { $0 != UInt8(ascii: "/") }
    var rest = authority
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      let name = authority[..<at]
      if name.contains(UInt8(ascii: ":")) { throw .password(.sshKey) }
      guard Self.isName(name, and: "._+-") else { throw .badUser }
      user = String(decoding: name, as: UTF8.self)
      rest = authority[(at + 1)...]
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
    path = try Self.path(bytes.dropFirst(authority.count))
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

  /// Returns whether the bytes are only letters, digits and characters of `marks`, and start with a letter, a digit or
  /// a character of `first`. Neither ssh nor a command in its configuration can then mistake the name for an option or
  /// another word.
  private static func isName(
    _ bytes: ArraySlice<UInt8>, and marks: String, startingWith first: String = ""
  ) -> Bool {
    guard let start = bytes.first, start.isLetterOrDigit || first.utf8.contains(start) else {
      return false
    }
    return bytes.allSatisfy { $0.isLetterOrDigit || marks.utf8.contains($0) }
  }

  /// The address in a form that can be parsed again.
  public var text: String {
    let host = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    let folder = path == "." ? "/~/" : path.hasPrefix("./") ? "/~/" + path.dropFirst(2) : path
    return "ssh://" + (user.map { $0 + "@" } ?? "") + host + (port.map { ":\($0)" } ?? "") + folder
  }
}

extension UInt8 {
  var isLetterOrDigit: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
