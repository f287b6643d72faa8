import Domain

/// How well a text fits what somebody types for it (fuzzy search): its letters in their order, with or
/// without others between them, a syllable also by its initial consonant or without its last one.
struct FuzzyMatch: Equatable {
  /// The better it fits, the larger.
  let score: Int
  /// The places of the characters that were typed.
  let places: [Int]

  /// Compares a text with what was typed; nothing where a letter is missing.
  init?(_ typed: String, in text: String) {
    let wanted = Self.letters(typed).filter { !$0.isBlank }
    let letters = Self.letters(text)
    if wanted.isEmpty || wanted.count > letters.count { return nil }
    var best: (score: Int, places: [Int])?
    for start in letters.indices where letters[start].fits(wanted[0]) {
      guard let places = Self.places(of: wanted, in: letters, from: start) else { break }
      let score = Self.score(places, in: letters)
      if score > best?.score ?? Int.min { best = (score, places) }
    }
    guard let best else { return nil }
    (score, places) = (best.score - letters.count / 8, best.places)
  }

  /// The first places of the letters from one on.
  private static func places(of wanted: [Letter], in letters: [Letter], from start: Int) -> [Int]? {
    var places: [Int] = []
    var place = start
    for letter in wanted {
      guard let next = letters[place...].firstIndex(where: { $0.fits(letter) }) else { return nil }
      places.append(next)
      place = next + 1
    }
    return places
  }

  /// Letters side by side count most, then those that begin a word; the beginning of all counts more.
  private static func score(_ places: [Int], in letters: [Letter]) -> Int {
    var score = 0
    for (number, place) in places.enumerated() {
      let begins = place == 0 || letters[place - 1].isBoundary
      if number > 0, places[number - 1] == place - 1 {
        score += 12
      } else if begins {
        score += 10
      } else if number > 0 {
        score -= min(6, place - places[number - 1])
      } else {
        score -= min(6, place)
      }
    }
    if places.first == 0 { score += 8 }
    if places.count == letters.count { score += 20 }
    return score
  }

  /// A text as letters that can be compared; what is longer than any name is not looked at.
  private static func letters(_ text: String) -> [Letter] {
    text.prefix(Self.longest).map(Letter.init)
  }

  private static let longest = 120
}

/// One character, as it is compared.
private struct Letter {
  private let scalar: UInt32

  init(_ character: Character) {
    let first = character.unicodeScalars.first
    // Capitals are compared as small letters; marks that are written apart are left out.
    scalar = first?.properties.lowercaseMapping.unicodeScalars.first?.value ?? 0
  }

  var isBlank: Bool { Unicode.Scalar(scalar)?.properties.isWhitespace ?? false }
  /// Whether a word begins behind it.
  var isBoundary: Bool { isBlank || [0x2D, 0x2E, 0x3A, 0x28].contains(scalar) }

  /// Whether it is what was typed: the same, or a syllable that begins so.
  func fits(_ typed: Letter) -> Bool {
    if scalar == typed.scalar { return true }
    guard (0xAC00...0xD7A3).contains(scalar) else { return false }
    let syllable = scalar - 0xAC00
    if (0xAC00...0xD7A3).contains(typed.scalar) {
      let begun = typed.scalar - 0xAC00
      return begun % 28 == 0 && begun / 28 == syllable / 28
    }
    return Self.initials[Int(syllable / 588)] == typed.scalar
  }

  /// The initial consonants as they are typed alone, in the order of syllables.
  private static let initials: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
