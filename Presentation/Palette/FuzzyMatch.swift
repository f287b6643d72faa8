import Domain

/// How well a text fits what somebody types for it (fuzzy search): its letters in their order, side by
/// side, at the beginnings of words or with few others between them; a syllable also by its initial
/// consonant or without its last one.
struct FuzzyMatch: Equatable {
  /// How a text is compared.
  enum Manner {
    /// A name: letter by letter.
    case letters
    /// What is said of something, where letters here and there would fit by chance: whole from the
    /// beginning of a word on.
    case words
  }

  /// The better it fits, the larger.
  let score: Int
  /// The places of the characters that were typed.
  let places: [Int]

  /// Compares a text with what was typed; nothing where a letter is missing.
  init?(_ typed: FuzzyText, in text: FuzzyText, by manner: Manner = .letters) {
    let letters = text.letters
    let best =
      switch manner {
      case .letters: Self.best(typed.letters.filter { !$0.isBlank }, in: letters)
      case .words: Self.whole(typed.letters, in: letters)
      }
    guard let best else { return nil }
    (score, places) = (best.score - letters.count / 8, best.places)
  }

  private typealias Fit = (score: Int, places: [Int])

  /// The best places of the letters. For each place of the text it holds the best fit of what was
  /// typed so far that ends there (dynamic programming).
  private static func best(_ wanted: [Letter], in letters: [Letter]) -> Fit? {
    if wanted.isEmpty || wanted.count > letters.count { return nil }
    var ends: [Fit?] = letters.indices.map { place in
      guard letters[place].fits(wanted[0]) else { return nil }
      let begins = begins(place, in: letters)
      return ((place == 0 ? 18 : begins ? 10 : -min(6, place)), [place])
    }
    for letter in wanted.dropFirst() {
      var next = [Fit?](repeating: nil, count: letters.count)
      var before: Fit?
      for place in letters.indices.dropFirst() {
        if let fit = ends[place - 1], fit.score > before?.score ?? Int.min { before = fit }
        guard letters[place].fits(letter) else { continue }
        // A word may begin anywhere behind; inside one little is left out.
        var fits = begins(place, in: letters) ? [before.map { ($0.score + 8, $0.places) }] : []
        fits += (1...farthest).filter { $0 <= place }.map { gap in
          ends[place - gap].map { ($0.score + (gap == 1 ? 13 : -gap), $0.places) }
        }
        let best = fits.compactMap(\.self).max { $0.0 < $1.0 }
        next[place] = best.map { ($0.0, $0.1 + [place]) }
      }
      ends = next
    }
    let best = ends.compactMap(\.self).max { $0.score < $1.score }
    return best.map { ($0.score + (letters.count == wanted.count ? 20 : 0), $0.places) }
  }

  /// The first place from which all that was typed stands side by side.
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

  private static func begins(_ place: Int, in letters: [Letter]) -> Bool {
    place == 0 || letters[place - 1].isBoundary
  }

  /// How far the next letter may be inside of a word.
  private static let farthest = 4
}

/// A text taken apart into letters that can be compared, once for all that is typed (cache).
struct FuzzyText: Equatable, Sendable {
  fileprivate let letters: [Letter]

  /// Takes a text apart; what is longer than any name is not looked at.
  init(_ text: String) { letters = text.prefix(Self.longest).map(Letter.init) }

  private static let longest = 120
}

/// One character, as it is compared.
private struct Letter: Equatable, Sendable {
  private let scalar: UInt32

  init(_ character: Character) {
    let first = character.unicodeScalars.first
    // Capitals are compared as small letters; marks that are written apart are left out.
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
  /// Whether a word begins behind it.
  var isBoundary: Bool { isBlank || [0x2D, 0x2E, 0x3A, 0x28].contains(scalar) }

  /// Whether it is what was typed: the same, or a syllable that begins so.
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

  /// The initial consonants as they are typed alone, in the order of syllables.
  private static let initials: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
