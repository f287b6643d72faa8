public import Domain

/// The conflicts in the SQLite store.
public struct SQLiteConflicts: ConflictsRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func count() throws(StorageFailure) -> Int {
    try database.read { (store) throws(StorageFailure) in
      guard let fieldVersions = try SQLiteFieldVersions(store) else { return 0 }
      return try OpenConflicts(fieldVersions).all().count
    }
  }

  public func entries() throws(StorageFailure) -> [ConflictEntry] {
    // Conflict numbers are assigned and stored when they are first shown. A read-only store only assigns them.
    let isReadOnly = database.isReadOnly
    func body(_ store: Connection) throws(StorageFailure) -> sending [ConflictEntry] {
      guard let fieldVersions = try SQLiteFieldVersions(store) else { return [] }
      let all = try OpenConflicts(fieldVersions).all()
      let numbers = try ConflictNumbering(fieldVersions, isReadOnly: isReadOnly).numbers(
        of: all.map(\.id))
      var entries: [ConflictEntry] = []
      for open in all {
        let record = try fieldVersions.record(of: open.id.name)
        entries.append(
          try ConflictWords(fieldVersions).entry(of: open, record, number: numbers[open.id] ?? 0))
      }
      return entries.sorted { $0.number < $1.number }
    }
    return isReadOnly ? try database.read(body) : try database.write(body)
  }

  public func resolve(_ choices: [(number: Int, side: ConflictSide)]) throws(ConflictFailure) {
    var failed: Int?
    do throws(StorageFailure) {
      let now = database.stampClock.milliseconds()
      try database.write(as: .resolveConflict) { (store) throws(StorageFailure) in
        try store.marker.pause { () throws(StorageFailure) in
          guard let fieldVersions = try SQLiteFieldVersions(store) else {
            failed = choices.first?.number
            throw .interrupted
          }
          var titles: [String] = []
          for (number, side) in choices {
            failed = number
            let isShown = try ResolveConflict(fieldVersions, at: now).resolve(number, keeping: side)
            // An earlier resolution in this loop may have settled another conflict of the same field.
            if isShown == nil, !titles.isEmpty { continue }
            guard isShown == true else { throw .interrupted }
            titles.append(store.recorder.change?.subject ?? "")
          }
          // One title is deleted with its record (`item`). Joined titles are deleted when any record is destroyed.
          let item = choices.count == 1 ? store.recorder.change?.item : nil
          store.setSubject(of: titles.joined(separator: ", "), item)
          try fieldVersions.flush()
        }
      }
    } catch {
      // The transaction was rolled back.
      if error == .interrupted, let failed { throw try refusal(of: failed) }
      throw .storage(error)
    }
  }

  /// Returns why a conflict could not be resolved.
  private func refusal(of number: Int) throws(ConflictFailure) -> ConflictFailure {
    do throws(StorageFailure) {
      let entry = try entries().first { $0.number == number }
      return entry.map { .taken(field: $0.field) } ?? .unknown(number)
    } catch { throw .storage(error) }
  }
}

/// The numbers by which the user refers to conflicts. Each conflict keeps its number until it is settled.
struct ConflictNumbering {
  private let fieldVersions: SQLiteFieldVersions
  private let isReadOnly: Bool

  init(_ fieldVersions: SQLiteFieldVersions, isReadOnly: Bool = false) {
    (self.fieldVersions, self.isReadOnly) = (fieldVersions, isReadOnly)
  }

  func numbers(of ids: [ConflictingVersion.Name]) throws(StorageFailure) -> [ConflictingVersion
    .Name: Int]
  {
    let store = fieldVersions.store
    var known: [ConflictingVersion.Name: Int] = [:]
    try store.visit(SyncSQL.conflictNumbers) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.NumberColumn>(row)
      let stamp = RecordStamps.Stored(
        device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
      let name = FieldName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      known[ConflictingVersion.Name(name, try fieldVersions.devices.stamp(stamp))] = row.int(.n)
      return true
    }
    let open = Set(ids)
    for (id, number) in known where !open.contains(id) {
      if !isReadOnly { try store.run("DELETE FROM sync_numbers WHERE n = ?", [.int(number)]) }
      known[id] = nil
    }
    // Conflicts with vdir files use the same sequence of numbers.
    var last = max(
      known.values.max() ?? 0, try store.first(VdirSQL.lastNumber, [], { $0.int }) ?? 0)
    for id in ids where known[id] == nil {
      last += 1
      known[id] = last
      if isReadOnly { continue }
      let stamp = try fieldVersions.devices.stored(id.stamp)
      try store.run(
        SyncSQL.keepNumber,
        [
          .int(last), .int(id.name.list), .bytes(id.name.identity), .int(id.name.field),
          stamp.clock.stored, .int(stamp.device), .int(stamp.seq),
        ])
    }
    return known
  }
}
