/// The storage of feelings. Each method is one transaction.
public protocol MoodsRepository: Sendable {
  /// Adds a feeling. The rule gets what the day's canvas shows, newest first, and decides the new shape's position.
  /// This ends the guide for good.
  func add(on day: Day, by rule: (_ shown: [MoodRecord]) -> MoodRecord) throws(MoodsFailure)
    -> MoodRecord

  /// Applies a rule to the stored feeling in one transaction.
  func change(_ id: ID<MoodRecord>, by rule: MoodRule) throws(MoodsFailure) -> MoodRecord

  /// Soft-deletes a feeling. A day without feelings disappears from lists and calendars.
  func remove(_ id: ID<MoodRecord>, at now: Now) throws(MoodsFailure) -> MoodRecord

  /// Restores a soft-deleted feeling.
  func restore(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord

  /// Finds the feelings that match a reference in one way: by id or the beginning of an id.
  func candidates(for reference: String, by step: NameStep) throws(MoodsFailure) -> [MoodRecord]

  /// The feelings of a day, oldest first; `records` is empty if it has none.
  func day(_ day: Day) throws(MoodsFailure) -> MoodDay

  /// The newest feelings of a day, or of all time if nil, newest first, each with its own day's theme.
  func newest(_ count: Int, of day: Day?) throws(MoodsFailure) -> [Canvas.Shape]

  /// The number of feelings of a day.
  func count(of day: Day) throws(MoodsFailure) -> Int

  /// Visits days with matching feelings until the visitor returns false; within a day the oldest comes first. The
  /// visitor must not call the repository.
  func visit(
    _ days: ClosedRange<Day>, matching filter: MoodFilter, oldestFirst: Bool,
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsFailure)

  /// The days with feelings within a range, oldest first.
  func days(in days: ClosedRange<Day>) throws(MoodsFailure) -> [Day]

  /// The nearest days with feelings before and after a day.
  func neighbours(of day: Day) throws(MoodsFailure) -> (older: Day?, newer: Day?)

  /// Visits the feelings grouped by hour, oldest first, and every text that may have hashtags, with its tags appended.
  /// The visitors must not call the repository.
  func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsFailure)

  /// The tally and theme of each day with feelings within a range, oldest first.
  func squares(of days: ClosedRange<Day>) throws(MoodsFailure) -> [MoodYear.Square]

  /// Moves shapes in one transaction.
  func move(_ positions: [(ID<MoodRecord>, CanvasPosition)]) throws(MoodsFailure)

  /// Sets the theme of a day, with or without feelings.
  func paint(_ day: Day, in theme: MoodTheme) throws(MoodsFailure)

  /// Whether no feeling was ever recorded here, including deleted ones.
  func isUntouched() throws(MoodsFailure) -> Bool

  /// Adds many feelings in one transaction, unless the store has at least `limit`. Returns the number added.
  func seed(unlessThereAre limit: Int, _ records: () -> [MoodRecord]) throws(MoodsFailure) -> Int
}

extension MoodsRepository {
  /// Visits days with feelings, newest first.
  public func visit(_ days: ClosedRange<Day>, _ visitor: (MoodDay) -> Bool) throws(MoodsFailure) {
    try visit(days, oldestFirst: false, visitor)
  }

  /// Visits days with feelings in either order.
  public func visit(_ days: ClosedRange<Day>, oldestFirst: Bool, _ visitor: (MoodDay) -> Bool)
    throws(MoodsFailure)
  {
    try visit(days, matching: MoodFilter(), oldestFirst: oldestFirst, visitor)
  }
}

/// Computes the changed feeling, or throws a refusal.
public typealias MoodRule = (MoodRecord) throws(MoodRefusal) -> MoodRecord
