import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

/// Tests of dates that are typed as the program itself writes them.
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
    let typed = try reader.typed(text)
    #expect(typed.day == .on("2026-02-03") && typed.time == nil)
  }

  @Test(arguments: [Language.korean, .english], ["2026-03-05", "2025-12-31", "2026-08-02"])
  func `reads what the calendar writes`(language: Language, day: String) throws {
    let day = Day.on(day)
    #expect(try reader.day(CalendarWords.fullDay(day, in: language)) == day)
    guard day.parts.year == 2026 else { return }
    #expect(try reader.day(CalendarWords.day(day, in: language)) == day)
    #expect(try reader.day(CalendarWords.dayWithWeekday(day, in: language)) == day)
  }

  @Test(arguments: ["언젠가", "soon", "3 Marsh", "12 3", "3 4 5 6", "내일 내일", "15", "1930", "30분 뒤"])
  func `leaves alone what is no date`(text: String) {
    #expect(throws: ArgumentParseError.notADate(option: "DAY", value: text)) {
      try reader.day(text)
    }
  }

  @Test(arguments: ["2026-02-30", "2026-13-01", "2월 30일", "30 February", "2025년 2월 29일"])
  func `says that the calendar has no such day`(text: String) {
    let missing = ArgumentParseError.noSuchDay(option: "DAY", value: text)
    #expect(throws: missing) { try reader.day(text) }
    #expect(UsageWords(.korean).report(missing).message.contains("달력에"))
    #expect(UsageWords(.korean).report(missing).code == "noSuchDay")
    // hostile F-11: the text is a valid date format, so it is refused by a rule and not as a typing
    // error.
    #expect(UsageWords(.korean).report(missing).status == .refused)
    #expect(throws: ArgumentParseError.noSuchDay(option: "WHEN", value: text)) {
      try reader.typed(text)
    }
  }

  @Test(arguments: ["2026년 3월 17일 월요일", "Mon 17 March 2026", "3월 17일 월요일"])
  func `names both days where the date and the weekday do not agree`(text: String) {
    // spec Q-31
    let wrong = ArgumentParseError.otherWeekday(
      option: "DAY", value: text, .on("2026-03-17"), .monday)
    #expect(throws: wrong) { try reader.day(text) }
    let korean = UsageWords(.korean).report(wrong).message
    #expect(korean.contains("3월 17일 화요일") && korean.contains("3월 16일 월요일"))
    let english = UsageWords(.english).report(wrong).message
    #expect(english.contains("Tue 17 March 2026") && english.contains("Mon 16 March 2026"))
  }

  @Test(arguments: [
    ("3월", "2026-03"), ("2026년 5월", "2026-05"), ("2026년5월", "2026-05"), ("이번 달", "2026-03"),
    ("이번달", "2026-03"), ("다음 달", "2026-04"), ("지난달", "2026-02"), ("march", "2026-03"),
    ("next month", "2026-04"), ("May 2027", "2027-05"), ("2026-03", "2026-03"),
    ("2026.3", "2026-03"),
  ])
  func `knows a month in words`(text: String, month: String) throws {
    // korean 57
    #expect(try reader.month(text).description == month + "-01")
  }

  @Test(arguments: ["2026", "soon", "이번 주", "3시", "13월", "올해"])
  func `says what a month looks like`(text: String) {
    // korean 57
    do throws(ArgumentParseError) {
      let month = try reader.month(text)
      Issue.record("\(text) is \(month)")
    } catch {
      let korean = UsageWords(.korean).report(error).message
      #expect(korean.contains("이번 달") || korean.contains("달력에"))
    }
  }

  @Test func `takes a week as its days, and a deadline as the last of them`() throws {
    #expect(try reader.days("last week") == .on("2026-03-09")...(.on("2026-03-15")))
    #expect(try reader.day("지난주") == .on("2026-03-09"))
    #expect(try reader.last("지난주", option: "to") == .on("2026-03-15"))
    #expect(try reader.deadline("5월까지", option: "target") == .on("2026-05-31"))
    #expect(try reader.deadline("내일 9:00", option: "target") == .on("2026-03-18"))
  }
}
