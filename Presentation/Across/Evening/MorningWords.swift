import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// A day in at most five sentences, for the first line of a shell, a speaker or a mail.
struct MorningWords: Words {
  let language: Language

  /// Returns the sentences: the day, its plans, its people, the book and the saying. What a day does not have is left
  /// out.
  func sentences(_ facts: MorningFacts) -> [String] {
    let rest = [people(facts), facts.book.map(book), facts.saying.map(saying)]
      .compactMap(\.self)
    if facts.events.isEmpty, facts.due.isEmpty, facts.birthdays.isEmpty, facts.book == nil {
      let isHoliday = DayNotes(language).holiday(facts.day) != nil
      return (isHoliday ? [date(facts), allYours] : [emptyDay(facts)]) + rest
    }
    return [date(facts), plans(facts.events)] + rest
  }

  private func named(_ day: Day) -> String {
    let (date, weekday) = (
      CalendarWords.day(day, in: language), CalendarWords.wholeWeekday(day.weekday, in: language)
    )
    return language.isKorean ? "\(date) \(weekday)" : "\(weekday), \(date)"
  }

  private func date(_ facts: MorningFacts) -> String {
    let date = named(facts.day)
    if let holiday = DayNotes(language).holiday(facts.day) {
      return say("\(date), \(Particle.being.after(holiday)).", "\(date), is \(holiday).")
    }
    guard facts.isToday else {
      return say("\(date) 이야기예요.", "This is about \(date).")
    }
    return EveningWords.turn(
      facts.day,
      [
        Phrase("좋은 아침이에요, 오늘은 \(date)이에요.", "Good morning, it is \(date)."),
        Phrase("\(date) 아침이 밝았어요.", "It is the morning of \(date)."),
        Phrase("오늘은 \(date), 새 하루예요.", "A new day: \(date)."),
      ], language)
  }

  private func emptyDay(_ facts: MorningFacts) -> String {
    let date = named(facts.day)
    return say("\(date), 온전히 내 마음대로 보낼 수 있는 날이에요.", "\(date), is a day all to yourself.")
  }

  /// The sentence about a holiday on which nothing is planned.
  private var allYours: String {
    say("마음 가는 대로 보내도 좋겠어요.", "Nothing is planned, so it is all yours.")
  }

  private func plans(_ events: [Event]) -> String {
    guard let first = events.first else {
      return say("잡아 둔 일정은 없어요.", "No events are planned.")
    }
    let title = Printable.brief(first.title.text)
    guard let timed = events.first(where: { !$0.isAllDay }) else {
      let more = events.count - 1
      return more == 0
        ? say("하루 종일 ‘\(title)’ 일정이 있어요.", "“\(title)” is planned for the whole day.")
        : say(
          "하루 종일 ‘\(title)’ 외에 일정이 \(more)개 더 있어요.",
          more == 1
            ? "“\(title)” and one more event are planned for the whole day."
            : "“\(title)” and \(more) more events are planned for the whole day.")
    }
    let start = ClockWords.time(timed.start.time, in: language)
    let next = Printable.brief(timed.title.text)
    let being = Particle.being.form(after: next)
    return events.count == 1
      ? say("일정은 \(start) ‘\(next)’ 하나예요.", "One event is planned, “\(next)” at \(start).")
      : say(
        "일정은 \(events.count)개이고, 첫 시각은 \(start) ‘\(next)’\(being).",
        "\(events.count) events are planned, and the first one with a time is “\(next)” at "
          + "\(start).")
  }

  private func people(_ facts: MorningFacts) -> String? {
    let born = facts.birthdays.prefix(2).map { Printable.brief($0.celebrant.calledName) }
    let due = facts.due.map { Printable.brief($0.calledName) }
    let others = facts.moreDue
    let names = list(due) + (others > 0 ? say(" 외 \(others)명", " and \(others) more") : "")
    if born.isEmpty {
      return due.isEmpty ? nil : say("\(names)에게 연락할 날이에요.", "It is time to contact \(names).")
    }
    let birthday = list(born)
    if due.isEmpty {
      return say("\(birthday)의 생일이에요.", "It is the birthday of \(birthday).")
    }
    return say(
      "\(birthday)의 생일이고, \(names)에게 연락할 날이에요.",
      "It is the birthday of \(birthday), and time to contact \(names).")
  }

  private func list(_ names: [String]) -> String {
    guard names.count == 2 else { return names.joined(separator: ", ") }
    return language.isKorean
      ? Particle.with.after(names[0]) + " " + names[1] : names[0] + " and " + names[1]
  }

  private func book(_ standing: BookStanding) -> String {
    let title = Printable.brief(standing.book.facts.title.text)
    let total = standing.book.total
    guard let left = standing.pagesLeft else {
      return say(
        "읽던 책 ‘\(title)’의 \(total)%까지 왔어요.", "You have read \(total)% of “\(title)”.")
    }
    if total == 0 {
      return say(
        "‘\(title)’ \(left)쪽이 처음부터 기다리고 있어요.",
        "“\(title)” waits with \(left) pages, from the first.")
    }
    return say(
      "‘\(title)’, \(total)쪽까지 읽었고 \(left)쪽 남았어요.",
      "You are on page \(total) of “\(title)”, with \(left) to go.")
  }

  private func saying(_ saying: Saying) -> String {
    let words = saying.words.parts(language).first ?? ""
    let text = Printable.line(words.split(whereSeparator: \.isNewline).joined(separator: " "))
    let being = Particle.being.form(after: text)
    return say("오늘의 글귀는 ‘\(text)’\(being).", "The saying of the day is “\(text)”.")
  }
}
