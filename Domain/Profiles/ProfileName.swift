/// The name of a profile: it never changes, and is the name of the folder its store lies in.
public struct ProfileName: Hashable, Sendable {
  /// The name itself.
  public let text: String

  /// The profile of somebody who never chose one.
  public static let usual = ProfileName(stored: "default")

  /// Accepts what a folder can be called and a command line can name.
  public init(_ raw: String) throws(ProfileRefusal) {
    let trimmed = Text.trimmed(raw)
    guard Self.isName(trimmed) else { throw .name }
    text = trimmed
  }

  /// Takes back a name that was accepted before.
  package init(stored: String) { text = stored }

  /// Whether a text can name a profile: it becomes a folder, so it may lead nowhere else.
  public static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix(".") && !text.hasPrefix("-")
      && !text.unicodeScalars.contains { $0 == "/" || Text.isControl($0) }
  }

  /// A name like a text, which may have anything in it, that is none of those in use.
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
