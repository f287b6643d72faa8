/// The pages about the program itself. All of them lie in the program: none is fetched.
public enum SupportPage: String, Equatable, Sendable, CaseIterable {
  case about, privacy, terms, licences, credits

  /// The page in a language.
  func text(_ language: Language) -> SupportText {
    switch self {
    case .about: AboutText.page(language)
    case .privacy: PrivacyText.page(language)
    case .terms: TermsText.page(language)
    case .licences: LicencesText.page(language)
    case .credits: CreditsText.page(language)
    }
  }
}
