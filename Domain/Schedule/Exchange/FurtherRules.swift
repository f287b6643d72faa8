/// The days of the recurrence rules that an event has besides its first one (RFC 2445 allows several).
/// They are kept as days that are added, and their rules go back to the file while all of these are
/// still there.
struct FurtherRules {
  /// The days in their order, without those that no rule has.
  private(set) var days: [Day] = []
  /// The last day up to which rules are followed that go on; nothing where none does.
  private(set) var followedThrough: Day?
  /// The rules that are not followed here.
  private(set) var unread: [String] = []

  /// So many days of each rule are followed.
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

  /// The days a rule chooses from the start of an event on, and whether there are more. The start is
  /// one of them only where the rule chooses it, for it is there by the first rule already.
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
