extension SeriesEditing {
  /// What somebody means by a day of a series.
  enum Meant {
    /// An occurrence that stands by itself.
    case own(Event)
    /// One that the series has.
    case ruled(Event)
  }

  /// Whose day it was at first comes before whose day it was moved to.
  static func meant(
    _ kept: Event, _ changed: [Event], on day: Day, in calendar: LocalCalendar
  ) -> Meant? {
    if let own = changed.first(where: { $0.occurrence?.day == day }) { return .own(own) }
    var found: Event?
    // In a zone of its own it may be another day there.
    let (first, last) = (Day.range.lowerBound, Day.range.upperBound)
    Series(kept, calendar).visit(
      from: max(day, first + 1) - 1, through: min(day, last - 1) + 1
    ) {
      if calendar.here($0).start.day == day { found = found ?? $0 }
      return found == nil
    }
    if let found { return .ruled(found) }
    return changed.first { calendar.here($0).start.day == day }.map(Meant.own)
  }

  func meant(_ kept: Event, _ changed: [Event], on day: Day) -> Meant? {
    Self.meant(kept, changed, on: day, in: calendar)
  }

  func whole(_ kept: Event) -> Series {
    var rule = kept
    rule.leftOut = []
    return Series(rule, calendar)
  }

  /// The occurrence the rule has on a day, even where it stands by itself.
  func ruled(_ kept: Event, _ changed: [Event], _ day: Day) throws(EventRefusal) -> Event {
    guard let found = found(kept, changed, on: day) else { throw .noSuchOccurrence(day) }
    return found
  }

  func found(_ kept: Event, _ changed: [Event], on day: Day) -> Event? {
    switch meant(kept, changed, on: day) {
    case .ruled(let found): found
    case .own(let own): own.occurrence.flatMap { whole(kept).occurrence(on: $0.day) }
    case nil: nil
    }
  }

  func hasAny(_ kept: Event, _ changed: [Event], before day: Day) -> Bool {
    Series(kept, calendar).first.map { ($0.occurrence?.day ?? day) < day } ?? false
      || changed.contains { $0.occurrence.map { $0.day < day } ?? false }
  }

  /// The two series that one becomes: what comes before a day, and the rest from it on.
  func split(_ kept: Event, on day: Day, _ base: Event) -> (past: Event, rest: Event) {
    let place = base.occurrence?.day ?? day
    var past = kept
    var rest = kept.copied(as: ids.id())
    if let lunar = kept.lunarRule {
      past.rule = Line(stored: LunarRepeat(lunar.date, last: place - 1).text)
    } else if let rule = kept.repeatRule {
      past.rule = Line(stored: rule.ending(.day(place - 1)).text)
      rest.rule = Line(
        stored: rule.rest(from: Series(kept, calendar).event.start.day, on: place).text)
    }
    past.leftOut.removeAll { $0 >= place }
    past.added.removeAll { $0.day >= place }
    rest.leftOut.removeAll { $0 < place }
    rest.added.removeAll { $0.day <= place }
    let first = base.asKept
    (rest.start, rest.end) = (first.start, first.end)
    return (past, rest)
  }

  /// Refuses what would change occurrences before today, unless that is meant.
  func askAboutPast(_ kept: Event, _ changed: [Event], from day: Day) throws(EventRefusal) {
    guard !isPastMeant, day < today else { return }
    let own = changed.filter { event in
      guard let place = event.occurrence else { return false }
      return place.day >= day && event.start.day < today
    }
    let count = Series(kept, calendar).count(from: day, through: today - 1) + own.count
    if count > 0 { throw .changesPast(count) }
  }
}
