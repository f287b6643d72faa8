/// The possible names in a free text (entity linking). Each sequence of up to three words counts, as it is and without
/// a particle or possessive at its end.
public struct SpokenNames: Sendable {
  /// A sequence of words that may be a name.
  public struct Candidate: Hashable, Sendable {
    /// The possible names, the likeliest first.
    public let names: [String]
    /// The given name, if the text expects a person here; otherwise nil.
    let given: String?
    /// The word indices in the text.
    public let words: ClosedRange<Int>
  }

  /// All possible names, by first word; the longest sequences come first.
  public let candidates: [Candidate]

  /// The maximum number of words of a name, and of words of a text that are examined.
  static let (longest, most) = (3, 80)

  public init(_ text: String) {
    let words = text.split(maxSplits: Self.most, whereSeparator: \.isWhitespace).prefix(Self.most)
      .flatMap(Self.people)
    let given = ExpectedNames.given(in: words.map { $0 })
    var candidates: [Candidate] = []
    for start in words.indices {
      let last = min(start + Self.longest, words.count) - 1
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

  /// 엄마아빠랑 names two people without a space.
  private static func people(_ word: Substring) -> [Substring] {
    guard let first = word.first, "엄아할".contains(first) else { return [word] }
    for (couple, names) in GivenNames.couples where word.hasPrefix(couple) {
      let end = word.index(word.startIndex, offsetBy: names[0].count)
      return [word[..<end], word[end...]]
    }
    return [word]
  }

  /// All possible names in the text.
  public var all: [String] { candidates.flatMap(\.names) }

  /// All given names in positions that expect a person.
  var given: [String] { candidates.compactMap(\.given) }

  /// A text as a name, and without the particles or possessives it may end with. The text itself comes first.
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
  /// The text without leading and trailing characters that match a predicate.
  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isOuter(first) { rest.removeFirst() }
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return String(rest)
  }
}
