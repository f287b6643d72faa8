import Domain
import PresentationKit

extension ProfileWords {
  /// Returns what is wrong with an e-mail address, in one sentence.
  func sentence(_ fault: EmailRefusal) -> String {
    let example = say(" mina@example.com처럼 적어 주세요.", " Write it like mina@example.com.")
    switch fault {
    case .empty: return say("이메일이 비어 있어요.", "The e-mail address is empty.") + example
    case .tooLong:
      return say(
        "이메일은 \(EmailAddress.limit)글자까지 쓸 수 있어요.",
        "An e-mail address can have up to \(EmailAddress.limit) characters.")
    case .controlCharacter:
      return say(
        "이메일에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
        "The e-mail address contains a control character. Remove it.")
    case .noAt: return say("이메일에 @가 없어요.", "The e-mail address needs an @.") + example
    case .nothingBeforeAt:
      return say("이메일의 @ 앞이 비어 있어요.", "The e-mail address needs a name before the @.") + example
    case .several:
      return say("이메일은 하나만 적어 주세요.", "Enter only one e-mail address.") + example
    case .nothingAfterAt:
      return say("이메일의 @ 뒤가 비어 있어요.", "The e-mail address needs a domain after the @.") + example
    case .emptyLabel:
      return say(
        "이메일의 @ 뒤에 있는 점의 위치가 잘못됐어요. 점은 글자 사이에 하나씩만 쓸 수 있어요.",
        "The e-mail domain has a misplaced dot.") + example
    case .oddLabel:
      return say(
        "이메일의 @ 뒤에는 영문자, 숫자, -와 점만 쓸 수 있어요.",
        "The e-mail domain can contain only the letters a–z, digits, hyphens and dots.")
        + example
    case .noDot:
      return say("이메일의 @ 뒤에 점이 없어요.", "The e-mail domain needs a dot.") + example
    case .ending:
      return say(
        "이메일은 점 뒤에 영문자 두 글자 이상으로 끝나야 해요.",
        "An e-mail address must end in a dot and two or more letters (a–z).") + example
    }
  }

  /// Returns one sentence for each rule that a password breaks.
  func sentence(_ faults: [PasswordRefusal]) -> String {
    faults.map { fault in
      switch fault {
      case .tooShort:
        say(
          "비밀번호는 \(Password.least)글자 이상이어야 해요.",
          "A password needs at least \(Password.least) characters.")
      case .tooLong:
        say(
          "비밀번호는 \(Password.limit)글자까지 쓸 수 있어요.",
          "A password can have up to \(Password.limit) characters.")
      case .noSmallLetter:
        say("비밀번호에 영문 소문자가 있어야 해요.", "A password needs a lowercase letter (a–z).")
      case .noDigit: say("비밀번호에 숫자가 있어야 해요.", "A password needs a digit.")
      case .noSpecial:
        say(
          "비밀번호에 특수 문자(\(Password.specials))가 하나 있어야 해요.",
          "A password needs one of these characters: \(Password.specials)")
      }
    }.joined(separator: " ")
  }

  /// Returns what is wrong with a phone number, in one sentence.
  func sentence(_ fault: MobileRefusal) -> String {
    let example = say(" 010-1234-5678처럼 적어 주세요.", " Write it like 010-1234-5678.")
    switch fault {
    case .empty: return say("번호가 비어 있어요.", "The phone number is empty.") + example
    case .oddCharacter:
      return say("번호에 숫자가 아닌 글자가 있어요.", "The phone number contains an invalid character.")
        + example
    case .beginning:
      return say(
        "휴대전화 번호는 010, 011, 016~019로 시작해요.",
        "A mobile number must begin with 010, 011 or 016–019.") + example
    case .length:
      return say(
        "010 같은 앞자리 뒤에 숫자 7~8자리를 적어 주세요.",
        "A mobile number needs seven or eight digits after the prefix.") + example
    }
  }
}
