public import Domain

/// What was put away, in the store.
extension SQLiteHistory {
  public func visitTrash(_ visitor: (TrashItem) -> Bool) throws(HistoryError) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(TrashSQL.list) { (row) throws(StorageFailure) in
        visitor(try TrashRow.item(row))
      }
    }
  }

  public func trashed(_ reference: String, by step: NameStep) throws(HistoryError)
    -> [TrashItem]
  {
    try reading { (store) throws(StorageFailure) in
      if step > .idBeginning { return try called(reference, step, store) }
      let end = step == .id ? "" : "\u{10FFFF}"
      return try store.all(
        TrashSQL.beginning, [.text(reference), .text(reference + end)], TrashRow.item)
    }
  }

  public func titles(near reference: String) throws(HistoryError) -> [String] {
    guard var near = NearNames(folded: TextForms.folded(reference)) else { return [] }
    try visitTrash { item in
      for name in [item.title] + (item.english.map { [$0] } ?? []) {
        near.weigh(name, folded: TextForms.folded(name))
      }
      return true
    }
    return near.names
  }

  /// What has a name or title that fits; what only belongs to something of that name is meant
  /// where nothing else is.
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

  public func emptyTrash() throws(HistoryError) -> EmptiedTrash {
    try storing(as: HistoryError.self) { () throws(StorageFailure) in
      var told: (@Sendable () -> Void)?
      var isElsewhere = false
      let count = try database.write { (store) throws(StorageFailure) -> Int in
        // What goes is overwritten, and not only left out.
        try store.run("PRAGMA secure_delete = ON")
        let count = try store.first(TrashSQL.count) { $0.int } ?? 0
        // What was undone is nowhere but in what would do it again.
        try store.run(HistorySQL.letGoOfUndone)
        try store.run(TrashSQL.forgetUndone)
        try store.run(HistorySQL.overtake)
        if count == 0 { return 0 }
        isElsewhere = try SyncedTrash(store).forget()
        // An index remembers words for a while that it has no more; it is made anew when asked.
        for entry in WordIndexes.all { try entry.index.drop(from: store) }
        try store.run(HistorySQL.dropAllPieces)
        try store.run(HistorySQL.settleAll)
        try store.run(TrashSQL.forgetSubjects)
        try store.run(TrashSQL.forgetConflicts)
        for sql in TrashSQL.parts.flatMap(\.destroy) { try store.run(sql) }
        let now = database.clock.now()
        let line = try store.insert(
          HistorySQL.insert,
          [
            .text(DeedKind.emptyTrash.rawValue), .text(String(count)), .null,
            .text(database.shell.rawValue), .int(now.instant), .int(now.offset),
          ])
        try store.run(
          HistorySQL.mark, [.int(HistoryEntry.State.settled.rawValue), .int(line)])
        told = try database.askHooks(
          Deed(kind: .emptyTrash, subject: String(count)), at: now, in: store)
        return count
      }
      told?()
      database.forgetLog()
      return EmptiedTrash(count: count, photos: sweepPhotos(), isElsewhere: isElsewhere)
    }
  }

  public func sweepPhotos() -> PhotosLeft { database.sweepPhotos(besides: place) }
}

extension Database {
  /// Empties the log of changes beside the store, where nobody else needs it now. What it still
  /// holds where somebody does, or where the disk fails, is overwritten by what is written next;
  /// what was destroyed is destroyed all the same.
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

/// The columns of something in the trash: `isHeld` is whether what it belongs to was put away too,
/// and `english` its words in English where its title is Korean.
enum TrashColumn: Int, RowColumn { case id, kind, title, day, deleted, isHeld, english }

/// The columns of another name something in the trash has.
private enum TrashAliasColumn: Int, RowColumn { case id, name }

/// Something in the trash as a row of the store.
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
