/// Evaluates a filter on events. The store's text matches are looked up beforehand.
struct EventMatcher {
  private let filter: EventFilter
  private let today: Day
  private let found: [FilterText: Set<ID<Event>>]

  /// Looks up each distinct text of the filter once. The closure `named` returns the ids of the events that contain a
  /// text.
  init(
    _ filter: EventFilter, today: Day,
    _ named: (FilterText) throws(ScheduleFailure) -> Set<ID<Event>>
  ) throws(ScheduleFailure) {
    (self.filter, self.today) = (filter, today)
    var found: [FilterText: Set<ID<Event>>] = [:]
    for text in filter.clauses.compactMap(\.text) where found[text] == nil {
      found[text] = try named(text)
    }
    self.found = found
  }

  /// Returns whether an event matches the filter. The event must be in local time, and an occurrence matches by the
  /// texts of its series.
  func means(_ event: Event) -> Bool {
    filter.clauses.allSatisfy { holds($0.term, event) != $0.isExcluded }
  }

  private func holds(_ term: FilterTerm<EventFacet>, _ event: Event) -> Bool {
    switch term {
    case .text(let text): found[text]?.contains(event.id) ?? false
    case .number(let field, let sign, let tenths):
      switch field {
      case .minutes: sign.holds((event.end.instant - event.start.instant) / 60 * 10, tenths)
      case .countdown: event.dDay(on: today).map { sign.holds($0 * 10, tenths) } ?? false
      case .start: false
      }
    case .days(let field, let sign, let days):
      switch field {
      case .start: sign.holds(event.start.day, days)
      case .minutes, .countdown: false
      }
    case .word: false
    }
  }
}

extension ListFilter<EventFacet> {
  /// The range of start days that the filter allows; nil if the filter can match no event.
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
  /// Visits the events that touch a range of days and match a filter, in order, until the visitor returns false.
  public func callAsFunction(
    _ days: ClosedRange<Day>, matching filter: EventFilter, _ visitor: (ScheduledEvent) -> Bool
  ) throws(ScheduleFailure) {
    if filter.isEmpty { return try self(days, visitor) }
    let matcher = try matcher(filter)
    try self(days) { matcher.means($0.event) ? visitor($0) : true }
  }

  private func matcher(_ filter: EventFilter) throws(ScheduleFailure) -> EventMatcher {
    try EventMatcher(filter, today: now.day) { (text) throws(ScheduleFailure) in
      try schedule.ids(having: text)
    }
  }

  /// Returns matching events in order: at most `limit` that are over and `limit` that are not. A series contributes
  /// only its next occurrence, or its last one if the series is over.
  public func search(_ filter: EventFilter, atMost limit: Int) throws(ScheduleFailure) -> [Event] {
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
        // Only the last `limit` are needed, so older ones are dropped from time to time.
        if behind.count >= 2 * limit { behind.removeFirst(limit) }
      } else if !event.isSeries || comesAgain.insert(event.id).inserted {
        ahead.append(event)
      }
      return ahead.count < limit
    }
    return behind.filter { !comesAgain.contains($0.id) }.suffix(limit) + ahead
  }
}
