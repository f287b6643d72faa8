import Domain
import TextUI

/// What those are called with whom somebody can sign in.
package enum ProviderWords {
  /// Any other than those everybody knows.
  package static let other = Phrase("다른 발급자", "Other issuer")
  /// Who is asked for books as well.
  package static let kakao = Phrase("카카오", "Kakao")

  /// A provider as people call it; one that nobody knows by its own name.
  package static func name(_ provider: String, in language: Language) -> String {
    known(provider)?(language) ?? Printable.brief(provider)
  }

  /// The name of one that everybody knows.
  package static func known(_ provider: String) -> Phrase? {
    switch IdentityProvider.Known(rawValue: provider) {
    case .google: Phrase("구글", "Google")
    case .kakao: kakao
    case .apple: Phrase("애플", "Apple")
    case nil: nil
    }
  }
}
