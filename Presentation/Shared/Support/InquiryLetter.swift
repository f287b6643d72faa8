import PresentationKit

/// The topic of a feedback e-mail.
package enum InquiryKind: String, Equatable, Sendable, CaseIterable {
  case question, bug, typo, other

  var name: Phrase {
    switch self {
    case .question: Phrase("질문", "a question")
    case .bug: Phrase("오류", "a bug")
    case .typo: Phrase("오타", "a typo")
    case .other: Phrase("기타", "something else")
    }
  }
}

/// The draft of a feedback e-mail, which the user finishes in their mail program.
struct InquiryLetter: Equatable, Sendable {
  let kind: InquiryKind
  let version: String
  /// The name of the operating system, as far as it is known.
  let system: String
  let terminal: String

  func subject(_ language: Language) -> String {
    "[Haru] " + Phrase("문의 및 의견", "Question or feedback")(language)
      + " · " + kind.name(language)
  }

  /// Returns the prefilled text.
  func body(_ language: Language) -> String {
    let say = SupportWords(language).say
    var lines = [
      say(
        "아래에 적어 주세요. 답장에 필요하면 별명도 알려 주세요.",
        "Please write below, and add your nickname if we need it to reply."), "",
      say("종류: ", "Topic: ") + kind.name(language),
    ]
    if kind == .typo {
      lines += [
        say("글귀 번호(글귀를 열면 맨 위에 있어요): ", "Saying number (at the top when you open the saying): "),
        say("지금 글: ", "Current text: "), say("바른 글: ", "Correct text: "),
      ]
    }
    lines += [
      say("내용: ", "Details: "), "", "",
      "--", "Haru \(version)", say("시스템: ", "System: ") + system,
      say("터미널: ", "Terminal: ") + terminal,
    ]
    return lines.joined(separator: "\n")
  }

  /// Returns the part of a `mailto:` URL after the scheme, with the subject and the body.
  func mailbox(_ mail: String, _ language: Language) -> String {
    let lines = body(language).split(separator: "\n", omittingEmptySubsequences: false)
    return mail + "?subject=" + Self.encoded(subject(language)) + "&body="
      + Self.encoded(lines.joined(separator: "\r\n"))
  }

  /// Percent-encodes all bytes of the text except unreserved ones.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      let scalar = Character(Unicode.Scalar(byte))
      if byte < 128, scalar.isLetter || scalar.isNumber || "-._~".contains(scalar) {
        encoded.append(scalar)
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
