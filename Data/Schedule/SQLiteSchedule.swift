public import Domain

/// Stores events in SQLite, with a full-text index of titles, notes and locations.
public struct SQLiteSchedule: ScheduleRepository, StoreRepository {
  typealias Failure = ScheduleFailure

  let database: Database

  /// The full-text index of events.
  static let words = WordIndex(
    "events_index", of: ["title", "body", "location"], names: ["title"], in: "events_words",
    numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  public func add(_ event: Event) throws(ScheduleFailure) {
    try writing(as: .addEvent) { (store) throws(StorageFailure) in
      store.setSubject(of: event.title.text, event.id.text)
      try Self.insert(event, in: store)
    }
  }

  static func insert(_ event: Event, in store: Connection) throws(StorageFailure) {
    try store.run(ScheduleSQL.insert, ScheduleRow.shape.values(of: event))
    guard let key = try store.first(ScheduleSQL.lastKey, [.text(event.id.text)], { $0.int })
    else { throw .corrupt }
    try words.add(ScheduleRow.indexed(event, key), to: store)
  }

  public func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleFailure) -> Event {
    try deciding(as: .editEvent) { (store) throws(StorageFailure) in
      guard let found = try store.first(ScheduleSQL.find, [.text(id.text)], ScheduleRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      let changed: Event
      do throws(EventRefusal) { changed = try rule(found.event) } catch {
        return .failure(.refused(error))
      }
      if changed == found.event { return .success(changed) }
      store.setSubject(of: changed.title.text, id.text)
      try Self.update(found.event, found.key, to: changed, in: store)
      return .success(changed)
    }
  }

  static func update(
    _ event: Event, _ key: Int, to changed: Event, in store: Connection
  ) throws(StorageFailure) {
    try store.run(ScheduleSQL.update, ScheduleRow.shape.changes(of: changed) + [.int(key)])
    if changed.title != event.title || changed.body != event.body
      || changed.location != event.location
    {
      try words.remove(ScheduleRow.indexed(event, key), from: store)
      try words.add(ScheduleRow.indexed(changed, key), to: store)
    }
  }

  public func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleFailure) -> SeriesWrite
  {
    try deciding(as: removing ? .removeEvent : .editEvent) { (store) throws(StorageFailure) in
      guard let found = try store.first(ScheduleSQL.find, [.text(id.text)], ScheduleRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      let own = try store.all(ScheduleSQL.ofSeries, [.text(id.text)], ScheduleRow.stored)
      let write: SeriesWrite
      do throws(EventRefusal) { write = try rule(found.event, own.map(\.event)) } catch {
        return .failure(.refused(error))
      }
      store.setSubject(of: write.shown.title.text, write.shown.id.text)
      let known = [found] + own
      for event in write.changed {
        guard let kept = known.first(where: { $0.event.id == event.id }) else { throw .corrupt }
        if event != kept.event { try Self.update(kept.event, kept.key, to: event, in: store) }
      }
      for event in write.added { try Self.insert(event, in: store) }
      for event in write.removed {
        guard let kept = known.first(where: { $0.event.id == event.id }) else { throw .corrupt }
        try store.run(ScheduleSQL.remove, [.int(now.instant), .int(kept.key)])
        try Self.words.remove(ScheduleRow.indexed(kept.event, kept.key), from: store)
      }
      return .success(write)
    }
  }

  public func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleFailure)
    -> Event
  {
    try deciding(as: .removeEvent) { (store) throws(StorageFailure) in
      guard let found = try store.first(ScheduleSQL.find, [.text(id.text)], ScheduleRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      do throws(EventRefusal) { try check(found.event) } catch { return .failure(.refused(error)) }
      store.setSubject(of: found.event.title.text, id.text)
      try store.run(ScheduleSQL.remove, [.int(now.instant), .int(found.key)])
      try Self.words.remove(ScheduleRow.indexed(found.event, found.key), from: store)
      return .success(found.event)
    }
  }

  public func restore(_ id: ID<Event>) throws(ScheduleFailure) -> Event {
    let restored = try writing(as: .restoreEvent) { (store) throws(StorageFailure) -> Event? in
      guard let found = try store.first(ScheduleSQL.findAny, [.text(id.text)], ScheduleRow.stored)
      else { return nil }
      if found.isRemoved {
        store.setSubject(of: found.event.title.text, id.text)
        let own = try store.all(ScheduleSQL.removedWith, [.text(id.text)], ScheduleRow.stored)
        for found in [found] + own {
          try store.run(ScheduleSQL.restore, [.int(found.key)])
          try Self.words.add(ScheduleRow.indexed(found.event, found.key), to: store)
        }
      }
      return found.event
    }
    guard let restored else { throw .unknown(reference: id.text) }
    return restored
  }

  public func candidates(for reference: String, by step: NameStep) throws(ScheduleFailure)
    -> [Event]
  {
    try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.events.keys(reference, step, in: store)
      return try store.all(
        ScheduleSQL.withKeys(keys.count), keys.map(Value.int), ScheduleRow.event)
    }
  }

  public func titles(near reference: String) throws(ScheduleFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in
      try NameTable.events.near(reference, in: store)
    }
  }

  public func visit(
    _ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool
  ) throws(ScheduleFailure) {
    if span.instants.isEmpty { return }
    try reading { (store) throws(StorageFailure) in
      bound(try Self.bound(span, in: store))
      let span = span.instants
      var goesOn = true
      for event in try store.all(
        ScheduleSQL.overlapping, [.int(span.lowerBound)], ScheduleRow.event) where goesOn
      { goesOn = visitor(event) }
      guard goesOn else { return }
      try store.visit(ScheduleSQL.starting, [.int(span.lowerBound), .int(span.upperBound)]) {
        visitor(ScheduleRow.event($0))
      }
    }
  }

  public func busy(_ spans: [Range<Int>]) throws(ScheduleFailure) -> [Bool] {
    try reading { (store) throws(StorageFailure) in
      var busy: [Bool] = []
      for span in spans {
        let values: [Value] = [.int(span.lowerBound), .int(span.upperBound)]
        busy.append(try store.first(ScheduleSQL.isBusy, values) { $0.bool } ?? false)
      }
      return busy
    }
  }

  public func search(_ text: String, around instant: Int, atMost limit: Int)
    throws(ScheduleFailure) -> [Event]
  {
    guard limit > 0, let search = WordSearch(text) else { return [] }
    let match = try storing(as: ScheduleFailure.self) { () throws(StorageFailure) in
      try search.prepared([Self.words], of: database)
    }
    return try reading { (store) throws(StorageFailure) in
      let values = [.int(instant), .int(limit)] + match.values
      let behind = try store.all(ScheduleSQL.matchingBehind(match), values, ScheduleRow.event)
      return behind.reversed()
        + (try store.all(ScheduleSQL.matchingAhead(match), values, ScheduleRow.event))
    }
  }

  public func bound(_ span: ScheduleSpan) throws(ScheduleFailure) -> [Event] {
    try reading { (store) throws(StorageFailure) in try Self.bound(span, in: store) }
  }

  static func bound(_ span: ScheduleSpan, in store: Connection) throws(StorageFailure) -> [Event] {
    let (first, last) = (span.days.lowerBound, span.days.upperBound)
    let days = try store.all(
      ScheduleSQL.wholeDaysWithin,
      [.int(first.ordinal * 86_400), .int((last.ordinal + 1) * 86_400)], ScheduleRow.event)
    let near = SeriesIndex.parts(first...last)
    let far = SeriesIndex.parts(
      max(first, Day.range.lowerBound + 1) - 1...min(last, Day.range.upperBound - 1) + 1)
    let masks = [
      near.weekdays, near.months, near.monthDays, far.weekdays, far.months, far.monthDays,
    ]
    let values: [Value] = [.int(span.instants.lowerBound), .int(span.instants.upperBound + 86_400)]
    let series = try store.all(
      ScheduleSQL.seriesWithin,
      values + masks.map(Value.int) + [.optional(span.zone)], ScheduleRow.event)
    return days + series
  }

  /// Returns the series that began before an instant.
  static func series(before end: Int, in store: Connection) throws(StorageFailure) -> [Event] {
    try store.all(ScheduleSQL.seriesBefore, [.int(end + 86_400)], ScheduleRow.event)
  }

  public func remaining(outOf series: ID<Event>) throws(ScheduleFailure) -> [Event] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ScheduleSQL.ofSeries, [.text(series.text)], ScheduleRow.event)
    }
  }

  /// Returns the series that are not over at an instant.
  static func series(after begin: Int, in store: Connection) throws(StorageFailure) -> [Event] {
    try store.all(ScheduleSQL.seriesAfter, [.int(begin)], ScheduleRow.event)
  }

  public func naming(
    _ names: [String], companion: String, in span: Range<Int>, atMost limit: Int
  ) throws(ScheduleFailure) -> [Event] {
    let folded = names.map(TextForms.folded).filter { !$0.isEmpty }
    guard let first = folded.first, limit > 0 else { return [] }
    let match = folded.compactMap(SearchPhrase.match).map { "(\($0))" }.joined(separator: " OR ")
    let values: [Value] = [
      .int(span.lowerBound), .int(span.upperBound), .text(first), .text(folded.last ?? first),
      .text(companion), .int(limit),
    ]
    return try reading { (store) throws(StorageFailure) in
      let byIndex = match.isEmpty ? false : try Self.words.exists(in: store)
      return try store.all(
        ScheduleSQL.naming(byIndex: byIndex), values + (byIndex ? [.text(match)] : []),
        ScheduleRow.event)
    }
  }

  public func isEmpty() throws(ScheduleFailure) -> Bool {
    try alone { (store) throws(StorageFailure) in
      try store.first(ScheduleSQL.isEmpty) { $0.bool } ?? true
    }
  }

  public func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleFailure) -> [Event] {
    try alone { (store) throws(StorageFailure) in
      try store.all(
        ScheduleSQL.reminding,
        [.int(span.lowerBound), .int(span.upperBound), .int(limit)], ScheduleRow.event)
    }
  }
}
