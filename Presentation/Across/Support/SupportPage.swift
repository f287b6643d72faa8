import PresentationKit

/// The pages about the program itself. All of them are compiled in; none is fetched.
package enum SupportPage: String, Equatable, Sendable, CaseIterable {
  case about, privacy, terms, licences, credits

  func text(_ language: Language) -> SupportText {
    switch self {
    case .about: SupportWords(language).about
    case .privacy: SupportWords(language).privacy
    case .terms: SupportWords(language).terms
    case .licences: SupportWords(language).licences
    case .credits: SupportWords(language).credits
    }
  }
}
