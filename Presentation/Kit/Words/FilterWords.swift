import Domain
import TextUI

/// Messages about list filters.
package struct FilterWords: Words, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns a short summary of the filter syntax, with an example field of the list.
  package func hint(_ example: String) -> String {
    say("낱말 !제외 #태그 \(example) >2026-01", "word !not #tag \(example) >2026-01")
  }

  /// Explains why a text is not a valid filter.
  func sentence(_ refusal: FilterRefusal) -> String {
    switch refusal {
    case .unknownField(let name, let fields):
      say(
        "‘\(Printable.brief(name))’ 항목은 없어요. 쓸 수 있는 항목: \(fields.joined(separator: ", ")). "
          + "글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        "Unknown field “\(Printable.brief(name))”. Available fields: "
          + "\(fields.joined(separator: ", ")). To search for this text literally, put it in quotes."
      )
    case .foreign(let text):
      say(
        "‘\(Printable.brief(text))’: 조건을 읽지 못했어요. `#태그`나 `>2026-01`처럼 적어 주세요. "
          + "글자 그대로 찾으려면 따옴표로 묶어 주세요.",
        "“\(Printable.brief(text))” is not a valid filter. Examples: `#tag`, `>2026-01`. "
          + "To search for this text literally, put it in quotes.")
    case .notANumber(let field, let value):
      say(
        "‘\(Printable.brief(value))’: \(field) 뒤에는 `\(field)<40`처럼 수를 적어 주세요.",
        "\(field) needs a number, not “\(Printable.brief(value))”. Example: `\(field)<40`.")
    case .notADay(let value):
      say(
        "‘\(Printable.brief(value))’: 날짜는 2026, 2026-01, 2026-01-15처럼 적어 주세요.",
        "“\(Printable.brief(value))” is not a valid date. Examples: 2026, 2026-01, 2026-01-15.")
    case .notAChoice(let field, let value, let words):
      say(
        "‘\(Printable.brief(value))’: \(field) 뒤에는 다음 중 하나를 적어 주세요: \(words.joined(separator: ", ")).",
        "\(field) cannot be “\(Printable.brief(value))”. Choose one of: "
          + "\(words.joined(separator: ", ")).")
    case .tooLong(let letters, let words):
      say(
        "조건은 모두 \(letters)글자, \(words)개까지 적을 수 있어요.",
        "A filter can have at most \(letters) characters and \(words) conditions.")
    }
  }
}
