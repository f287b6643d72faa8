/// A part of a text around what was found in it, in one line.
public struct Snippet: Equatable, Hashable, Sendable {
  /// What stands before the found words, the found words themselves, and what follows.
  public let before: String
  public let found: String
  public let after: String

  /// The most characters on either side of what was found.
  static let room = (before: 24, after: 56)

  /// All of it.
  public var text: String { before + found + after }

  /// The beginning of a text in which nothing is marked.
  init(_ text: String) {
    before = ""
    found = ""
    after = Self.end(text[...], Self.room.before + Self.room.after)
  }

  /// The part of a text around a place.
  init(_ text: String, around place: Range<String.Index>) {
    let head = text[..<place.lowerBound]
    let isCut = head.count > Self.room.before
    before = (isCut ? "…" : "") + Self.line(head.suffix(Self.room.before))
    found = Self.line(text[place].prefix(Self.room.before + Self.room.after))
    after = Self.end(text[place.upperBound...], Self.room.after)
  }

  private static func end(_ text: Substring, _ room: Int) -> String {
    let kept = text.prefix(room)
    return line(kept) + (kept.endIndex < text.endIndex ? "…" : "")
  }

  private static func line(_ text: Substring) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
