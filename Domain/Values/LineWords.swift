/// The words of a line, split by the quoting rules of a shell but without running one. Spaces separate words, except
/// for spaces in quotes or after a backslash.
public struct LineWords: Equatable, Sendable {
  public let words: [String]
  /// Whether all quotes are closed and the line does not end with a backslash.
  public let isWhole: Bool

  /// Splits a line. An open quote extends to the end of the line.
  public init(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let whole = word { words.append(whole) }
    self.words = words
    isWhole = quote == nil && !isEscaped
  }
}
