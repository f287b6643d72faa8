/// The languages Haru speaks, all of it in each.
public enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"

  /// The language of the locale in the environment.
  public init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    self = locale?.hasPrefix("ko") == true ? .korean : .english
  }
}

/// The same words in each language.
public struct Phrase: Equatable, Sendable {
  public let korean: String
  public let english: String

  /// Pairs a Korean text with the English one that means the same.
  public init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }

  /// The words in one language.
  public func callAsFunction(_ language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}

/// Korean particles, which depend on how the word before them ends.
public enum Particle {
  case object, subject, topic, with, toward
  /// The ending that says what something is: 이에요, 예요.
  case being

  /// A word with the particle that fits its last letter or digit; brackets, marks and emoji behind
  /// that are not spoken. After Latin letters, whose sound the spelling does not tell, both forms
  /// are given.
  public func after(_ word: String) -> String {
    let forms = forms
    switch word.unicodeScalars.last(where: Self.isSpoken).flatMap(Self.ending) {
    case .vowel: return word + forms.afterVowel
    // 로 follows a final ㄹ as it follows a vowel.
    case .rieul: return word + (self == .toward ? forms.afterVowel : forms.afterConsonant)
    case .consonant: return word + forms.afterConsonant
    case nil: return word + forms.unsure
    }
  }

  /// How a sound ends.
  private enum Ending { case vowel, rieul, consonant }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// The ending of a syllable of Hangul or of a digit read in Korean; nothing where it is unknown.
  private static func ending(_ scalar: Unicode.Scalar) -> Ending? {
    switch scalar {
    case "가"..."힣":
      switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .rieul
      default: .consonant
      }
    case "2", "4", "5", "9": .vowel  // 이, 사, 오, 구
    case "1", "7", "8": .rieul  // 일, 칠, 팔
    case "0", "3", "6": .consonant  // 영, 삼, 육
    default: nil
    }
  }

  private var forms: (afterConsonant: String, afterVowel: String, unsure: String) {
    switch self {
    case .object: ("을", "를", "을(를)")
    case .subject: ("이", "가", "이(가)")
    case .topic: ("은", "는", "은(는)")
    case .with: ("과", "와", "와(과)")
    case .being: ("이에요", "예요", "이에요(예요)")
    case .toward: ("으로", "로", "(으)로")
    }
  }
}
