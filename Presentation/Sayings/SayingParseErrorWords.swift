package import Domain
import PresentationKit
import TextUI

extension SayingFileWords {
  /// Explains why an entry of a file could not be imported.
  package func reason(_ reason: SayingParseError) -> String {
    switch reason {
    case .refused(let refusal): SayingsWords(language).report(refusal).message
    case .notUnicode:
      say(
        "글자가 UTF-8이 아니에요. `iconv -f CP949 -t UTF-8` 같은 명령으로 바꿔 주세요.",
        "The text is not UTF-8. Convert the file, for example with `iconv -f LATIN1 -t UTF-8`.")
    case .tooManyMarks: tooManyMarks
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
        "Number \(number) already belongs to another saying, which was not changed. To import "
          + "this saying under a new number, leave its number empty.")
    case .saysOtherwise(let number):
      say(
        "\(number)번 글귀가 받아 온 곳에서는 바뀌었어요. 내 글귀는 그대로 뒀어요.",
        "Saying \(number) has changed at the source. Your version was not changed.")
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
        "This is not a JSON, CSV or fortune file, so it was not read.")
    case .tooManyFields(let expected):
      say(
        "첫 줄의 열은 \(expected)개인데 이 줄의 열이 더 많아요. 쉼표가 들어 있는 글은 따옴표로 묶어 주세요.",
        "This row has more fields than the first line (\(expected)). Put text that contains "
          + "commas in quotation marks.")
    case .malformed(let format):
      say(
        "여기서부터 \(format.rawValue.uppercased()) 형식에 맞지 않아요.",
        "From here on, this is not valid \(format.rawValue.uppercased()).")
    case .noKnownColumn:
      say(
        "첫 줄에 알아볼 수 있는 열 이름이 없어요. id,eng,kor,who,time이나 quote,source로 적어 주세요.",
        "The first line has no column name that Haru knows. Use id,eng,kor,who,time or "
          + "quote,source.")
    case .openQuote:
      say("따옴표가 닫히지 않았어요.", "A quotation mark is never closed.")
    }
  }

  private func topic(_ text: String) -> String {
    Particle.topic.after("‘\(Printable.brief(text))’")
  }
}
