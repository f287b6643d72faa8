import Domain
import TextUI

/// Why parts of calendar files are not read, and what would help.
struct CalendarReasonWords: Words {
  let language: Language

  func reason(_ reason: CalendarReason) -> String {
    switch reason {
    case .textOutside:
      say("달력 파일의 형식에 맞지 않는 글이 있어요.", "There is text that belongs to no calendar.")
    case .endMissing: say("끝(END)이 없어요.", "It has no end (END).")
    case .endMismatch: say("시작(BEGIN)과 끝(END)이 맞지 않아요.", "BEGIN and END do not match.")
    case .nestedTooDeep: say("너무 깊게 겹쳐 있어요.", "Its parts lie too deep in each other.")
    case .tooLong: say("너무 길어서 읽지 않았어요.", "It is too long to be read.")
    case .startMissing: say("언제 시작하는지(DTSTART) 적혀 있지 않아요.", "It has no start (DTSTART).")
    case .endBeforeStart: say("시작하기 전에 끝나요.", "It ends before it begins.")
    case .outOfCalendar:
      say("달력에 없는 해예요. 1년부터 9999년까지 담을 수 있어요.", "It lies outside the years 1 to 9999.")
    case .tooManyTimes:
      say(
        "따로 적은 날이 \(CalendarEvent.mostTimes)개보다 많아요.",
        "It adds or leaves out more than \(CalendarEvent.mostTimes) times.")
    case .badLine: say("이 형식에 맞는 줄이 아니에요.", "It is no line of such a file.")
    case .badJSON: say("여기서부터는 JSON이 아니에요.", "From here on it is no JSON.")
    case .notUnicode:
      say("글자가 UTF-8이 아니에요. UTF-8로 내보내 주세요.", "The text is not in UTF-8; export it in UTF-8.")
    case .unknownCharset(let name):
      say(
        "문자 집합(\(brief(name)))을 읽지 못해요. UTF-8로 내보내 주세요.",
        "The text is in \(brief(name)), which Haru does not read; export it in UTF-8.")
    case .badTime(let text):
      say("‘\(brief(text))’에서 날짜나 시각을 읽지 못해요.", "No calendar has a time like “\(brief(text))”.")
    case .badDuration(let text):
      say("길이(\(brief(text)))를 읽지 못해요.", "The length “\(brief(text))” cannot be read.")
    case .badRule(let text):
      say("반복 규칙(\(brief(text)))을 읽지 못해요.", "The rule “\(brief(text))” cannot be read.")
    }
  }

  private func brief(_ text: String) -> String { Printable.brief(text) }
}
