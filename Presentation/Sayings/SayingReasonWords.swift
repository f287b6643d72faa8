import Domain
import TextUI

extension SayingFileWords {
  /// Why a part of a file could not be taken in.
  func reason(_ reason: SayingReason) -> String {
    switch reason {
    case .refused(let refusal): SayingsWords(language).sentence(refusal)
    case .notUnicode:
      say(
        "UTF-8이 아니에요. 예를 들어 `iconv -f CP949 -t UTF-8`로 바꿔 주세요.",
        "This is not UTF-8. Convert it, for example with `iconv -f LATIN1 -t UTF-8`.")
    case .heaped: heaped
    case .badNumber(let text):
      say(
        "\(topic(text)) 글귀 번호가 아니에요. 0 이상의 숫자로 적어 주세요.",
        "“\(Printable.brief(text))” is not a saying number. Use digits only.")
    case .badTime(let text):
      say(
        "\(topic(text)) 시각이 아니에요. 2026-03-01 09:00:00처럼 적어 주세요.",
        "“\(Printable.brief(text))” is not a valid time. Write it like 2026-03-01 09:00:00.")
    case .numberTaken(let number):
      say(
        "\(number)번에는 이미 다른 글귀가 있어서 그대로 뒀어요. 가져올 글귀의 번호를 비우면 새 번호로 담겨요.",
        "Number \(number) belongs to another saying, which stays as it is. Leave the number "
          + "empty to get a new one.")
    case .saysOtherwise(let number):
      say(
        "\(number)번 글귀가 받아 온 곳에서는 바뀌었어요. 내 글귀는 그대로 뒀어요.",
        "Saying \(number) has changed at the source. Yours stays as it is.")
    case .numberTwice(let number):
      say(
        "서로 다른 글귀 두 개의 번호가 똑같이 \(number)번이에요.",
        "Two different sayings have the number \(number).")
    case .wrongType(let key):
      say(
        "‘\(Printable.brief(key))’ 항목의 값을 읽을 수 없어요.",
        "The value of “\(Printable.brief(key))” cannot be read.")
    case .notYesOrNo(let key):
      say(
        "‘\(Printable.brief(key))’ 항목에는 true나 false를 적어 주세요.",
        "“\(Printable.brief(key))” must be true or false.")
    case .unknownForm:
      say(
        "JSON도 CSV도 fortune 파일도 아니라서 읽지 않았어요.",
        "This is neither JSON nor CSV nor a fortune file, and was not read.")
    case .tooManyFields(let expected):
      say(
        "첫 줄의 열은 \(expected)개인데 이 줄에는 더 많아요. 쉼표가 든 글은 따옴표로 묶어 주세요.",
        "This row has more than the \(expected) fields of the first line. Put text that "
          + "contains commas in quotation marks.")
    case .malformed(let format):
      say(
        "여기서부터 \(format.rawValue.uppercased()) 형식에 맞지 않아요.",
        "The \(format.rawValue.uppercased()) is malformed here.")
    case .noKnownColumn:
      say(
        "첫 줄에 알아볼 수 있는 열 이름이 없어요. id,eng,kor,who,time이나 quote,source로 적어 주세요.",
        "The first line has no column name that Haru knows. Use id,eng,kor,who,time or "
          + "quote,source.")
    case .openQuote:
      say("따옴표가 열린 채로 끝났어요.", "A quotation mark is never closed.")
    }
  }

  private func topic(_ text: String) -> String {
    Particle.topic.after("‘\(Printable.brief(text))’")
  }
}
