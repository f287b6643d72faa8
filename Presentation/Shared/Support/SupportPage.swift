import PresentationKit

/// The pages about the program itself. All of them are compiled in; none is fetched.
package enum SupportPage: String, Equatable, Sendable, CaseIterable {
  case about, privacy, terms, licences, credits

  /// Returns the page. The privacy page says whether the data file is encrypted; nil if that is unknown.
  func text(_ language: Language, isEncrypted: Bool? = nil) -> SupportText {
    switch self {
    case .about: SupportWords(language).about
    case .privacy: SupportWords(language).privacy(isEncrypted: isEncrypted)
    case .terms: SupportWords(language).terms
    case .licences: SupportWords(language).licences
    case .credits: SupportWords(language).credits
    }
  }
}
