import Domain
import TextUI

/// Names of sign-in providers.
package enum ProviderWords {
  /// An issuer that is not well known.
  package static let other = Phrase("다른 발급자", "Other issuer")
  /// Shared with book search, which uses Kakao as well.
  package static let kakao = Phrase("카카오", "Kakao")

  /// The name of a provider; an unknown one by its identifier.
  package static func name(_ provider: String, in language: Language) -> String {
    known(provider)?(language) ?? Printable.brief(provider)
  }

  /// The name of a well-known provider; nil if unknown.
  package static func known(_ provider: String) -> Phrase? {
    switch IdentityProvider.Known(rawValue: provider) {
    case .google: Phrase("구글", "Google")
    case .kakao: kakao
    case .apple: Phrase("애플", "Apple")
    case nil: nil
    }
  }
}
