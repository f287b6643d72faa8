public import Domain

/// The trash (soft-deleted records).
extension SQLiteHistory {
  public func visitTrash(_ visitor: (TrashItem) -> Bool) throws(HistoryFailure) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(TrashSQL.list) { (row) throws(StorageFailure) in
        visitor(try TrashRow.item(row))
      }
    }
  }

  public func trashed(_ reference: String, by step: NameStep) throws(HistoryFailure)
    -> [TrashItem]
  {
    try reading { (store) throws(StorageFailure) in
      if step > .idBeginning { return try called(reference, step, store) }
      let end = step == .id ? "" : "\u{10FFFF}"
      return try store.all(
        TrashSQL.beginning, [.text(reference), .text(reference + end)], TrashRow.item)
    }
  }

  public func titles(near reference: String) throws(HistoryFailure) -> [String] {
    guard var near = NearNames(folded: TextForms.folded(reference)) else { return [] }
    try visitTrash { item in
      for name in [item.title] + (item.english.map { [$0] } ?? []) {
        near.weigh(name, folded: TextForms.folded(name))
      }
      return true
    }
    return near.names
  }

  /// Returns the records in the trash whose name or title matches. Records that borrow the title of
  /// their owner are returned only if no other record matches.
  private func called(_ name: String, _ step: NameStep, _ store: Connection)
    throws(StorageFailure) -> [TrashItem]
  {
    guard let wanted = WantedName(folded: TextForms.folded(name)) else { return [] }
    func fits(_ name: String) -> Bool {
      wanted.step(in: TextForms.folded(name)).map { $0 <= step } ?? false
    }
    var names: [String: String] = [:]
    for sql in TrashSQL.parts.flatMap(\.aliases) {
      try store.visit(sql) {
        let row = NamedRow<TrashAliasColumn>($0)
        names[row.text(.id)] = row.text(.name)
        return true
      }
    }
    let items = try store.all(TrashSQL.list, [], TrashRow.item).filter { item in
      fits(item.title) || (item.english.map(fits) ?? false) || (names[item.id].map(fits) ?? false)
    }
    let own = items.filter { !TrashSQL.borrowing.contains($0.kind) }
    return own.isEmpty ? items : own
  }

  public func emptyTrash() throws(HistoryFailure) -> EmptiedTrash {
    try storing(as: HistoryFailure.self) { () throws(StorageFailure) in
      var notifyHooks: (@Sendable () -> Void)?
      var isElsewhere = false
      let count = try database.write { (store) throws(StorageFailure) -> Int in
        // Overwrites the deleted content in the file rather than only unlinking it.
        try store.run("PRAGMA secure_delete = ON")
        let count = try store.first(TrashSQL.count) { $0.int } ?? 0
        if count == 0 {
          try SyncedTrash(store).forgetResolved()
          return 0
        }
        // What was undone exists only in the pieces for redo.
        try store.run(HistorySQL.letGoOfUndone)
        try store.run(TrashSQL.forgetUndone)
        try store.run(HistorySQL.overtake)
        isElsewhere = try SyncedTrash(store).forget()
        // A full-text index keeps deleted words for a while, so it is dropped; the next search rebuilds it.
        for entry in WordIndexes.all { try entry.index.drop(from: store) }
        try store.run(HistorySQL.dropAllPieces)
        try store.run(HistorySQL.finalizeAll)
        try store.run(TrashSQL.forgetSubjects)
        try store.run(TrashSQL.forgetConflicts)
        for sql in TrashSQL.parts.flatMap(\.destroy) { try store.run(sql) }
        let now = database.clock.now()
        let line = try store.insert(
          HistorySQL.insert,
          [
            .text(ChangeKind.emptyTrash.rawValue), .text(String(count)), .null,
            .text(database.shell.rawValue), .int(now.instant), .int(now.offset),
          ])
        try store.run(
          HistorySQL.mark, [.int(HistoryEntry.State.settled.rawValue), .int(line)])
        notifyHooks = try database.askHooks(
          Change(kind: .emptyTrash, subject: String(count)), at: now, in: store)
        return count
      }
      notifyHooks?()
      database.forgetLog()
      return EmptiedTrash(count: count, photos: sweepPhotos(), isElsewhere: isElsewhere)
    }
  }

  public func sweepPhotos() -> PhotosLeft { database.sweepPhotos(besides: paths) }
}

extension Database {
  /// Truncates the write-ahead log if no other process needs it. If that fails, the log contains
  /// the deleted content until later writes overwrite it; the records are destroyed either way.
  fileprivate func forgetLog() {
    do throws(StorageFailure) {
      try alone { (store) throws(StorageFailure) in
        var tries = 0
        while try store.first("PRAGMA wal_checkpoint(TRUNCATE)", [], { $0.int }) == 1,
          tries < 20
        {
          Pause.milliseconds(10)
          tries += 1
        }
      }
    } catch { return }
  }
}

/// The columns of a record in the trash. `isHeld` is whether its owner is in the trash too; `english` is its English
/// text if the title is Korean.
enum TrashColumn: Int, RowColumn { case id, kind, title, day, deleted, isHeld, english }

/// The columns of an alternative name of a record in the trash.
private enum TrashAliasColumn: Int, RowColumn { case id, name }

enum TrashRow {
  static func item(_ row: Row) throws(StorageFailure) -> TrashItem {
    let row = NamedRow<TrashColumn>(row)
    return TrashItem(
      id: row.text(.id), kind: try row.word(.kind),
      title: KeepingHistory.subject(row.text(.title)), day: try row.optionalDay(.day),
      deleted: row.int(.deleted), isHeld: row.bool(.isHeld),
      english: row.optionalText(.english).map(KeepingHistory.subject))
  }
}
