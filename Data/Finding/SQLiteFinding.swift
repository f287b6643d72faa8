public import Domain

/// The search over all parts in the store.
public struct SQLiteFinding: FindingRepository {
  private let database: Database
  private let calendar: LocalCalendar
  private let clock: WallClock

  /// Creates the search. `calendar` maps events to days, and `clock` determines the next occurrence
  /// of a series.
  public init(_ database: Database, calendar: LocalCalendar, clock: WallClock) {
    self.database = database
    self.calendar = calendar
    self.clock = clock
  }

  private var others: [ComputedRecords] { spans.map(\.others) }

  private var row: SearchHitRow { SearchHitRow(calendar: calendar) }

  public func folded(_ text: String) -> String { TextForms.folded(text) }

  public func candidates(_ text: String, _ kinds: [RecordSummaryKind], atMost limit: Int)
    throws(StorageFailure) -> [RecordSummary]
  {
    guard limit > 0, let search = WordSearch(text) else { return [] }
    let sources = kinds.compactMap(SearchSources.of)
    try prepare(sources, for: search)
    return try database.read { (store) throws(StorageFailure) in
      var found = SearchCandidates(store, row, limit)
      try found.collect(for: text, in: sources)
      var records = found.records
      for other in sources.compactMap(\.days.spans?.others) {
        records = try other.next(records, clock.now().instant, calendar, store)
      }
      return records
    }
  }
}

extension SQLiteFinding {
  /// Prepares each index that the search needs.
  private func prepare(_ sources: [SearchSource], for search: WordSearch) throws(StorageFailure) {
    let owners = search.each.count > 1 ? sources.compactMap(\.words?.owner?.index.index) : []
    var ready: Set<String> = []
    for index in sources.compactMap(\.words?.index.index) + owners
    where ready.insert(index.name).inserted {
      try index.prepare(database)
      if search.initials != nil { try index.prepareInitials(database) }
    }
  }

  public func visit(_ day: Day, _ visitor: (RecordSummary) -> Bool) throws(StorageFailure) {
    try database.read { (store) throws(StorageFailure) in
      var coming: [RecordSummary] = []
      for other in others {
        coming += try other.records(calendar.span(of: day), calendar, store)
      }
      var rest = coming[...]
      var goesOn = true
      func passOthers(before record: RecordSummary?) -> Bool {
        while goesOn, let other = rest.first, record.map(other.comesBefore) ?? true {
          rest.removeFirst()
          goesOn = visitor(other)
        }
        return goesOn
      }
      try store.visit(SearchSQL.ofDay, [.int(start(of: day)), .int(end(of: day)), .day(day)]) {
        (found) throws(StorageFailure) in
        let record = try row.record(found)
        goesOn = passOthers(before: record) && visitor(record)
        return goesOn
      }
      _ = passOthers(before: nil)
    }
  }

  public func tags() throws(StorageFailure) -> [TagCount] {
    let sources = RecordSummaryKind.searched.compactMap(SearchSources.of)
    for source in sources { try source.words?.index.index.prepare(database) }
    return try database.read { (store) throws(StorageFailure) in
      var counting = TagCounting(store, row)
      for source in sources { try counting.add(source) }
      return counting.tags
    }
  }

  public func latestDay(through day: Day) throws(StorageFailure) -> Day? {
    try database.read { (store) throws(StorageFailure) in
      // Recurring events have no last day, so an unbounded search ends a year from today.
      let isOpen = day == Day.range.upperBound
      let limit = isOpen ? min(day, clock.now().day + 366) : day
      var days = try lastPlanned(through: day, in: store)
      for other in others { days.append(try other.lastDay(limit, calendar, store)) }
      let planned = days.compactMap(\.self).max()
      let written = try written(
        SearchSQL.latest, day, planned.map(Value.day) ?? .text(""), in: store)
      return [written, planned].compactMap(\.self).max()
    }
  }

  public func earliestDay(from day: Day) throws(StorageFailure) -> Day? {
    try database.read { (store) throws(StorageFailure) in
      var days = try firstPlanned(from: day, in: store)
      for other in others { days.append(try other.firstDay(day, calendar, store)) }
      let planned = days.compactMap(\.self).min()
      let written = try written(
        SearchSQL.earliest, day, planned.map(Value.day) ?? .text("~"), in: store)
      return [written, planned].compactMap(\.self).min()
    }
  }

  /// Returns the day that a query finds among the records with a single day: `SearchSQL.latest` finds the last day, and
  /// `SearchSQL.earliest` the first. `bound` is the best day among the records that span time. Returns nil if no record
  /// is found.
  private func written(_ sql: String, _ day: Day, _ bound: Value, in store: Connection)
    throws(StorageFailure) -> Day?
  {
    try store.first(sql, [.day(day), bound]) { (row) throws(StorageFailure) in
      try row.optionalDay
    } ?? nil
  }

  private var spans: [SearchSpans] { SearchSources.all.compactMap(\.days.spans) }

  /// Returns the first day on or after `day` that a record touches, for each source whose records span time. Returns
  /// only `day` if a record is in progress when `day` begins.
  private func firstPlanned(from day: Day, in store: Connection) throws(StorageFailure) -> [Day?] {
    let begin = start(of: day)
    var days: [Day?] = []
    for spans in spans {
      if try lastEnd(of: spans, goingOnAt: begin, in: store) != nil { return [day] }
      let start = try store.first(spans.firstStart, [.int(begin)]) { $0.int }
      days.append(start.map { calendar.local($0).day })
    }
    return days
  }

  /// Returns the last day up to `day` that a record touches, for each source whose records span time. Returns only
  /// `day` if a record starts on `day`. A record that touches a day after the day of the last start is in progress when
  /// that day ends.
  private func lastPlanned(through day: Day, in store: Connection) throws(StorageFailure) -> [Day?]
  {
    var days: [Day?] = []
    for spans in spans {
      guard let start = try store.first(spans.lastStart, [.int(end(of: day))], { $0.int })
      else { continue }
      let begun = calendar.local(start).day
      if begun >= day { return [day] }
      let last = try lastEnd(of: spans, goingOnAt: end(of: begun), in: store)
      days.append(last.map { min(day, calendar.local($0 - 1).day) } ?? begun)
    }
    return days
  }

  private func lastEnd(of spans: SearchSpans, goingOnAt instant: Int, in store: Connection)
    throws(StorageFailure) -> Int?
  {
    try store.first(spans.lastEnd, [.int(instant)]) { $0.optionalInt } ?? nil
  }

  private func start(of day: Day) -> Int { calendar.moment(day, TimeOfDay(seconds: 0)).instant }

  /// Returns the end of a day, which is the start of the next day. The last supported day has no
  /// next day.
  private func end(of day: Day) -> Int {
    day == Day.range.upperBound ? start(of: day) + 86_400 : start(of: day + 1)
  }
}

extension RecordSummary {
  /// Whether this record precedes another within a day: records without a time first, then by time.
  fileprivate func comesBefore(_ other: RecordSummary) -> Bool {
    guard let at else { return true }
    guard let there = other.at else { return false }
    return at.instant < there.instant
  }
}
