import Domain
import PresentationKit
import TextUI

/// The texts about several days: agenda, week, year and free time.
extension ScheduleWords {
  // MARK: Keys

  var keyAgenda: String { say("일정표", "agenda") }
  var keyWeek: String { say("한 주 보기", "week view") }
  var keyOtherWeeks: String { say("다른 주", "other weeks") }
  var keyOtherDays: String { say("4주씩", "4 weeks") }

  // MARK: Titles

  func agendaTitle(from day: Day, at now: Now) -> String {
    let day = heading(day, at: now)
    return say("일정표 · \(day)부터", "Agenda from \(day)")
  }
  package var comingTitle: String { say("다가오는 일정", "Coming up") }
  func yearTitle(_ year: Int) -> String { say("\(year)년 일정", "Schedule \(year)") }

  /// Returns a range of days, with the years unless both are this year. The month is named once if it is the same.
  func title(_ days: ClosedRange<Day>, at now: Now) -> String {
    let (first, last) = (days.lowerBound.parts, days.upperBound.parts)
    let isThisYear = first.year == now.day.parts.year && last.year == now.day.parts.year
    func name(_ day: Day) -> String {
      isThisYear ? CalendarWords.day(day, in: language) : CalendarWords.fullDay(day, in: language)
    }
    guard first.year == last.year, first.month == last.month else {
      return CalendarWords.span(name(days.lowerBound), name(days.upperBound), in: language)
    }
    if isPlain {
      return CalendarWords.span(name(days.lowerBound), name(days.upperBound), in: language)
    }
    return say(
      "\(name(days.lowerBound))~\(last.day)일", "\(first.day) – \(name(days.upperBound))")
  }

  // MARK: Days

  /// Returns a number of empty days as text, such as `+3 empty days`.
  func gap(_ days: Int) -> String {
    say("\(days)일 동안 일정 없음", "+\(days) " + (days == 1 ? "empty day" : "empty days"))
  }

  /// Returns a day as the heading of its column, such as `일 1` or `Sun 1`.
  func column(_ day: Day) -> String {
    CalendarWords.weekday(day.weekday, in: language) + " \(day.parts.day)"
  }

  /// Returns the notes shown after the name of a day; holidays are red.
  func noted(_ day: Day) -> [StyledText] {
    DayNotes(language).notes(day...day).map {
      StyledText("  " + $0.text, $0.isHoliday ? Style(ink: Accent.rose) : .dim)
    }
  }

  /// Returns the time of an event on one of its days, without the parts on other days.
  func times(_ event: Event, on day: Day) -> String {
    let (start, end) = (event.start, event.end)
    let clock = { (moment: Now) in ClockWords.time(moment.time, in: language) }
    let beginsHere = start.day == day
    let endsAtMidnight = end.day == day + 1 && end.time.seconds == 0
    let endsHere = end.day == day || endsAtMidnight
    let isWhole = (!beginsHere || start.time.seconds == 0) && (!endsHere || endsAtMidnight)
    if event.isAllDay || isWhole { return allDay }
    if beginsHere, endsHere { return hours(start.time, end.time) }
    return beginsHere
      ? say("\(clock(start))부터", "from \(clock(start))")
      : say("\(clock(end))까지", "until \(clock(end))")
  }

  // MARK: Empty lists

  func emptyAgenda(_ key: String) -> String {
    say(
      "앞으로 예정된 일정이 없어요. \(key)을 눌러 일정을 적어 보세요.",
      "No upcoming events. Press \(key) to add one.")
  }
  package var nothingComing: String { say("다가오는 일정이 없어요.", "No upcoming events.") }
  var nothingThatDay: String { say("일정 없음", "nothing planned") }
  func nothingIn(_ year: Int) -> String {
    say("\(year)년에는 일정이 없어요.", "Nothing is planned in \(year).")
  }

  // MARK: A year

  /// Returns the number of events of a day and their total length.
  func load(_ load: ScheduleYear.Load?) -> String {
    guard let load else { return nothingThatDay }
    return load.seconds < 60
      ? count(load.count) : count(load.count) + between + length(load.seconds)
  }

  func sum(_ year: ScheduleYear) -> String {
    guard let fullest = year.loads.max(by: { ($0.seconds, $0.count) < ($1.seconds, $1.count) })
    else { return nothingIn(year.year) }
    return days(withEvents: year.loads.count) + between
      + say("가장 바쁜 날 ", "busiest day ")
      + CalendarWords.dayWithWeekday(fullest.day, in: language) + " (" + load(fullest) + ")"
  }

  func days(withEvents number: Int) -> String {
    let days = count(of: number, "일", "day")
    return say("일정이 있는 날 \(days)", "\(days) with events")
  }

  var emptyEnd: String { say("비어 있음", "free") }
  var fullEnd: String { say("가득 참", "full") }

  // MARK: Free time

  /// Returns the start and end of a period of free time, without its day.
  func span(_ free: FreeTime) -> String {
    ClockWords.span(free.start.time, free.end.time, in: language)
  }

  /// Returns the hours that were searched for free time, and the minimum length.
  func looked(_ hours: Range<Int>, _ shortest: Int) -> String {
    say(
      "\(clock(hours)) 사이에 \(length(shortest)) 이상 비어 있는 시간이에요.",
      "Free time of \(length(shortest)) or more, \(clock(hours)).")
  }

  func nothingFree(_ hours: Range<Int>, _ shortest: Int) -> String {
    say(
      "\(clock(hours)) 사이에 \(length(shortest)) 이상 빈 시간이 없어요.",
      "No free time of \(length(shortest)) or more, \(clock(hours)).")
  }

  private func clock(_ hours: Range<Int>) -> String {
    ClockWords.span(
      TimeOfDay(seconds: hours.lowerBound), TimeOfDay(seconds: hours.upperBound % 86_400),
      in: language)
  }
}
