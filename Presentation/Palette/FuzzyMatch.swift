import Domain

/// A fuzzy match of a text with the typed letters. The letters must occur in order; adjacent letters and letters at the
/// beginnings of words score highest. A syllable also matches by its initial consonant, or without its final consonant.
struct FuzzyMatch: Equatable {
  enum Manner {
    /// Matches letter by letter, with gaps; for names.
    case letters
    /// Matches contiguous letters from the beginning of a word; for descriptions, in which scattered letters would
    /// match by chance.
    case words
  }

  /// The score; a larger score is a better match.
  let score: Int
  /// The indices of the matched characters.
  let indices: [Int]

  /// Matches a text with the typed text; nil if the text does not match.
  init?(_ typed: FuzzyText, in text: FuzzyText, by manner: Manner = .letters) {
    let letters = text.letters
    let best =
      switch manner {
      case .letters: Self.best(typed.letters.filter { !$0.isBlank }, in: letters)
      case .words: Self.whole(typed.letters, in: letters)
      }
    guard let best else { return nil }
    (score, indices) = (best.score - letters.count / 8, best.places)
  }

  private typealias Fit = (score: Int, places: [Int])

  /// Returns the best match, found by dynamic programming; nil if a letter is missing. For each index of the text,
  /// `ends` holds the best match of the letters so far that ends at this index.
  private static func best(_ wanted: [Letter], in letters: [Letter]) -> Fit? {
    if wanted.isEmpty || wanted.count > letters.count { return nil }
    var ends: [Fit?] = letters.indices.map { index in
      guard letters[index].fits(wanted[0]) else { return nil }
      let begins = begins(index, in: letters)
      return ((index == 0 ? 18 : begins ? 10 : -min(6, index)), [index])
    }
    for letter in wanted.dropFirst() {
      var next = [Fit?](repeating: nil, count: letters.count)
      var before: Fit?
      for index in letters.indices.dropFirst() {
        if let fit = ends[index - 1], fit.score > before?.score ?? Int.min { before = fit }
        guard letters[index].fits(letter) else { continue }
        // The next letter may be at the beginning of any later word, but within a word only a few letters may be
        // skipped.
        var fits = begins(index, in: letters) ? [before.map { ($0.score + 8, $0.places) }] : []
        fits += (1...farthest).filter { $0 <= index }.map { gap in
          ends[index - gap].map { ($0.score + (gap == 1 ? 13 : -gap), $0.places) }
        }
        let best = fits.compactMap(\.self).max { $0.0 < $1.0 }
        next[index] = best.map { ($0.0, $0.1 + [index]) }
      }
      ends = next
    }
    let best = ends.compactMap(\.self).max { $0.score < $1.score }
    return best.map { ($0.score + (letters.count == wanted.count ? 20 : 0), $0.places) }
  }

  /// Returns the first match of the whole typed text at the beginning of a word; nil if there is none.
  private static func whole(_ typed: [Letter], in letters: [Letter]) -> Fit? {
    let wanted = typed.drop(while: \.isBlank)
    guard let last = wanted.lastIndex(where: { !$0.isBlank }) else { return nil }
    let count = last + 1 - wanted.startIndex
    let start = letters.indices.first { start in
      begins(start, in: letters) && start + count <= letters.count
        && zip(letters[start...], wanted[...last]).allSatisfy { $0.fits($1) }
    }
    return start.map { start in
      let score = start == 0 ? 18 : 10
      return (score + 13 * (count - 1), Array(start..<start + count))
    }
  }

  private static func begins(_ index: Int, in letters: [Letter]) -> Bool {
    index == 0 || letters[index - 1].isBoundary
  }

  /// The maximum distance to the next matched letter within a word.
  private static let farthest = 4
}

/// A text that is split into comparable letters once, so that it is not split again at every key.
struct FuzzyText: Equatable, Sendable {
  fileprivate let letters: [Letter]

  /// Splits a text into letters. Only its first `longest` characters are compared.
  init(_ text: String) { letters = text.prefix(Self.longest).map(Letter.init) }

  private static let longest = 120
}

/// A character in its comparable form.
private struct Letter: Equatable, Sendable {
  private let scalar: UInt32

  init(_ character: Character) {
    let first = character.unicodeScalars.first
    // Capitals are compared as small letters, and combining marks are ignored.
    switch first {
    case .none: scalar = 0
    case .some(let letter) where letter.isASCII:
      scalar = ("A"..."Z").contains(letter) ? letter.value + 0x20 : letter.value
    case .some(let letter)
    where (0x3131...0x318E).contains(letter.value)
      || Self.syllables.contains(letter.value):
      scalar = letter.value
    case .some(let letter):
      scalar = letter.properties.lowercaseMapping.unicodeScalars.first?.value ?? 0
    }
  }

  private static let syllables = UInt32(0xAC00)...0xD7A3

  var isBlank: Bool {
    scalar < 0x80
      ? scalar == 0x20 || (9...13).contains(scalar)
      : Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
  }
  /// Whether a word begins after this character.
  var isBoundary: Bool { isBlank || [0x2D, 0x2E, 0x3A, 0x28].contains(scalar) }

  /// Returns whether this letter is the typed letter, or a syllable that starts with it.
  func fits(_ typed: Letter) -> Bool {
    if scalar == typed.scalar { return true }
    guard Self.syllables.contains(scalar) else { return false }
    let syllable = scalar - 0xAC00
    if Self.syllables.contains(typed.scalar) {
      let begun = typed.scalar - 0xAC00
      return begun % 28 == 0 && begun / 28 == syllable / 28
    }
    return Self.initials[Int(syllable / 588)] == typed.scalar
  }

  /// The initial consonants as single letters, in their order in Unicode syllables.
  private static let initials: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
