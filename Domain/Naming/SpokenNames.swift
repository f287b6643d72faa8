/// The names that may stand in a text that somebody wrote (entity linking): a word, or up to three side
/// by side, each as it stands and without a particle or a possessive at its end.
public struct SpokenNames: Sendable {
  /// One place in the text that may be a name.
  public struct Place: Hashable, Sendable {
    /// The names it may be, the likeliest first.
    public let names: [String]
    /// The given name it may be, where a person is expected.
    let given: String?
    /// Which words of the text it is.
    public let words: ClosedRange<Int>
  }

  /// What may be names, at each word the longest first.
  public let places: [Place]

  /// How many words a name has at most, and after how many words of a text no name is looked for.
  static let (longest, most) = (3, 80)

  /// Cuts a text into words.
  public init(_ text: String) {
    let words = text.split(maxSplits: Self.most, whereSeparator: \.isWhitespace).prefix(Self.most)
      .flatMap(Self.people)
    let given = ExpectedNames.given(in: words.map { $0 })
    var places: [Place] = []
    for start in words.indices {
      let last = min(start + Self.longest, words.count) - 1
      for end in stride(from: last, through: start, by: -1) {
        let whole = String(text[words[start].startIndex..<words[end].endIndex])
        let bare = whole.trimming { !$0.isLetter && !$0.isNumber }
        if bare.isEmpty { continue }
        places.append(
          Place(
            names: Self.forms(of: bare).map(\.name), given: start == end ? given[start] : nil,
            words: start...end))
      }
    }
    self.places = places
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

  /// Every name that may stand in the text.
  public var all: [String] { places.flatMap(\.names) }

  /// Every given name that may stand in the text where a person is expected.
  var given: [String] { places.compactMap(\.given) }

  /// What a text is called as a name, and without the particles that may stand behind one.
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
  /// The text without some characters at its ends.
  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isOuter(first) { rest.removeFirst() }
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return String(rest)
  }
}
