/// The queries of counters.
extension Counts {
  /// Finds the counter that a reference means.
  public func find(_ reference: String) throws(CountsFailure) -> Counter {
    if let exact = try known(reference) { return exact }
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(CountsFailure) in
      try counts.candidates(for: wanted, by: step)
    }
    switch meant {
    case .one(let counter): return counter
    case .several(let counters): throw .ambiguous(reference: reference, counters)
    case .nobody: throw .unknown(reference: reference, nearest: try counts.tags(near: reference))
    }
  }

  /// Returns the counter with a tag, or a tag of moods and diary entries, which count one a day. Otherwise returns the
  /// counter that a reference means.
  public func findTag(_ reference: String) throws(CountsFailure) -> Counter {
    if let exact = try known(reference) { return exact }
    if let tag = Counter.tag(reference), let first = try taggedDays(tag).min() {
      return Counter(id: ID(""), tag: tag, since: first)
    }
    return try find(reference)
  }

  private func taggedDays(_ tag: String) throws(CountsFailure) -> [Day] {
    do throws(StorageFailure) { return try tagged(tag) } catch { throw .storage(error) }
  }

  /// Returns all counters with their figures, by tag.
  public func all() throws(CountsFailure) -> [CounterSummary] { try histories().map(\.summary) }

  /// Returns all counters with their figures and their recorded days, by tag.
  public func histories() throws(CountsFailure) -> [CounterHistory] {
    try histories { _ in true }
  }

  /// Returns the counters with a goal, with their figures.
  public func habits() throws(CountsFailure) -> [CounterSummary] {
    try histories { $0.goals.current != nil }.map(\.summary)
  }

  /// Several counters may have the same tag; the first stands for all of them.
  private func histories(of isWanted: (Counter) -> Bool) throws(CountsFailure) -> [CounterHistory] {
    let all = try counts.counters()
    var known: Set<String> = []
    var found: [CounterHistory] = []
    for counter in all where known.insert(counter.tag).inserted && isWanted(counter) {
      let days = try days(of: counter, among: all)
      found.append(CounterHistory(summary: try summary(of: counter, days), days: days))
    }
    return found
  }

  /// Returns the figures of a counter.
  public func summary(of counter: Counter) throws(CountsFailure) -> CounterSummary {
    try summary(of: counter, try days(of: counter))
  }

  public func summary(of counter: Counter, _ days: [CountedDay]) throws(CountsFailure)
    -> CounterSummary
  {
    let first: Weekday
    do throws(StorageFailure) { first = try weekStart() } catch { throw .storage(error) }
    return CounterSummary(counter, days, today: now.day, weekStart: first)
  }

  /// Returns the recorded days of a counter in order, with the amounts of its levels and its tagged days.
  public func days(of counter: Counter) throws(CountsFailure) -> [CountedDay] {
    try days(of: counter, among: try counts.counters())
  }

  private func days(of counter: Counter, among all: [Counter]) throws(CountsFailure)
    -> [CountedDay]
  {
    let own = counter.id.text.isEmpty ? [] : try counts.days(of: counter.id)
    let below = all.filter { counter.includes($0.tag) && $0.id != counter.id }
    let tagged = try taggedDays(counter.tag)
    if below.isEmpty, tagged.isEmpty { return own }
    var byDay: [Day: CountedDay] = [:]
    for day in own { byDay[day.day] = day }
    for other in below {
      for day in try counts.days(of: other.id) {
        var sum = byDay[day.day] ?? CountedDay(day.day)
        if other.unit == counter.unit {
          if let amount = day.amount { sum.amount = (sum.amount ?? .zero) + amount }
        } else {
          sum.isTagged = sum.isTagged || day.isDone
        }
        if other.tag == counter.tag { sum.isSkipped = sum.isSkipped || day.isSkipped }
        byDay[day.day] = sum
      }
    }
    for day in tagged {
      var sum = byDay[day] ?? CountedDay(day)
      // A tag says that something was done, but not how many kilometres.
      if counter.unit != nil {
        sum.isTagged = true
      } else if sum.amount == nil {
        sum.amount = CountAmount(1)
      }
      byDay[day] = sum
    }
    return byDay.values.sorted { $0.day < $1.day }
  }

  /// Passes the amounts of a counter and its levels in some days to the visitor.
  public func visit(
    _ counter: Counter, in days: ClosedRange<Day>, _ visitor: (CountedAmount) -> Bool
  ) throws(CountsFailure) {
    for one in try counts.counters() where counter.includes(one.tag) && one.unit == counter.unit {
      try counts.visit(one.id, in: days, visitor)
    }
  }
}
