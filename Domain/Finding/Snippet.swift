/// A part of a text around what was found in it, in one line.
public struct Snippet: Equatable, Hashable, Sendable {
  /// A stretch of it.
  public struct Part: Equatable, Hashable, Sendable {
    public let text: String
    /// Whether it is what was looked for.
    public let isFound: Bool
  }

  /// What was found, and what stands around it, in order; nothing of it is empty.
  public let parts: [Part]

  /// The most characters before what was found, behind it, and between two of its words.
  static let room = (before: 24, after: 56, between: 24)

  /// All of it.
  public var text: String { parts.map(\.text).joined() }
  /// What was found, word by word.
  public var found: [String] { parts.filter(\.isFound).map(\.text) }

  /// The beginning of a text in which nothing is marked.
  init(_ text: String) {
    parts = Self.parts([(Self.end(text[...], Self.room.before + Self.room.after), false)])
  }

  /// The part of a text around some places, which come in order and apart from each other.
  init(_ text: String, around places: [Range<String.Index>]) {
    guard let first = places.first else {
      self = Snippet(text)
      return
    }
    let head = text[..<first.lowerBound]
    let isCut = head.count > Self.room.before
    var pieces = [((isCut ? "…" : "") + Self.line(head.suffix(Self.room.before)), false)]
    var last = first.lowerBound
    for place in places {
      if last < place.lowerBound {
        pieces.append((Self.middle(text[last..<place.lowerBound]), false))
      }
      pieces.append((Self.line(text[place].prefix(Self.room.before + Self.room.after)), true))
      last = place.upperBound
    }
    pieces.append((Self.end(text[last...], Self.room.after), false))
    parts = Self.parts(pieces)
  }

  /// Several texts of a record, one after the other.
  init(joining snippets: [Snippet]) {
    parts = Array(snippets.map(\.parts).joined(separator: [Part(text: " · ", isFound: false)]))
  }

  private static func parts(_ pieces: [(String, Bool)]) -> [Part] {
    pieces.filter { !$0.0.isEmpty }.map { Part(text: $0.0, isFound: $0.1) }
  }

  /// What stands between two words that were found: both ends of it where it is long.
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
