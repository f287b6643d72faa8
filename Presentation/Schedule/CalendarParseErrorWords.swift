package import Domain
import PresentationKit
import TextUI

/// The texts for parts of a calendar file that cannot be read, with advice.
package struct CalendarParseErrorWords: Words {
  let language: Language

  package func reason(_ reason: CalendarParseError) -> String {
    switch reason {
    case .textOutside:
      say("달력 파일의 형식에 맞지 않는 글이 있어요.", "This text is not valid in a calendar file.")
    case .endMissing: say("끝(END)이 없어요.", "The end (END) is missing.")
    case .endMismatch: say("시작(BEGIN)과 끝(END)이 맞지 않아요.", "BEGIN and END do not match.")
    case .nestedTooDeep: say("항목이 너무 깊게 중첩되어 있어요.", "The parts are nested too deeply.")
    case .tooLong: say("항목이 너무 길어서 읽지 않았어요.", "The entry is too long, so it was not read.")
    case .startMissing: say("시작 날짜나 시각(DTSTART)이 적혀 있지 않아요.", "The start (DTSTART) is missing.")
    case .endBeforeStart: say("끝이 시작보다 빨라요.", "The event ends before it starts.")
    case .outOfCalendar:
      say("달력에 없는 해예요. 1년부터 9999년까지 담을 수 있어요.", "The year must be 1–9999.")
    case .tooManyTimes:
      say(
        "반복 일정에 따로 넣거나 뺀 날이 \(CalendarEvent.mostTimes)개보다 많아요.",
        "The event adds or excludes more than \(CalendarEvent.mostTimes) dates.")
    case .badLine: say("이 형식에 맞는 줄이 아니에요.", "The line does not match this format.")
    case .badJSON: say("여기서부터는 JSON이 아니에요.", "From here on, the text is not valid JSON.")
    case .notUnicode:
      say("글자가 UTF-8이 아니에요. UTF-8로 내보내 주세요.", "The text is not UTF-8. Export it as UTF-8.")
    case .unknownCharset(let name):
      say(
        "문자 집합(\(brief(name)))을 읽지 못해요. UTF-8로 내보내 주세요.",
        "Haru cannot read the character set \(brief(name)). Export the file as UTF-8.")
    case .badTime(let text):
      say("‘\(brief(text))’에서 날짜나 시각을 읽지 못했어요.", "“\(brief(text))” is not a date or time.")
    case .badDuration(let text):
      say("길이(\(brief(text)))를 읽지 못해요.", "“\(brief(text))” is not a valid duration.")
    case .badRule(let text):
      say("반복 규칙(\(brief(text)))을 읽지 못해요.", "“\(brief(text))” is not a valid repeat rule.")
    }
  }

  private func brief(_ text: String) -> String { Printable.brief(text) }
}
