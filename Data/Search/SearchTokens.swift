import Domain

/// The tokens the index of words keeps of a text, and those it is asked by.
///
/// A run of syllables is the pairs of syllables in it, one at each place, and at its end the last
/// syllable alone: `윤슬을` is `윤슬`, `슬을`, `을`. Whatever part of it is looked for is then a row
/// of pairs, and a single syllable is the beginning of a pair. A run of letters is the word, and
/// in a text also its ends of three letters and more, with a mark before them: where a word is
/// looked for inside of others, it is the beginning of such an end. A tag is a token with its sign
/// beside those of its word.
struct SearchTokens {
  /// The bytes the tokens are made of.
  private(set) var bytes: [UInt8] = []
  private var tokens: [Token] = []

  private struct Token {
    let range: Range<Int>
    let isColocated: Bool
  }

  /// What stands before the end of a word. No text has it within a run.
  static let mark: UInt8 = 1
  /// What stands before a token that a phrase looks for just as it is.
  static let exact: UInt8 = 2
  /// The fewest letters by which a word is found inside of others.
  static let shortestEnd = 3

  /// Cuts a text that is kept, or one that is looked for.
  init(_ text: [UInt8], isQuery: Bool) {
    let cut = SearchRuns(text)
    bytes.reserveCapacity(4 * text.count)
    tokens.reserveCapacity(text.count)
    for (index, run) in cut.runs.enumerated() {
      let isLast = index == cut.runs.count - 1
      if run.isSyllables {
        addPairs(of: run, in: cut, isOpen: isQuery && isLast)
      } else {
        add(cut.bytes[run.range])
        if !isQuery { addEnds(of: run, in: cut) }
      }
    }
    if !isQuery, !tokens.isEmpty { addTags(of: text) }
  }

  /// Tags are tokens of their own beside the last one, with their signs: `#산책`.
  private mutating func addTags(of text: [UInt8]) {
    guard text.contains(ASCII.numberSign) else { return }
    for tag in Hashtag.all(in: TextForms.folded(String(decoding: text, as: UTF8.self))) {
      let start = bytes.count
      bytes.append(ASCII.numberSign)
      bytes += tag.utf8
      tokens.append(Token(range: start..<bytes.count, isColocated: true))
    }
  }

  /// Cuts a name that is kept into the initial consonants of its syllables, in the way a run of
  /// syllables is cut; nothing else of it counts.
  init(initialsOf name: [UInt8]) {
    let cut = SearchRuns(name)
    for run in cut.runs where run.isSyllables { addInitials(of: run, in: cut) }
  }

  /// Reads a token of a `SearchPhrase` back.
  init(ofPhrase token: [UInt8]) { add(token.first == Self.exact ? token.dropFirst() : token[...]) }

  /// Visits the tokens in order until the visitor returns false. A colocated one stands at the
  /// place of the one before.
  func visit(_ visitor: (_ token: Range<Int>, _ isColocated: Bool) -> Bool) {
    for token in tokens where !visitor(token.range, token.isColocated) { return }
  }

  /// The tokens as texts.
  var texts: [String] { tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } }

  /// A run that is open may go on in the text, so its last syllable alone is not looked for.
  private mutating func addPairs(of run: SearchRuns.Run, in cut: SearchRuns, isOpen: Bool) {
    let places = cut.places(of: run)
    let base = bytes.count - run.range.lowerBound
    let last = base + run.range.upperBound
    bytes += cut.bytes[run.range]
    for index in places.indices {
      let isLast = index + 1 == places.endIndex
      if isLast && isOpen && index > places.startIndex { return }
      let end = index + 2 < places.endIndex ? base + places[index + 2] : last
      tokens.append(Token(range: base + places[index]..<end, isColocated: false))
    }
  }

  private mutating func addInitials(of run: SearchRuns.Run, in cut: SearchRuns) {
    var initials: [[UInt8]] = []
    for scalar in String(decoding: cut.bytes[run.range], as: UTF8.self).unicodeScalars {
      if let initial = Hangul.initialConsonant(of: scalar) {
        initials.append(Array(String(initial).utf8))
      } else {
        addPairs(of: initials)
        initials = []
      }
    }
    addPairs(of: initials)
  }

  private mutating func addPairs(of characters: [[UInt8]]) {
    for place in characters.indices {
      let start = bytes.count
      for character in characters[place...].prefix(2) { bytes += character }
      tokens.append(Token(range: start..<bytes.count, isColocated: false))
    }
  }

  private mutating func addEnds(of run: SearchRuns.Run, in cut: SearchRuns) {
    guard run.count > Self.shortestEnd else { return }
    for place in cut.places(of: run).dropFirst().dropLast(Self.shortestEnd - 1) {
      let start = bytes.count
      bytes.append(Self.mark)
      bytes += cut.bytes[place..<run.range.upperBound]
      tokens.append(Token(range: start..<bytes.count, isColocated: true))
    }
  }

  private mutating func add(_ token: ArraySlice<UInt8>) {
    let start = bytes.count
    bytes += token
    tokens.append(Token(range: start..<bytes.count, isColocated: false))
  }
}
