/// Stores feelings. Each method is one transaction.
public protocol MoodsRepository: Sendable {
  /// Adds the feeling that the closure `rule` returns. The closure receives the feelings on the canvas of the day,
  /// newest first, to find a position for the new shape. Afterwards the example shapes are never shown again.
  func add(on day: Day, by rule: (_ shown: [MoodRecord]) -> MoodRecord) throws(MoodsFailure)
    -> MoodRecord

  /// Replaces the stored feeling by the result of a rule, in one transaction.
  func change(_ id: ID<MoodRecord>, by rule: MoodRule) throws(MoodsFailure) -> MoodRecord

  /// Soft-deletes a feeling. A day without feelings disappears from lists and calendars.
  func remove(_ id: ID<MoodRecord>, at now: Now) throws(MoodsFailure) -> MoodRecord

  /// Restores a soft-deleted feeling.
  func restore(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord

  /// Finds the feelings that match a reference in one way: by id, or by the beginning of the id.
  func candidates(for reference: String, by step: NameStep) throws(MoodsFailure) -> [MoodRecord]

  /// Loads the feelings of a day, oldest first. `records` is empty if the day has no feelings.
  func day(_ day: Day) throws(MoodsFailure) -> MoodDay

  /// Loads the newest feelings of a day, or of all time if `day` is nil. They are ordered newest first, each with the
  /// theme of its own day.
  func newest(_ count: Int, of day: Day?) throws(MoodsFailure) -> [Canvas.Shape]

  /// Counts the feelings of a day.
  func count(of day: Day) throws(MoodsFailure) -> Int

  /// Passes days with matching feelings to the visitor until the visitor returns false. Within a day the oldest feeling
  /// comes first. The visitor must not call the repository.
  func visit(
    _ days: ClosedRange<Day>, matching filter: MoodFilter, oldestFirst: Bool,
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsFailure)

  /// Loads the days with feelings within a range, oldest first.
  func days(in days: ClosedRange<Day>) throws(MoodsFailure) -> [Day]

  /// Finds the nearest days with feelings before and after a day; nil on a side without such a day.
  func neighbours(of day: Day) throws(MoodsFailure) -> (older: Day?, newer: Day?)

  /// Passes the feelings of the days to `hour`, grouped by hour and oldest first. Passes every text that may contain
  /// hashtags to `tagged`, with the tags of the feeling appended. The closures must not call the repository.
  func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsFailure)

  /// Loads the number, average and theme of each day with feelings within a range, oldest first.
  func squares(of days: ClosedRange<Day>) throws(MoodsFailure) -> [MoodYear.Square]

  /// Sets the positions of shapes on their canvases.
  func move(_ positions: [(ID<MoodRecord>, CanvasPosition)]) throws(MoodsFailure)

  /// Sets the theme of a day. The day may have no feelings.
  func paint(_ day: Day, in theme: MoodTheme) throws(MoodsFailure)

  /// Returns whether no feeling was ever recorded in this store. Deleted feelings count as recorded.
  func isUntouched() throws(MoodsFailure) -> Bool

  /// Adds many feelings in one transaction, unless the store has at least `limit` feelings. Returns the number of added
  /// feelings.
  func seed(unlessThereAre limit: Int, _ records: () -> [MoodRecord]) throws(MoodsFailure) -> Int
}

extension MoodsRepository {
  /// Passes the days with feelings to the visitor, newest first, until the visitor returns false.
  public func visit(_ days: ClosedRange<Day>, _ visitor: (MoodDay) -> Bool) throws(MoodsFailure) {
    try visit(days, oldestFirst: false, visitor)
  }

  /// Passes the days with feelings to the visitor, in either order, until the visitor returns false.
  public func visit(_ days: ClosedRange<Day>, oldestFirst: Bool, _ visitor: (MoodDay) -> Bool)
    throws(MoodsFailure)
  {
    try visit(days, matching: MoodFilter(), oldestFirst: oldestFirst, visitor)
  }
}

/// Computes the changed feeling, or throws a refusal.
public typealias MoodRule = (MoodRecord) throws(MoodRefusal) -> MoodRecord
