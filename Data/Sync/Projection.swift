import Domain

/// Updates the rows of the store from field versions, as far as constraints allow. The result depends only on the field
/// versions, not on the order in which they arrived.
final class Projection {
  let store: Connection
  /// The full-text indexes that exist, by table; nil until first needed (cache).
  private var indexes: [String: [WordIndexes.Entry]]?

  init(_ store: Connection) { self.store = store }

  func forgetIndexes() { indexes = nil }

  private func indexes(of table: String) throws(StorageFailure) -> [WordIndexes.Entry] {
    if let indexes { return indexes[table] ?? [] }
    let existing = Dictionary(grouping: try WordIndexes.existing(in: store), by: \.table)
    indexes = existing
    return existing[table] ?? []
  }

  /// Updates the row of a record. A value that cannot be shown yet is held.
  func project(_ record: FieldVersionRecord, _ fieldVersions: SQLiteFieldVersions)
    throws(StorageFailure)
  {
    guard let list = record.list else { return }
    let days = Set([record.row.flatMap { day(of: $0, list) }].compactMap(\.self))
    let wanted = try ShownRecord(store, fieldVersions).row(of: record, list)
    guard let wanted else {
      guard let key = record.key else { return }
      // A day whose saying was deleted keeps the one drawn on this device.
      if list.number == SyncReferences.days { return }
      let before = record.row
      record.holdAll()
      try remove(list, key, fieldVersions)
      if list.number == SyncLists.readings, let before {
        try showNext(after: before, fieldVersions)
      }
      return try showDays(days, fieldVersions)
    }
    if let key = record.key, record.row?.cells == wanted.cells { return record.show(wanted, key) }
    if list.number == SyncReferences.sayings, let key = record.key, wanted["id"].number != key {
      // A saying's number is its key, so another number means another row.
      record.holdAll()
      try remove(list, key, fieldVersions)
    }
    let madeDay = try isWithoutDay(wanted, list)
    let isReading = list.number == SyncLists.readings
    let before = record.row
    if isReading { try ReadingsAround(store, fieldVersions).makeRoom(for: wanted) }
    let written = try write(wanted, of: record, list, isAlone: madeDay == nil)
    if let written { record.show(wanted, written) }
    if let madeDay {
      // No device wrote the day, so it has no stamp.
      try fieldVersions.spans.uncover(SyncLists.moodDays, madeDay.ordinal...madeDay.ordinal)
    }
    try showDays(days.subtracting([day(of: wanted, list)].compactMap(\.self)), fieldVersions)
    if isReading {
      for row in [before, wanted] { if let row { try showNext(after: row, fieldVersions) } }
    }
  }

  /// Updates the row of the next reading record of the same book.
  private func showNext(
    after row: ArchiveRow, _ fieldVersions: SQLiteFieldVersions
  ) throws(StorageFailure) {
    guard let next = try ReadingsAround(store, fieldVersions).next(after: row) else { return }
    let saved = SavedRecord(next)
    try project(next, fieldVersions)
    try RecordWriter(fieldVersions).write(next, instead: saved)
  }

  /// Writes the row of a record and returns its key; nil if a constraint refuses the row. `isAlone` means that one
  /// statement suffices, so no savepoint is needed to undo a refused write.
  private func write(
    _ wanted: ArchiveRow, of record: FieldVersionRecord, _ list: SyncList, isAlone: Bool
  ) throws(StorageFailure) -> Int? {
    let writer = RowWriter(list, store)
    guard let key = record.key else {
      if isAlone, list.number != SyncLists.contacts {
        let key = try inserting { () throws(StorageFailure) in try writer.insert(wanted) }
        if let key { try reindex(list, key, isThere: true) }
        return key
      }
      return try trying { () throws(StorageFailure) in
        let key = try writer.insert(wanted)
        try reindex(list, key, isThere: true)
        return key
      }
    }
    return try trying { () throws(StorageFailure) in
      try update(list, key, from: record.row, to: wanted)
      return key
    }
  }

  /// Updates a row and its entries in the full-text indexes.
  func update(
    _ list: SyncList, _ key: Int, from old: ArchiveRow?, to row: ArchiveRow
  ) throws(StorageFailure) {
    try reindex(list, key, isThere: false)
    try RowWriter(list, store).update(key, from: old, to: row)
    try reindex(list, key, isThere: true)
  }

  /// Runs an insert and returns the key of the row; nil if a constraint refuses the row.
  private func inserting(_ body: () throws(StorageFailure) -> Int?) throws(StorageFailure) -> Int? {
    do throws(StorageFailure) { return try body() } catch {
      guard error.isAboutRows else { throw error }
      return nil
    }
  }

  /// Returns the day of a mood if `mood_days` has no row for that day; nil otherwise, and for a row that is not a mood.
  private func isWithoutDay(_ row: ArchiveRow, _ list: SyncList) throws(StorageFailure) -> Day? {
    guard let day = day(of: row, list) else { return nil }
    let isHere =
      try store.first("SELECT 1 FROM mood_days WHERE day = ?", [.day(day)]) { _ in true } ?? false
    return isHere ? nil : day
  }

  /// Returns the day of a mood; nil for a row that is not a mood.
  private func day(of row: ArchiveRow, _ list: SyncList) -> Day? {
    list.number == SyncLists.moods ? row["at"].moment?.day : nil
  }

  /// Updates days that had a mood. A day stays only if it has another mood or the user painted it.
  private func showDays(_ days: Set<Day>, _ fieldVersions: SQLiteFieldVersions)
    throws(StorageFailure)
  {
    for day in days {
      let name = Array(day.description.utf8)
      let record = try RecordReader(fieldVersions).record(SyncLists.moodDays, name)
      let saved = SavedRecord(record)
      try project(record, fieldVersions)
      try RecordWriter(fieldVersions).write(record, instead: saved)
    }
  }

  /// Runs a body in a savepoint and returns its result; nil if a constraint refuses a write, which undoes the body.
  private func trying(_ body: () throws(StorageFailure) -> Int?) throws(StorageFailure) -> Int? {
    try store.run("SAVEPOINT shown")
    do throws(StorageFailure) {
      let value = try body()
      try store.run("RELEASE shown")
      return value
    } catch {
      guard error.isAboutRows else { throw error }
      try store.run("ROLLBACK TO shown")
      try store.run("RELEASE shown")
      return nil
    }
  }

  /// Deletes a row. The rows that refer to it cannot be shown without it, so they are deleted too, and their values are
  /// held.
  func remove(_ list: SyncList, _ key: Int, _ fieldVersions: SQLiteFieldVersions)
    throws(StorageFailure)
  {
    for owned in store.lists.all {
      for member in owned.list.members {
        guard let column = Self.column(of: member, in: owned, naming: list) else { continue }
        let keys = try store.all(
          "SELECT t.\(owned.key) FROM \(owned.list.table) t WHERE t.\(column) = ?", [.int(key)]
        ) { $0.values.first ?? .null }
        for value in keys {
          let rows = SyncRows(owned, in: store)
          let own = try rows.number(value)
          guard let row = try rows.row(own),
            let record = try RecordReader(fieldVersions).record(owned, at: own, row)
          else { continue }
          let saved = SavedRecord(record)
          record.holdAll()
          try remove(owned, own, fieldVersions)
          try RecordWriter(fieldVersions).write(record, instead: saved)
        }
      }
    }
    try reindex(list, key, isThere: false)
    try RowWriter(list, store).delete(key)
  }

  /// Returns the column in which records of `owned` store the keys of records of `list`; nil for a member that stores
  /// no such keys.
  private static func column(of member: ArchiveMember, in owned: SyncList, naming list: SyncList)
    -> String?
  {
    if case .owner(let table) = member.kind, table == list.list.table { return member.column }
    return owned.number == SyncReferences.days && list.number == SyncReferences.sayings
      && member.name == "saying" ? member.column : nil
  }

  /// Adds the words of a row to the full-text indexes, or removes the words if `isThere` is false.
  private func reindex(_ list: SyncList, _ key: Int, isThere: Bool) throws(StorageFailure) {
    for entry in try indexes(of: list.list.table) {
      if isThere {
        try entry.index.addStored(.int(key), to: store)
      } else {
        try entry.index.removeStored(.int(key), from: store)
      }
    }
  }
}
