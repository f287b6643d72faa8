import Domain
import PresentationKit
import TextUI

extension SignInWords {
  /// Returns the report of a rejected redirect from the browser.
  func answer(_ failure: SignInFailure) -> Report {
    switch failure {
    case .declined:
      refused(
        "signInDeclined", nil, "로그인을 허용하지 않아서 아무것도 바꾸지 않았어요. 로그인하지 않아도 모든 기능을 쓸 수 있어요.",
        "You did not allow the login, so nothing was changed. You can use all of Haru without "
          + "logging in.")
    case .refusedByProvider(let code):
      refused(
        "signInRefused", nil,
        "로그인 서비스가 로그인을 거절했어요(\(Printable.brief(code))). 그 서비스에 등록한 내용이 ‘하루’의 설정과 같은지 확인해 주세요.",
        "The provider refused the login (\(Printable.brief(code))). Compare your app's registration "
          + "there with your Haru settings.")
    case .stateMismatch:
      refused(
        "signInStranger", nil, "여기서 시작한 로그인의 응답이 아니라서 받지 않았어요. 다시 시작해서 새로 나온 주소를 열어 주세요.",
        "The browser's answer belongs to another login, so it was rejected. Start again and open "
          + "the new address.")
    case _:
      refused(
        "signInOtherIssuer", nil, "요청하지 않은 로그인 서비스의 응답이라 받지 않았어요. 로그인 서비스 주소를 확인하고 다시 해 주세요.",
        "The sign-in response came from a different issuer, so it was rejected. Check the issuer "
          + "address and try again.")
    }
  }

  /// Returns the report of a failure at the provider.
  func provider(_ failure: SignInFailure) -> Report {
    switch failure {
    case .unreachable(let failure), .exchangeUnreachable(let failure):
      let report = FetchWords(language).report(failure)
      return network(report.code, report.message)
    case .discovery(let fault): return network("signInDiscovery", discovery(fault))
    case .exchangeRefused(let code):
      return refused(
        "signInCodeRefused", nil,
        "로그인 서비스가 마지막 단계에서 로그인을 거절했어요(\(Printable.brief(code))). 클라이언트 ID와 비밀 값을 확인하고 다시 해 주세요.",
        "The provider refused the last step of the login (\(Printable.brief(code))). Check the "
          + "client ID and secret, then try again.")
    case .noToken:
      return refused(
        "signInNoToken", nil,
        "로그인 서비스에서 사용자 정보를 받지 못했어요. 그 서비스의 설정에서 OpenID Connect가 켜져 있는지 확인해 주세요.",
        "The provider did not say who you are. Check that OpenID Connect is turned on in the "
          + "provider's settings.")
    case _:
      return network(
        "signInUnreadable",
        say(
          "로그인 서비스의 응답을 읽을 수 없었어요. 잠시 뒤에 다시 해 주세요.",
          "Haru could not read the provider's answer. Try again later."))
    }
  }

  private func discovery(_ fault: DiscoveryRefusal) -> String {
    switch fault {
    case .unreadable:
      say(
        "그 주소에는 로그인 서비스가 없는 것 같아요. 로그인 서비스 주소가 맞는지 확인해 주세요.",
        "Haru did not find an issuer at that address. Check the issuer address.")
    case .ofAnotherIssuer:
      say(
        "그 주소는 다른 로그인 서비스의 주소예요. 로그인 서비스가 밝힌 주소를 글자 그대로 적어 주세요.",
        "That address belongs to a different issuer. Enter the address exactly as the issuer writes it."
      )
    case .missing(let name):
      say(
        "로그인 서비스가 \(Printable.brief(name)) 값을 알려 주지 않아서 로그인할 수 없어요. OpenID Connect를 지원하는 곳인지 확인해 주세요.",
        "The issuer does not provide \(Printable.brief(name)), so you cannot log in there. Check "
          + "whether it supports OpenID Connect.")
    case .notSafe(let name):
      say(
        "로그인 서비스가 알려 준 \(Printable.brief(name)) 주소가 안전하지 않아서 로그인을 그만뒀어요. https:// 주소여야 해요.",
        "The issuer's address for \(Printable.brief(name)) is not safe, so Haru stopped the login. "
          + "Haru uses only https:// addresses.")
    case .noProtection:
      say(
        "로그인 서비스가 안전한 방식(PKCE S256)을 지원하지 않아서 로그인하지 않았어요. 그 방식을 지원하는 로그인 서비스를 골라 주세요.",
        "The issuer does not support PKCE S256, so you were not logged in. Choose an issuer that "
          + "supports it.")
    }
  }

  /// Returns the report of an invalid ID token.
  func token(_ fault: TokenRefusal) -> Report {
    refused("signInToken" + code(fault), nil, sentence(fault))
  }

  private func code(_ fault: TokenRefusal) -> String {
    switch fault {
    case .unreadable: "Unreadable"
    case .notUTF8: "NotUTF8"
    case .algorithmNotAllowed: "Algorithm"
    case .unknownKey: "UnknownKey"
    case .unusableKey: "UnusableKey"
    case .badSignature: "Signature"
    case .wrongIssuer: "Issuer"
    case .wrongAudience: "Audience"
    case .expired: "Expired"
    case .notYetValid: "NotYetValid"
    case .wrongNonce: "Nonce"
    case .missing: "Incomplete"
    }
  }
}
