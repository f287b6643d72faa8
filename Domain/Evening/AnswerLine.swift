/// A line that answers a question, split into words that can be compared. The text itself stays as it was typed.
struct AnswerLine {
  struct Word: Equatable {
    /// The word in lower case, without apostrophes and without signs at its ends.
    let text: String
    /// The end of the word in the line, before the sign that ends its clause.
    let end: String.Index
    /// Whether a sign after the word ends a clause.
    var endsClause: Bool
  }

  let text: String
  let words: [Word]

  init(_ raw: String) {
    text = Text.trimmed(raw)
    words = Self.words(of: text)
  }

  /// All words with single spaces between them.
  var whole: String { words.map(\.text).joined(separator: " ") }

  var hasDigit: Bool { text.contains { ("0"..."9").contains($0) } }

  /// Returns the text after some words, without the signs before it.
  func rest(after count: Int) -> String {
    guard count > 0, count <= words.count else { return text }
    let rest = text[words[count - 1].end...]
    return Text.trimmed(String(rest.drop { $0.isWhitespace || Self.leadingSigns.contains($0) }))
  }

  // MARK: Phrases

  /// The maximum number of words of a phrase.
  private static let longest = 4

  /// Returns the number of words of the longest phrase that begins at a word; 0 if there is none.
  func length(of phrases: Set<String>, at start: Int) -> Int {
    let most = min(Self.longest, words.count - start)
    for count in stride(from: most, to: 0, by: -1) {
      let phrase = words[start..<start + count].map(\.text).joined(separator: " ")
      if phrases.contains(phrase) { return count }
    }
    return 0
  }

  /// Returns whether one of the phrases is anywhere in the line.
  func says(_ phrases: Set<String>) -> Bool {
    words.indices.contains { length(of: phrases, at: $0) > 0 }
  }

  /// Returns whether one of the phrases is in the line, and no word before it reverses it.
  func says(_ phrases: Set<String>, notBehind reversing: Set<String>) -> Bool {
    words.indices.contains { index in
      let isReversed = index > 0 && reversing.contains(words[index - 1].text)
      return !isReversed && length(of: phrases, at: index) > 0
    }
  }

  /// The index of the first word of each clause.
  var clauseStarts: [Int] {
    words.indices.filter { index in
      index == 0 || words[index - 1].endsClause
        || EveningVocabulary.conjunctions.contains(words[index - 1].text)
    }
  }

  // MARK: Words

  /// Signs that end a word, and a clause with it.
  private static let clauseSigns: Set<Character> = [
    ",", ".", "!", "?", ";", ":", "~", "…", "，", "。", "！", "？",
  ]
  private static let leadingSigns: Set<Character> = clauseSigns.union(["-", "–", "—"])
  /// Signs and letters at the ends of a word that do not belong to it, such as ㅠㅠ.
  private static let outer: Set<Character> = leadingSigns.union([
    "\"", "“", "”", "‘", "(", ")", "^", "ㅠ", "ㅜ", "ㅋ", "ㅎ", "'", "’",
  ])

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var start = text.startIndex
    func close(at end: String.Index, endsClause: Bool) {
      let phrase = compared(text[start..<end])
      if !phrase.isEmpty {
        words.append(Word(text: phrase, end: end, endsClause: endsClause))
      } else if endsClause || start < end, let last = words.indices.last {
        // Between two words there are only signs.
        words[last].endsClause = true
      }
    }
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let isSign = clauseSigns.contains(text[index]) && !isInNumber(index, of: text)
      if text[index].isWhitespace || isSign {
        close(at: index, endsClause: isSign)
        start = next
      }
      index = next
    }
    close(at: text.endIndex, endsClause: false)
    return words
  }

  /// Returns whether the characters on both sides are digits, as in 5.30.
  private static func isInNumber(_ index: String.Index, of text: String) -> Bool {
    let next = text.index(after: index)
    guard index > text.startIndex, next < text.endIndex else { return false }
    return text[text.index(before: index)].isNumber && text[next].isNumber
  }

  private static func compared(_ raw: Substring) -> String {
    var rest = raw
    while let last = rest.last, outer.contains(last) { rest.removeLast() }
    while let first = rest.first, outer.contains(first) { rest.removeFirst() }
    return rest.lowercased().filter { $0 != "'" && $0 != "’" }
  }
}
