import Domain

extension ProfileWords {
  /// What is wrong with an e-mail, one sentence for each clause of its rule.
  func sentence(_ fault: EmailFault) -> String {
    let example = say(" mina@example.com처럼 적어 주세요.", " Write it like mina@example.com.")
    switch fault {
    case .empty: return say("이메일이 비어 있어요.", "The e-mail is empty.") + example
    case .tooLong:
      return say(
        "이메일은 \(EmailAddress.limit)글자까지 쓸 수 있어요.",
        "An e-mail has at most \(EmailAddress.limit) characters.")
    case .controlCharacter:
      return say(
        "이메일에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
        "There is a control character in the e-mail. Leave it out.")
    case .noAt: return say("이메일에 @가 없어요.", "There is no @ in the e-mail.") + example
    case .nothingBeforeAt:
      return say("이메일의 @ 앞이 비어 있어요.", "There is nothing before the @ of the e-mail.") + example
    case .several:
      return say("이메일은 하나만 적어 주세요.", "Write one e-mail, without commas.") + example
    case .nothingAfterAt:
      return say("이메일의 @ 뒤가 비어 있어요.", "There is nothing after the @ of the e-mail.") + example
    case .emptyLabel:
      return say(
        "이메일의 @ 뒤에서 점과 점 사이가 비어 있어요.",
        "After the @ of the e-mail there is nothing before or behind a dot.") + example
    case .oddLabel:
      return say(
        "이메일의 @ 뒤에는 영문자, 숫자, -와 점만 쓸 수 있어요.",
        "After the @ of the e-mail come only the letters a–z, digits, hyphens and dots.")
        + example
    case .noDot:
      return say("이메일의 @ 뒤에 점이 없어요.", "There is no dot after the @ of the e-mail.") + example
    case .ending:
      return say(
        "이메일은 점 뒤에 영문자 두 글자 이상으로 끝나야 해요.",
        "An e-mail ends in a dot and two or more letters (a–z).") + example
    }
  }

  /// All that a password lacks, each with its own sentence.
  func sentence(_ faults: [PasswordFault]) -> String {
    faults.map { fault in
      switch fault {
      case .tooShort:
        say(
          "비밀번호는 \(Password.least)글자 이상이어야 해요.",
          "A password has at least \(Password.least) characters.")
      case .tooLong:
        say(
          "비밀번호는 \(Password.limit)글자까지 쓸 수 있어요.",
          "A password has at most \(Password.limit) characters.")
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

  /// What is wrong with a number, one sentence for each clause of its rule.
  func sentence(_ fault: MobileFault) -> String {
    let example = say(" 010-1234-5678처럼 적어 주세요.", " Write it like 010-1234-5678.")
    switch fault {
    case .empty: return say("번호가 비어 있어요.", "The number is empty.") + example
    case .oddCharacter:
      return say("번호에 숫자가 아닌 글자가 있어요.", "There is something other than digits in the number.")
        + example
    case .beginning:
      return say(
        "휴대전화 번호는 010, 011, 016~019로 시작해요.",
        "A mobile number begins with 010, 011 or 016–019.") + example
    case .length:
      return say(
        "010 같은 앞자리 뒤에 숫자 7~8자리를 적어 주세요.",
        "After its beginning a mobile number has seven or eight digits.") + example
    }
  }
}
