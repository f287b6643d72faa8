/// A tokenized line: its words, its quoted text, and the pieces that may be part of a date or time. All ranges are
/// character offsets into the line.
struct CapturedLine {
  struct Word: Equatable {
    let text: String
    let place: Range<Int>
  }

  /// A token of a possible date or time.
  struct Piece {
    let token: PhraseToken
    let place: Range<Int>
    /// The normalised spelling, where it differs from the line.
    var written: String?
  }

  let characters: [Character]
  let words: [Word]
  /// The text in the first pair of quotation marks, without the marks; nil if there is none.
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
      .filter { piece in quoted.map { !$0.overlaps(piece.place) } ?? true }
      .map { Piece(token: $0.token, place: $0.place) }
    pieces =
      hasHangul
      ? SpelledPieces.mended(pieces, characters) : SpokenPieces.meant(pieces, in: characters)
  }

  var hasHangul: Bool { characters.contains(where: Self.isHangul) }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  func text(_ place: Range<Int>) -> String { String(characters[place]) }

  /// The text of a range with the normalised spelling of its pieces.
  func spelled(_ place: Range<Int>) -> String {
    let inside = pieces.filter { place.contains($0.place.lowerBound) }
    guard inside.contains(where: { $0.written != nil }) else { return text(place) }
    return inside.map { $0.written ?? text($0.place) }.joined(separator: " ")
  }

  /// The text without some ranges, with single spaces between its words.
  func rest(without places: [Range<Int>]) -> String {
    var left: [Character] = []
    for (place, character) in characters.enumerated() {
      let isTaken = places.contains { $0.contains(place) }
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
    return places.isEmpty ? text : text.trimmingSuffix(of: ",;:")
  }

  private static func isPunctuation(_ word: Substring) -> Bool { [",", ";", ":"].contains(word) }

  private static func words(in characters: [Character], besides quoted: Range<Int>?) -> [Word] {
    var words: [Word] = []
    var start: Int?
    func close(at end: Int) {
      if let first = start {
        words.append(Word(text: String(characters[first..<end]), place: first..<end))
      }
      start = nil
    }
    for (place, character) in characters.enumerated() {
      if character.isWhitespace || quoted?.contains(place) == true {
        close(at: place)
      } else if start == nil {
        start = place
      }
    }
    close(at: characters.count)
    return words
  }

  private static let marks: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("「", "」"), ("『", "』"), ("‘", "’"),
  ]

  private static func quoted(in characters: [Character]) -> Range<Int>? {
    for (place, character) in characters.enumerated() {
      guard let mark = marks.first(where: { $0.open == character }) else { continue }
      let rest = characters[(place + 1)...]
      guard let end = rest.firstIndex(of: mark.close), end > place + 1 else { continue }
      return (place + 1)..<end
    }
    return nil
  }
}

extension CapturedLine {
  /// A copy in which one word is read as another token. Its range does not change.
  func reading(_ number: Int, as token: PhraseToken, written: String) -> CapturedLine {
    var line = self
    let place = words[number].place
    let first = line.pieces.firstIndex { $0.place.lowerBound >= place.lowerBound }
    line.pieces.removeAll { $0.place.overlaps(place) }
    line.pieces.insert(
      Piece(token: token, place: place, written: written), at: first ?? line.pieces.count)
    return line
  }

  /// Whether the line contains one of the words, with or without a particle.
  func says(_ wanted: Set<String>) -> Bool {
    words.contains { word in
      let text = word.text.lowercased().trimmingSuffix(of: ",.!?")
      return wanted.contains(text)
        || EndParticle.stems(of: text).contains { wanted.contains($0.stem) }
    }
  }

  /// A word by index, in lower case; empty if out of range.
  func word(_ number: Int) -> String {
    words.indices.contains(number) ? words[number].text.lowercased() : ""
  }

  /// A dash at the start of the remaining words: `mood: 82 - lovely run`.
  func leadingDash(besides places: [Range<Int>]) -> [Range<Int>] {
    let first = words.first { word in !places.contains { $0.overlaps(word.place) } }
    guard let first, ["-", "–", "—"].contains(first.text) else { return [] }
    return [first.place]
  }

  /// The word right before a range, in lower case; empty if there is none.
  func lastWord(before place: Range<Int>) -> String {
    words.last { $0.place.upperBound <= place.lowerBound }?.text.lowercased() ?? ""
  }

  /// Whether no piece of a word can be part of a date or time.
  func isPlain(_ number: Int) -> Bool {
    !pieces.contains { piece in
      piece.place.overlaps(words[number].place) && PhraseCertainty.isKnown(piece.token)
    }
  }

  /// Whether a word begins at an offset.
  func isWordStart(_ place: Int) -> Bool { place == 0 || characters[place - 1].isWhitespace }

  /// Whether the word after an offset starts with one of the nouns.
  func hasNoun(behind place: Int, of nouns: [String]) -> Bool {
    guard let next = words.first(where: { $0.place.lowerBound >= place }) else { return false }
    return nouns.contains { next.text.hasPrefix($0) }
  }

  /// A preposition left at the end whose phrase was removed: the `to` of `move dentist to friday`.
  func lastLead(besides places: [Range<Int>]) -> Range<Int>? {
    let kept = words.filter { word in !places.contains { $0.overlaps(word.place) } }
    let leads: Set<String> = ["to", "until", "till", "before", "after", "from", "on", "at", "re"]
    guard kept.count > 1, let last = kept.last, leads.contains(last.text.lowercased()),
      places.contains(where: { $0.lowerBound > last.place.lowerBound })
    else { return nil }
    return last.place
  }

  /// Signs and prepositions without meaning once the words beside them are removed: the comma of `, bring laptop`, the
  /// `to` of `move dentist to`.
  func loose(besides places: [Range<Int>]) -> [Range<Int>] {
    let left = words.filter { word in !places.contains { $0.overlaps(word.place) } }
    var loose: [Range<Int>] = []
    let signs: Set<Character> = [",", ":", ";", "→", "-", "–", "—", "·", "."]
    for word in left where word.text.allSatisfy(signs.contains) { loose.append(word.place) }
    for word in left where ["종일", "온종일"].contains(word.text) { loose.append(word.place) }
    // A verb before a removed day and a comma: `b-day is oct 31st, halloween!`.
    for word in left where ["is", "on"].contains(word.text.lowercased()) {
      let isBefore = places.contains { place in
        place.lowerBound == word.place.upperBound + 1 && place.upperBound < characters.count
          && characters[place.upperBound] == ","
      }
      if isBefore { loose.append(word.place) }
    }
    // `for` before a removed day and a dash: `babysitter for the 20th - ask Mina`.
    for (lead, next) in zip(words, words.dropFirst()) where lead.text.lowercased() == "for" {
      guard let place = places.first(where: { $0.overlaps(next.place) }),
        !places.contains(where: { $0.overlaps(lead.place) })
      else { continue }
      let behind = words.first { $0.place.lowerBound >= place.upperBound }
      if behind.map({ $0.text.allSatisfy(signs.contains) }) == true { loose.append(lead.place) }
    }
    for place in places where place.upperBound < characters.count {
      if ")]".contains(characters[place.upperBound]) {
        loose.append(place.upperBound..<place.upperBound + 1)
        // Parentheses around a removed day: 서버 점검 (목).
        if place.lowerBound > 0, "([".contains(characters[place.lowerBound - 1]) {
          loose.append(place.lowerBound - 1..<place.lowerBound)
        }
      }
    }
    let kept = left.filter { word in !loose.contains(word.place) }
    if kept.count > 1, let last = kept.last,
      ["by", "is", "of", "the", "for"].contains(
        last.text.lowercased()),
      places.contains(where: { $0.lowerBound > last.place.lowerBound })
    {
      loose.append(last.place)
    }
    if let last = kept.last, last.text.count > 1, let sign = last.text.last, ",;:".contains(sign) {
      loose.append(last.place.upperBound - 1..<last.place.upperBound)
    }
    return loose
  }
}
