import TextUI

/// Korean particles, which depend on how the word before them ends.
package enum Particle {
  case object, subject, topic, with, toward
  /// The ending that says what something is: 이에요, 예요.
  case being
  /// What stands after a name that something has: 이라는, 라는.
  case called

  /// A word with the particle that fits its last letter or digit; what stands in brackets behind it,
  /// marks and emoji are not spoken. Foreign letters are taken as they usually sound in Korean.
  package func after(_ word: String) -> String { word + form(after: word) }

  /// The particle alone, for where a word stands in other words than those that are spoken.
  package func form(after word: String) -> String {
    let forms = forms
    switch Sound.ending(of: word) {
    case .vowel: return forms.afterVowel
    // 로 follows a final ㄹ as it follows a vowel.
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
    case .being: ("이에요", "예요")
    case .called: ("이라는", "라는")
    case .toward: ("으로", "로")
    }
  }
}

/// How a word sounds at its end when it is read aloud in Korean.
enum Sound: Equatable {
  case vowel, rieul, consonant

  /// The end of a word; one that nobody can tell, such as that of emoji, counts as a vowel.
  static func ending(of word: String) -> Sound {
    let scalars = Array(word.unicodeScalars.reversed())
    // A percentage is spoken as 퍼센트.
    if scalars.first == "%" { return .vowel }
    let outside = withoutBrackets(scalars[...]).drop { !isSpoken($0) }
    // What stands in brackets alone is spoken after all.
    let spoken = outside.isEmpty ? scalars.drop { !isSpoken($0) } : outside
    guard let last = spoken.first else { return .vowel }
    if let clock = clock(spoken) { return clock }
    if letter(last) != nil { return latin(spoken.prefix(while: { letter($0) != nil })) }
    return hangul(last) ?? digit(last) ?? Hanja.sound(of: last)
      ?? (isFinalKana(last) ? .consonant : .vowel)
  }

  /// A word, from its last letter to its first, without the brackets at its end and what is in them.
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

  /// Where the brackets open that close at the beginning of what is read backwards.
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

  /// Closing brackets, each with the one that opens it.
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

  /// A syllable of Hangul, or a letter of it, which is read by its name.
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
    // The parts of a syllable that was taken apart, as file systems do: 첫소리, 가운뎃소리, 끝소리.
    case "\u{1105}", "\u{11AF}": .rieul
    case "\u{1100}"..."\u{115E}", "\u{11A8}"..."\u{11FF}": .consonant
    case "\u{1160}"..."\u{11A7}": .vowel
    default: nil
    }
  }

  /// A digit by its Korean name, of either width.
  private static func digit(_ scalar: Unicode.Scalar) -> Sound? {
    switch scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
    case 1, 7, 8: .rieul  // 일, 칠, 팔
    case 0, 3, 6: .consonant  // 영, 삼, 육
    case nil: nil
    default: .vowel  // 이, 사, 오, 구
    }
  }

  /// A time of the clock, from its last digit to its first, which ends in 시 or in 분.
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

  /// A Latin letter in lower case, without its accent and of ordinary width.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z": scalar
    case "A"..."Z": Unicode.Scalar(scalar.value + 32)
    case "\u{FF41}"..."\u{FF5A}": Unicode.Scalar(scalar.value - 0xFEE0)
    case "\u{FF21}"..."\u{FF3A}": Unicode.Scalar(scalar.value - 0xFEC0)
    case "ñ", "Ñ", "ń", "Ń", "ň", "Ň": "n"
    case "ł", "Ł": "l"
    // The other letters with accents are vowels, or sound as if a vowel followed.
    case "\u{C0}"..."\u{24F}": "e"
    default: nil
    }
  }

  /// A word of Latin letters, which come from the last to the first.
  private static func latin(_ reversed: some Sequence<Unicode.Scalar>) -> Sound {
    var letters = reversed.compactMap(letter)
    // What has no vowel is spelled letter by letter: 엘, 엠, 엔, 알.
    guard letters.contains(where: isVowel) else { return spelled(letters.first) }
    // The last e of Jane and Nicole is silent, that of Mike is not heard as one.
    if letters.count > 3, letters.first == "e", ["l", "m", "n"].contains(letters[1]) {
      letters.removeFirst()
    }
    let (last, before) = (letters.first, letters.dropFirst().first)
    switch last {
    case "l": return .rieul
    case "m", "n": return .consonant
    case "g": return before == "n" ? .consonant : .vowel
    case "b", "c", "k", "p", "t":
      // Bob, Jack and Pat close their only vowel; Mark and Scott go on with one.
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
