import Domain
import PresentationKit
import TextUI

extension SignInWords {
  /// Explains why an ID token was rejected, and what the user can do.
  func sentence(_ fault: TokenRefusal) -> String {
    let (korean, english) = reason(fault)
    let (koreanExplanation, englishExplanation) = explanation(fault)
    return say("\(korean) \(koreanExplanation)", "\(english) \(englishExplanation)")
  }

  private func reason(_ fault: TokenRefusal) -> (String, String) {
    switch fault {
    case .unreadable:
      (
        "받은 인증 토큰을 읽을 수 없어서 로그인하지 않았어요.",
        "Haru could not read the ID token, so you were not logged in."
      )
    case .notUTF8:
      (
        "받은 인증 토큰의 글자가 UTF-8이 아니어서 로그인하지 않았어요.",
        "The ID token is not in UTF-8, so you were not logged in."
      )
    case .algorithmNotAllowed(let name):
      (
        "인증 토큰의 서명 방식(\(Printable.brief(name)))은 믿을 수 없어서 로그인하지 않았어요. RS256과 ES256만 받아요.",
        "The ID token is signed with \(Printable.brief(name)), so you were not logged in. Haru "
          + "accepts only RS256 and ES256."
      )
    case .unknownKey:
      (
        "인증 토큰의 키가 로그인 서비스의 키 목록에 없어서 로그인하지 않았어요.",
        "The issuer does not list the key of the ID token, so you were not logged in."
      )
    case .unusableKey:
      (
        "로그인 서비스의 키가 너무 짧거나 잘못되어서 로그인하지 않았어요.",
        "The issuer's key is too short or broken, so you were not logged in."
      )
    case .badSignature:
      (
        "인증 토큰의 서명이 맞지 않아서 로그인하지 않았어요.",
        "The signature of the ID token is wrong, so you were not logged in."
      )
    case .wrongIssuer:
      (
        "다른 로그인 서비스의 인증 토큰이 와서 로그인하지 않았어요.",
        "The ID token is from a different issuer, so you were not logged in."
      )
    case .wrongAudience:
      (
        "다른 프로그램에 발급된 인증 토큰이 와서 로그인하지 않았어요.",
        "The ID token is for a different program, so you were not logged in."
      )
    case .expired:
      ("인증 토큰의 기한이 지나서 로그인하지 않았어요.", "The ID token has expired, so you were not logged in.")
    case .notYetValid:
      (
        "아직 유효하지 않은 인증 토큰이라 로그인하지 않았어요.",
        "The ID token is not valid yet, so you were not logged in."
      )
    case .wrongNonce:
      (
        "다른 로그인에 발급된 인증 토큰이 와서 로그인하지 않았어요.",
        "The ID token belongs to a different login, so you were not logged in."
      )
    case .missing(let name):
      (
        "받은 인증 토큰에 \(Printable.brief(name)) 값이 없거나 잘못되어서 로그인하지 않았어요.",
        "The ID token has no valid \(Printable.brief(name)), so you were not logged in."
      )
    }
  }

  private func explanation(_ fault: TokenRefusal) -> (String, String) {
    switch fault {
    case .expired, .notYetValid:
      (
        "이 컴퓨터의 날짜와 시각을 확인하고 다시 해 주세요.",
        "Check the date and time of this computer, then try again."
      )
    case .wrongIssuer, .wrongAudience:
      (
        "로그인 서비스 주소와 클라이언트 ID를 확인하고 다시 해 주세요.",
        "Check the issuer address and the client ID, then try again."
      )
    case .unreadable, .notUTF8, .algorithmNotAllowed, .unknownKey, .unusableKey, .badSignature,
      .wrongNonce, .missing:
      (
        "다시 해 보고, 계속 안 되면 로그인 서비스에 문의해 주세요.",
        "Try again. If it happens again, contact the issuer."
      )
    }
  }
}
