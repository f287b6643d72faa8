/// The words of a line, split as a shell splits them, though no shell is started: blanks part them,
/// quotes and backslashes keep them together.
public struct LineWords: Equatable, Sendable {
  public let words: [String]
  /// Whether every quote is closed and nothing waits for another character.
  public let isWhole: Bool

  /// Splits a line; what is not closed reaches to its end.
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
