/// An entry of an agenda: a day that has something, or how many days without anything come before the
/// next one that has.
public enum AgendaEntry: Equatable, Sendable {
  case day(DayAgenda)
  case gap(Int)

  /// The agenda of some days in order. What is empty behind the last day that has something is left
  /// out.
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
