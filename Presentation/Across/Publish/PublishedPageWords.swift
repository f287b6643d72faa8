import Domain
import PresentationKit

/// The texts of the published page.
struct PublishedPageWords: Words {
  let language: Language

  /// Returns the year and the weekday of a day, with its holidays.
  func weekday(_ day: Day) -> String {
    let weekday = CalendarWords.wholeWeekday(day.weekday, in: language)
    let year = day.parts.year
    return DayNotes(language).named(say("\(year)년 \(weekday)", "\(weekday), \(year)"), day)
  }

  var tomorrow: String { say("내일", "Tomorrow") }
  var birthdays: String { say("생일", "Birthdays") }
  var toWater: String { say("물 줄 사람", "To water") }
  var lastDays: String { say("목표일인 책", "Last day to read") }

  func calm(_ isToday: Bool) -> String {
    isToday
      ? say("오늘은 비어 있어요. 편안한 하루 보내세요.", "Nothing planned. Have a peaceful day.")
      : say("내일은 아직 비어 있어요.", "Nothing planned yet.")
  }

  func updated(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)에 업데이트했어요.", "Updated on \(day).")
  }
}
