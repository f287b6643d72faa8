import PresentationKit
import TextUI

extension KeyContext {
  private static let removeEvent = Phrase("이 일정 지우기", "remove the event")
  private static let showWeek = Phrase("한 주 보기", "show the week")
  private static let openAgenda = Phrase("일정표 열기", "open the agenda")

  static let schedule = KeyContext(
    "schedule",
    [
      Row("new", "n") { KeyMapWords($0).addEvent },
      Row("edit", "e") { Phrase("일정 고치기", "edit the event")($0) },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("remove", .character("x"), .character("D"), .delete) { removeEvent($0) },
      Row("calendar", "c") { KeyMapWords($0).openCalendar },
      Row("find", "/") { Phrase("일정 찾기", "search the events")($0) },
      Row("week", "w") { showWeek($0) },
      Row("day", "d") { Phrase("하루와 한 주 바꿔 보기", "switch between day and week")($0) },
      Row("agenda", "g") { openAgenda($0) },
      Row("year", "y") { KeyMapWords($0).showYear },
      Row("previous-month", "<[") { Phrase("지난달로 가기", "go to the previous month")($0) },
      Row("next-month", ">]") { Phrase("다음 달로 가기", "go to the next month")($0) },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("unfold-all", "a") {
        Phrase("모든 일정의 내용을 보이거나 숨기기", "show or hide the details of all events")($0)
      },
    ] + marking)

  static let agenda = KeyContext(
    "agenda",
    [
      Row("previous", "<") { KeyMapWords($0).previousDays },
      Row("next", ">") { KeyMapWords($0).nextDays },
      Row("new", "n") { KeyMapWords($0).addEvent },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("week", "w") { showWeek($0) },
      Row("year", "y") { KeyMapWords($0).showYear },
      Row("remove", .character("x"), .character("D"), .delete) { removeEvent($0) },
    ] + marking)

  static let week = KeyContext(
    "week",
    [
      Row("previous", "<") { KeyMapWords($0).previousWeek },
      Row("next", ">") { KeyMapWords($0).nextWeek },
      Row("new", "n") { KeyMapWords($0).addEvent },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("agenda", "g") { openAgenda($0) },
      Row("year", "y") { KeyMapWords($0).showYear },
    ])

  static let scheduleYear = KeyContext(
    "schedule-year",
    [
      Row("previous", "<") { KeyMapWords($0).previousYear },
      Row("next", ">") { KeyMapWords($0).nextYear },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("agenda", "g") { openAgenda($0) },
      Row("week", "w") { showWeek($0) },
    ])
}
