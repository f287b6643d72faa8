/// One row of an agenda: a day with events, or the number of days without events before the next such day.
public enum AgendaEntry: Equatable, Sendable {
  case day(DayAgenda)
  case gap(Int)

  /// Converts the days, in order, to rows. A day with a birthday is listed even if it has no events. Other days without
  /// events after the last listed day are dropped.
  public static func entries(of days: [DayAgenda], birthdays: [Day: [CalendarOccasion]] = [:])
    -> [AgendaEntry]
  {
    var entries: [AgendaEntry] = []
    var empty = 0
    for day in days {
      if day.events.isEmpty, birthdays[day.day] ?? [] == [] {
        empty += 1
        continue
      }
      if empty > 0 { entries.append(.gap(empty)) }
      entries.append(.day(day))
      empty = 0
    }
    return entries
  }
}
