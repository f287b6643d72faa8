import Domain

/// Resolves claims to values that must be unique, such as a phone number (`UniqueClaims`). One record keeps the value,
/// and the value of the other record is held back.
struct Claims {
  private let store: Connection
  private let fieldVersions: SQLiteFieldVersions

  init(_ store: Connection, _ fieldVersions: SQLiteFieldVersions) {
    (self.store, self.fieldVersions) = (store, fieldVersions)
  }

  /// A value of a record that must be unique.
  struct Claim {
    /// The field that contains the value.
    let field: Int
    /// The SQL that selects the keys of the records with the same value.
    let sql: String
    let values: [Value]
    var keeper = Keeper.first
    /// The closure that removes the value from a row. It returns false if the row cannot be shown without the value.
    let yields: (inout ArchiveRow) -> Bool

    /// The rule that decides which record keeps the value.
    enum Keeper {
      /// The record that claimed the value first.
      case first
      /// The record that wrote the value last.
      case last
      /// The record with the latest moment.
      case latestMoment
    }
  }

  /// The unique indexes that enforce these claims.
  static let indexes = [
    "people_by_phone", "books_by_number", "contacts_by_uid", "readings_of_book",
  ]

  /// Removes the value from this record or from the other holders, depending on which record keeps it. Returns false
  /// if this record cannot be shown without the value.
  func resolve(
    _ row: inout ArchiveRow, _ record: FieldVersionRecord, _ list: SyncList
  ) throws(StorageFailure) -> Bool {
    guard let claim = Self.claim(of: row, list) else { return true }
    for other in try holders(of: claim, list) where other.key != record.key {
      if Self.keeps(record, against: other, claim) {
        try yield(other, list, claim)
      } else if !claim.yields(&row) {
        return false
      }
    }
    return true
  }

  /// Returns the records that have the claimed value.
  func holders(of claim: Claim, _ list: SyncList) throws(StorageFailure) -> [FieldVersionRecord] {
    var holders: [FieldVersionRecord] = []
    for key in try store.all(claim.sql, claim.values, { $0.int }) {
      guard let row = try SyncRows(list, in: store).row(key),
        let other = try RecordReader(fieldVersions).record(list, at: key, row)
      else { continue }
      holders.append(other)
    }
    return holders
  }

  private static func keeps(
    _ one: FieldVersionRecord, against other: FieldVersionRecord, _ claim: Claim
  ) -> Bool {
    func claimed(_ record: FieldVersionRecord) -> NamedFieldVersion? {
      record.fieldVersion(claim.field).map { NamedFieldVersion(record.name(claim.field), $0) }
    }
    guard let own = claimed(one), let theirs = claimed(other) else { return claimed(one) != nil }
    switch claim.keeper {
    case .first: return UniqueClaims.comesFirst(own, theirs)
    case .last: return comesLast(own, theirs)
    case .latestMoment:
      guard let here = own.fieldVersion.value.firstMoment,
        let there = theirs.fieldVersion.value.firstMoment,
        here != there
      else { return comesLast(own, theirs) }
      return here > there
    }
  }

  private static func comesLast(_ one: NamedFieldVersion, _ other: NamedFieldVersion) -> Bool {
    one.fieldVersion.stamp != other.fieldVersion.stamp
      ? one.fieldVersion.stamp > other.fieldVersion.stamp : one.name > other.name
  }

  /// Removes the value from the row of another record. If that row cannot be shown without the value, the row is
  /// deleted.
  private func yield(
    _ other: FieldVersionRecord, _ list: SyncList, _ claim: Claim
  ) throws(StorageFailure) {
    guard let key = other.key, let row = other.row else { return }
    let saved = SavedRecord(other)
    var changed = row
    if claim.yields(&changed) {
      try fieldVersions.projection.update(list, key, from: row, to: changed)
      other.show(changed, key)
    } else {
      other.holdAll()
      try fieldVersions.projection.remove(list, key, fieldVersions)
    }
    try RecordWriter(fieldVersions).write(other, instead: saved)
  }

  /// Returns the claim of a row; nil if the row has no value that must be unique.
  static func claim(of row: ArchiveRow, _ list: SyncList) -> Claim? {
    // Sayings keep their numbers in the trash, so those are unique there too.
    if list.number == SyncReferences.sayings {
      guard let number = row["id"].number else { return nil }
      return Claim(
        field: SayingNumberVersion.field, sql: "SELECT number FROM sayings WHERE number = ?",
        values: [.int(number)], yields: { _ in false })
    }
    guard row["deleted"] == .null else { return nil }
    switch list.number {
    case SyncLists.people:
      guard let phone = row["phone"].text, let name = row["name"].text else { return nil }
      return Claim(
        field: 4,
        sql: """
          SELECT key FROM people WHERE phone_key = ? AND name_folded = ? AND deleted_at IS NULL
          """,
        values: [.text(PhoneNumber(stored: phone).key), .text(TextForms.folded(name))],
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
        values: [.text(uid)], keeper: .last, yields: { _ in false })
    case SyncLists.readings:
      guard let at = row["at"].moment, let book = row["book"].text else { return nil }
      let deleted = ArchiveCell.moment(Now(instant: at.instant, offset: 0))
      return Claim(
        field: 1,
        sql: """
          SELECT r.key FROM readings r JOIN books b ON b.key = r.book
          WHERE b.id = ? AND r.day = ? AND ifnull(r.round, 0) = ? AND r.deleted_at IS NULL
          """,
        values: [.text(book), .day(at.day), .int(row["round"].number ?? 0)],
        keeper: .latestMoment,
        yields: {
          $0["deleted"] = deleted
          return true
        })
    case _: return nil
    }
  }
}

extension FieldValue {
  fileprivate var firstMoment: Int? {
    var parts: [Part] = []
    // A value that cannot be decoded has no moment.
    do throws(SyncRefusal) { parts = try self.parts() } catch { return nil }
    for case .moment(let instant, _) in parts { return instant }
    return nil
  }
}
