package import Domain
package import PresentationKit
import TextUI

extension SayingsWords {
  /// Returns an error about sayings as a report, for the command line and the screens. Each case has its own sentence.
  package func report(_ error: SayingsFailure) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference):
      Report(
        code: "unknownSaying",
        message: say(
          "번호가 ‘\(Printable.brief(reference))’인 글귀가 없어요. `haru sayings list`로 번호를 볼 수 있어요.",
          "No saying has the number “\(Printable.brief(reference))”. `haru sayings list` shows "
            + "the numbers."
        ),
        field: "ID", status: .notFound)
    case .none: Report(code: "noSayings", message: noSayings, status: .notFound)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  /// The error for a saying that was removed meanwhile.
  var gone: Report {
    Report(
      code: "unknownSaying", message: StorageWords(language).gone, field: "ID", status: .notFound)
  }

  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  func report(_ refusal: SayingRefusal) -> Report {
    switch refusal {
    case .emptySaying:
      refused(
        "emptySaying", SayingField.eng.rawValue, "글귀가 비어 있어요. 한국어나 영어 중 하나는 적어 주세요.",
        "The saying is empty. Write it in English, in Korean or in both.")
    case .tooLong(let field, let limit):
      refused("sayingTooLong", field.rawValue, hasAtMost(limit, fieldName(field)))
    case .controlCharacter(let field):
      refused("controlCharacter", field.rawValue, hasControlCharacter(fieldName(field)))
    }
  }

  func fieldName(_ field: SayingField) -> String {
    switch field {
    case .eng: say("영어 글귀", "English text")
    case .kor: say("한국어 글귀", "Korean text")
    case .who: say("말한 사람", "source")
    }
  }
}
