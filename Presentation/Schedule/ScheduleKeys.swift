import PresentationKit
import TextUI

extension KeyContext {
  static let schedule = KeyContext(
    "schedule",
    [
      Row("new", "n") { ScheduleWords($0).keyNew },
      Row("edit", "e") { ScheduleWords($0).keyEdit },
      Row("code", "Q") { QRWords($0).key },
      Row("remove", .character("x"), .character("D"), .delete) { ScheduleWords($0).keyRemove },
      Row("calendar", "c") { ScheduleWords($0).keyCalendar },
      Row("find", "/") { ScheduleWords($0).keyFind },
      Row("week", "w") { ScheduleWords($0).keyWeek },
      Row("day", "d") { ScheduleWords($0).keyWeekToDay },
      Row("agenda", "g") { ScheduleWords($0).keyAgenda },
      Row("year", "y") { ScheduleWords($0).keyYears },
      Row("previous-month", "<[") { ScheduleWords($0).keyLastMonth },
      Row("next-month", ">]") { ScheduleWords($0).keyNextMonth },
      Row("today", "t") { ScheduleWords($0).keyToday },
      Row("unfold-all", "a") { ScheduleWords($0).keyUnfoldAll },
    ] + marking)

  static let agenda = KeyContext(
    "agenda",
    [
      Row("previous", "<") { KeyMapWords($0).previousDays },
      Row("next", ">") { KeyMapWords($0).nextDays },
      Row("new", "n") { ScheduleWords($0).keyNew },
      Row("today", "t") { ScheduleWords($0).keyToday },
      Row("week", "w") { ScheduleWords($0).keyWeek },
      Row("year", "y") { ScheduleWords($0).keyYears },
      Row("remove", .character("x"), .character("D"), .delete) { ScheduleWords($0).keyRemove },
    ] + marking)

  static let week = KeyContext(
    "week",
    [
      Row("previous", "<") { KeyMapWords($0).previousWeek },
      Row("next", ">") { KeyMapWords($0).nextWeek },
      Row("new", "n") { ScheduleWords($0).keyNew },
      Row("today", "t") { ScheduleWords($0).keyToday },
      Row("agenda", "g") { ScheduleWords($0).keyAgenda },
      Row("year", "y") { ScheduleWords($0).keyYears },
    ])

  static let scheduleYear = KeyContext(
    "schedule-year",
    [
      Row("previous", "<") { KeyMapWords($0).previousYear },
      Row("next", ">") { KeyMapWords($0).nextYear },
      Row("today", "t") { ScheduleWords($0).keyToday },
      Row("agenda", "g") { ScheduleWords($0).keyAgenda },
      Row("week", "w") { ScheduleWords($0).keyWeek },
    ])
}
