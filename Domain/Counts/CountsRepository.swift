/// Stores counters and their amounts. Each method is one transaction.
public protocol CountsRepository: Sendable {
  /// Returns all counters, by tag.
  func counters() throws(CountsFailure) -> [Counter]

  /// Finds the counters that a reference matches in one way: by id or by tag.
  func candidates(for reference: String, by step: NameStep) throws(CountsFailure) -> [Counter]

  /// Returns the tags similar to a reference that matches nothing.
  func tags(near reference: String) throws(CountsFailure) -> [String]

  /// Adds an amount to the counter with the tag of `new`, which is stored if there is none. With `replacing`, the
  /// amount replaces those of the day. Two devices that replace the amounts of a day write the same record.
  func add(
    _ amount: CountAmount, on day: Day, to new: Counter, _ id: ID<CountedAmount>, at now: Now,
    replacing: Bool
  ) throws(CountsFailure) -> Counted

  /// Changes a counter by a rule.
  func change(_ id: ID<Counter>, as kind: ChangeKind, by rule: (inout Counter) -> Void)
    throws(CountsFailure) -> Counter

  /// Says whether a day is skipped.
  func skip(_ isSkipped: Bool, _ day: Day, of id: ID<Counter>, at now: Now) throws(CountsFailure)

  /// Soft-deletes a counter, and with it all its amounts.
  func remove(_ id: ID<Counter>, at now: Now) throws(CountsFailure) -> Counter

  /// Soft-deletes the amounts of a day, and returns how many there were.
  func remove(_ id: ID<Counter>, on day: Day, at now: Now) throws(CountsFailure) -> Int

  /// Restores a soft-deleted counter or amount.
  func restore(_ id: ID<Counter>) throws(CountsFailure)
  func restore(amount id: ID<CountedAmount>) throws(CountsFailure)

  /// Returns the recorded days of a counter in order.
  func days(of id: ID<Counter>) throws(CountsFailure) -> [CountedDay]

  /// Passes the amounts of a counter to the visitor, by day and in the order in which they were counted, until the
  /// visitor returns false. The visitor must not call the repository.
  func visit(
    _ id: ID<Counter>, in days: ClosedRange<Day>, _ visitor: (CountedAmount) -> Bool
  ) throws(CountsFailure)
}

/// A stored amount with its counter.
public struct Counted: Equatable, Sendable {
  public let counter: Counter
  public let amount: CountedAmount
  /// Whether the counter is new.
  public let isNew: Bool

  public init(_ counter: Counter, _ amount: CountedAmount, isNew: Bool) {
    (self.counter, self.amount, self.isNew) = (counter, amount, isNew)
  }
}
