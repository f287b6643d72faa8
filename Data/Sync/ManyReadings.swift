import Domain

/// Inserts very many new reading records in bulk, without looking for similar records, and counts them at the end.
/// Records that may exist already, may conflict on a day, or do not fit their book are set aside and merged one by one
/// afterwards.
final class ManyReadings {
  private let fieldVersions: SQLiteFieldVersions
  private let merging: MergeSnapshot
  private let list = SyncList.readings
  private let nothing: SavedRecord
  private var counts: LaterCounts
  private var indexes: LaterIndexes
  private var met = BloomFilter(bits: 1 << 24)
  /// The most recently used books, by id (cache).
  private var books: [String: Book] = [:]
  private var aside: [[SnapshotField]] = []
  /// The number of fields that were written.
  private(set) var taken = 0

  /// The limits for existing records, for records that are set aside, and for cached books.
  private static let (mostBefore, mostAside, mostBooks) = (20_000, 4000, 4096)

  private struct Book {
    let key: Int
    let isHere: Bool
    /// The greatest page or percentage in the book.
    let length: Int
  }

  private enum BookColumn: Int, RowColumn { case key, isHere, length }
  private enum ClaimColumn: Int, RowColumn { case book, round, day }

  /// Begins a bulk insert; nil if there are too many existing records to compare with.
  init?(_ fieldVersions: SQLiteFieldVersions, _ merging: MergeSnapshot) throws(StorageFailure) {
    let store = fieldVersions.store
    let before = try store.first(
      "SELECT count(*) FROM (SELECT 1 FROM readings LIMIT ?)", [.int(Self.mostBefore + 1)]
    ) { $0.int }
    guard let before, before <= Self.mostBefore else { return nil }
    try fieldVersions.flush()
    (self.fieldVersions, self.merging) = (fieldVersions, merging)
    nothing = SavedRecord(FieldVersionRecord(list, list.number, []))
    counts = try LaterCounts(store)
    indexes = LaterIndexes(store)
    try indexes.leaveOut(of: "readings", and: ["readings_of_book"])
    try indexes.leaveOut(of: "sync_names", and: ["sync_names_by_identity"])
    try noteWhatIsHere()
  }

  private func noteWhatIsHere() throws(StorageFailure) {
    let store = fieldVersions.store
    for table in ["sync_names", "sync_held", "sync_counts", "sync_conflicts"] {
      try store.visit("SELECT identity FROM \(table) WHERE list = ?", [.int(list.number)]) {
        _ = met.meets(BloomFilterItem($0.bytes))
        return true
      }
    }
    try store.visit(
      "SELECT book, ifnull(round, 0), day FROM readings WHERE deleted_at IS NULL"
    ) { (row) throws(StorageFailure) in
      let row = NamedRow<ClaimColumn>(row)
      let day = try row.day(.day)
      _ = met.meets(BloomFilterItem(row.int(.book), row.int(.round), day.ordinal))
      return true
    }
  }

  /// Whether more records can be set aside.
  var hasRoom: Bool { aside.count < Self.mostAside }

  /// Inserts a record or sets it aside.
  func receive(_ fields: [SnapshotField]) throws(StorageFailure) {
    if try !isTaken(fields) { aside.append(fields) }
  }

  private func isTaken(_ fields: [SnapshotField]) throws(StorageFailure) -> Bool {
    guard let name = fields.first?.name, !met.meets(BloomFilterItem(name.identity)) else {
      return false
    }
    let record = FieldVersionRecord(list, list.number, name.identity)
    for field in fields {
      guard field.conflicts.isEmpty, field.fieldVersions.count == 1,
        let fieldVersion = field.fieldVersions.first,
        list.field(field.name.field) != nil, !merging.isKnown(fieldVersion)
      else { return false }
      record.held[field.name.field] = fieldVersion
    }
    guard let row = ShownRecord(fieldVersions.store, fieldVersions).undisputedRow(of: record, list),
      let id = row["book"].text, let book = try book(id), let at = row["at"].moment,
      let page = row["page"].number, page <= book.length
    else { return false }
    let isThere = row["deleted"] == .null
    if isThere, met.meets(BloomFilterItem(book.key, row["round"].number ?? 0, at.day.ordinal)) {
      return false
    }
    guard let key = try insert(row, book, isHere: isThere && book.isHere) else { return false }
    counts.count(row, isHere: isThere && book.isHere)
    record.show(row, key)
    try RecordWriter(fieldVersions).write(record, instead: nothing)
    taken += fields.count
    return true
  }

  private func book(_ id: String) throws(StorageFailure) -> Book? {
    if let book = books[id] { return book }
    let book = try fieldVersions.store.first(
      "SELECT key, deleted_at IS NULL, ifnull(pages, 100) FROM books WHERE id = ?", [.text(id)]
    ) { row in
      let row = NamedRow<BookColumn>(row)
      return Book(key: row.int(.key), isHere: row.bool(.isHere), length: row.int(.length))
    }
    if books.count >= Self.mostBooks { books.removeAll(keepingCapacity: true) }
    books[id] = book
    return book
  }

  /// Inserts a row and returns its key; nil if a constraint of the store refuses the row.
  private func insert(
    _ row: ArchiveRow, _ book: Book, isHere: Bool
  ) throws(StorageFailure) -> Int? {
    let values = list.values(of: row, owner: .int(book.key)) + [.bool(isHere)]
    do throws(StorageFailure) {
      return try fieldVersions.store.insert(list.statements.insert, values)
    } catch {
      guard error.isAboutRows else { throw error }
      return nil
    }
  }

  /// Rebuilds the indexes and adds the new records to the stored totals. Returns the records that must be merged one by
  /// one.
  func end() throws(StorageFailure) -> [[SnapshotField]] {
    (met, books) = (BloomFilter(bits: 64), [:])
    try fieldVersions.spans.flush()
    try indexes.make()
    try counts.keep()
    return aside
  }
}

extension SyncList {
  /// Returns the column values of a row whose owner's key is already known.
  fileprivate func values(of row: ArchiveRow, owner: Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(statements.columns.count)
    for (member, cell) in zip(row.list.members, row.cells) {
      if case .owner = member.kind { values.append(owner) } else { member.add(cell, to: &values) }
    }
    for derived in row.list.derived { values.append(derived.value(row)) }
    return values
  }
}
