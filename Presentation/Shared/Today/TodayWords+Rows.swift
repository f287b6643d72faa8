import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSchedule
import TextUI

/// The texts in the rows of the page.
extension TodayWords {
  /// Returns how near an event is: how much of it is left, or how soon it begins. Empty for later events, which show
  /// only their time.
  func nearness(_ event: Event, _ urgency: Urgency, at now: Now) -> String {
    let words = DayRibbonWords(language)
    switch urgency {
    case .goingOn:
      return event.takesTime ? self.now + " · " + words.left(event, at: now) : self.now
    case .next: return keyNext + " · " + words.ahead(event, at: now)
    case .birthdayToday, .begun, .withered, .thirsty, .overdue, .owed, .later, .birthdayAhead,
      .unmeasured, .ahead, .habit, .undated:
      return ""
    }
  }

  /// Returns what to talk about with a person: a plan of today, or else what was said last, in italics. A plan has a
  /// shorter form without its time.
  func lastWords(
    of person: Person, in page: TodayPage, at now: Now
  ) -> (whole: StyledText, brief: StyledText?) {
    let plan = page.agenda?.events.first { scheduled in
      scheduled.companions.contains { $0.id == person.id.text }
        && scheduled.event.takesTime && scheduled.event.end.instant > now.instant
    }
    if let event = plan?.event {
      let clock = ClockWords.time(event.start.time, in: language)
      let title = Printable.brief(event.title.text)
      return (StyledText(title + "  " + clock, .dim), StyledText(title, .dim))
    }
    guard let last = page.lastWords[person.id] else { return (StyledText(""), nil) }
    let memo = last.memo?.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if let memo, !memo.isEmpty {
      return (StyledText("“" + Printable.line(memo) + "”", Style([.italic, .dim])), nil)
    }
    return (StyledText(""), nil)
  }

  /// Says how many pages of a book are due today. For an overdue book, says how long ago its target date was.
  func share(_ progress: BookProgress) -> String {
    if progress.isOverdue, let days = progress.dDay {
      return CountdownWords.label(days, in: language)
    }
    guard let owed = progress.owedToday else {
      return progress.book.facts.pages == nil ? ReadingWords(language).pagesUnknown : ""
    }
    if owed == 0 { return ReadingWords(language).doneToday }
    return say("오늘 \(owed)쪽", owed == 1 ? "1 page today" : "\(owed) pages today")
  }

  /// Returns the days left until the target of a book. Empty for a book without a target, and for an overdue book, for
  /// which `share` returns the days.
  func target(_ progress: BookProgress) -> String {
    guard !progress.isOverdue, let days = progress.dDay else { return "" }
    return CountdownWords.label(days, in: language)
  }

  /// Returns the days left until the target of a book in their shortest form; empty as for `target`.
  func briefTarget(_ progress: BookProgress) -> String {
    guard !progress.isOverdue, let days = progress.dDay else { return "" }
    return CountdownWords.brief(days, in: language)
  }

  /// Says the age a person reaches and the day, briefly: `33 tomorrow`, `on Monday`.
  func birthdayInBrief(_ birthday: ComingBirthday) -> String {
    let day: String
    if let near = CalendarWords.nearness(birthday.daysLeft, in: language) {
      day = near
    } else {
      let weekday = CalendarWords.wholeWeekday(birthday.day.weekday, in: language)
      day = say(weekday, "on " + weekday)
    }
    guard let age = birthday.age else { return day }
    return say("\(day) 만 \(age)세", "\(age) \(day)")
  }

  /// The question how the user feels now.
  var howAreYou: String { say("지금 기분은 어때요?", "how are you now?") }

  /// Says how much time of the day is free.
  func free(_ seconds: Int) -> String {
    let length = DayRibbonWords(language).length(seconds)
    return say("빈 시간 \(length)", "\(length) free")
  }

  /// The message below a ribbon without events that are still to come.
  func quietDay(_ page: TodayPage) -> String {
    page.agenda?.events.isEmpty == true
      ? say("오늘은 하루가 통째로 비어 있어요.", "The whole day is yours.") : quiet(.day)
  }
}
