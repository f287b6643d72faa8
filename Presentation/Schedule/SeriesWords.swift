package import Domain
import PresentationKit
import TextUI

/// The texts about repeating events.
extension ScheduleWords {
  /// Returns the repeat rule of an event as text, such as `매주 월·수·금요일`; nil if the event does not repeat.
  package func rhythmName(of event: Event) -> String? {
    let rhythm = plainRhythm(of: event)
    // Days that the rule leaves to its start are the shown ones, so the zone is not named.
    guard let zone = event.ruleZone, event.repeatRule?.saysDays == true else { return rhythm }
    let zoneName = Printable.brief(zone)
    return rhythm.map { $0 + say(" (\(zoneName) 시간)", " (\(zoneName) time)") }
  }

  /// Returns the text of `rhythmName(of:)` without the time zone of the rule.
  private func plainRhythm(of event: Event) -> String? {
    if let lunar = event.lunarRule {
      let words = RepeatWords(language)
      let rhythm = words.lunar(LunarWords(language).date(lunar.date))
      return rhythm + (lunar.last.map { ", " + words.until($0) } ?? "")
    }
    guard let rule = event.repeatRule else { return event.rule?.text }
    return RepeatWords(language).rule(rule, start: event.start.day)
  }

  /// Returns a sentence about how an event repeats; nil if it does not repeat. The JSON contains the rule itself.
  func rhythm(of event: Event) -> String? {
    guard event.rule != nil, var name = rhythmName(of: event) else { return nil }
    if event.repeatRule?.isEndless == true { name += say(", 끝 없음", ", with no end") }
    return repeats(name)
  }

  /// Returns a sentence around the text of a repeat rule.
  package func repeats(_ rhythm: String) -> String { say("반복: \(rhythm)", "Repeats: \(rhythm)") }

  /// Returns the reminders as text; nil if there are none.
  package func reminding(of event: Event) -> String? {
    if event.reminders.isEmpty { return nil }
    let spans = event.reminders.map { $0 == 0 ? say("시작할 때", "at the start") : ahead($0) }
    return say("미리 알림: ", "Reminders: ") + spans.joined(separator: ", ")
  }

  private func ahead(_ seconds: Int) -> String {
    let length = length(seconds)
    return say("\(length) 전", "\(length) before")
  }

  // MARK: The form

  var rhythmHint: String {
    say("매주 월수, 매월 15일 (비우면 한 번)", "weekly on mon, monthly… (empty: once)")
  }
  var remindHint: String { say("10분, 1시간, 1일… (비워도 돼요)", "10m, 1h, 1d… (optional)") }
  var unreadReminders: String {
    say("10분, 1시간, 1일처럼 적어 주세요.", "Write reminders like 10m, 1h or 1d.")
  }
  func lastsDays(_ count: Int) -> String {
    let days = length(count * 86_400)
    return say("\(days) 동안 이어져요.", "All day for \(days).")
  }

  /// Returns the repeat rule as a user would type it. If the words do not parse back to the same rule, the rule itself
  /// is returned.
  func typedRhythm(_ event: Event) -> String {
    guard let rule = event.rule?.text, let name = plainRhythm(of: event) else { return "" }
    let phrase = RepeatPhrase(start: event.start.day, order: order)
    do throws(RepeatRefusal) {
      switch try phrase.parse(name) {
      case .rule(let read): return read.text == rule ? name : rule
      case .lunar(let date?): return LunarRepeat(date).text == rule ? name : rule
      case .lunar(nil): return RepeatWords(language).lunar
      }
    } catch { return rule }
  }

  private var order: DateOrder { DateOrder.monthFirst.spoken(in: language) }

  func typedReminders(_ event: Event) -> String {
    event.reminders.map { length($0) }.joined(separator: ", ")
  }

  /// Returns how a typed repeat rule is understood, or why it is refused.
  func understood(_ typed: TypedRepeat, from start: Day) -> String {
    let words = RepeatWords(language)
    do throws(RepeatRefusal) {
      switch try RepeatPhrase(start: start, order: typed.order).parse(typed.text) {
      case .rule(let rule):
        guard let first = rule.firstDay(from: start) else { throw .neverOccurs }
        try rule.check(start: first)
        return begun(words.rule(rule, start: first), on: first, insteadOf: start)
      case .lunar(let date):
        guard let date = date ?? LunarDay(start).map(LunarDate.init),
          let first = date.next(onOrAfter: start)?.day
        else { throw .outsideLunarCalendar }
        return begun(
          words.lunar(LunarWords(language).date(date)), on: first, insteadOf: start)
      }
    } catch { return words.refused(error) }
  }

  /// Returns the text of a rule, with its first day if that differs from the chosen day.
  private func begun(_ rhythm: String, on first: Day, insteadOf start: Day) -> String {
    if first == start { return rhythm }
    let day = CalendarWords.fullDay(first, in: language)
    return say("\(rhythm)\(between)\(day)부터", "\(rhythm)\(between)from \(day)")
  }

  // MARK: Scopes

  /// Returns the name of the occurrences in a scope, as a phrase.
  private func those(_ scope: SeriesScope, at now: Now) -> String {
    switch scope {
    case .this(let day):
      let day = CalendarWords.day(day, in: language)
      return say("\(day)만", "only on \(day)")
    case .following(let day):
      let day = CalendarWords.day(day, in: language)
      return say("\(day)부터 모두", "from \(day) on")
    case .all: return say("반복 전체", "every occurrence")
    }
  }

  func changed(_ event: Event, _ scope: SeriesScope, at now: Now) -> String {
    let those = those(scope, at: now)
    return say(
      "‘\(brief(event))’ 일정을 고쳤어요(\(those)). \(when(event, at: now)).",
      "Changed “\(brief(event))” (\(those)): \(when(event, at: now)).")
  }

  func removed(_ event: Event, _ scope: SeriesScope, at now: Now) -> String {
    let those = those(scope, at: now)
    return say(
      "‘\(brief(event))’ 일정을 지웠어요(\(those)).", "Removed “\(brief(event))” (\(those)).")
  }

  /// Returns the message that separately edited occurrences do not fit the new rule and are now separate events.
  func detached(_ events: [Event], at now: Now) -> String {
    let first = events[0]
    let when = when(first, at: now)
    let more = events.count - 1
    if more == 0 {
      return say(
        "따로 고친 일정(\(when))은 새 반복 규칙에 맞지 않아서 단독 일정으로 남겼어요.",
        "The occurrence you changed (\(when)) does not fit the new rule. "
          + "It is now a separate event.")
    }
    return say(
      "따로 고친 일정(\(when) 외 \(more)개)은 새 반복 규칙에 맞지 않아서 단독 일정으로 남겼어요.",
      "The occurrences you changed (\(when) and \(more) more) do not fit the new rule. "
        + "They are now separate events.")
  }

  // MARK: The question

  func whichToEdit(_ event: Event) -> String {
    say("‘\(brief(event))’ 일정을 어디까지 고칠까요?", "Change which occurrences of “\(brief(event))”?")
  }
  func whichToRemove(_ event: Event) -> String {
    say("‘\(brief(event))’ 일정을 어디까지 지울까요?", "Remove which occurrences of “\(brief(event))”?")
  }
  var whichText: String { say("반복하는 일정이에요.", "This event repeats.") }
  func onlyThis(_ day: Day) -> String {
    let day = CalendarWords.day(day, in: language)
    return say("\(day)만", "only \(day)")
  }
  var fromThisOn: String { say("이날부터 모두", "this day and later") }
  var allOfThem: String { say("전부", "whole series") }

  /// Returns an answer followed by the number of affected occurrences before today.
  func withPast(_ answer: String, _ count: Int) -> String {
    count == 0
      ? answer : answer + say(" (지난 일정 \(count)개 포함)", " (including \(count) in the past)")
  }

  // MARK: Refusals

  func askPast(_ count: Int) -> String {
    say(
      "어제까지의 일정 \(count)개도 함께 바뀌어요. 계속할까요?",
      count == 1
        ? "1 occurrence before today would change too. Continue?"
        : "\(count) occurrences before today would change too. Continue?")
  }

  func whichOccurrence(_ day: Day) -> String {
    say(
      "반복하는 일정이에요. 그날만 고르려면 `--this \(day)`, 그날부터 모두 고르려면 `--following \(day)`, 전부 고르려면 `--all`을 붙여 주세요.",
      "This event repeats. Add `--this \(day)` for only that day, `--following \(day)` for that day "
        + "and later, or `--all` for all occurrences.")
  }

  var ruleNamesDays: String {
    say(
      "반복하는 날이 규칙에 정해져 있어서 날짜를 옮길 수 없어요. `--repeat`로 새 규칙을 적어 주세요.",
      "The repeat rule sets the days, so the date cannot be moved. Enter a new rule with `--repeat`."
    )
  }
  var comesOnce: String {
    say(
      "반복하지 않는 일정이라 고를 날짜가 없어요. `--this`나 `--following`, `--all`을 빼고 다시 해 주세요.",
      "This event does not repeat. Remove `--this`, `--following` or `--all`.")
  }
  var oneOccurrence: String {
    say(
      "반복하는 일정의 하루만 따로 반복하게 할 수는 없어요. 그날부터 모두 바꾸려면 `--following`을 붙여 주세요.",
      "One day of a series cannot repeat on its own. Use `--following` to change that day "
        + "and all later ones."
    )
  }
  var reminderRange: String {
    say(
      "미리 알림은 \(Event.mostReminders)개까지, 366일 전까지 정할 수 있어요.",
      "An event can have at most \(Event.mostReminders) reminders, up to 366 days before.")
  }

  func noSuchOccurrence(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)에는 이 일정이 없어요.", "This event does not take place on \(day).")
  }
}
