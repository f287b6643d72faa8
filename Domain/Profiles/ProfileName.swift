/// The unique, immutable name of a profile, which is also the folder name of its store.
public struct ProfileName: Hashable, Sendable {
  public let text: String

  /// The default profile, used until the user creates another one.
  public static let defaultName = ProfileName(stored: "default")

  /// Creates a name. The text must be valid as a folder name and as a command-line argument.
  public init(_ raw: String) throws(ProfileRefusal) {
    let trimmed = Text.trimmed(raw)
    guard Self.isName(trimmed) else { throw .name }
    text = trimmed
  }

  /// Restores a stored name without validating it again.
  package init(stored: String) { text = stored }

  /// Returns whether a text is a valid name. It becomes a folder name, so path traversal must be impossible.
  public static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix(".") && !text.hasPrefix("-")
      && !text.unicodeScalars.contains { $0 == "/" || Text.isControl($0) }
  }

  /// Derives an unused name from any text. A number is appended if needed.
  static func like(_ text: String, besides used: Set<ProfileName>) -> ProfileName {
    let kept = text.filter { $0 != "/" && !$0.unicodeScalars.contains(where: Text.isControl) }
    let bare = Text.trimmed(String(kept.drop { $0 == "." || $0 == "-" }.prefix(12)))
    let base = isName(bare) && bare.utf8.count <= 48 ? bare : "profile"
    var name = ProfileName(stored: base)
    var number = 2
    while used.contains(name) {
      name = ProfileName(stored: "\(base)-\(number)")
      number += 1
    }
    return name
  }
}
