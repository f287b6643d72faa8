package import Domain
package import PresentationKit
import TextUI

extension ScheduleWords {
  /// Returns an error about the schedule as a report, for the command line and the screens. Each case has its own
  /// sentence.
  package func report(_ error: ScheduleFailure, at now: Now) -> Report {
    switch error {
    case .refused(let refusal): report(refusal)
    case .unknown(let reference, let nearest):
      Report(
        code: "unknownEvent",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 일정이 없어요. `haru schedule list`에서 id를 볼 수 있어요.",
          "No event matches “\(Printable.brief(reference))”. `haru schedule list` shows the ids.")
          + NearestWords(language).sentence(nearest),
        field: "ID", status: .notFound)
    case .ambiguous(let reference, let events):
      Report(
        code: "ambiguous",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 일정이 여러 개예요. id로 골라 주세요.",
          "Several events match “\(Printable.brief(reference))”. Choose one by its id."),
        field: "ID", status: .usage,
        candidates: events.map { "\($0.id)  \(when($0, at: now))  \(brief($0))" }, ids: .event)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  private func report(_ refusal: EventRefusal) -> Report {
    switch refusal {
    case .titleEmpty: refused("titleEmpty", "title", titleEmpty)
    case .locationTooLong(let limit):
      refused(
        "locationTooLong", "location", "장소는 \(limit)글자까지예요.",
        "A location can have at most \(limit) characters.")
    case .titleTooLong(let limit):
      refused(
        "titleTooLong", "title", "제목은 \(limit)글자까지 적을 수 있어요.",
        "A title can have at most \(limit) characters.")
    case .bodyTooLong(let limit):
      refused(
        "bodyTooLong", "body", "내용은 \(limit)글자까지 적을 수 있어요.",
        "The notes can have at most \(limit) characters.")
    case .controlCharacter(let field):
      refused(
        "controlCharacter", field.rawValue, hasControlCharacter(fieldName(field).lowercased()))
    case .outOfCalendar:
      refused(
        "outOfCalendar", "to", "적을 수 있는 날짜를 벗어났어요. 1년 1월 2일부터 9999년 12월 30일까지 적을 수 있어요.",
        "The date is out of range. Haru supports 0001-01-02 to 9999-12-30.")
    case .changedSince: refused("changedSince", nil, changedElsewhere)
    case .badRecurrence(let refusal):
      refused("badRecurrence", "repeat", RepeatWords(language).refused(refusal))
    case .ruleNamesDays: refused("badRecurrence", "repeat", ruleNamesDays)
    case .whichOccurrence(let day):
      refused("whichOccurrence", "this", whichOccurrence(day), status: .usage)
    case .noSuchOccurrence(let day):
      refused("noSuchOccurrence", "this", noSuchOccurrence(day), status: .notFound)
    case .comesOnce: refused("comesOnce", nil, comesOnce)
    case .oneOccurrence: refused("oneOccurrence", nil, oneOccurrence)
    case .changesPast(let count): refused("changesPast", nil, askPast(count))
    case .reminderRange: refused("reminderRange", "remind", reminderRange)
    case .endNotAfterStart(let start, let end):
      refused("endNotAfterStart", "to", endsTooEarly(start, end))
    }
  }

  private func endsTooEarly(_ start: Now, _ end: Now) -> String {
    let both = say(
      "끝은 시작보다 늦어야 해요(시작 \(moment(start)), 끝 \(moment(end))).",
      "The end must be after the start (start: \(moment(start)), end: \(moment(end))).")
    guard start.day == end.day, end.instant < start.instant, end.day < Day.range.upperBound
    else { return both }
    let next = "'\(end.day + 1) \(end.time.description.prefix(5))'"
    return both
      + say(" 다음 날 끝나면 \(next)처럼 적어 주세요.", " If the event ends on the next day, type \(next).")
  }

  /// Returns the error for an event that was removed meanwhile.
  func gone(_ event: Event) -> Report {
    Report(
      code: "unknownEvent",
      message: say(
        "‘\(brief(event))’ 일정은 그사이 다른 곳에서 지워졌어요.",
        "“\(brief(event))” has been removed elsewhere in the meantime."),
      status: .notFound)
  }

  private func moment(_ moment: Now) -> String {
    "\(moment.day) \(moment.time.description.prefix(5))"
  }

  /// Returns the message for a typed time that cannot be parsed.
  func unread(_ text: String, _ trouble: PhraseParseError) -> String {
    let days = DayUsageWords(language)
    switch trouble {
    case .noSuchDay: return days.noSuchDay(text)
    case .noSuchMonth: return days.noSuchMonth(text)
    case .weekdayDiffers(let day, let weekday): return days.otherWeekday(day, weekday)
    case .unknown: return unread(text)
    }
  }

  private func unread(_ text: String) -> String {
    let text = Printable.brief(text)
    return say(
      "‘\(text)’에서 날짜나 시각을 읽지 못했어요. 오후 7시 30분, 내일 3시, 19:30처럼 적어 주세요.",
      "“\(text)” is not a valid date or time. Examples: 7:30pm, tomorrow 3pm, 19:30.")
  }

  package func fieldName(_ field: EventField) -> String {
    switch field {
    case .title: PartWords.title(language)
    case .body: say("내용", "Notes")
    case .from: say("시작", "Start")
    case .to: say("끝", "End")
    case .days: say("하루 종일", "All day")
    case .repeating: say("반복", "Repeats")
    case .remind: say("미리 알림", "Reminders")
    case .companions: say("함께하는 사람", "With")
    case .location: say("장소", "Location")
    case .countdown: say("디데이", "Countdown")
    }
  }
}
