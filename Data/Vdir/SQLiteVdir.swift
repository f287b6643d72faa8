public import Domain

/// The bound folders (vdir) in the SQLite store, and the records that sync with their files.
public struct SQLiteVdir: VdirRepository {
  let database: Database
  let calendar: LocalCalendar

  /// Makes the repository for a database. `calendar` resolves the time zones of events.
  public init(_ database: Database, _ calendar: LocalCalendar) {
    self.database = database
    self.calendar = calendar
  }

  // MARK: Folders

  public func bindings() throws(StorageFailure) -> [VdirBinding] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(VdirSQL.bindings, [], VdirRow.binding)
    }
  }

  public func bind(_ binding: VdirBinding) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.bind, VdirRow.values(of: binding))
    }
  }

  public func forget(_ path: String) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.forgetItems, [VdirRow.exact(path)])
      try store.run(VdirSQL.forgetLeft, [VdirRow.exact(path)])
      try store.run(VdirSQL.forget, [VdirRow.exact(path)])
    }
  }

  // MARK: Items

  public func items(in folder: String) throws(StorageFailure) -> [VdirItem] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(VdirSQL.items, [VdirRow.exact(folder)], VdirRow.item)
    }
  }

  public func itemCount(in folder: String) throws(StorageFailure) -> Int {
    try database.read { (store) throws(StorageFailure) in
      try store.first(VdirSQL.itemCount, [VdirRow.exact(folder)]) { $0.int } ?? 0
    }
  }

  public func records(
    of kind: VdirKind, outside folder: String
  ) throws(StorageFailure) -> Set<String> {
    try database.read { (store) throws(StorageFailure) in
      Set(
        try store.all(VdirSQL.records, [VdirRow.exact(folder), .text(kind.rawValue)]) { $0.text })
    }
  }

  public func keep(_ item: VdirItem) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.keepItem, VdirRow.values(of: item))
    }
  }

  public func noteWritten(_ item: VdirItem) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(
        VdirSQL.noteWritten,
        [VdirRow.exact(item.folder), VdirRow.exact(item.uid), .bytes(item.wanted)])
    }
  }

  public func drop(_ item: VdirItem) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.dropItem, [VdirRow.exact(item.folder), VdirRow.exact(item.uid)])
    }
  }

  // MARK: Rounds

  public func noteMade(
    _ record: String, by round: String, at now: Now
  ) throws(StorageFailure) {
    try database.write(as: .syncFolder) { (store) throws(StorageFailure) in
      try store.run(VdirSQL.noteRound, [.text(round), .int(now.instant)])
      try store.run(VdirSQL.noteMade, [.text(record), .text(round)])
    }
  }

  public func forgetMade(_ record: String) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.forgetMade, [.text(record)])
    }
  }

  public func undone(in folder: String) throws(StorageFailure) -> Set<String> {
    try database.read { (store) throws(StorageFailure) in
      Set(try store.all(VdirSQL.undone, [VdirRow.exact(folder)]) { $0.text })
    }
  }

  public func left(in folder: String) throws(StorageFailure) -> Set<String> {
    try database.read { (store) throws(StorageFailure) in
      Set(try store.all(VdirSQL.left, [VdirRow.exact(folder)]) { $0.text })
    }
  }

  public func noteLeft(_ records: Set<String>, in folder: String) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(VdirSQL.forgetLeft, [VdirRow.exact(folder)])
      for record in records.sorted() {
        try store.run(VdirSQL.noteLeft, [VdirRow.exact(folder), .text(record)])
      }
    }
  }

  // MARK: Conflicts

  public func conflicts() throws(StorageFailure) -> [VdirConflict] {
    try database.read { (store) throws(StorageFailure) in
      try store.all(VdirSQL.conflicts, [], VdirRow.conflict)
    }
  }

  public func keep(_ conflict: VdirConflict) throws(StorageFailure) {
    try database.write(as: .syncFolder) { (store) throws(StorageFailure) in
      try store.run(
        VdirSQL.sameField,
        [.text(conflict.kind.rawValue), .text(conflict.record), .text(conflict.field)])
      var last = try store.first(VdirSQL.lastNumber) { $0.int } ?? 0
      // Conflicts between devices use the same sequence of numbers.
      if try SyncSchema.isThere(in: store) {
        last = max(last, try store.first(VdirSQL.lastSyncNumber) { $0.int } ?? 0)
      }
      var conflict = conflict
      conflict.number = last + 1
      try store.run(VdirSQL.keepConflict, VdirRow.values(of: conflict))
    }
  }

  public func close(_ number: Int) throws(StorageFailure) {
    try database.write(as: .resolveConflict) { (store) throws(StorageFailure) in
      try store.run(VdirSQL.close, [.int(number)])
    }
  }
}
