public import Domain

/// Moods in the SQLite store.
public struct SQLiteMoods: MoodsRepository, StoreRepository {
  typealias Failure = MoodsFailure

  let database: Database

  /// The full-text index of texts and tags.
  static let words = WordIndex(
    "moods_index", of: ["text", "tags"], in: "moods_words", numberedBy: "key")

  public init(_ database: Database) { self.database = database }

  public func add(on day: Day, by rule: (_ shown: [MoodRecord]) -> MoodRecord) throws(MoodsFailure)
    -> MoodRecord
  {
    try writing(as: .addMood) { (store) throws(StorageFailure) in
      let shown = try store.all(
        MoodsSQL.newestOfDay, [.day(day), .int(Canvas.most)], MoodsRow.record)
      let record = rule(shown)
      store.setSubject(of: record.called, record.id.text)
      try Self.keep(record, in: store)
      return record
    }
  }

  public func change(_ id: ID<MoodRecord>, by rule: MoodRule) throws(MoodsFailure) -> MoodRecord {
    try deciding(as: .editMood) { (store) throws(StorageFailure) in
      guard let found = try store.first(MoodsSQL.find, [.text(id.text)], MoodsRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      var changed = found.record
      do throws(MoodRefusal) {
        let wanted = try rule(found.record)
        changed = wanted
        changed.position = found.record.position
      } catch { return .failure(.refused(error)) }
      if changed == found.record { return .success(changed) }
      store.setSubject(of: changed.called, id.text)
      try store.run(MoodsSQL.keepDay, [.day(changed.day)])
      try store.run(MoodsSQL.update, MoodsRow.shape.changes(of: changed) + [.int(found.key)])
      if changed.text != found.record.text || changed.tags != found.record.tags {
        try Self.words.remove(MoodsRow.indexed(found.record, found.key), from: store)
        try Self.words.add(MoodsRow.indexed(changed, found.key), to: store)
      }
      return .success(changed)
    }
  }

  public func remove(_ id: ID<MoodRecord>, at now: Now) throws(MoodsFailure) -> MoodRecord {
    let removed = try writing(as: .removeMood) { (store) throws(StorageFailure) -> MoodRecord? in
      guard let found = try store.first(MoodsSQL.find, [.text(id.text)], MoodsRow.stored)
      else { return nil }
      store.setSubject(of: found.record.called, id.text)
      try store.run(MoodsSQL.remove, [.int(now.instant), .int(found.key)])
      try Self.words.remove(MoodsRow.indexed(found.record, found.key), from: store)
      return found.record
    }
    guard let removed else { throw .unknown(reference: id.text) }
    return removed
  }

  public func restore(_ id: ID<MoodRecord>) throws(MoodsFailure) -> MoodRecord {
    let restored = try writing(as: .restoreMood) { (store) throws(StorageFailure) -> MoodRecord? in
      guard let found = try store.first(MoodsSQL.findAny, [.text(id.text)], MoodsRow.stored)
      else { return nil }
      store.setSubject(of: found.record.called, id.text)
      if found.isRemoved {
        try store.run(MoodsSQL.restore, [.int(found.key)])
        try Self.words.add(MoodsRow.indexed(found.record, found.key), to: store)
      }
      return found.record
    }
    guard let restored else { throw .unknown(reference: id.text) }
    return restored
  }

  public func candidates(for reference: String, by step: NameStep) throws(MoodsFailure)
    -> [MoodRecord]
  {
    if step > .idBeginning { return [] }
    let end = step == .id ? "" : "\u{10FFFF}"
    return try alone { (store) throws(StorageFailure) in
      try store.all(
        MoodsSQL.candidates, [.text(reference), .text(reference + end)], MoodsRow.record)
    }
  }

  public func move(_ positions: [(ID<MoodRecord>, CanvasPosition)]) throws(MoodsFailure) {
    let missing = try writing(as: .shuffleMoods) {
      (store) throws(StorageFailure) -> ID<MoodRecord>? in
      var keys: [Int] = []
      for (id, _) in positions {
        guard let found = try store.first(MoodsSQL.find, [.text(id.text)], MoodsRow.stored)
        else { return id }
        keys.append(found.key)
        store.setSubject(of: found.record.day.description)
      }
      for (key, position) in zip(keys, positions.map(\.1)) {
        try store.run(MoodsSQL.move, [.int(position.x), .int(position.y), .int(key)])
      }
      return nil
    }
    if let missing { throw .unknown(reference: missing.text) }
  }

  public func paint(_ day: Day, in theme: MoodTheme) throws(MoodsFailure) {
    try writing(as: .paintDay) { (store) throws(StorageFailure) in
      store.setSubject(of: day.description)
      try store.run(MoodsSQL.paint, [.day(day), .int(theme.rawValue)])
    }
  }

  public func seed(unlessThereAre limit: Int, _ records: () -> [MoodRecord]) throws(MoodsFailure)
    -> Int
  {
    if limit <= 0 { return 0 }
    return try writing(as: .seedMoods) { (store) throws(StorageFailure) in
      if try store.first(MoodsSQL.hasMoreThan, [.int(limit - 1)], { $0.int }) != nil {
        return 0
      }
      let records = records()
      store.setSubject(of: String(records.count))
      for record in records { try Self.keep(record, in: store) }
      return records.count
    }
  }

  /// Stores a new mood and its day, within the caller's transaction.
  static func keep(_ record: MoodRecord, in store: Connection) throws(StorageFailure) {
    try store.run(MoodsSQL.keepDay, [.day(record.day)])
    try store.run(MoodsSQL.insert, MoodsRow.shape.values(of: record))
    if try words.exists(in: store) {
      let key = try store.first(MoodsSQL.lastKey, [.text(record.id.text)]) { $0.int }
      guard let key else { throw .corrupt }
      try words.add(MoodsRow.indexed(record, key), to: store)
    }
    try store.run(MoodsSQL.noteFirst)
  }
}

extension SQLiteMoods {
  public func day(_ day: Day) throws(MoodsFailure) -> MoodDay {
    try reading { (store) throws(StorageFailure) in
      let theme = try store.first(MoodsSQL.theme, [.day(day)]) { $0.int }
      let records = try store.all(MoodsSQL.day, [.day(day)], MoodsRow.record)
      return MoodDay(day: day, theme: MoodTheme(stored: theme ?? 0), records: records)
    }
  }

  public func newest(_ count: Int, of day: Day?) throws(MoodsFailure) -> [Canvas.Shape] {
    try alone { (store) throws(StorageFailure) in
      let limit = Value.int(max(0, count))
      guard let day else { return try store.all(MoodsSQL.newest, [limit], MoodsRow.shape) }
      return try store.all(MoodsSQL.newestOfDay, [.day(day), limit], MoodsRow.shape)
    }
  }

  public func count(of day: Day) throws(MoodsFailure) -> Int {
    try alone { (store) throws(StorageFailure) in
      try store.first(MoodsSQL.count, [.day(day)]) { $0.int } ?? 0
    }
  }

  public func visit(
    _ days: ClosedRange<Day>, matching filter: MoodFilter, oldestFirst: Bool,
    _ visitor: (MoodDay) -> Bool
  ) throws(MoodsFailure) {
    let (isRare, filter) = try storing(as: MoodsFailure.self) { () throws(StorageFailure) in
      (
        try MoodsFilterSQL.isRare(filter, of: database),
        try MoodsFilterSQL.filter(filter, of: database)
      )
    }
    try alone { (store) throws(StorageFailure) in
      // Only one day is in memory at a time; it is complete when the next one begins.
      var shapes: [Canvas.Shape] = []
      var goesOn = true
      func show() {
        guard let first = shapes.first else { return }
        goesOn = visitor(
          MoodDay(day: first.record.day, theme: first.theme, records: shapes.map(\.record)))
        shapes = []
      }
      try store.visit(
        MoodsSQL.diary(oldestFirst: oldestFirst, filter, isRare: isRare),
        [.day(days.lowerBound), .day(days.upperBound)] + filter.values
      ) { (row) throws(StorageFailure) in
        let shape = try MoodsRow.shape(row)
        if shape.record.day != shapes.first?.record.day { show() }
        shapes.append(shape)
        return goesOn
      }
      if goesOn { show() }
    }
  }

  public func days(in days: ClosedRange<Day>) throws(MoodsFailure) -> [Day] {
    try alone { (store) throws(StorageFailure) in
      try store.all(MoodsSQL.days, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in try row.day
      }
    }
  }

  public func neighbours(of day: Day) throws(MoodsFailure) -> (older: Day?, newer: Day?) {
    try alone { (store) throws(StorageFailure) in
      try store.first(MoodsSQL.neighbours, [.day(day)]) { (row) throws(StorageFailure) in
        let row = NamedRow<MoodsSQL.NeighbourColumn>(row)
        return (older: try row.optionalDay(.older), newer: try row.optionalDay(.newer))
      } ?? (older: nil, newer: nil)
    }
  }

  public func isUntouched() throws(MoodsFailure) -> Bool {
    try alone { (store) throws(StorageFailure) in
      try store.first(MoodsSQL.isTouched) { $0.int } == nil
    }
  }
}
