import Domain
import TextUI

/// Names of sign-in providers.
package enum ProviderWords {
  /// The name for an issuer that is not well known.
  package static let other = Phrase("다른 로그인 서비스", "Other issuer")
  /// The name of Kakao, also used by book search.
  package static let kakao = Phrase("카카오", "Kakao")

  /// Returns the name of a provider, or the identifier of an unknown provider.
  package static func name(_ provider: String, in language: Language) -> String {
    known(provider)?(language) ?? Printable.brief(provider)
  }

  /// Returns the name of a well-known provider; nil if the provider is unknown.
  package static func known(_ provider: String) -> Phrase? {
    switch IdentityProvider.Known(rawValue: provider) {
    case .google: Phrase("구글", "Google")
    case .kakao: kakao
    case .apple: Phrase("애플", "Apple")
    case nil: nil
    }
  }
}
