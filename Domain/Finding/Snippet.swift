/// An excerpt of a text around the matches, in one line.
public struct Snippet: Equatable, Hashable, Sendable {
  public struct Part: Equatable, Hashable, Sendable {
    public let text: String
    /// Whether the part is a match.
    public let isFound: Bool
  }

  /// The matches and the texts around them, in order. No part is empty.
  public let parts: [Part]

  /// The maximum number of characters before the first match, after the last match, and between two matches.
  static let room = (before: 24, after: 56, between: 24)

  public var text: String { parts.map(\.text).joined() }
  /// The matches, in order.
  public var found: [String] { parts.filter(\.isFound).map(\.text) }

  /// Makes a snippet of the beginning of a text, without matches.
  init(_ text: String) {
    parts = Self.parts([(Self.end(text[...], Self.room.before + Self.room.after), false)])
  }

  /// Makes an excerpt around some ranges, which must be sorted and must not overlap.
  init(_ text: String, around ranges: [Range<String.Index>]) {
    guard let first = ranges.first else {
      self = Snippet(text)
      return
    }
    let head = text[..<first.lowerBound]
    let isCut = head.count > Self.room.before
    var pieces = [((isCut ? "…" : "") + Self.line(head.suffix(Self.room.before)), false)]
    var last = first.lowerBound
    for range in ranges {
      if last < range.lowerBound {
        pieces.append((Self.middle(text[last..<range.lowerBound]), false))
      }
      pieces.append((Self.line(text[range].prefix(Self.room.before + Self.room.after)), true))
      last = range.upperBound
    }
    pieces.append((Self.end(text[last...], Self.room.after), false))
    parts = Self.parts(pieces)
  }

  /// Joins the snippets of several texts with separators.
  init(joining snippets: [Snippet]) {
    parts = Array(snippets.map(\.parts).joined(separator: [Part(text: " · ", isFound: false)]))
  }

  private static func parts(_ pieces: [(String, Bool)]) -> [Part] {
    pieces.filter { !$0.0.isEmpty }.map { Part(text: $0.0, isFound: $0.1) }
  }

  /// Returns the text between two matches. If the text is long, its middle is replaced by an ellipsis.
  private static func middle(_ text: Substring) -> String {
    if text.count <= room.between { return line(text) }
    return line(text.prefix(room.between / 2)) + "…" + line(text.suffix(room.between / 2))
  }

  private static func end(_ text: Substring, _ room: Int) -> String {
    let kept = text.prefix(room)
    return line(kept) + (kept.endIndex < text.endIndex ? "…" : "")
  }

  private static func line(_ text: Substring) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
