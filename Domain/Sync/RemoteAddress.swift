/// The address of a remote, as the user types it.
///
/// | address | what |
/// | --- | --- |
/// | anything without `://` | a folder |
/// | `ssh://[USER@]HOST[:PORT]/PATH` | a folder of another computer; `/~/` is relative to the home folder there |
/// | `postgres://…`, `postgresql://…` | a database, as `psql` parses it |
/// | `https://HOST[:PORT]/PATH` | a WebDAV collection; `http://` only on this computer |
public enum RemoteAddress: Hashable, Sendable {
  case folder(String)
  case ssh(SSHAddress)
  case postgres(String)
  case web(String)

  public enum Refusal: Error, Equatable, Sendable {
    /// The text is empty.
    case empty
    /// The text exceeds the limit, in bytes.
    case tooLong(limit: Int)
    /// The text contains unprintable characters.
    case unprintable
    /// The scheme, the part before `://`, is not supported.
    case unknownKind(String)
    /// The host is missing or ambiguous.
    case badHost
    /// The user name is invalid or ambiguous.
    case badUser
    /// A port is not a number from 1 to 65535.
    case badPort
    /// The address has no folder path.
    case noPath
    /// The address contains a password, which every user of this computer could read. A web address with any user name
    /// counts too. Passwords belong in the file of the program that asks for them.
    case password(PasswordSource)
    /// The address uses `http://`, which is not encrypted and therefore allowed only to this computer.
    case notPrivate
    /// Something follows the path, such as `?`.
    case notPlain
  }

  /// Where a password can be stored instead of in the address.
  public enum PasswordSource: Equatable, Sendable, CaseIterable {
    /// `~/.pgpass`, or a service in `~/.pg_service.conf`.
    case pgpass
    /// `~/.netrc`.
    case netrc
    /// An SSH key, or the SSH agent.
    case sshKey
  }

  /// The maximum length of an address, in UTF-8 bytes.
  public static let longest = 2_000

  /// Parses an address. The path of a folder stays relative; the caller must make it absolute.
  public init(_ text: String) throws(Refusal) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
    guard !text.unicodeScalars.contains(where: Self.isUnprintable) else { throw .unprintable }
    guard let kind = Self.kind(of: text) else {
      self = .folder(text)
      return
    }
    let rest = text.utf8.dropFirst(kind.utf8.count + 3)
    switch kind.lowercased() {
    case "ssh": self = .ssh(try SSHAddress(Array(rest)))
    case "postgres", "postgresql": self = .postgres(try Self.database(text, rest))
    case "https": self = .web(try Self.web(text, rest, isPrivate: true))
    case "http": self = .web(try Self.web(text, rest, isPrivate: false))
    case let other: throw .unknownKind(other)
    }
  }

  /// The address in a form that `init` parses again.
  public var text: String {
    switch self {
    case .folder(let path): path
    case .ssh(let address): address.text
    case .postgres(let text), .web(let text): text
    }
  }

  /// Whether the address is a local folder; every other kind needs a network.
  public var isFolder: Bool {
    switch self {
    case .folder: true
    case .ssh, .postgres, .web: false
    }
  }

  /// Returns the scheme before `://`; nil if the text does not start with a scheme. The path of a folder may contain
  /// `://` later on.
  private static func kind(of text: String) -> String? {
    let letters = text.utf8.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "+") }
    let rest = text.utf8.dropFirst(letters.count)
    guard !letters.isEmpty, rest.starts(with: "://".utf8) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns whether a character is a control or format character, or a line or paragraph separator. Format characters
  /// may change the writing direction.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func database(_ text: String, _ rest: Substring.UTF8View) throws(Refusal)
    -> String
  {
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    if let at = authority.lastIndex(of: UInt8(ascii: "@")),
      authority[..<at].contains(UInt8(ascii: ":"))
    {
      throw .password(.pgpass)
    }
    let question = rest.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    for pair in question.split(separator: UInt8(ascii: "&")) {
      // psql decodes percent escapes in names, such as `%70assword`.
      let name = decoded(pair.prefix { $0 != UInt8(ascii: "=") }).lowercased()
      if name.hasSuffix("password") { throw .password(.pgpass) }
    }
    return text
  }

  private static func decoded(_ bytes: Substring.UTF8View) -> String {
    var (decoded, rest): ([UInt8], [UInt8]) = ([], Array(bytes))
    while let first = rest.first {
      if first == UInt8(ascii: "%"), rest.count > 2,
        let byte = UInt8(String(decoding: rest[1...2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        rest.removeFirst(3)
      } else {
        decoded.append(first)
        rest.removeFirst()
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func web(_ text: String, _ rest: Substring.UTF8View, isPrivate: Bool)
    throws(Refusal) -> String
  {
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    if authority.contains(UInt8(ascii: "@")) { throw .password(.netrc) }
    let scheme = isPrivate ? "https://" : "http://"
    let written = scheme + encoded(rest)
    guard let address = SecureAddress(written) else {
      if !isPrivate, SecureAddress("https://" + encoded(rest)) != nil { throw .notPrivate }
      throw .badHost
    }
    guard address.isIssuer else { throw .notPlain }
    return address.text
  }

  /// Percent-encodes spaces and characters outside ASCII.
  private static func encoded(_ bytes: Substring.UTF8View) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let all = bytes.flatMap { byte -> [UInt8] in
      byte > 32 && byte < 127
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: all, as: UTF8.self)
  }
}
