/// Where a place is, as somebody types it.
///
/// | address | what |
/// | --- | --- |
/// | anything without `://` | a folder |
/// | `ssh://[USER@]HOST[:PORT]/PATH` | a folder of another computer, `/~/` below the home there |
/// | `postgres://…`, `postgresql://…` | a database, as `psql` understands it |
/// | `https://HOST[:PORT]/PATH` | a collection of a WebDAV server; `http://` on this computer |
public enum RemoteAddress: Hashable, Sendable {
  case folder(String)
  case ssh(SSHAddress)
  case postgres(String)
  case web(String)

  /// Why something is no address of a place.
  public enum Refusal: Error, Equatable, Sendable {
    /// Nothing was typed.
    case empty
    /// It is longer than any address.
    case tooLong(limit: Int)
    /// There is something in it that cannot be seen.
    case unprintable
    /// There is no such kind of place; what stands before `://`.
    case unknownKind(String)
    /// A name and a host are missing, or written in a way that might mean something else.
    case badHost
    /// The name of somebody on the other computer is written in a way that might mean something else.
    case badUser
    /// A port is no number from 1 to 65535.
    case badPort
    /// It does not say which folder.
    case noPath
    /// A password stands in it, where everybody on this computer may read it. It belongs in the
    /// file of the program that asks for it.
    case password(PasswordSource)
    /// Whatever is said there can be read on the way: `http://` leads only to this computer.
    case notPrivate
    /// Something stands behind its path, such as `?`.
    case notPlain
  }

  /// Where a password belongs instead.
  public enum PasswordSource: Equatable, Sendable, CaseIterable {
    /// `~/.pgpass`, or a service in `~/.pg_service.conf`.
    case pgpass
    /// `~/.netrc`.
    case netrc
    /// A key of ssh's, or its agent.
    case sshKey
  }

  /// No address is longer, in bytes.
  public static let longest = 2_000

  /// Reads an address. That of a folder stays as it is: who asks makes it whole.
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

  /// The address as it can be read again.
  public var text: String {
    switch self {
    case .folder(let path): path
    case .ssh(let address): address.text
    case .postgres(let text), .web(let text): text
    }
  }

  /// Whether it lies on this computer's own disks; whatever else it is asked over a network.
  public var isFolder: Bool {
    switch self {
    case .folder: true
    case .ssh, .postgres, .web: false
    }
  }

  /// What stands before `://`, where it looks like a kind of address. A folder may have such letters
  /// further on.
  private static func kind(of text: String) -> String? {
    let letters = text.utf8.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "+") }
    let rest = text.utf8.dropFirst(letters.count)
    guard !letters.isEmpty, rest.starts(with: "://".utf8) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  /// What steers a terminal, ends a line, or turns the direction of writing.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func database(_ text: String, _ rest: Substring.UTF8View) throws(Refusal)
    -> String
  {
    let place = rest.prefix { !"/?#".utf8.contains($0) }
    if let at = place.lastIndex(of: UInt8(ascii: "@")), place[..<at].contains(UInt8(ascii: ":")) {
      throw .password(.pgpass)
    }
    let question = rest.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    for pair in question.split(separator: UInt8(ascii: "&")) {
      // psql understands `%70assword` as well.
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
    let place = rest.prefix { !"/?#".utf8.contains($0) }
    if place.contains(UInt8(ascii: "@")) { throw .password(.netrc) }
    let scheme = isPrivate ? "https://" : "http://"
    let written = scheme + encoded(rest)
    guard let address = SecureAddress(written) else {
      if !isPrivate, SecureAddress("https://" + encoded(rest)) != nil { throw .notPrivate }
      throw .badHost
    }
    guard address.isIssuer else { throw .notPlain }
    return address.text
  }

  /// Letters of other scripts and blanks as an address has them.
  private static func encoded(_ bytes: Substring.UTF8View) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let all = bytes.flatMap { byte -> [UInt8] in
      byte > 32 && byte < 127
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: all, as: UTF8.self)
  }
}
