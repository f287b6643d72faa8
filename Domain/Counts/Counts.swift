/// The use cases of counters.
public final class Counts: TrashOwner {
  let counts: any CountsRepository
  let clock: WallClock
  let ids: IDSource
  /// Returns the first day of the week.
  let weekStart: @Sendable () throws(StorageFailure) -> Weekday
  /// Returns the days on which moods and diary entries have a tag or a level below it.
  let tagged: @Sendable (_ tag: String) throws(StorageFailure) -> [Day]

  public init(
    _ counts: any CountsRepository, clock: WallClock, ids: IDSource,
    weekStart: @escaping @Sendable () throws(StorageFailure) -> Weekday = { .monday },
    tagged: @escaping @Sendable (String) throws(StorageFailure) -> [Day] = { _ in [] }
  ) {
    (self.counts, self.clock, self.ids) = (counts, clock, ids)
    (self.weekStart, self.tagged) = (weekStart, tagged)
  }

  public var now: Now { clock.now() }

  // MARK: Changes

  /// Counts an amount; one if none is given. With `replacing`, it replaces what is counted on the day. A tag that is
  /// not counted yet becomes a counter.
  public func add(
    _ tag: String, _ typed: String? = nil, on day: Day? = nil, replacing: Bool = false
  ) throws(CountsFailure) -> Counted {
    let (counter, now, typed) = (try counter(tag), now, typed ?? "1")
    guard let amount = CountAmount(reading: typed, unit: counter.unit?.text) else {
      throw .badAmount(typed)
    }
    return try counts.add(
      amount, on: day ?? now.day, to: counter, ids.id(), at: now, replacing: replacing)
  }

  /// Changes the unit; an empty text removes it.
  public func edit(_ id: ID<Counter>, unit: String) throws(CountsFailure) -> Counter {
    var line: SingleLineText?
    if !Text.trimmed(unit).isEmpty {
      do throws(TextRefusal) { line = try SingleLineText(unit, limit: Counter.longestUnit) } catch {
        throw .badUnit(error)
      }
    }
    return try counts.change(id, as: .editCounter) { [line] in $0.unit = line }
  }

  /// Sets the goal from today on. Nil removes it.
  public func setGoal(_ id: ID<Counter>, _ goal: CountGoal?) throws(CountsFailure) -> Counter {
    let today = now.day
    return try counts.change(id, as: .setCountGoal) { $0.goals.set(goal, from: today) }
  }

  /// Skips a day, which then neither counts nor breaks a streak.
  public func skip(_ counter: Counter, on day: Day? = nil, _ isSkipped: Bool = true)
    throws(CountsFailure)
  {
    let now = now
    try counts.skip(isSkipped, day ?? now.day, of: counter.id, at: now)
  }

  /// Soft-deletes a counter with its amounts, or only the amounts of a day.
  public func remove(_ counter: Counter, on day: Day? = nil) throws(CountsFailure) {
    guard let day else {
      _ = try counts.remove(counter.id, at: now)
      return
    }
    if try counts.remove(counter.id, on: day, at: now) == 0 {
      throw .nothing(tag: counter.tag, day)
    }
  }

  /// Returns the counter with a tag, or a new one that is not stored yet. The id of a new counter follows from its tag,
  /// so that two devices make the same one.
  private func counter(_ typed: String) throws(CountsFailure) -> Counter {
    guard let tag = Counter.tag(typed) else { throw .badTag(typed) }
    if let known = try known(tag) { return known }
    return Counter(id: ID(tag), tag: tag, since: now.day)
  }

  /// Returns the counter with exactly this tag; nil if there is none.
  public func known(_ typed: String) throws(CountsFailure) -> Counter? {
    guard let tag = Counter.tag(typed) else { return nil }
    return try counts.candidates(for: "#" + tag, by: .wholeName).first
  }

  /// Returns the counter with exactly this tag for a reader that only knows failures of the store.
  package func stored(_ typed: String) throws(StorageFailure) -> Counter? {
    do throws(CountsFailure) { return try known(typed) } catch {
      if case .storage(let failure) = error { throw failure }
      return nil
    }
  }

  // MARK: Trash

  public var part: DailyPart { .counts }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(CountsFailure) {
      if item.kind == .amount {
        try counts.restore(amount: ID(item.id))
      } else {
        try counts.restore(ID(item.id))
      }
    } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .badTag, .badAmount, .badUnit, .badGoal, .ambiguous, .nothing:
        throw .part(.counts(error))
      }
    }
  }
}
