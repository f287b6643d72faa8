/// Why a text is not accepted; the feature that asked says which field it was.
public enum TextRefusal: Error, Equatable, Sendable {
  case empty
  case tooLong(limit: Int)
  case controlCharacter
}

/// A text of one line that a person can see: trimmed, not empty, within its limit.
public struct Line: Hashable, Sendable {
  /// The text itself.
  public let text: String

  /// Accepts a line of at most `limit` characters, counted as people count them.
  public init(_ raw: String, limit: Int) throws(TextRefusal) {
    try self.init(raw, limit: .characters(limit))
  }

  /// Accepts a line within its limit.
  public init(_ raw: String, limit: TextLimit) throws(TextRefusal) {
    text = try Text.accepted(raw, limit: limit) { Text.isControl($0) }
  }

  /// Takes back a line that was accepted before, whatever the limit was then.
  package init(stored: String) { text = stored }
}

/// A text of one or more lines: trimmed, not empty, within its limit.
public struct MultilineText: Hashable, Sendable {
  /// The text itself, with `\n` between its lines.
  public let text: String

  /// Accepts a text of at most `limit` characters, counted as people count them.
  public init(_ raw: String, limit: Int, keepsIndent: Bool = false) throws(TextRefusal) {
    try self.init(raw, limit: .characters(limit), keepsIndent: keepsIndent)
  }

  /// Accepts a text within its limit. Of several lines the first may keep its indent, so that what
  /// is drawn with letters stays what it was.
  public init(_ raw: String, limit: TextLimit, keepsIndent: Bool = false) throws(TextRefusal) {
    let raw = Text.withPlainLineEnds(raw)
    let accepted = try Text.accepted(raw, limit: limit) {
      $0 != "\n" && $0 != "\t" && Text.isControl($0)
    }
    guard keepsIndent, accepted.utf8.contains(10) else {
      text = accepted
      return
    }
    let indented = Text.indent(of: raw) + accepted
    // A picture at the limit is better without its indent than not at all.
    text = limit.length(of: indented) > limit.count ? accepted : indented
  }

  /// The same text without the indent of its first line.
  public var unindented: MultilineText { MultilineText(stored: Text.trimmed(text)) }

  /// Takes back a text that was accepted before, whatever the limit was then.
  package init(stored: String) { text = stored }
}

/// What all texts have in common.
package enum Text {
  /// Trims a text and checks it: its bytes first, so that a huge one costs nothing to refuse.
  static func accepted(
    _ raw: String, limit: TextLimit, refusing isForbidden: (Unicode.Scalar) -> Bool
  ) throws(TextRefusal) -> String {
    let most = limit.count
    if raw.utf8.count > most * 4 * CombiningMarkLimit.limit + 1024 { throw .tooLong(limit: most) }
    if CombiningMarkLimit.isIn(raw) { throw .tooLong(limit: most) }
    let text = trimmed(raw)
    if !text.unicodeScalars.contains(where: isVisible) { throw .empty }
    if text.unicodeScalars.contains(where: isForbidden) { throw .controlCharacter }
    // A character has at least one byte, and one of two cells has more, so that most texts need
    // not be counted.
    if text.utf8.count > most, limit.length(of: text) > most { throw .tooLong(limit: most) }
    return text
  }

  /// A text without the blanks at its ends.
  package static func trimmed(_ raw: String) -> String {
    if hasPlainEnds(raw) { return raw }
    var rest = Substring(raw)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Whether nothing at the ends of a text can be a blank: letters and signs of ASCII, or Hangul.
  private static func hasPlainEnds(_ raw: String) -> Bool {
    guard let first = raw.unicodeScalars.first, let last = raw.unicodeScalars.last else {
      return true
    }
    return isPlain(first) && isPlain(last)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// The blanks and tabs before the first word of a text, on the line where it stands.
  static func indent(of raw: String) -> String {
    let blanks = raw.prefix(while: \.isWhitespace)
    let indent = blanks[
      (blanks.lastIndex(of: "\n").map(blanks.index(after:)) ?? blanks.startIndex)...]
    return indent.allSatisfy { $0 == " " || $0 == "\t" } ? String(indent) : ""
  }

  /// The same text with `\n` wherever a line ends.
  static func withPlainLineEnds(_ raw: String) -> String {
    guard raw.utf8.contains(13) else { return raw }
    return String(raw.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// Whether a character leaves a mark of its own, unlike joiners, fillers and blanks.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    isPlain(scalar)
      || !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
  }

  /// Characters that a terminal obeys instead of showing, and those that reverse how text reads.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    // Asking Unicode for a property takes time, and most characters are ASCII or Hangul.
    if scalar.isASCII { return scalar.value < 32 || scalar.value == 127 }
    if (0xAC00...0xD7A3).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
