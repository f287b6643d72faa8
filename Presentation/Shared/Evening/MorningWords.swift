import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// Describes a day in at most five sentences, for example in a new shell, a mail or a speech program. Each sentence has
/// several wordings, which alternate by date.
struct MorningWords: Words {
  let language: Language

  /// Returns the sentences: the day, its plans, its people, the book and the saying. Topics without content are left
  /// out.
  func sentences(_ facts: MorningFacts) -> [String] {
    // The dates take the place of the book, because a morning has at most five sentences.
    let rest = [
      people(facts), dates(facts) ?? facts.book.map { book($0, of: facts.day) },
      facts.saying.map { saying($0, of: facts.day) },
    ].compactMap(\.self)
    if facts.events.isEmpty, facts.due.isEmpty, facts.birthdays.isEmpty, facts.dates.isEmpty,
      facts.book == nil
    {
      let isHoliday = DayNotes(language).holiday(facts.day) != nil
      return (isHoliday ? [date(facts), allYours(facts)] : [emptyDay(facts)]) + rest
    }
    return [date(facts), plans(facts)] + rest
  }

  func choose(_ day: Day, _ wordings: [Phrase]) -> String {
    EveningWords.turn(day, wordings, language)
  }

  // MARK: The day

  private func named(_ day: Day) -> String {
    let (date, weekday) = (
      CalendarWords.day(day, in: language), CalendarWords.wholeWeekday(day.weekday, in: language)
    )
    return language.isKorean ? "\(date) \(weekday)" : "\(weekday), \(date)"
  }

  private func date(_ facts: MorningFacts) -> String {
    let date = named(facts.day)
    if let holiday = DayNotes(language).holiday(facts.day) {
      return facts.isPast
        ? say("\(date), \(holiday) 이야기예요.", "This is about \(holiday), \(date).")
        : say("\(date), \(Particle.being.after(holiday)).", "\(date), is \(holiday).")
    }
    guard facts.isToday else {
      return say("\(date) 이야기예요.", "This is about \(date).")
    }
    return choose(
      facts.day,
      [
        Phrase("좋은 아침이에요, 오늘은 \(date)이에요.", "Good morning, it is \(date)."),
        Phrase("\(date) 아침이 밝았어요.", "It is the morning of \(date)."),
        Phrase("오늘은 \(date), 새 하루예요.", "A new day, \(date)."),
        Phrase("\(date), 오늘도 좋은 하루 보내요.", "Hello, today is \(date)."),
        Phrase("\(date), 하루가 시작됐어요.", "The day begins, and it is \(date)."),
        Phrase("벌써 \(date)이에요.", "It's \(date)."),
        Phrase("안녕하세요, \(date) 아침이에요.", "Here is your day, \(date)."),
      ])
  }

  private func emptyDay(_ facts: MorningFacts) -> String {
    let date = named(facts.day)
    if facts.isPast {
      return say("\(date), 아무 일정도 없던 날이에요.", "\(date), was a day without plans.")
    }
    return choose(
      facts.day,
      [
        Phrase("\(date), 온전히 내 마음대로 보낼 수 있는 날이에요.", "\(date), is a day all to yourself."),
        Phrase("\(date), 아무것도 잡혀 있지 않은 날이에요.", "\(date), is wide open."),
        Phrase("\(date), 느긋하게 보내도 되는 날이에요.", "\(date), has nothing that waits for you."),
        Phrase("\(date), 달력이 비어 있어요.", "\(date), is free."),
        Phrase("\(date), 서두를 일이 없어요.", "\(date), is a day without a rush."),
      ])
  }

  /// The sentence about a holiday on which nothing is planned.
  private func allYours(_ facts: MorningFacts) -> String {
    facts.isPast
      ? say("그날 잡아 둔 일정은 없었어요.", "Nothing was planned on that holiday.")
      : say("마음 가는 대로 보내도 좋겠어요.", "Nothing is planned, so it is all yours.")
  }

  // MARK: The plans

  private func plans(_ facts: MorningFacts) -> String {
    guard let first = facts.events.first else { return withoutPlans(facts) }
    guard let timed = facts.events.first(where: { !$0.isAllDay && $0.start.day == facts.day })
    else { return wholeDay(inMarks(first.title.text), facts) }
    let title = inMarks(timed.title.text)
    let start = ClockWords.spoken(timed.start.time, in: language)
    let being = Particle.being.form(after: title)
    let count = facts.events.count
    let things = CountWords.things(count)
    let number = CountWords.number(count)
    guard facts.isToday else {
      if count == 1 {
        return facts.isPast
          ? say("일정은 \(start) \(title) 하나였어요.", "One event was planned, \(title) at \(start).")
          : say("일정은 \(start) \(title) 하나예요.", "One event is planned, \(title) at \(start).")
      }
      return facts.isPast
        ? say(
          "일정은 \(things)였고, \(start) \(title)부터였어요.",
          "\(capitalised(number)) events were planned, starting with \(title) at \(start).")
        : say(
          "일정이 \(things), \(start) \(title)부터예요.",
          "\(capitalised(number)) events are planned, starting with \(title) at \(start).")
    }
    if count == 1 { return choose(facts.day, single(title, start, being)) }
    return choose(
      facts.day,
      [
        Phrase(
          "오늘은 일정이 \(things), \(start) \(title)부터예요.",
          "\(capitalised(number)) things today, starting with \(title) at \(start)."),
        Phrase(
          "첫 일정은 \(start) \(title), 모두 \(things)예요.",
          "First comes \(title) at \(start), and there are \(number) plans in all."),
        Phrase(
          "\(start) \(title)부터 일정이 \(things) 있어요.",
          "\(capitalised(number)) plans today, the first at \(start): \(title)."),
        Phrase(
          "\(start)에 \(Particle.subject.after(title)) 있고, 일정은 모두 \(things)예요.",
          "You have \(number) plans today, and \(title) comes first at \(start)."),
        Phrase(
          "일정 \(things) 중 첫 번째는 \(start) \(title)\(being).",
          "Today you have \(number) plans, starting at \(start) with \(title)."),
      ])
  }

  private func single(_ title: String, _ start: String, _ being: String) -> [Phrase] {
    [
      Phrase("오늘 일정은 \(start) \(title) 하나예요.", "One thing today, \(title) at \(start)."),
      Phrase("\(start)에 \(title) 하나만 있어요.", "There is just \(title) at \(start)."),
      Phrase("오늘은 \(start) \(title)만 챙기면 돼요.", "All you have today is \(title) at \(start)."),
      Phrase("오늘 챙길 일정은 \(start) \(title)\(being).", "Your plan today is \(title) at \(start)."),
      Phrase("\(start)에 \(Particle.subject.after(title)) 있어요.", "You have \(title) at \(start)."),
    ]
  }

  private func withoutPlans(_ facts: MorningFacts) -> String {
    if facts.isPast { return say("잡아 둔 일정은 없었어요.", "No events were planned.") }
    guard facts.isToday else { return say("잡아 둔 일정은 없어요.", "No events are planned.") }
    return choose(
      facts.day,
      [
        Phrase("오늘은 잡아 둔 일정이 없어요.", "Nothing is planned today."),
        Phrase("오늘 달력은 비어 있어요.", "The calendar is empty today."),
        Phrase("오늘은 정해진 약속이 없어요.", "You have no appointments today."),
        Phrase("일정 없는 하루예요.", "It is a day without plans."),
        Phrase("오늘 일정은 아직 없어요.", "So far there are no plans today."),
      ])
  }

  /// Returns the sentence about a day whose events have no time.
  private func wholeDay(_ title: String, _ facts: MorningFacts) -> String {
    let more = facts.events.count - 1
    let others = CountWords.things(more)
    let number = CountWords.number(more)
    let events = more == 1 ? "event" : "events"
    if facts.isPast {
      return more == 0
        ? say("하루 종일 \(title) 일정이 있었어요.", "\(title) was planned for the whole day.")
        : say(
          "하루 종일 \(title) 말고도 일정이 \(others) 더 있었어요.",
          "\(title) and \(number) more \(events) were planned for the whole day.")
    }
    return more == 0
      ? say("하루 종일 \(title) 일정이 있어요.", "\(title) is planned for the whole day.")
      : say(
        "하루 종일 \(title) 말고도 일정이 \(others) 더 있어요.",
        "\(title) and \(number) more \(events) are planned for the whole day.")
  }
}
