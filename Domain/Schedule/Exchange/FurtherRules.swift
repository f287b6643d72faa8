/// Expands the additional recurrence rules of an event, which RFC 2445 allows. Their days are stored as extra
/// occurrences. The rules are exported again as long as all those days are still present.
struct FurtherRules {
  /// The days of all rules, sorted.
  private(set) var days: [Day] = []
  /// The last expanded day of rules that continue beyond the limit; nil if no rule continues.
  private(set) var followedThrough: Day?
  /// The rules that are not supported.
  private(set) var unread: [String] = []

  /// The maximum number of days that are expanded per rule.
  private static let most = 500

  init(_ rules: [String], of event: Event, _ calendar: LocalCalendar) {
    var found: Set<Day> = []
    for text in rules {
      do throws(RepeatRefusal) {
        let (days, goesOn) = Self.days(try RepeatRule(text), event, calendar)
        found.formUnion(days)
        guard goesOn, let last = days.last else { continue }
        followedThrough = min(followedThrough ?? last, last)
      } catch { unread.append(text) }
    }
    days = found.sorted()
  }

  /// Returns the days of a rule from the start of the event on, and whether the rule continues after them. The start
  /// itself is included only if the rule matches it.
  private static func days(_ rule: RepeatRule, _ event: Event, _ calendar: LocalCalendar)
    -> (days: [Day], goesOn: Bool)
  {
    let clocks = event.isAllDay || event.floats ? calendar : calendar.inZone(event.zone)
    let start =
      event.isAllDay || event.floats
      ? event.start.dayAndTime : clocks.local(event.start.instant).dayAndTime
    var through = rule
    through.count = nil
    let last =
      event.isAllDay
      ? through.lastDay(from: start.day) : through.lastDay(from: start, in: clocks)
    let isChosen = rule.firstDay(from: start.day) == start.day
    let wanted = min(rule.count ?? most, most)
    var days: [Day] = []
    var goesOn = false
    RepeatDays(through, start: start.day, last: last)
      .forEach(from: start.day, through: last ?? Day.range.upperBound) { day in
        if day == start.day, !isChosen { return true }
        if days.count == wanted {
          goesOn = rule.count.map { $0 > wanted } ?? true
          return false
        }
        days.append(day)
        return true
      }
    return (days, goesOn)
  }
}
