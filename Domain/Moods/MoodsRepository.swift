/// Where feelings are kept. Each method is one transaction.
public protocol MoodsRepository: Sendable {
  /// Keeps a new feeling. The rule sees what its day's canvas shows at that moment, newest first,
  /// and decides where the new shape lies. From then on the guide is over for ever.
  func add(on day: Day, by rule: (_ shown: [MoodRecord]) -> MoodRecord) throws(MoodsError)
    -> MoodRecord

  /// Changes one feeling by a rule that sees it as the store has it at that moment.
  func change(_ id: ID<MoodRecord>, by rule: MoodRule) throws(MoodsError) -> MoodRecord

  /// Puts a feeling away; a day without any is gone from lists and calendars.
  func remove(_ id: ID<MoodRecord>, at now: Now) throws(MoodsError) -> MoodRecord

  /// Brings back what was put away.
  func restore(_ id: ID<MoodRecord>) throws(MoodsError) -> MoodRecord

  /// Finds every feeling a reference names in one way: by id, or by the beginning of an id.
  func candidates(for reference: String, by step: NameStep) throws(MoodsError) -> [MoodRecord]

  /// What was felt on a day, oldest first; a day without anything has no records.
  func day(_ day: Day) throws(MoodsError) -> MoodDay

  /// The newest of a day, or of all time, newest first, each in its own day's theme.
  func newest(_ count: Int, of day: Day?) throws(MoodsError) -> [Canvas.Shape]

  /// How many feelings a day has.
  func count(of day: Day) throws(MoodsError) -> Int

  /// Visits days with the feelings a filter means, in either order, until the visitor returns false;
  /// within a day the oldest feeling is the first. The visitor must not use the repository.
  func visit(
    _ days: ClosedRange<Day>, matching filter: MoodFilter, oldestFirst: Bool,
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsError)

  /// The days with feelings among some, oldest first.
  func days(in days: ClosedRange<Day>) throws(MoodsError) -> [Day]

  /// The nearest days with feelings before and after a day.
  func neighbours(of day: Day) throws(MoodsError) -> (older: Day?, newer: Day?)

  /// Groups what was felt on some days by the hour it was felt in, oldest first, and visits the
  /// words that may have a tag, with the tags beside them. The visitors must not use the repository.
  func count(
    _ days: ClosedRange<Day>, hour: (MoodHour) -> Void, tagged: (MoodLevel?, String) -> Void
  ) throws(MoodsError)

  /// What each of some days comes to that has feelings, in its theme, oldest first.
  func squares(of days: ClosedRange<Day>) throws(MoodsError) -> [MoodYear.Square]

  /// Gives shapes new places, all at once.
  func move(_ places: [(ID<MoodRecord>, CanvasPosition)]) throws(MoodsError)

  /// Paints a day in a theme, whether it has feelings yet or not.
  func paint(_ day: Day, in theme: MoodTheme) throws(MoodsError)

  /// Whether nobody ever kept a feeling here.
  func isUntouched() throws(MoodsError) -> Bool

  /// Keeps many feelings in one transaction, unless there are so many already. Tells how many.
  func seed(unlessThereAre limit: Int, _ records: () -> [MoodRecord]) throws(MoodsError) -> Int
}

extension MoodsRepository {
  /// Visits days that have feelings, newest first.
  public func visit(_ days: ClosedRange<Day>, _ visitor: (MoodDay) -> Bool) throws(MoodsError) {
    try visit(days, oldestFirst: false, visitor)
  }

  /// Visits days that have feelings in either order.
  public func visit(_ days: ClosedRange<Day>, oldestFirst: Bool, _ visitor: (MoodDay) -> Bool)
    throws(MoodsError)
  {
    try visit(days, matching: MoodFilter(), oldestFirst: oldestFirst, visitor)
  }
}

/// Decides what becomes of a feeling, or refuses the change.
public typealias MoodRule = (MoodRecord) throws(MoodRefusal) -> MoodRecord
