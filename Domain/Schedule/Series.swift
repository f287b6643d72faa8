/// Expands the occurrences of a recurring event lazily. The cost of a span does not depend on its
/// distance from the start. Times are computed in the zone of the series.
package struct Series {
  /// The stored series.
  package let event: Event
  private let days: Days
  /// The local calendar in the zone of the series.
  private let clocks: LocalCalendar
  private let leftOut: Set<Day>
  /// The length in days of an all-day series; nil for a timed one.
  private let lengthInDays: Int?

  /// The days on which occurrences start.
  private enum Days {
    case rule(RepeatDays)
    case lunar(LunarDate, last: Day)
    /// Only the start day, plus the days of extra occurrences.
    case once
  }

  package init(_ event: Event, _ here: LocalCalendar) {
    var event = event
    let midnight = TimeOfDay(seconds: 0)
    clocks = event.isAllDay ? here : here.inZone(event.zone)
    lengthInDays = event.isAllDay ? event.end.day - event.start.day : nil
    if event.isAllDay {
      event.start = clocks.moment(event.start.day, midnight)
      event.end = clocks.moment(event.end.day, midnight)
    } else if event.floats {
      event = clocks.floating(event)
    } else {
      event.start = clocks.local(event.start.instant)
      event.end = clocks.local(event.end.instant)
    }
    self.event = event
    leftOut = Set(event.leftOut)
    let start = event.start.dayAndTime
    if let lunar = event.lunarRule {
      days = .lunar(lunar.date, last: lunar.last ?? Day.range.upperBound)
    } else if let rule = event.repeatRule {
      let last =
        event.isAllDay ? rule.lastDay(from: start.day) : rule.lastDay(from: start, in: clocks)
      days = .rule(RepeatDays(rule, start: start.day, last: last))
    } else {
      days = .once
    }
  }

  private var length: Int { event.end.instant - event.start.instant }

  /// Returns the end of an occurrence. A length in days counts calendar days, whatever their length in hours.
  private func end(of start: Now, at time: DayAndTime) -> Now {
    if let lengthInDays { return clocks.moment(time.day + lengthInDays, event.end.time) }
    if let own = event.lengths[time] { return clocks.local(start.instant + own) }
    guard let days = event.nominalDays else { return clocks.local(start.instant + length) }
    let rest = event.end.instant - clocks.moment(event.start.day + days, event.start.time).instant
    let last = clocks.moment(time.day + days, time.time)
    return clocks.local(max(start.instant + 1, last.instant + max(rest, 0)))
  }

  /// The maximum length of an occurrence, in seconds.
  private var longest: Int {
    max(length + (event.nominalDays == nil ? 0 : 86_400), event.lengths.values.max() ?? 0)
  }

  /// Visits the occurrences that touch a span, in order, until the visitor returns false.
  package func visit(_ span: Range<Int>, _ visitor: (Event) -> Bool) {
    // A zone that skips a day is further from UTC than its offset suggests, so a day is added on
    // both sides.
    let first = clocks.day(of: span.lowerBound - longest) - 1
    let last = clocks.day(of: span.upperBound) + 1
    visit(from: first, through: last) { occurrence in
      guard occurrence.start.instant < span.upperBound else { return false }
      return occurrence.end.instant > span.lowerBound ? visitor(occurrence) : true
    }
  }

  /// Visits the occurrences that start on a range of days, in order, until the visitor returns false. The days are in
  /// the zone of the series.
  package func visit(from first: Day, through last: Day, _ visitor: (Event) -> Bool) {
    guard first <= last else { return }
    var others = event.added.filter { $0.day >= first && $0.day <= last }
      .sorted { ($0.day, $0.time.seconds) < ($1.day, $1.time.seconds) }[...]
    var goesOn = true
    let time = event.start.time
    visitDays(from: first, through: last) { day in
      if leftOut.contains(day) { return true }
      while let other = others.first, (other.day, other.time.seconds) <= (day, time.seconds) {
        others.removeFirst()
        if (other.day, other.time.seconds) == (day, time.seconds) { continue }
        goesOn = visitor(occurrence(other))
        if !goesOn { return false }
      }
      goesOn = visitor(occurrence(DayAndTime(day, time)))
      return goesOn
    }
    for other in others where goesOn { goesOn = visitor(occurrence(other)) }
  }

  /// Visits the days of the rule in order, including excluded ones, until the visitor returns false.
  private func visitDays(from first: Day, through last: Day, _ visitor: (Day) -> Bool) {
    switch days {
    case .rule(let days): days.forEach(from: first, through: last, visitor)
    case .once:
      let day = event.start.day
      if first <= day, day <= last { _ = visitor(day) }
    case .lunar(let date, let end):
      let start = event.start.day
      guard max(first, start) <= min(last, end) else { return }
      let kept = date.observed(in: max(first, start)...min(last, end)).map(\.day)
      // The start counts even if the lunar tables begin later.
      if first <= start, kept.first != start, !visitor(start) { return }
      for day in kept where !visitor(day) { return }
    }
  }

  /// Returns the first occurrence on a day; nil if the day has none.
  package func occurrence(on day: Day) -> Event? {
    var found: Event?
    visit(from: day, through: day) {
      found = $0
      return false
    }
    return found
  }

  /// Returns the first occurrence that ends after an instant; nil if there is none.
  package func next(after instant: Int) -> Event? {
    var found: Event?
    visit(instant..<LocalCalendar.end) {
      found = $0
      return false
    }
    return found
  }

  /// Returns the last occurrence that starts before an instant; nil if there is none.
  package func last(before instant: Int) -> Event? {
    var found: Event?
    var end = instant
    // The window grows tenfold, so that no series is expanded from its start.
    for reach in [40, 400, 4000, 40_000, 4_000_000] {
      visit(max(end - reach * 86_400, event.start.instant)..<max(end, event.start.instant)) {
        if $0.start.instant < instant { found = $0 }
        return true
      }
      if found != nil || end <= event.start.instant { return found }
      end -= reach * 86_400
    }
    return found
  }

  /// Returns the number of occurrences on a range of days.
  package func count(from first: Day, through last: Day) -> Int {
    var count = 0
    visit(from: first, through: last) { _ in
      count += 1
      return true
    }
    return count
  }

  private func occurrence(_ time: DayAndTime) -> Event {
    var occurrence = event
    occurrence.leftOut = []
    occurrence.added = []
    occurrence.lengths = [:]
    occurrence.occurrence = Event.Occurrence(of: event.id, on: time.day)
    occurrence.start = clocks.moment(time.day, time.time)
    occurrence.end = end(of: occurrence.start, at: time)
    return occurrence
  }
}

extension Event {
  /// The parsed rule; nil if the event has no rule or Haru does not support it.
  public var repeatRule: RepeatRule? {
    guard let rule else { return nil }
    do throws(RepeatRefusal) { return try RepeatRule(rule.text) } catch { return nil }
  }

  /// The parsed lunar rule; nil if the event has no rule or an ordinary one.
  public var lunarRule: LunarRepeat? { rule.flatMap { LunarRepeat(reading: $0.text) } }
}

extension LocalCalendar {
  /// The end of the supported range, as an instant.
  static let end = (Day.range.upperBound.ordinal + 1) * 86_400

  /// Returns the day of an instant, clamped to the supported range.
  func day(of instant: Int) -> Day {
    let (first, last) = (Day.range.lowerBound, Day.range.upperBound)
    let most = (last.ordinal * 86_400, (first.ordinal + 1) * 86_400)
    return local(min(max(instant, most.1), most.0)).day
  }
}

extension Series {
  var first: Event? {
    var found: Event?
    visit(from: event.start.day, through: Day.range.upperBound) {
      found = $0
      return false
    }
    return found
  }
}
