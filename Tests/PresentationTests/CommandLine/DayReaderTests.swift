import Domain
import Support
import Testing

@testable import Presentation

/// What the program itself writes can be typed back.
@Suite struct `The reader of days` {
  private let reader = DayReader(today: .on("2026-03-17"))

  @Test(arguments: [
    "2월 3일", "2월3일", "2026년 2월 3일", "2026년 2월 3일 화요일", "2월 3일 화요일", "3 February", "February 3",
    "3 feb", "3 February 2026", "February 3, 2026", "Tue 3 February", "Tue 3 February 2026",
    "2026-02-03",
  ])
  func `knows a date in the words of both languages`(text: String) throws {
    #expect(try reader.day(text) == .on("2026-02-03"))
    #expect(try reader.typed(text + " 9:30").day == .on("2026-02-03"))
    #expect(try reader.typed(text + " 9:30").time == TimeOfDay("9:30"))
    #expect(try reader.typed(text) == TypedMoment(day: .on("2026-02-03"), time: nil))
  }

  @Test(arguments: [Language.korean, .english], ["2026-03-05", "2025-12-31", "2026-08-02"])
  func `reads what the calendar writes`(language: Language, day: String) throws {
    let day = Day.on(day)
    #expect(try reader.day(CalendarWords.fullDay(day, in: language)) == day)
    guard day.parts.year == 2026 else { return }
    #expect(try reader.day(CalendarWords.day(day, in: language)) == day)
    #expect(try reader.day(CalendarWords.dayWithWeekday(day, in: language)) == day)
  }

  @Test(arguments: [
    "2월", "3월 5", "5일", "3 Marsh", "12 3", "Mon 3 February", "2월 3일 금요일", "3 4 5 6",
  ])
  func `leaves alone what is no date`(text: String) {
    #expect(throws: UsageError.notADate(option: "DAY", value: text)) { try reader.day(text) }
  }

  @Test(arguments: ["2026-02-30", "2026-13-01", "2월 30일", "30 February", "2025년 2월 29일"])
  func `says that the calendar has no such day`(text: String) {
    let missing = UsageError.noSuchDay(option: "DAY", value: text)
    #expect(throws: missing) { try reader.day(text) }
    #expect(UsageWords(.korean).report(missing).message.contains("달력에"))
    #expect(UsageWords(.korean).report(missing).code == "noSuchDay")
    // hostile F-11: it was written as days are, so it is a rule that refuses it.
    #expect(UsageWords(.korean).report(missing).status == .refused)
    #expect(throws: UsageError.noSuchDay(option: "WHEN", value: text)) {
      try reader.typed(text)
    }
  }
}
