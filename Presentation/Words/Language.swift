/// The languages Haru speaks, all of it in each.
package enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"

  /// The language of the locale in the environment.
  package init(environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment)
      .first { !$0.isEmpty }
    self = locale?.hasPrefix("ko") == true ? .korean : .english
  }
}

/// The same words in each language.
package struct Phrase: Equatable, Sendable {
  package let korean: String
  package let english: String

  /// Pairs a Korean text with the English one that means the same.
  package init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }

  /// The words in one language.
  package func callAsFunction(_ language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}
