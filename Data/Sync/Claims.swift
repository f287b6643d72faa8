import Domain

/// What no two records may have at once, such as a telephone number: whoever claimed it first keeps
/// it, and the other one's is held (`UniqueClaims`).
struct Claims {
  private let store: Connection
  private let facts: SQLiteFacts

  init(_ store: Connection, _ facts: SQLiteFacts) { (self.store, self.facts) = (store, facts) }

  /// A claim of the records of a list.
  private struct Claim {
    let field: Int
    /// Finds the keys of others that have the same.
    let sql: String
    let values: [Value]
    /// Whether the later one stands instead.
    var isLaterKept = false
    /// Has a row do without; false where it cannot.
    let yields: (inout ArchiveRow) -> Bool
  }

  /// Has the record do without what another one keeps, or the other one without what this one does;
  /// false where it cannot be shown then.
  func settle(
    _ row: inout ArchiveRow, _ record: FactRecord, _ list: SyncList
  ) throws(StorageFailure) -> Bool {
    guard let claim = try claim(of: row, list) else { return true }
    for key in try store.all(claim.sql, claim.values, { $0.int }) where key != record.key {
      guard let held = try SyncRows(list, in: store).row(key),
        let other = try RecordReader(facts).record(list, at: key, held)
      else { continue }
      if keeps(record, against: other, claim) {
        try yield(other, list, claim)
      } else if !claim.yields(&row) {
        return false
      }
    }
    return true
  }

  private func keeps(_ one: FactRecord, against other: FactRecord, _ claim: Claim) -> Bool {
    guard let own = one.fact(claim.field), let theirs = other.fact(claim.field) else {
      return one.fact(claim.field) != nil
    }
    let name = (one.name(claim.field), other.name(claim.field))
    let isFirst =
      own.stamp != theirs.stamp ? own.stamp < theirs.stamp : name.0 < name.1
    return isFirst != claim.isLaterKept
  }

  /// Has another record do without.
  private func yield(
    _ other: FactRecord, _ list: SyncList, _ claim: Claim
  ) throws(StorageFailure) {
    guard let key = other.key, let row = other.row else { return }
    let saved = SavedRecord(other)
    var changed = row
    if claim.yields(&changed) {
      try RowWriter(list, store).update(key, from: row, to: changed)
      other.show(changed, key)
    } else {
      other.holdAll()
      try facts.projection.remove(list, key, facts)
    }
    try RecordWriter(facts).write(other, instead: saved)
  }

  private func claim(of row: ArchiveRow, _ list: SyncList) throws(StorageFailure) -> Claim? {
    guard row["deleted"] == .null else { return nil }
    switch list.number {
    case SyncLists.people:
      guard let phone = row["phone"].text else { return nil }
      return Claim(
        field: 4,
        sql: "SELECT key FROM people WHERE phone_key = ? AND deleted_at IS NULL",
        values: [.text(PhoneNumber(stored: phone).key)],
        yields: {
          $0["phone"] = .null
          return true
        })
    case SyncLists.books:
      guard let isbn = row["isbn13"].text else { return nil }
      return Claim(
        field: 4, sql: "SELECT key FROM books WHERE isbn = ? AND deleted_at IS NULL",
        values: [.text(isbn)],
        yields: {
          $0["isbn13"] = .null
          return true
        })
    case SyncLists.contacts:
      guard let uid = row["uid"].text else { return nil }
      return Claim(
        field: 1, sql: "SELECT key FROM contacts WHERE uid = ? AND deleted_at IS NULL",
        values: [.text(uid)], yields: { _ in false })
    case SyncReferences.sayings:
      guard let number = row["id"].number else { return nil }
      return Claim(
        field: 3, sql: "SELECT number FROM sayings WHERE number = ?", values: [.int(number)],
        yields: { _ in false })
    case SyncLists.readings:
      guard let at = row["at"].moment, let book = row["book"].text else { return nil }
      let deleted = ArchiveCell.moment(Now(instant: at.instant, offset: 0))
      return Claim(
        field: 1,
        sql: """
          SELECT r.key FROM readings r JOIN books b ON b.key = r.book
          WHERE b.id = ? AND r.day = ? AND ifnull(r.round, 0) = ? AND r.deleted_at IS NULL
          """,
        values: [.text(book), .day(at.day), .int(row["round"].number ?? 0)], isLaterKept: true,
        yields: {
          $0["deleted"] = deleted
          return true
        })
    case _: return nil
    }
  }
}
