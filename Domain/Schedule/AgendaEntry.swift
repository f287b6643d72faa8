/// One row of an agenda: a day with events, or the number of days without events before the next such day.
public enum AgendaEntry: Equatable, Sendable {
  case day(DayAgenda)
  case gap(Int)

  /// Converts the days, in order, to rows. Days without events after the last day with events are dropped.
  public static func entries(of days: [DayAgenda]) -> [AgendaEntry] {
    var entries: [AgendaEntry] = []
    var empty = 0
    for day in days {
      if day.events.isEmpty {
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
