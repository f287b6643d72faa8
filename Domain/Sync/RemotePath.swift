/// The path of an ordinary file or folder in a remote, relative to the root of the remote.
///
/// A path has one to four parts. No part is hidden (begins with `.`), has control characters or exceeds 255 bytes in
/// UTF-8. Two paths are equal if their bytes are equal, because a server may tell apart two Unicode forms of one text.
public struct RemotePath: Hashable, Sendable {
  /// The names of the folders and of the file or folder itself, from the root down. Never empty.
  public let parts: [String]

  /// The maximum number of parts.
  public static let mostParts = 4
  /// The maximum length of a part, in UTF-8 bytes.
  public static let longestPart = 255
  /// The maximum length of a path, in UTF-8 bytes.
  public static let limit = mostParts * (longestPart + 1) - 1

  /// Parses a path with `/` as separator. Returns nil for an absolute path, an empty, hidden or unprintable part, and a
  /// path with too many or too long parts.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    self.init(parts: Self.split(text))
  }

  /// Joins parts; nil under the same conditions as `init(_:)`.
  public init?(parts: [String]) {
    guard (1...Self.mostParts).contains(parts.count), parts.allSatisfy(Self.isPart) else {
      return nil
    }
    self.parts = parts
  }

  private init(valid parts: [String]) { self.parts = parts }

  /// The path as text, which `init(_:)` parses again.
  public var text: String { parts.joined(separator: "/") }

  /// The name of the file or folder itself.
  public var name: String { parts.last ?? "" }

  /// The folder that contains the file or folder; nil for the root of the remote.
  public var folder: RemotePath? {
    parts.count > 1 ? RemotePath(valid: parts.dropLast()) : nil
  }

  /// The folders above the file or folder without the root, the uppermost first.
  public var folders: [RemotePath] {
    (1..<parts.count).map { RemotePath(valid: Array(parts.prefix($0))) }
  }

  /// Returns the path of a file or folder in this folder; nil if no path can have this name, or if there would be too
  /// many parts.
  public func appending(_ name: String) -> RemotePath? { RemotePath(parts: parts + [name]) }

  /// Returns whether a file or folder with this name can have a path.
  public static func isPart(_ name: String) -> Bool {
    guard (1...longestPart).contains(name.utf8.count), name.utf8.first != UInt8(ascii: "."),
      !name.utf8.contains(UInt8(ascii: "/"))
    else { return false }
    return !name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  private static func split(_ text: String) -> [String] {
    // Bytes, because a mark that follows a separator belongs to the same character.
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  public static func == (one: RemotePath, other: RemotePath) -> Bool {
    one.parts.count == other.parts.count
      && zip(one.parts, other.parts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  public func hash(into hasher: inout Hasher) {
    for part in parts {
      for byte in part.utf8 { hasher.combine(byte) }
      hasher.combine(UInt8(ascii: "/"))
    }
  }
}
