import Domain
import PresentationKit

/// The texts of the published page.
struct PublishedPageWords: Words {
  let language: Language

  /// Returns a date in its full form: `2026년 11월 28일 토요일`, `Saturday, 28 November 2026`.
  func date(_ day: Day) -> String {
    let weekday = CalendarWords.wholeWeekday(day.weekday, in: language)
    let date = CalendarWords.fullDay(day, in: language)
    return say("\(date) \(weekday)", "\(weekday), \(date)")
  }

  var tomorrow: String { say("내일", "Tomorrow") }
  var birthdays: String { say("생일", "Birthdays") }
  var toContact: String { say("연락할 사람", "To contact") }
  var lastDays: String { say("목표일인 책", "Last day to read") }

  func calm(_ isToday: Bool) -> String {
    isToday
      ? say("오늘은 비어 있어요. 편안한 하루 보내세요.", "Nothing planned. Have a peaceful day.")
      : say("내일은 아직 비어 있어요.", "Nothing planned yet.")
  }

  func updated(_ now: Now) -> String {
    let day = CalendarWords.fullDay(now.day, in: language)
    let time = ClockWords.time(now.time, in: language)
    return say("\(day) \(time)에 업데이트했어요.", "Updated on \(day) at \(time).")
  }
}
