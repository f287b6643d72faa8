import Domain

/// The tokens of a text for the index of words, and for queries.
///
/// A run of syllables becomes its overlapping pairs and the last syllable alone: `윤슬을` is `윤슬`, `슬을`, `을`. So any part
/// of a run is a phrase of pairs, and a single syllable is a prefix of a pair.
///
/// A run of letters becomes the word. An indexed text also contains all shorter endings of a word that have three or
/// more letters, each with a mark, so that a prefix search finds them inside the word. A tag becomes a token with `#`,
/// beside the tokens of its word.
struct SearchTokens {
  /// Backing storage of the tokens.
  private(set) var bytes: [UInt8] = []
  private var tokens: [Token] = []

  private struct Token {
    let range: Range<Int>
    let isColocated: Bool
  }

  /// The byte before the token of a word ending. It never occurs within a run.
  static let mark: UInt8 = 1
  /// The byte before a token that must match exactly.
  static let exact: UInt8 = 2
  /// The minimum number of letters of a word ending, so that a search finds it inside words.
  static let shortestEnd = 3

  /// Tokenizes an indexed text, or a query.
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

  /// Adds tags with `#`, such as `#산책`, at the position of the last token.
  private mutating func addTags(of text: [UInt8]) {
    guard text.contains(ASCII.numberSign) else { return }
    for tag in Hashtag.all(in: TextForms.folded(String(decoding: text, as: UTF8.self))) {
      let start = bytes.count
      bytes.append(ASCII.numberSign)
      bytes += tag.utf8
      tokens.append(Token(range: start..<bytes.count, isColocated: true))
    }
  }

  /// Tokenizes the initial consonants of the syllables in an indexed name into overlapping pairs. All other characters
  /// are ignored.
  init(initialsOf name: [UInt8]) {
    let cut = SearchRuns(name)
    for run in cut.runs where run.isSyllables { addInitials(of: run, in: cut) }
  }

  /// Parses a token of a `SearchPhrase`.
  init(ofPhrase token: [UInt8]) { add(token.first == Self.exact ? token.dropFirst() : token[...]) }

  /// Visits the tokens in order until the visitor returns false. A colocated token has the position of the previous
  /// one.
  func visit(_ visitor: (_ token: Range<Int>, _ isColocated: Bool) -> Bool) {
    for token in tokens where !visitor(token.range, token.isColocated) { return }
  }

  var texts: [String] { tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } }

  /// Adds the pairs of a run of syllables. If `isOpen`, the run may continue in the indexed text, so its last syllable
  /// alone is not added.
  private mutating func addPairs(of run: SearchRuns.Run, in cut: SearchRuns, isOpen: Bool) {
    let offsets = cut.offsets(of: run)
    let base = bytes.count - run.range.lowerBound
    let last = base + run.range.upperBound
    bytes += cut.bytes[run.range]
    for index in offsets.indices {
      let isLast = index + 1 == offsets.endIndex
      if isLast && isOpen && index > offsets.startIndex { return }
      let end = index + 2 < offsets.endIndex ? base + offsets[index + 2] : last
      tokens.append(Token(range: base + offsets[index]..<end, isColocated: false))
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
    for index in characters.indices {
      let start = bytes.count
      for character in characters[index...].prefix(2) { bytes += character }
      tokens.append(Token(range: start..<bytes.count, isColocated: false))
    }
  }

  private mutating func addEnds(of run: SearchRuns.Run, in cut: SearchRuns) {
    guard run.count > Self.shortestEnd else { return }
    for offset in cut.offsets(of: run).dropFirst().dropLast(Self.shortestEnd - 1) {
      let start = bytes.count
      bytes.append(Self.mark)
      bytes += cut.bytes[offset..<run.range.upperBound]
      tokens.append(Token(range: start..<bytes.count, isColocated: true))
    }
  }

  private mutating func add(_ token: ArraySlice<UInt8>) {
    let start = bytes.count
    bytes += token
    tokens.append(Token(range: start..<bytes.count, isColocated: false))
  }
}
