import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule

extension NamedChoices {
  /// Returns the code of a sign-in provider by any of its names. Other texts, such as an issuer URL, are returned
  /// unchanged.
  static func provider(_ text: String) -> String {
    NamedChoice.code(of: text, among: providers) ?? text
  }

  private static let providers =
    IdentityProvider.Known.allCases.compactMap { known in
      ProviderWords.known(known.rawValue).map { NamedChoice(known.rawValue, $0) }
    } + [NamedChoice("issuer", ProviderWords.other, ["발급자"])]
}
