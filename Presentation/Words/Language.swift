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

  /// A word with the particle that fits it. After digits and Latin letters, whose sound the
  /// spelling does not tell, both forms are given.
  public func after(_ word: String) -> String {
    let forms = forms
    guard let last = word.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else {
      return word + forms.unsure
    }
    let final = (last.value - 0xAC00) % 28
    // 로 follows a final ㄹ as it follows a vowel.
    if final == 0 || (self == .toward && final == 8) { return word + forms.afterVowel }
    return word + forms.afterConsonant
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
