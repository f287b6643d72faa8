public import Domain

/// Records of all parts in the store.
public struct SQLiteFinding: FindingRepository {
  private let database: Database
  private let calendar: LocalCalendar

  /// Finds in a database; the calendar says on which days events are.
  public init(_ database: Database, calendar: LocalCalendar) {
    self.database = database
    self.calendar = calendar
  }

  private var row: FoundRow { FoundRow(calendar: calendar) }

  public func folded(_ text: String) -> String { TextForms.folded(text) }

  public func candidates(_ text: String, _ kinds: [FoundKind], atMost limit: Int)
    throws(StorageFailure) -> [FoundRecord]
  {
    guard limit > 0, let match = SearchPhrase.match(text) else { return [] }
    let kinds = kinds.filter { Self.index(of: $0) != nil }
    for kind in kinds { try Self.index(of: kind)?.prepare(database) }
    let folded = TextForms.folded(text)
    return try database.read { (store) throws(StorageFailure) in
      var found: [FoundRecord] = []
      var known: Set<[String]> = []
      for kind in kinds {
        var records: [FoundRecord] = []
        if let sql = FoundSQL.called(kind) {
          records += try store.all(sql, [.text(folded), .int(limit)], row.record)
        }
        if let sql = FoundSQL.matching(kind) {
          let match = kind == .person ? Self.match(match, orNumber: folded) : match
          records += try store.all(sql, [.text(match), .int(limit)], row.record)
        }
        for record in records.prefix(limit) where kind == .watering || isNew(record, &known) {
          found.append(record)
        }
      }
      return found
    }
  }

  /// One that is found by its name is found by its words as well.
  private func isNew(_ record: FoundRecord, _ known: inout Set<[String]>) -> Bool {
    known.insert([record.kind.rawValue, record.id]).inserted
  }

  /// A number is found by its digits, however it is written.
  private static func match(_ match: String, orNumber folded: String) -> String {
    let numbers = PeopleSQL.numbers(folded).compactMap { SearchPhrase.match($0) }
    return ([match] + numbers).map { "(\($0))" }.joined(separator: " OR ")
  }

  /// The index of the words of a kind.
  private static func index(of kind: FoundKind) -> WordIndex? {
    switch kind {
    case .person: PeopleIndex.words
    case .watering: PeopleIndex.waterings
    case .saying: SayingsIndex.words
    case .feeling: SQLiteMoods.words
    case .event: SQLiteSchedule.words
    case .book: SQLiteReading.words
    case .sentence: SQLiteReading.quotes
    case .favourite: SQLiteReading.likedWords
    case .use, .pages, .finish: nil
    }
  }
}

extension SQLiteFinding {
  public func visit(_ day: Day, _ visitor: (FoundRecord) -> Bool) throws(StorageFailure) {
    try database.alone { (store) throws(StorageFailure) in
      try store.visit(FoundSQL.ofDay, [.int(start(of: day)), .int(end(of: day)), .day(day)]) {
        (found) throws(StorageFailure) in visitor(try row.record(found))
      }
    }
  }

  public func latestDay(through day: Day) throws(StorageFailure) -> Day? {
    try database.read { (store) throws(StorageFailure) in
      let written = try store.first(FoundSQL.latest, [.day(day)]) { (row) throws(StorageFailure) in
        try row.optionalDay
      }
      let planned = try lastPlanned(through: day, in: store)
      return [written ?? nil, planned].compactMap(\.self).max()
    }
  }

  public func earliestDay(from day: Day) throws(StorageFailure) -> Day? {
    try database.read { (store) throws(StorageFailure) in
      let written = try store.first(FoundSQL.earliest, [.day(day)]) {
        (row) throws(StorageFailure) in try row.optionalDay
      }
      let begin = start(of: day)
      if try lastEnd(goingOnAt: begin, in: store) != nil { return day }
      let start = try store.first(FoundSQL.firstStart, [.int(begin)]) { $0.int }
      let planned = start.map { calendar.local($0).day }
      return [written ?? nil, planned].compactMap(\.self).min()
    }
  }

  /// The last day up to one that an event touches. Whatever touches a day after the one on which
  /// the last event begins goes on when that day ends.
  private func lastPlanned(through day: Day, in store: Connection) throws(StorageFailure) -> Day? {
    guard let start = try store.first(FoundSQL.lastStart, [.int(end(of: day))], { $0.int })
    else { return nil }
    let begun = calendar.local(start).day
    if begun >= day { return day }
    guard let last = try lastEnd(goingOnAt: end(of: begun), in: store) else { return begun }
    return min(day, calendar.local(last - 1).day)
  }

  private func lastEnd(goingOnAt instant: Int, in store: Connection) throws(StorageFailure) -> Int?
  {
    try store.first(FoundSQL.lastEnd, [.int(instant)]) { $0.optionalInt } ?? nil
  }

  private func start(of day: Day) -> Int { calendar.moment(day, TimeOfDay(seconds: 0)).instant }

  /// The end of a day is the beginning of the next one; the last day there is has no next one.
  private func end(of day: Day) -> Int {
    day == Day.range.upperBound ? start(of: day) + 86_400 : start(of: day + 1)
  }
}
