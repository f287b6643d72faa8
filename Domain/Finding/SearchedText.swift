/// A text as a sequence of comparable letters. It is folded, and the characters between words are removed.
struct SearchedText {
  /// Normalises a text for comparison, ignoring case, width and Unicode form.
  typealias Folding = (String) -> String

  private(set) var letters: [Unicode.Scalar] = []
  /// The range of each letter in the original text.
  private(set) var ranges: [Range<String.Index>] = []
  /// For each letter, whether a word begins with it.
  private(set) var begins: [Bool] = []

  /// Splits a text into letters. Only scalars that the fast path `plain` does not support are passed to `fold`.
  init(_ text: String, _ fold: Folding) {
    let scalars = text.unicodeScalars
    var isBehindGap = true
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let scalar = scalars[index]
      if let plain = Self.plain(scalar) {
        add(plain, index..<next, isBehindGap)
        isBehindGap = false
      } else if scalar.isASCII {
        isBehindGap = true
      } else {
        let folded = fold(String(Character(scalar))).unicodeScalars.filter(Self.isLetter)
        for scalar in folded { add(scalar, index..<next, isBehindGap) }
        // A combining mark by itself does not end the word of the letter before it.
        if !folded.isEmpty {
          isBehindGap = false
        } else if !Self.isMark(scalar) {
          isBehindGap = true
        }
      }
      index = next
    }
  }

  private mutating func add(
    _ letter: Unicode.Scalar, _ range: Range<String.Index>, _ isBeginning: Bool
  ) {
    letters.append(letter)
    ranges.append(range)
    begins.append(isBeginning)
  }

  /// Folds ASCII letters, digits and Korean syllables as a fast path; nil for other scalars.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3: scalar
    case 0x41...0x5A: Unicode.Scalar(scalar.value + 32)
    default: nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}

/// The quality of the match between a text and the wanted text, the best first.
enum TextFit: Int, Comparable, Sendable {
  /// The text is exactly the wanted text.
  case whole
  /// The text begins with the wanted text.
  case beginning
  /// A word of the text begins with the wanted text.
  case wordBeginning
  /// The text contains the wanted text.
  case inside
  /// The text contains all words of the wanted text, but not adjacent.
  case scattered

  static func < (one: TextFit, other: TextFit) -> Bool { one.rawValue < other.rawValue }
}

/// A match within a text.
struct TextMatch {
  let fit: TextFit
  let range: Range<String.Index>
}

extension SearchedText {
  /// Returns the best match of another text in this text; nil if there is none. If several matches are equally good,
  /// returns the first. With `byInitials`, a consonant matches every syllable that begins with it. Takes O(n·m) time.
  func find(_ wanted: SearchedText, byInitials: Bool = false) -> TextMatch? {
    let count = wanted.letters.count
    guard count > 0, letters.count >= count else { return nil }
    func isThere(_ index: Int, _ other: Int) -> Bool {
      let letter = letters[index]
      if letter == wanted.letters[other] { return true }
      return byInitials && Hangul.initial(letter.value) == wanted.letters[other].value
    }
    var best: (fit: TextFit, start: Int)?
    for start in 0...(letters.count - count) where isThere(start, 0) {
      guard (1..<count).allSatisfy({ isThere(start + $0, $0) }) else { continue }
      let fit: TextFit =
        if start == 0 { count == letters.count ? .whole : .beginning } else {
          begins[start] ? .wordBeginning : .inside
        }
      if best.map({ fit < $0.fit }) ?? true { best = (fit, start) }
      if fit < .inside { break }
    }
    guard let best else { return nil }
    let range = ranges[best.start].lowerBound..<ranges[best.start + count - 1].upperBound
    return TextMatch(fit: best.fit, range: range)
  }
}
