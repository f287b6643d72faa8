extension SeriesEditing {
  /// The occurrence that the user means by a day of a series.
  enum Meant {
    /// An occurrence that was changed individually.
    case own(Event)
    /// An occurrence that the series generates.
    case ruled(Event)
  }

  /// Finds the occurrence for a day. The original day takes precedence over the day an occurrence was moved to. Returns
  /// nil if there is none.
  static func meant(
    _ kept: Event, _ changed: [Event], on day: Day, in calendar: LocalCalendar
  ) -> Meant? {
    if let own = changed.first(where: { $0.occurrence?.day == day }) { return .own(own) }
    var found: Event?
    // The day in the zone of the series may be the one before or after.
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

  /// Returns the occurrence that the rule generates for a day, even if it was changed individually. Throws if the rule
  /// generates none.
  func ruled(_ kept: Event, _ changed: [Event], _ day: Day) throws(EventRefusal) -> Event {
    guard let found = ruledOccurrence(kept, changed, on: day) else { throw .noSuchOccurrence(day) }
    return found
  }

  func ruledOccurrence(_ kept: Event, _ changed: [Event], on day: Day) -> Event? {
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

  /// Splits a series in two: the part before a day, and the part from that day on, which gets a new id.
  func split(_ kept: Event, on day: Day, _ base: Event) -> (past: Event, rest: Event) {
    let splitDay = base.occurrence?.day ?? day
    var past = kept
    var rest = kept.copied(as: ids.id())
    if let lunar = kept.lunarRule {
      past.rule = SingleLineText(stored: LunarRepeat(lunar.date, last: splitDay - 1).text)
    } else if let rule = kept.repeatRule {
      past.rule = SingleLineText(stored: rule.ending(.day(splitDay - 1)).text)
      rest.rule = SingleLineText(
        stored: rule.rest(from: Series(kept, calendar).event.start.day, on: splitDay).text)
    }
    past.leftOut.removeAll { $0 >= splitDay }
    past.added.removeAll { $0.day >= splitDay }
    rest.leftOut.removeAll { $0 < splitDay }
    rest.added.removeAll { $0.day <= splitDay }
    let first = base.asStored
    (rest.start, rest.end) = (first.start, first.end)
    return (past, rest)
  }

  /// Throws `changesPast` if occurrences before today would change and the user did not confirm
  /// that.
  func askAboutPast(_ kept: Event, _ changed: [Event], from day: Day) throws(EventRefusal) {
    guard !isPastMeant, day < today else { return }
    let own = changed.filter { event in
      guard let occurrence = event.occurrence else { return false }
      return occurrence.day >= day && event.start.day < today
    }
    let count = Series(kept, calendar).count(from: day, through: today - 1) + own.count
    if count > 0 { throw .changesPast(count) }
  }
}
