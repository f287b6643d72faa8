import TextUI

/// Korean particles, whose form depends on the final sound of the preceding word.
package enum Particle {
  case object, subject, topic, with, toward
  /// The spoken form of `with`: 이랑, 랑.
  case along
  /// The copula: 이에요, 예요.
  case being
  /// The quotative after a name: 이라는, 라는.
  case called

  /// Returns a word with the form of the particle that fits its last spoken letter or digit. Trailing brackets,
  /// punctuation and emoji are skipped; foreign letters are taken as commonly pronounced in Korean.
  package func after(_ word: String) -> String { word + form(after: word) }

  /// Returns only the particle. Use it if the text on the screen differs from the word as it is spoken.
  package func form(after word: String) -> String {
    let forms = forms
    switch Sound.ending(of: word) {
    case .vowel: return forms.afterVowel
    // 로 follows a final ㄹ like a vowel.
    case .rieul: return self == .toward ? forms.afterVowel : forms.afterConsonant
    case .consonant: return forms.afterConsonant
    }
  }

  private var forms: (afterConsonant: String, afterVowel: String) {
    switch self {
    case .object: ("을", "를")
    case .subject: ("이", "가")
    case .topic: ("은", "는")
    case .with: ("과", "와")
    case .along: ("이랑", "랑")
    case .being: ("이에요", "예요")
    case .called: ("이라는", "라는")
    case .toward: ("으로", "로")
    }
  }
}

/// The final sound of a word read aloud in Korean.
enum Sound: Equatable {
  case vowel, rieul, consonant

  /// Returns the final sound of a word. An unknown sound, such as that of an emoji, counts as a vowel.
  static func ending(of word: String) -> Sound {
    let scalars = Array(word.unicodeScalars.reversed())
    // `%` is read as 퍼센트.
    if scalars.first == "%" { return .vowel }
    let outside = withoutBrackets(scalars[...]).drop { !isSpoken($0) }
    // A word that is entirely in brackets is spoken.
    let spoken = outside.isEmpty ? scalars.drop { !isSpoken($0) } : outside
    guard let last = spoken.first else { return .vowel }
    if let clock = clock(spoken) { return clock }
    if letter(last) != nil {
      let word = spoken.prefix { letter($0) != nil }
      return unit(word, after: spoken[word.endIndex...]) ?? latin(word)
    }
    return hangul(last) ?? digit(last) ?? Hanja.sound(of: last)
      ?? (isFinalKana(last) ? .consonant : .vowel)
  }

  /// Removes the brackets at the end of a word, with the text in them. Both the word and the result are reversed.
  private static func withoutBrackets(
    _ reversed: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    var word = reversed
    while true {
      let rest = word.drop { !isSpoken($0) && brackets[$0] == nil }
      guard let close = rest.first, let open = brackets[close],
        let end = end(of: open, close, in: rest)
      else { return word }
      word = rest[(end + 1)...]
    }
  }

  /// Returns the index of the opening bracket that matches the closing bracket at the start of a reversed text; nil if
  /// there is none.
  private static func end(
    of open: Unicode.Scalar, _ close: Unicode.Scalar, in reversed: ArraySlice<Unicode.Scalar>
  ) -> Int? {
    var depth = 0
    return reversed.indices.first { index in
      if reversed[index] == close { depth += 1 }
      if reversed[index] == open { depth -= 1 }
      return depth == 0
    }
  }

  /// Closing brackets with their opening counterparts.
  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "}": "{", "）": "（", "］": "［", "〕": "〔", "】": "【", "〉": "〈", "》": "《",
  ]

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Returns the final sound of a Hangul syllable, of a jamo of a decomposed syllable, or of a single consonant, which
  /// is read by its name. Returns nil for other scalars.
  static func hangul(_ scalar: Unicode.Scalar) -> Sound? {
    switch scalar {
    case "가"..."힣":
      switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .rieul
      default: .consonant
      }
    case "ㄹ": .rieul
    case "ㄱ"..."ㅎ": .consonant
    // Conjoining jamo of decomposed syllables, as file systems produce: 첫소리, 가운뎃소리, 끝소리.
    case "\u{1105}", "\u{11AF}": .rieul
    case "\u{1100}"..."\u{115E}", "\u{11A8}"..."\u{11FF}": .consonant
    case "\u{1160}"..."\u{11A7}": .vowel
    default: nil
    }
  }

  /// Returns the final sound of a reversed unit of measure after a number: 미터, 리터, 그램; nil if it is no such unit.
  private static func unit(
    _ reversed: ArraySlice<Unicode.Scalar>, after rest: ArraySlice<Unicode.Scalar>
  ) -> Sound? {
    guard let before = rest.first(where: { $0 != " " }), digit(before) != nil else { return nil }
    switch String(String.UnicodeScalarView(reversed.reversed())) {
    case "m", "mm", "cm", "km", "l", "L", "ml", "mL": return .vowel
    case "g", "mg", "kg": return .consonant
    default: return nil
    }
  }

  /// Returns the final sound of a digit by its Korean name, for half-width and full-width digits; nil for other
  /// scalars.
  private static func digit(_ scalar: Unicode.Scalar) -> Sound? {
    switch scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
    case 1, 7, 8: .rieul  // 일, 칠, 팔
    case 0, 3, 6: .consonant  // 영, 삼, 육
    case nil: nil
    default: .vowel  // 이, 사, 오, 구
    }
  }

  /// Returns the final sound of a reversed time of day, which is read with a final 시 or 분. Returns nil if the text is
  /// not a time.
  private static func clock(_ reversed: ArraySlice<Unicode.Scalar>) -> Sound? {
    let end = Array(reversed.prefix(4))
    guard end.count == 4, end[2] == ":", digit(end[0]) != nil, digit(end[1]) != nil,
      digit(end[3]) != nil
    else { return nil }
    return end[0] == "0" && end[1] == "0" ? .vowel : .consonant
  }

  private static func isFinalKana(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "ん" || scalar == "ン"
  }

  /// Returns the lower-case letter that decides the pronunciation of a Latin letter; nil for other scalars. Full-width
  /// letters and accents are simplified. Most accented letters become `e`, which stands for any vowel.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z": scalar
    case "A"..."Z": Unicode.Scalar(scalar.value + 32)
    case "\u{FF41}"..."\u{FF5A}": Unicode.Scalar(scalar.value - 0xFEE0)
    case "\u{FF21}"..."\u{FF3A}": Unicode.Scalar(scalar.value - 0xFEC0)
    case "ñ", "Ñ", "ń", "Ń", "ň", "Ň": "n"
    case "ł", "Ł": "l"
    // The remaining accented letters are vowels, or are pronounced with a vowel after them.
    case "\u{C0}"..."\u{24F}": "e"
    default: nil
    }
  }

  /// Returns the final sound of a reversed word of Latin letters.
  private static func latin(_ reversed: some Sequence<Unicode.Scalar>) -> Sound {
    var letters = reversed.compactMap(letter)
    // A word without vowels is spelled out: 엘, 엠, 엔, 알.
    guard letters.contains(where: isVowel) else { return spelled(letters.first) }
    // The final e is silent in Jane and Nicole; in Mike a vowel is added.
    if letters.count > 3, letters.first == "e", ["l", "m", "n"].contains(letters[1]) {
      letters.removeFirst()
    }
    let (last, before) = (letters.first, letters.dropFirst().first)
    switch last {
    case "l": return .rieul
    case "m", "n": return .consonant
    case "g": return before == "n" ? .consonant : .vowel
    case "b", "c", "k", "p", "t":
      // Bob, Jack and Pat end in a consonant after a short vowel; Mark and Scott get a vowel added.
      if last == "k", before == "c" { return .consonant }
      let isShort = before.map(isVowel) ?? false
      let isLong = letters.dropFirst(2).first.map(isVowel) ?? false
      return isShort && !isLong ? .consonant : .vowel
    default: return .vowel
    }
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    ["a", "e", "i", "o", "u", "y"].contains(letter)
  }

  private static func spelled(_ letter: Unicode.Scalar?) -> Sound {
    switch letter {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }
}
