/// The name of a file in an inbox folder.
public struct NoteName: Hashable, Sendable {
  /// The name of the file.
  public let text: String

  /// Creates the name of a note; nil for a hidden file, and for one that another program is still writing.
  public init?(_ text: String) {
    guard let first = text.first, first != ".", text != Self.importedFolder,
      !Self.unfinished.contains(where: text.lowercased().hasSuffix)
    else { return nil }
    self.text = text
  }

  /// The name without the suffix that a sync program adds to a conflicting copy. Both copies thus have the same
  /// original name, so equal lines in both become the same records.
  public var original: String {
    let (stem, ending) = Self.parts(of: text)
    return Self.withoutConflict(stem) + ending
  }

  /// The folder beside the notes to which notes are moved.
  public static let importedFolder = "taken"

  private static let unfinished = [".tmp", ".part", ".icloud", ".crdownload", ".partial", "~"]

  /// Returns a name without its extension, and the extension with its dot.
  static func parts(of name: String) -> (stem: Substring, ending: Substring) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name[...], "") }
    return (name[..<dot], name[dot...])
  }

  private static func withoutConflict(_ stem: Substring) -> String {
    // Syncthing: `note.sync-conflict-20261125-093100-ABCDEFG`.
    let mark = "sync-conflict-"
    for (start, character) in zip(stem.indices, stem)
    where character == "." && stem[stem.index(after: start)...].hasPrefix(mark) {
      return String(stem[..<start])
    }
    // Others: `note (conflict)`, `note (conflicted copy 2026-11-25)`, `note (Mina's conflicted copy)`.
    guard stem.last == ")", let open = stem.lastIndex(of: "("), open > stem.startIndex,
      stem[open...].lowercased().contains("conflict")
    else { return String(stem) }
    return Text.trimmed(String(stem[..<open]))
  }
}
