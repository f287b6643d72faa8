/// Says which events a filter means, once it is known which have its words.
struct EventMatcher {
  private let filter: EventFilter
  private let found: [FilterText: Set<ID<Event>>]

  /// Asks once for each text which events have it in their words.
  init(
    _ filter: EventFilter, _ named: (FilterText) throws(ScheduleError) -> Set<ID<Event>>
  ) throws(ScheduleError) {
    self.filter = filter
    var found: [FilterText: Set<ID<Event>>] = [:]
    for text in filter.clauses.compactMap(\.text) where found[text] == nil {
      found[text] = try named(text)
    }
    self.found = found
  }

  /// Whether an event, as local clocks show it, is meant. What comes again has the words of its series.
  func means(_ event: Event) -> Bool {
    filter.clauses.allSatisfy { holds($0.term, event) != $0.isExcluded }
  }

  private func holds(_ term: FilterTerm<EventFacet>, _ event: Event) -> Bool {
    switch term {
    case .text(let text): found[text]?.contains(event.id) ?? false
    case .number(let field, let sign, let tenths):
      switch field {
      case .minutes: sign.holds((event.end.instant - event.start.instant) / 60 * 10, tenths)
      case .start: false
      }
    case .days(let field, let sign, let days):
      switch field {
      case .start: sign.holds(event.start.day, days)
      case .minutes: false
      }
    }
  }
}

extension ListFilter<EventFacet> {
  /// The days on which everything begins that it means; nothing where it can mean nothing.
  var days: ClosedRange<Day>? {
    var (first, last) = (Day.range.lowerBound, Day.range.upperBound)
    for clause in clauses where !clause.isExcluded {
      guard case .days(.start, let sign, let days) = clause.term else { continue }
      switch sign {
      case .less: last = min(last, days.lowerBound - 1)
      case .atMost: last = min(last, days.upperBound)
      case .more: first = max(first, days.upperBound + 1)
      case .atLeast: first = max(first, days.lowerBound)
      case .equal: (first, last) = (max(first, days.lowerBound), min(last, days.upperBound))
      }
    }
    return first <= last ? first...last : nil
  }
}

extension ScheduleQueries {
  /// Visits all that touches some days and a filter means, in order, until the visitor returns false.
  public func callAsFunction(
    _ days: ClosedRange<Day>, matching filter: EventFilter, _ visitor: (ScheduledEvent) -> Bool
  ) throws(ScheduleError) {
    if filter.isEmpty { return try self(days, visitor) }
    let matcher = try matcher(filter)
    try self(days) { matcher.means($0.event) ? visitor($0) : true }
  }

  private func matcher(_ filter: EventFilter) throws(ScheduleError) -> EventMatcher {
    try EventMatcher(filter) { (text) throws(ScheduleError) in try schedule.ids(having: text) }
  }

  /// Events that a filter means, in order: some of those that are not over, some that are. Of a
  /// series there is one occurrence, the next or the last.
  public func search(_ filter: EventFilter, atMost limit: Int) throws(ScheduleError) -> [Event] {
    let (words, rest) = filter.beside(nil)
    if let words, rest.isEmpty { return try search(words, atMost: limit) }
    guard limit > 0, !rest.isEmpty, let days = filter.days else { return [] }
    let (matcher, now) = (try matcher(filter), now.instant)
    var (behind, ahead): ([Event], [Event]) = ([], [])
    var comesAgain: Set<ID<Event>> = []
    try self(days) { scheduled in
      let event = scheduled.event
      guard days.contains(event.start.day), matcher.means(event) else { return true }
      if event.end.instant <= now {
        if event.isSeries { behind.removeAll { $0.id == event.id } }
        behind.append(event)
        // Only the last of them are wanted.
        if behind.count >= 2 * limit { behind.removeFirst(limit) }
      } else if !event.isSeries || comesAgain.insert(event.id).inserted {
        ahead.append(event)
      }
      return ahead.count < limit
    }
    return behind.filter { !comesAgain.contains($0.id) }.suffix(limit) + ahead
  }
}
