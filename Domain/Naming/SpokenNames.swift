/// The possible names in a free text (entity linking). Each sequence of up to three words is a candidate, as written
/// and without a particle or possessive at its end.
public struct SpokenNames: Sendable {
  /// A sequence of words that may be a name.
  public struct Candidate: Hashable, Sendable {
    /// The possible names, most likely first.
    public let names: [String]
    /// The given name, if the text expects a person in this position; nil otherwise.
    let given: String?
    /// The indices of the words in the text.
    public let words: ClosedRange<Int>
  }

  /// All candidates, ordered by first word. For the same first word, the longest sequence comes first.
  public let candidates: [Candidate]

  /// The maximum number of words of a name, and of words of a text that are examined.
  public static let (longest, most) = (3, 80)

  /// Finds the names in a text. `most` returns the maximum number of words of a name that begins with a word.
  public init(_ text: String, most: (String) -> Int = { _ in Self.longest }) {
    let words = text.split(maxSplits: Self.most, whereSeparator: \.isWhitespace).prefix(Self.most)
      .flatMap(Self.people)
    let given = ExpectedNames.given(in: words.map { $0 })
    var candidates: [Candidate] = []
    for start in words.indices {
      let head = Self.bare(words[start])
      let longest = head.isEmpty ? Self.longest : most(head)
      if longest == 0 { continue }
      let last = min(start + longest, words.count) - 1
      for end in stride(from: last, through: start, by: -1) {
        let whole = String(text[words[start].startIndex..<words[end].endIndex])
        let bare = whole.trimming { !$0.isLetter && !$0.isNumber }
        if bare.isEmpty { continue }
        candidates.append(
          Candidate(
            names: Self.forms(of: bare).map(\.name), given: start == end ? given[start] : nil,
            words: start...end))
      }
    }
    self.candidates = candidates
  }

  /// Splits a word such as 엄마아빠랑, which names two persons without a space. Other words are returned unchanged.
  private static func people(_ word: Substring) -> [Substring] {
    guard let first = word.first, first.utf8.count > 2 else { return [word] }
    // 민아랑밥 names 민아.
    if let sign = word.dropFirst(2).dropLast().firstIndex(of: "랑") {
      let end = word.index(after: sign)
      return [word[..<end], word[end...]]
    }
    guard "엄아할".contains(first) else { return [word] }
    for (couple, names) in GivenNames.couples where word.hasPrefix(couple) {
      let end = word.index(word.startIndex, offsetBy: names[0].count)
      return [word[..<end], word[end...]]
    }
    return [word]
  }

  /// Returns the words of a text with which names of several words may begin.
  static func heads(of text: String) -> [String] {
    text.split(maxSplits: most, whereSeparator: \.isWhitespace).prefix(most).flatMap(people)
      .map(bare)
  }

  /// Returns a word without the signs before it.
  static func bare(_ word: Substring) -> String {
    String(word.drop { !$0.isLetter && !$0.isNumber })
  }

  /// The possible names of all candidates.
  public var all: [String] { candidates.flatMap(\.names) }

  /// The given names in positions where the text expects a person.
  var given: [String] { candidates.compactMap(\.given) }

  /// Returns the text, then the text without the particles or possessives that it may end with.
  public static func forms(of text: String) -> [(name: String, hasParticle: Bool)] {
    var forms = [(text, false)]
    for possessive in ["’s", "'s"] where text.count > 2 && text.hasSuffix(possessive) {
      forms.append((String(text.dropLast(2)), true))
    }
    // `dinner at mums`
    if text.count > 3, text.hasSuffix("s"), text.last?.isASCII == true {
      forms.append((String(text.dropLast()), true))
    }
    return forms + EndParticle.stems(of: text).map { ($0.stem, true) }
  }
}

extension String {
  /// Returns the text without the leading and trailing characters that match a predicate.
  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isOuter(first) { rest.removeFirst() }
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return String(rest)
  }
}
