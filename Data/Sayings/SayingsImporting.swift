import Domain

/// Imports sayings from an archive. Sayings are identified by their words, because the same number may mean another
/// saying in another store.
extension ArchiveImporter {
  /// Deletes the starter sayings of an untouched store before the import, because the file has its own, which may have
  /// been edited.
  mutating func beginSayings(of file: ArchiveFile, in list: ArchiveList) throws(StorageFailure) {
    lastOrder = try store.first(SayingsSQL.lastLiking) { $0.int } ?? 0
    guard isUntouched else { return }
    guard let tokens = file.lists[list.name] else { return isUntouched = false }
    var records = ArchiveRecords(list, tokens.resumed(file.stream))
    while let found = records.next() {
      // A damaged file must not delete the starters.
      if case .failure = found.row { return isUntouched = false }
    }
    if records.isBroken { throw .interrupted }
    try store.run("DELETE FROM sayings_days")
    try store.run("DELETE FROM sayings")
    try StarterMemory(store).forget()
  }

  mutating func importSaying(_ row: ArchiveRow, at line: Int) throws(RecordRefusal) {
    guard let number = row["id"].number else { return }
    if isUntouched { return try add(row, as: number) }
    if let same = try numberOfSame(row, number) {
      if same != number { numbers[number] = same }
      return try importFlags(row, at: same)
    }
    let mended = try storing { () throws(StorageFailure) in
      try store.first(SayingsArchiveSQL.mendedSaying, [.int(row.print)]) { $0.int }
    }
    if let mended {
      numbers[number] = mended
      throw .because(.differsHere)
    }
    let isTaken = try storing { () throws(StorageFailure) in
      try store.first(SayingsSQL.numbered, [.int(number)]) { _ in true } == true
    }
    if isTaken { return homeless.append((row, line)) }
    try add(row, as: number)
  }

  /// Assigns free numbers to sayings whose own numbers are in use.
  mutating func houseSayings() throws(StorageFailure) {
    var keeping = KeepingSayings(store)
    for (row, line) in homeless {
      guard let number = row["id"].number else { continue }
      do throws(RecordRefusal) {
        let next = try storing { () throws(StorageFailure) in try keeping.nextNumber() }
        try add(row, as: next.value, after: number)
        keeping = KeepingSayings(store)
      } catch {
        switch error {
        case .because(let reason): note(reason, row.list, line, of: row)
        case .storage(let failure): throw failure
        }
      }
    }
    homeless = []
  }

  private mutating func add(_ row: ArchiveRow, as number: Int, after old: Int? = nil)
    throws(RecordRefusal)
  {
    var row = row
    row["id"] = .number(number)
    if let order = row["likedOrder"].number, !isUntouched {
      row["likedOrder"] = .number(lastOrder + order)
    }
    _ = try insert(row, nil)
    if let old, old != number { numbers[old] = number }
    report.added += 1
  }

  /// Returns the number of a stored saying with the same words; nil if there is none. If several stored sayings have
  /// these words, the one with the number in the file comes first.
  private func numberOfSame(_ row: ArchiveRow, _ number: Int) throws(RecordRefusal) -> Int? {
    try storing { () throws(StorageFailure) -> Int? in
      var same: Int?
      let candidates = try store.all(SayingsArchiveSQL.sayingsWithPrint, [.int(row.print)]) {
        $0.int
      }
      for candidate in candidates {
        let kept = try store.first(SayingsSQL.numbered, [.int(candidate)], SayingsRow.stored)
        guard let words = kept?.saying.words, words.eng?.text == row["eng"].text,
          words.kor?.text == row["kor"].text, words.who?.text == row["who"].text
        else { continue }
        if candidate == number { return number }
        same = same ?? candidate
      }
      return same
    }
  }

  /// Copies the flags in the file, such as the favourite, to a stored saying without any. Throws if the stored saying
  /// has other flags, or if only one of the two is deleted.
  private mutating func importFlags(_ row: ArchiveRow, at number: Int) throws(RecordRefusal) {
    let kept = try storing { () throws(StorageFailure) in
      try store.first(SayingsSQL.numbered, [.int(number)], SayingsRow.stored)
    }
    guard let kept else { return }
    let isRemoved = row["deleted"] != .null
    if kept.isRemoved, !isRemoved { throw .because(.inTrash(id: String(number))) }
    if kept.isRemoved != isRemoved { throw .because(.differsHere) }
    let (liked, used) = (row["likedAt"].moment, row["usedAt"].moment)
    if liked == kept.saying.likedAt, used == kept.saying.usedAt { return report.same += 1 }
    if kept.saying.isLiked || kept.saying.isUsed { throw .because(.differsHere) }
    let seen: Value = row["seen"] == .flag(true) ? .int(1) : .int(0)
    let liking = row["likedOrder"].number.map { lastOrder + $0 }
    try storing { () throws(StorageFailure) in
      try store.run(
        SayingsArchiveSQL.markSaying,
        [
          seen, .optional(liked?.instant), .optional(liked?.offset),
          .optional(liked == nil ? nil : liking), .optional(used?.instant),
          .optional(used?.offset), .int(number),
        ])
    }
    report.updated += 1
  }

  /// Imports the saying of a day. The number in the file is mapped to the number in this store.
  mutating func importSayingDay(_ row: ArchiveRow) throws(RecordRefusal) {
    var row = row
    if let number = row["saying"].number, let here = numbers[number] {
      row["saying"] = .number(here)
    }
    if let kept = try existingRecord(row, nil) {
      if kept.row.cells == row.cells { return report.same += 1 }
      throw .because(.differsHere)
    }
    _ = try insert(row, nil)
    report.added += 1
  }
}

private enum SayingsArchiveSQL {
  static let mendedSaying = """
    SELECT number FROM sayings WHERE origin = ? AND origin <> print LIMIT 1
    """

  static let sayingsWithPrint = "SELECT number FROM sayings WHERE print = ? ORDER BY number"

  static let markSaying = """
    UPDATE sayings SET seen = max(seen, ?), liked_at = ?, liked_offset = ?, liking = ?,
      used_at = ?, used_offset = ? WHERE number = ?
    """
}
