extension ListFilter {
  /// Parses a typed filter: words separated by blanks, `!word`, `'a phrase'`, `#tag`, `FIELD<VALUE` and `>2026-01`. An
  /// operator that forms no comparison, such as that of `<3`, is part of its word.
  public init(reading text: String) throws(FilterRefusal) {
    var reader = FilterReader<Field>()
    try reader.read(text)
    self.init(reader.clauses)
  }
}

/// Tokenizes and parses a filter word by word.
struct FilterReader<Field: FilterFacet> {
  /// The maximum number of characters and of words.
  private static var limits: (letters: Int, words: Int) { (400, 40) }

  private var words: [String] = []
  private var others: [FilterClause<Field>] = []
  /// Whether the words joined again differ from the typed text, for example after an escape.
  private var isChanged = false
  private var typed = ""

  /// The parsed clauses, the words first.
  var clauses: [FilterClause<Field>] {
    if words.isEmpty { return others }
    // A plain search keeps its exact spelling.
    let text = others.isEmpty && !isChanged ? typed : words.joined(separator: " ")
    return [FilterClause(.text(.words(text)))] + others
  }

  mutating func read(_ text: String) throws(FilterRefusal) {
    let (letters, most) = Self.limits
    let tooLong = FilterRefusal.tooLong(letters: letters, words: most)
    if text.utf8.count > letters * 16 || text.count > letters || CombiningMarkLimit.isIn(text) {
      throw tooLong
    }
    typed = Text.trimmed(text)
    var rest = typed[...]
    var count = 0
    var joining: String?
    while let word = Self.word(&rest) {
      count += 1
      if count > most { throw tooLong }
      if count > 1, !rest.isEmpty, Self.isJoining(word) { joining = String(word.text) }
      try read(word)
    }
    // In a search of words alone, the word is searched for literally.
    if let joining, !others.isEmpty { throw .foreign(joining) }
  }

  /// Returns whether a word is a boolean operator in other programs. In Haru, all conditions are joined with "and".
  private static func isJoining(_ word: Word) -> Bool {
    !word.isPhrase && !word.isExcluded
      && ["or", "and", "||", "&&", "또는", "그리고"].contains(word.text.lowercased())
  }

  /// A token of the filter.
  private struct Word {
    var text: Substring
    var isExcluded = false
    var isPhrase = false
  }

  private static func isBlank(_ letter: Character) -> Bool {
    letter.isWhitespace || letter.unicodeScalars.contains(where: Text.isControl)
  }

  private static func word(_ rest: inout Substring) -> Word? {
    rest = rest.drop(while: isBlank)
    if rest.isEmpty { return nil }
    var word = Word(text: rest)
    if let first = rest.first, first == "!" || first == "！" {
      let behind = rest.dropFirst()
      if let next = behind.first, !isBlank(next) { word = Word(text: behind, isExcluded: true) }
    }
    if let phrase = phrase(in: word.text) {
      rest = phrase.rest
      return Word(text: phrase.text, isExcluded: word.isExcluded, isPhrase: true)
    }
    let end = word.text.firstIndex(where: isBlank) ?? word.text.endIndex
    rest = word.text[end...]
    word.text = word.text[..<end]
    return word
  }

  private static var quotes: [Character: Character] {
    ["'": "'", "\"": "\"", "‘": "’", "“": "”"]
  }

  /// Splits a quoted phrase from the start of a text. Returns nil if the text does not begin with a quote, if no
  /// closing quote ends a word, or if the phrase is blank.
  private static func phrase(in text: Substring) -> (text: Substring, rest: Substring)? {
    guard let first = text.first, let last = quotes[first] else { return nil }
    let inside = text.dropFirst()
    var index = inside.startIndex
    while let end = inside[index...].firstIndex(of: last) {
      let next = inside.index(after: end)
      if next == inside.endIndex || isBlank(inside[next]) {
        let phrase = inside[..<end]
        return phrase.allSatisfy(isBlank) ? nil : (phrase, inside[next...])
      }
      index = next
    }
    return nil
  }

  private mutating func read(_ word: Word) throws(FilterRefusal) {
    if word.isPhrase {
      return add(.text(.phrase(String(word.text))), word)
    }
    if word.text.first == "\\", word.text.count > 1 {
      isChanged = true
      return add(plain: word.text.dropFirst(), word)
    }
    if let sign = word.text.first, sign == "#" || sign == "＃",
      let tag = Hashtag.tag("#" + word.text.dropFirst())
    {
      return add(.text(.tag(tag)), word)
    }
    if let (term, isTurned) = try FilterComparison<Field>(word.text)?.term() {
      others.append(FilterClause(term, isExcluded: word.isExcluded != isTurned))
      return
    }
    if Self.isForeign(word.text) { throw .foreign(String(word.text)) }
    add(plain: word.text, word)
  }

  /// Returns whether a word is a condition in the syntax of another program: `name:value`, `+tag` or `-word`. A web
  /// address is not; it is searched for literally.
  private static func isForeign(_ text: Substring) -> Bool {
    func isName(_ part: Substring) -> Bool {
      !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isLetter || $0 == "." }
    }
    if let sign = text.first, "+-".contains(sign) { return isName(text.dropFirst().prefix(1)) }
    guard let sign = text.firstIndex(of: ":") else { return false }
    let (name, rest) = (text[..<sign], text[text.index(after: sign)...])
    return name.count > 2 && isName(name) && !rest.isEmpty && !rest.hasPrefix("//")
  }

  private mutating func add(_ term: FilterTerm<Field>, _ word: Word) {
    others.append(FilterClause(term, isExcluded: word.isExcluded))
  }

  private mutating func add(plain text: Substring, _ word: Word) {
    guard word.isExcluded else { return words.append(String(text)) }
    if text.contains(where: { $0.isLetter || $0.isNumber }) {
      others.append(FilterClause(.text(.words(String(text))), isExcluded: true))
    } else {
      words.append("!" + text)
    }
  }
}
