import Domain

extension SayingFileWords {
  /// Why a part of a file could not be taken in.
  func reason(_ reason: SayingReason) -> String {
    switch reason {
    case .refused(let refusal): SayingsWords(language).sentence(refusal)
    case .notUnicode:
      say(
        "UTF-8이 아니에요. `iconv -f 원래문자집합 -t UTF-8`로 바꿔 주세요.",
        "This is not UTF-8. Convert it, for example with `iconv -f LATIN1 -t UTF-8`.")
    case .badNumber(let text):
      say(
        "‘\(Printable.brief(text))’은(는) 글귀 번호가 아니에요. 0부터 시작하는 숫자여야 해요.",
        "“\(Printable.brief(text))” is no number of a saying; it must be digits, from 0.")
    case .badTime(let text):
      say(
        "‘\(Printable.brief(text))’은(는) 시각이 아니에요. 2026-03-01 09:00:00처럼 적어 주세요.",
        "“\(Printable.brief(text))” is no time. Write it like 2026-03-01 09:00:00.")
    case .numberTaken(let number):
      say(
        "\(number)번은 이미 다른 글귀예요. 그 글귀는 그대로 두었어요. 번호를 비우면 새 번호로 담겨요.",
        "Number \(number) is another saying here, which stays as it is. "
          + "Without a number this one gets a new one.")
    case .saysOtherwise(let number):
      say(
        "\(number)번 글귀가 그곳에서는 다르게 바뀌었어요. 여기 있는 글귀는 그대로 두었어요.",
        "Saying \(number) reads differently there now. Yours stays as it is.")
    case .numberTwice(let number):
      say("\(number)번이 서로 다른 글귀에 두 번 쓰였어요.", "Number \(number) stands for two different sayings.")
    case .wrongType(let key):
      say(
        "‘\(Printable.brief(key))’에 글이 와야 할 곳에 다른 것이 있어요.",
        "“\(Printable.brief(key))” holds something else than a text.")
    case .malformed(let format):
      say(
        "\(format.rawValue.uppercased()) 형식이 여기서 깨졌어요.",
        "The \(format.rawValue.uppercased()) is malformed here.")
    case .noKnownColumn:
      say(
        "첫 줄에 아는 열 이름이 없어요. id,eng,kor,who,time이나 quote,source로 적어 주세요.",
        "The first line names no column Haru knows: id,eng,kor,who,time or quote,source.")
    case .openQuote:
      say("따옴표가 열린 채로 끝났어요.", "A quotation mark is opened and never closed.")
    }
  }
}
