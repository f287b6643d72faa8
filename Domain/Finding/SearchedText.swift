/// A text as letters that can be compared: folded, without what stands between its words.
struct SearchedText {
  /// A text as searches compare it.
  typealias Folding = (String) -> String

  private(set) var letters: [Unicode.Scalar] = []
  /// Where in the text each letter stands.
  private(set) var places: [Range<String.Index>] = []
  /// Whether a word begins with each letter.
  private(set) var begins: [Bool] = []

  /// Cuts a text; what cannot be folded at a glance is handed to `fold`.
  init(_ text: String, _ fold: Folding) {
    let scalars = text.unicodeScalars
    var isBehindGap = true
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let next = scalars.index(after: place)
      let scalar = scalars[place]
      if let plain = Self.plain(scalar) {
        add(plain, place..<next, isBehindGap)
        isBehindGap = false
      } else if scalar.isASCII {
        isBehindGap = true
      } else {
        let folded = fold(String(Character(scalar))).unicodeScalars.filter(Self.isLetter)
        for scalar in folded { add(scalar, place..<next, isBehindGap) }
        // A mark that stands alone belongs to the letter before it.
        if !folded.isEmpty {
          isBehindGap = false
        } else if !Self.isMark(scalar) {
          isBehindGap = true
        }
      }
      place = next
    }
  }

  private mutating func add(
    _ letter: Unicode.Scalar, _ place: Range<String.Index>, _ isBeginning: Bool
  ) {
    letters.append(letter)
    places.append(place)
    begins.append(isBeginning)
  }

  /// Letters, digits and Korean syllables, which most texts are made of.
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

/// How well a text fits what is looked for, the best first.
enum TextFit: Int, Comparable, Sendable {
  /// It says just that.
  case whole
  /// It begins with it.
  case beginning
  /// A word in it begins with it.
  case wordBeginning
  /// It has it somewhere.
  case inside
  /// It has all the words of it, but not side by side.
  case scattered

  static func < (one: TextFit, other: TextFit) -> Bool { one.rawValue < other.rawValue }
}

/// Where something was found in a text.
struct FoundRange {
  let fit: TextFit
  let range: Range<String.Index>
}

extension SearchedText {
  /// Where another text stands in this one, and how well it fits; the best place wins, and of equal
  /// ones the first. By initials a consonant stands for every syllable that begins with it.
  func find(_ wanted: SearchedText, byInitials: Bool = false) -> FoundRange? {
    let count = wanted.letters.count
    guard count > 0, letters.count >= count else { return nil }
    func isThere(_ place: Int, _ other: Int) -> Bool {
      let letter = letters[place]
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
    let range = places[best.start].lowerBound..<places[best.start + count - 1].upperBound
    return FoundRange(fit: best.fit, range: range)
  }
}
