package import Domain
import TextUI

/// Messages about a day or time that does not parse, with examples of accepted forms.
package struct DayUsageWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the message about a text that is neither a day nor a time. If the command records past events, the
  /// examples are in the past.
  func notAMoment(_ option: String, _ value: String, _ looking: Looking = .ahead) -> String {
    let value = Printable.brief(value)
    if looking == .back {
      return say(
        "‘\(value)’ 값을 읽지 못했어요. \(option)에는 어제, 1시간 전, 오늘 아침, 3월 8일 15:00처럼 적어 주세요.",
        "\(option) needs a time, not “\(value)”. Examples: yesterday, an hour ago, this morning, "
          + "8 March 15:00.")
    }
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 내일 오후 3시, 3월 8일 15:00, 30분 뒤, +7d처럼 적어 주세요.",
      "\(option) needs a time, not “\(value)”. Examples: tomorrow 3pm, 8 March 15:00, "
        + "in 30 minutes, +7d.")
  }

  func notADate(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 내일, 다음 주 화요일, 3월 8일, +7d 같은 날짜를 적어 주세요.",
      "\(option) needs a date, not “\(value)”. Examples: tomorrow, next Friday, 8 March, +7d.")
  }

  func notAYear(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 2026, 올해, 작년처럼 연도를 적어 주세요.",
      "\(option) needs a year, not “\(value)”. Examples: 2026, this year, last year.")
  }

  func notAMonth(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 3월, 2026년 3월, 이번 달, 2026-03처럼 달을 적어 주세요.",
      "\(option) needs a month, not “\(value)”. Examples: March, next month, 2026-03.")
  }

  /// Returns the message about a text that is not an interval in days.
  func notARhythm(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 7, 일주일, 2주, 매주, 한 달처럼 적어 주세요.",
      "\(option) needs a number of days, not “\(value)”. Examples: 7, weekly, 2 weeks, a month.")
  }

  /// Returns the message about a text that is not a duration.
  func notALength(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 10분, 1시간, 1일처럼 적어 주세요.",
      "\(option) needs a length of time, not “\(value)”. Examples: 10m, 1h, 1d.")
  }

  func notAnHour(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 21, 오후 9시, 21:00처럼 시각을 적어 주세요.",
      "\(option) needs an hour, not “\(value)”. Examples: 21, 9pm, 21:00.")
  }

  /// Returns the message about a text that is not a range of hours within a day.
  func notHours(_ option: String, _ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "‘\(value)’ 값을 읽지 못했어요. \(option)에는 8:00-22:00, 9-18처럼 하루 안의 두 시각을 적어 주세요.",
      "\(option) needs two times on the same day, not “\(value)”. Examples: 8:00-22:00, "
        + "9-18.")
  }

  /// Returns the message about a date that does not exist in the calendar.
  package func noSuchDay(_ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "달력에 ‘\(value)’ 같은 날은 없어요. 월과 일을 다시 확인해 주세요.",
      "“\(value)” is not a date in the calendar. Check the month and the day.")
  }

  /// Returns the message about a month number that does not exist.
  package func noSuchMonth(_ value: String) -> String {
    let value = Printable.brief(value)
    return say(
      "달력에 ‘\(value)’ 같은 달은 없어요. 월은 1부터 12까지예요.",
      "“\(value)” is not a valid month. Months are 1 to 12.")
  }

  /// Returns the message about a date that does not fall on the given weekday. The message offers both readings.
  package func otherWeekday(_ day: Day, _ weekday: Weekday) -> String {
    let ahead = (weekday.rawValue - day.weekday.rawValue + 7) % 7
    let near = day + (ahead > 3 ? ahead - 7 : ahead)
    let (date, other) = (
      CalendarWords.fullDayWithWeekday(day, in: language),
      CalendarWords.fullDayWithWeekday(near, in: language)
    )
    return say(
      "날짜와 요일이 맞지 않아요. ‘\(date)’, ‘\(other)’ 중 하나로 적어 주세요.",
      "The date and the weekday do not match. Enter \(date) or \(other).")
  }

  /// Returns the message that says which days an ambiguous text was read as.
  func readAs(_ text: String, _ days: ClosedRange<Day>) -> String {
    let text = Printable.brief(text)
    let first = CalendarWords.fullDayWithWeekday(days.lowerBound, in: language)
    guard days.lowerBound != days.upperBound else {
      return say(
        "\(Particle.object.after("‘\(text)’")) \(Particle.toward.after(first)) 읽었어요.",
        "“\(text)” was read as \(first).")
    }
    let last = CalendarWords.fullDayWithWeekday(days.upperBound, in: language)
    let span = CalendarWords.span(first, last, in: language)
    return say(
      "\(Particle.object.after("‘\(text)’")) \(Particle.toward.after(span)) 읽었어요.",
      "“\(text)” was read as \(span).")
  }

  func readAs(_ text: String, _ moment: DayAndTime) -> String {
    let text = Printable.brief(text)
    let when =
      CalendarWords.fullDayWithWeekday(moment.day, in: language) + say(" ", ", ")
      + ClockWords.time(moment.time, in: language)
    return say(
      "\(Particle.object.after("‘\(text)’")) \(Particle.toward.after(when)) 읽었어요.",
      "“\(text)” was read as \(when).")
  }

  /// Returns the message that says which month an ambiguous text was read as.
  func readAsMonth(_ text: String, _ day: Day) -> String {
    let text = Printable.brief(text)
    let month = CalendarWords.month(day, in: language)
    return say(
      "\(Particle.object.after("‘\(text)’")) \(Particle.toward.after(month)) 읽었어요.",
      "“\(text)” was read as \(month).")
  }
}
