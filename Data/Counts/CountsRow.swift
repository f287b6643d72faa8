import Domain

enum CounterColumn: Int, RowColumn {
  case id, tag, unit, goals, since, deletedAt, key, tagFolded
}

/// Maps counters to rows and back.
enum CounterRow {
  static let shape = TableMapping<Counter, CounterColumn>("counters") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .tag: .stored(.tags) { "#" + $0.tag }
    case .unit: .stored { $0.unit?.text }
    case .goals: .stored { $0.goals.stored }
    case .since: .stored { $0.since }.fixed
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .tagFolded: .derived(from: .tag, Folded.text)
    }
  }

  /// A counter with its key, and whether it is soft-deleted.
  typealias Stored = (counter: Counter, key: Int, isRemoved: Bool)

  static func counter(_ row: Row) throws(StorageFailure) -> Counter { try stored(row).counter }

  static func stored(_ row: Row) throws(StorageFailure) -> Stored {
    let row = NamedRow<CounterColumn>(row)
    guard let since = try row.optionalDay(.since) else { throw .corrupt }
    let counter = Counter(
      id: ID(row.text(.id)), tag: String(row.text(.tag).drop { $0 == "#" }),
      unit: row.optionalText(.unit).map(SingleLineText.init(stored:)),
      goals: GoalHistory(stored: row.optionalText(.goals)), since: since)
    return (counter, row.int(.key), !row.isNull(.deletedAt))
  }

  /// Returns the values of a counter for the full-text index.
  static func indexed(_ counter: Counter, _ key: Int) -> [Value] {
    [.int(key), .text("#" + counter.tag)]
  }
}

enum AmountColumn: Int, RowColumn {
  case id, counter, day, amount, instant, offset, deletedAt, key
}

/// Maps amounts to rows and back.
enum CountRow {
  static let shape = TableMapping<CountedAmount, AmountColumn>("counts") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .counter: .given(.owner(table: "counters"))
    case .day: .stored { $0.day }.fixed.exported("on")
    case .amount:
      .stored(.number(0...CountAmount.most)) { $0.amount?.thousandths }.exported("thousandths")
    case .instant: .stored(.instant) { $0.at.instant }.exported("at")
    case .offset: .stored { $0.at.offset }
    case .deletedAt: .deleted
    case .key: .elsewhere()
    }
  }

  /// Reads what is recorded of a day.
  static func day(_ row: Row) throws(StorageFailure) -> CountedDay {
    let row = NamedRow<CountsSQL.DayColumn>(row)
    guard let day = try row.optionalDay(.day) else { throw .corrupt }
    return CountedDay(
      day, row.optionalInt(.sum).map(CountAmount.init(thousandths:)),
      isSkipped: row.bool(.isSkipped))
  }

  static func amount(_ row: Row, of counter: ID<Counter>) throws(StorageFailure) -> CountedAmount {
    let row = NamedRow<AmountColumn>(row)
    guard let day = try row.optionalDay(.day) else { throw .corrupt }
    return CountedAmount(
      id: ID(row.text(.id)), counter: counter,
      amount: row.optionalInt(.amount).map(CountAmount.init(thousandths:)), day: day,
      at: row.moment(.instant, .offset))
  }
}
