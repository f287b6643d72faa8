import Domain
import PresentationKit
import TextUI

extension SignInWords {
  // The list of providers
  var whom: String { say("어느 계정으로 로그인할까요?", "Choose an account to log in with") }
  func name(of entry: IdentityProviders.Entry) -> String {
    ProviderWords.known(entry.name)?(language) ?? SecureAddress(entry.issuer)?.host
      ?? Printable.brief(entry.issuer)
  }
  /// Says whether the provider is configured.
  func state(of entry: IdentityProviders.Entry) -> String {
    entry.isConfigured ? say("준비됐어요", "ready") : say("아직 설정하지 않았어요", "not set up yet")
  }

  // The page that waits
  func title(_ provider: String) -> String {
    let provider = ProviderWords.name(provider, in: language)
    return say("\(provider) 계정으로 로그인", "Log in with \(provider)")
  }
  var beginning: String { say("로그인 서비스에 연결하고 있어요.", "Connecting to the provider.") }
  var byHand: String {
    say(
      "브라우저에서 로그인해 주세요. 열리지 않으면 이 주소를 열면 돼요.",
      "Log in with your browser. If it does not open, go to this address.")
  }
  var copyAddress: String { say("주소 복사", "copy address") }
  var nicknameTitle: String { say("어떻게 부를까요?", "What should Haru call you?") }
}
