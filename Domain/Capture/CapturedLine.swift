/// A tokenized line: its words, its quoted text, and the pieces that may be part of a date or time. All ranges are
/// character offsets into the line.
struct CapturedLine {
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  /// A token of a possible date or time.
  struct Piece {
    let token: PhraseToken
    let range: Range<Int>
    /// The normalised spelling, if it differs from the line. Nil otherwise.
    var written: String?
  }

  let characters: [Character]
  let words: [Word]
  /// The range of the text in the first pair of quotation marks, without the marks; nil if there is none.
  let quoted: Range<Int>?
  private(set) var pieces: [Piece]

  /// The maximum number of characters in a line.
  static let longest = 2000

  init(_ text: String) {
    characters = Array(text)
    quoted = Self.quoted(in: characters)
    words = Self.words(in: characters, besides: quoted)
    let quoted = quoted
    pieces = PhraseLexer.located(in: characters)
      .filter { piece in quoted.map { !$0.overlaps(piece.range) } ?? true }
      .map { Piece(token: $0.token, range: $0.range) }
    pieces =
      hasHangul
      ? SpelledPieces.mended(pieces, characters) : SpokenPieces.meant(pieces, in: characters)
  }

  var hasHangul: Bool { characters.contains(where: Hangul.isSyllable) }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Returns the text of a range with the normalised spelling of its pieces.
  func spelled(_ range: Range<Int>) -> String {
    let inside = pieces.filter { range.contains($0.range.lowerBound) }
    guard inside.contains(where: { $0.written != nil }) else { return text(range) }
    return inside.map { $0.written ?? text($0.range) }.joined(separator: " ")
  }

  /// Returns the text outside some ranges, with single spaces between the words.
  func rest(without ranges: [Range<Int>]) -> String {
    var left: [Character] = []
    for (index, character) in characters.enumerated() {
      let isTaken = ranges.contains { $0.contains(index) }
      left.append(isTaken || character.isWhitespace ? " " : character)
    }
    // Punctuation at either end belonged to a removed phrase.
    let words = String(left).split(separator: " ")
    let first = words.firstIndex { !Self.isPunctuation($0) } ?? 0
    let last = words.lastIndex { !Self.isPunctuation($0) } ?? words.endIndex - 1
    guard first <= last else { return "" }
    let text = words[first...last].reduce(into: "") { text, word in
      // Of two commas around a removed phrase, only one stays.
      if Self.isPunctuation(word), text.last.map({ ",;:".contains($0) }) == true { return }
      text += text.isEmpty || word.allSatisfy({ ",;!?".contains($0) }) ? "\(word)" : " \(word)"
    }
    return ranges.isEmpty ? text : text.trimmingSuffix(of: ",;:")
  }

  private static func isPunctuation(_ word: Substring) -> Bool { [",", ";", ":"].contains(word) }

  private static func words(in characters: [Character], besides quoted: Range<Int>?) -> [Word] {
    var words: [Word] = []
    var start: Int?
    func close(at end: Int) {
      if let first = start {
        words.append(Word(text: String(characters[first..<end]), range: first..<end))
      }
      start = nil
    }
    for (index, character) in characters.enumerated() {
      if character.isWhitespace || quoted?.contains(index) == true {
        close(at: index)
      } else if start == nil {
        start = index
      }
    }
    close(at: characters.count)
    return words
  }

  private static let marks: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("「", "」"), ("『", "』"), ("‘", "’"),
  ]

  private static func quoted(in characters: [Character]) -> Range<Int>? {
    for (index, character) in characters.enumerated() {
      guard let mark = marks.first(where: { $0.open == character }) else { continue }
      let rest = characters[(index + 1)...]
      guard let end = rest.firstIndex(of: mark.close), end > index + 1 else { continue }
      return (index + 1)..<end
    }
    return nil
  }
}

extension CapturedLine {
  /// Returns a copy of the line in which one word is read as another token. The range of the word does not change.
  func reading(_ number: Int, as token: PhraseToken, written: String) -> CapturedLine {
    var line = self
    let range = words[number].range
    let first = line.pieces.firstIndex { $0.range.lowerBound >= range.lowerBound }
    line.pieces.removeAll { $0.range.overlaps(range) }
    line.pieces.insert(
      Piece(token: token, range: range, written: written), at: first ?? line.pieces.count)
    return line
  }

  /// Returns whether the line contains one of the words, with or without a particle.
  func says(_ wanted: Set<String>) -> Bool {
    words.contains { word in
      let text = word.text.lowercased().trimmingSuffix(of: ",.!?")
      return wanted.contains(text)
        || EndParticle.stems(of: text).contains { wanted.contains($0.stem) }
    }
  }

  /// Returns a word by index, in lower case; empty if the index is out of range.
  func word(_ number: Int) -> String {
    words.indices.contains(number) ? words[number].text.lowercased() : ""
  }

  /// Finds a dash at the start of the remaining words: `mood: 82 - lovely run`.
  func leadingDash(besides ranges: [Range<Int>]) -> [Range<Int>] {
    let first = words.first { word in !ranges.contains { $0.overlaps(word.range) } }
    guard let first, ["-", "–", "—"].contains(first.text) else { return [] }
    return [first.range]
  }

  /// Returns the word right before a range, in lower case; empty if there is none.
  func lastWord(before range: Range<Int>) -> String {
    words.last { $0.range.upperBound <= range.lowerBound }?.text.lowercased() ?? ""
  }

  /// Returns whether no piece of a word can be part of a date or time.
  func isPlain(_ number: Int) -> Bool {
    !pieces.contains { piece in
      piece.range.overlaps(words[number].range) && PhraseCertainty.isKnown(piece.token)
    }
  }

  /// Returns whether a word begins at an offset.
  func isWordStart(_ offset: Int) -> Bool { offset == 0 || characters[offset - 1].isWhitespace }

  /// Returns whether the word after an offset starts with one of the nouns.
  func hasNoun(behind offset: Int, of nouns: [String]) -> Bool {
    guard let next = words.first(where: { $0.range.lowerBound >= offset }) else { return false }
    return nouns.contains { next.text.hasPrefix($0) }
  }

  /// Finds a preposition at the end whose phrase was removed: the `to` of `move dentist to friday`. Returns nil if
  /// there is none.
  func lastLead(besides ranges: [Range<Int>]) -> Range<Int>? {
    let kept = words.filter { word in !ranges.contains { $0.overlaps(word.range) } }
    let leads: Set<String> = ["to", "until", "till", "before", "after", "from", "on", "at", "re"]
    guard kept.count > 1, let last = kept.last, leads.contains(last.text.lowercased()),
      ranges.contains(where: { $0.lowerBound > last.range.lowerBound })
    else { return nil }
    return last.range
  }

  /// Finds signs and small words that have no meaning once the words beside them are removed: the comma of `, bring
  /// laptop`, the `by` at the end of a line.
  func loose(besides ranges: [Range<Int>]) -> [Range<Int>] {
    let left = words.filter { word in !ranges.contains { $0.overlaps(word.range) } }
    var loose: [Range<Int>] = []
    let signs: Set<Character> = [",", ":", ";", "→", "-", "–", "—", "·", "."]
    for word in left where word.text.allSatisfy(signs.contains) { loose.append(word.range) }
    for word in left where ["종일", "온종일", "이따", "이따가"].contains(word.text) {
      loose.append(word.range)
    }
    // A verb before a removed day and a comma: `b-day is oct 31st, halloween!`.
    for word in left where ["is", "on"].contains(word.text.lowercased()) {
      let isBefore = ranges.contains { range in
        range.lowerBound == word.range.upperBound + 1 && range.upperBound < characters.count
          && characters[range.upperBound] == ","
      }
      if isBefore { loose.append(word.range) }
    }
    // `for` before a removed day and a dash: `babysitter for the 20th - ask Mina`.
    for (lead, next) in zip(words, words.dropFirst()) where lead.text.lowercased() == "for" {
      guard let range = ranges.first(where: { $0.overlaps(next.range) }),
        !ranges.contains(where: { $0.overlaps(lead.range) })
      else { continue }
      let behind = words.first { $0.range.lowerBound >= range.upperBound }
      if behind.map({ $0.text.allSatisfy(signs.contains) }) == true { loose.append(lead.range) }
    }
    for range in ranges where range.upperBound < characters.count {
      if ")]".contains(characters[range.upperBound]) {
        loose.append(range.upperBound..<range.upperBound + 1)
        // Parentheses around a removed day: 서버 점검 (목).
        if range.lowerBound > 0, "([".contains(characters[range.lowerBound - 1]) {
          loose.append(range.lowerBound - 1..<range.lowerBound)
        }
      }
    }
    let kept = left.filter { word in !loose.contains(word.range) }
    if kept.count > 1, let last = kept.last,
      ["by", "is", "of", "the", "for"].contains(
        last.text.lowercased()),
      ranges.contains(where: { $0.lowerBound > last.range.lowerBound })
    {
      loose.append(last.range)
    }
    if let last = kept.last, last.text.count > 1, let sign = last.text.last, ",;:".contains(sign) {
      loose.append(last.range.upperBound - 1..<last.range.upperBound)
    }
    return loose
  }
}
