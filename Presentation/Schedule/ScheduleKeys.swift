import PresentationKit
import TextUI

extension KeyContext {
  private static let showWeek = Phrase("한 주 보기", "show the week")
  private static let openAgenda = Phrase("일정표 열기", "open the agenda")

  static let schedule = KeyContext(
    "schedule",
    [
      Row("new", "n") { KeyMapWords($0).addEvent },
      Row("edit", "e") { ScheduleWords($0).keyEdit },
      Row("code", "Q") { KeyMapWords($0).showCode },
      Row("remove", .character("x"), .character("D"), .delete) { ScheduleWords($0).keyRemove },
      Row("calendar", "c") { KeyMapWords($0).openCalendar },
      Row("find", "/") { Phrase("일정 찾기", "search the events")($0) },
      Row("week", "w") { showWeek($0) },
      Row("day", "d") { Phrase("하루와 한 주 바꿔 보기", "switch between day and week")($0) },
      Row("agenda", "g") { openAgenda($0) },
      Row("year", "y") { KeyMapWords($0).showYear },
      Row("previous-month", "<[") { Phrase("지난달로 가기", "go to the previous month")($0) },
      Row("next-month", ">]") { Phrase("다음 달로 가기", "go to the next month")($0) },
      Row("today", "t") { KeyMapWords($0).showToday },
      Row("unfold-all", "a") { Phrase("모두 펼치거나 접기", "unfold or fold all")($0) },
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
      Row("remove", .character("x"), .character("D"), .delete) { ScheduleWords($0).keyRemove },
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
