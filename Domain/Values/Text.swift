/// Why a text was rejected. The cases do not name the field of the text, so the caller adds its name.
public enum TextRefusal: Error, Equatable, Sendable {
  case empty
  case tooLong(limit: Int)
  case controlCharacter
}

/// A non-empty, trimmed text of one line within its limit.
public struct SingleLineText: Hashable, Sendable {
  public let text: String

  /// Validates a line of at most `limit` characters (grapheme clusters).
  public init(_ raw: String, limit: Int) throws(TextRefusal) {
    try self.init(raw, limit: .characters(limit))
  }

  public init(_ raw: String, limit: TextLimit) throws(TextRefusal) {
    text = try Text.accepted(raw, limit: limit) { Text.isControl($0) }
  }

  /// Restores a stored line without validating it, since the limit may have changed.
  package init(stored: String) { text = stored }
}

/// A non-empty, trimmed text of one or more lines within its limit.
public struct MultilineText: Hashable, Sendable {
  /// The text with `\n` as the line end.
  public let text: String

  /// Validates a text of at most `limit` characters (grapheme clusters).
  public init(_ raw: String, limit: Int, keepsIndent: Bool = false) throws(TextRefusal) {
    try self.init(raw, limit: .characters(limit), keepsIndent: keepsIndent)
  }

  /// Validates a text within a limit. With `keepsIndent`, the first of several lines keeps its indent, so that ASCII
  /// art is unchanged.
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
    // At the limit it is better to drop the indent than to reject the text.
    text = limit.length(of: indented) > limit.count ? accepted : indented
  }

  /// The same text without the indent of its first line.
  public var unindented: MultilineText { MultilineText(stored: Text.trimmed(text)) }

  /// Restores a stored text without validating it, since the limit may have changed.
  package init(stored: String) { text = stored }
}

/// Shared functions for texts.
package enum Text {
  /// Trims and validates a text. The size in bytes is checked first, so that rejecting a huge text is cheap.
  static func accepted(
    _ raw: String, limit: TextLimit, refusing isForbidden: (Unicode.Scalar) -> Bool
  ) throws(TextRefusal) -> String {
    let most = limit.count
    if raw.utf8.count > most * 4 * CombiningMarkLimit.limit + 1024 { throw .tooLong(limit: most) }
    if CombiningMarkLimit.isIn(raw) { throw .tooLong(limit: most) }
    let text = trimmed(raw)
    if !text.unicodeScalars.contains(where: isVisible) { throw .empty }
    if text.unicodeScalars.contains(where: isForbidden) { throw .controlCharacter }
    // A character has at least one byte and a wide one at least two, so most texts need no counting.
    if text.utf8.count > most, limit.length(of: text) > most { throw .tooLong(limit: most) }
    return text
  }

  /// Returns the text without white space at its ends.
  package static func trimmed(_ raw: String) -> String {
    if hasPlainEnds(raw) { return raw }
    var rest = Substring(raw)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Returns whether the first and last scalar are Hangul or visible ASCII, and so cannot be white space.
  private static func hasPlainEnds(_ raw: String) -> Bool {
    guard let first = raw.unicodeScalars.first, let last = raw.unicodeScalars.last else {
      return true
    }
    return isPlain(first) && isPlain(last)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Returns the spaces and tabs that precede the first word on its line.
  static func indent(of raw: String) -> String {
    let blanks = raw.prefix(while: \.isWhitespace)
    let indent = blanks[
      (blanks.lastIndex(of: "\n").map(blanks.index(after:)) ?? blanks.startIndex)...]
    return indent.allSatisfy { $0 == " " || $0 == "\t" } ? String(indent) : ""
  }

  /// Returns the text with all line ends as `\n`.
  static func withPlainLineEnds(_ raw: String) -> String {
    guard raw.utf8.contains(13) else { return raw }
    return String(raw.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// Returns whether a scalar is visible, unlike joiners, fillers and white space.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    isPlain(scalar)
      || !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
  }

  /// Returns whether a scalar is a control character of the terminal, or one that reverses the direction of text.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode property lookups are slow, and most characters are ASCII or Hangul.
    if scalar.isASCII { return scalar.value < 32 || scalar.value == 127 }
    if (0xAC00...0xD7A3).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
