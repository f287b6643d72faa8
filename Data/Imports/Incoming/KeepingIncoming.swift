import Domain

/// Stores imported records within one transaction (upsert). New records are inserted, fields that
/// the user has not changed are updated, and everything else stays.
struct KeepingIncoming {
  let store: Connection
  /// The program that the records come from.
  let origin: ImportFormat
  let now: Now
  /// The row keys of new records by table, which are added to the full-text indexes at the end.
  private var new: [String: [Int]] = [:]
  /// Whether each table has a full-text index; a cache.
  private var indexed: [String: Bool] = [:]
  /// The last INSERT statement for each table, which is reused if the columns are the same.
  private var inserts: [String: (columns: [String], sql: String)] = [:]
  /// The id of the stored record of the last entry.
  private(set) var record = ""

  init(_ store: Connection, from origin: ImportFormat, at now: Now) {
    (self.store, self.origin, self.now) = (store, origin, now)
  }

  /// Stores a record under the source program's own id. If that id is new, the closure `match` returns the key of an
  /// existing record to update, or nil to insert a new record.
  mutating func keep(
    _ row: IncomingRow, source: String, kept: String?,
    match: () throws(StorageFailure) -> Int?
  ) throws(StorageFailure) -> Outcome {
    if let known = try known(row.table, source) {
      record = known.record
      return try again(row, known, kept)
    }
    if let key = try match() { return try first(row, key, source, kept) }
    record = row.id
    return .added(key: try insert(row, source, kept))
  }

  /// Whether a record with this id was imported from this program before.
  func isKnown(_ table: IncomingTable, _ source: String) throws(StorageFailure) -> Bool {
    try known(table, source) != nil
  }

  /// The stored source of a record.
  private struct Known {
    let key: Int
    let record: String
    let fields: String
    let kept: String?
  }

  private func known(_ table: IncomingTable, _ source: String) throws(StorageFailure) -> Known? {
    try store.first(
      Self.find, [.text(origin.rawValue), .text(table.kind), .text(source)]
    ) {
      let row = NamedRow<KnownColumn>($0)
      return Known(
        key: row.int(.key), record: row.text(.record), fields: row.text(.fields),
        kept: row.optionalText(.kept))
    }
  }

  private enum KnownColumn: Int, RowColumn { case key, record, fields, kept }

  private static let find = """
    SELECT \(KnownColumn.list()) FROM sources WHERE origin = ? AND kind = ? AND source = ?
    """
  private static let ofRecord = """
    SELECT \(KnownColumn.list()) FROM sources WHERE origin = ? AND kind = ? AND record = ?
    """

  /// Returns the current values of a record by field; nil if the record was removed.
  private func stored(_ table: IncomingTable, _ condition: String, _ value: Value)
    throws(StorageFailure) -> (key: Int, id: String, fields: [[Value]])?
  {
    try store.first(
      """
      SELECT key, id, \(table.columns.joined(separator: ", ")) FROM \(table.name)
      WHERE \(condition) AND deleted_at IS NULL
      """, [value]
    ) { (row) throws(StorageFailure) in
      let values = row.values
      var index = 2
      let fields = table.fields.map { field in
        defer { index += field.columns.count }
        return Array(values[index..<(index + field.columns.count)])
      }
      return (values[0].number ?? 0, values[1].text ?? "", fields)
    }
  }

  private mutating func again(_ row: IncomingRow, _ known: Known, _ kept: String?)
    throws(StorageFailure) -> Outcome
  {
    guard let here = try stored(row.table, "id = ?", .text(known.record)) else {
      let isInTrash = try store.first(
        "SELECT 1 FROM \(row.table.name) WHERE id = ?", [.text(known.record)], { _ in true })
      return .removed(id: isInTrash == true ? known.record : nil)
    }
    var before = ValuePrint.read(known.fields, count: row.fields.count)
    var (accepted, keptHere): ([Int], [String]) = ([], [])
    for (index, values) in row.fields.enumerated() {
      let says = values.map(ValuePrint.of)
      let stands = ValuePrint.of(here.fields[index])
      switch FieldMerge.again(before[index], says: says, stands: stands) {
      case .stays: break
      case .accepted:
        accepted.append(index)
        before[index] = FieldMerge.Before(imported: says ?? 0, left: says ?? 0)
      case .conflict:
        keptHere.append(row.table.fields[index].name)
        before[index] = FieldMerge.Before(imported: says ?? 0, left: before[index].left)
      }
    }
    try update(row, here.key, accepted)
    if accepted.isEmpty, keptHere.isEmpty, kept == known.kept {
      return .same(key: here.key, keptHere: [])
    }
    try store.run(
      "UPDATE sources SET fields = ?, kept = ? WHERE key = ?",
      [.text(ValuePrint.written(before)), .optional(kept), .int(known.key)])
    let isChanged = !accepted.isEmpty || kept != known.kept
    return isChanged
      ? .updated(key: here.key, keptHere: keptHere) : .same(key: here.key, keptHere: keptHere)
  }

  private mutating func first(
    _ row: IncomingRow, _ key: Int, _ source: String, _ kept: String?
  ) throws(StorageFailure) -> Outcome {
    guard let here = try stored(row.table, "key = ?", .int(key)) else { throw .corrupt }
    record = here.id
    var accepted: [Int] = []
    var before: [FieldMerge.Before] = []
    for (index, values) in row.fields.enumerated() {
      let says = values.map(ValuePrint.of)
      let stands = ValuePrint.of(here.fields[index])
      let isEmpty = here.fields[index].allSatisfy(FieldVersionsRow.isEmpty)
      switch FieldMerge.first(says: says, standsEmpty: isEmpty) {
      case .accepted: accepted.append(index)
      case .stays, .conflict: break
      }
      // A differing value was typed by the user, so it is not recorded as the result of the import.
      let left = says ?? stands
      before.append(FieldMerge.Before(imported: says ?? ValuePrint.empty, left: left))
    }
    try update(row, key, accepted)
    try remember(row, here.id, source, before, kept)
    return accepted.isEmpty ? .same(key: key, keptHere: []) : .updated(key: key, keptHere: [])
  }

  /// Overwrites the `accepted` fields with the imported values.
  private mutating func update(_ row: IncomingRow, _ key: Int, _ accepted: [Int])
    throws(StorageFailure)
  {
    if accepted.isEmpty { return }
    let columns = accepted.flatMap { row.table.fields[$0].columns.map { "\($0) = ?" } }
    let hasIndex = try isIndexed(row.table)
    if hasIndex { try row.table.words?.removeStored(.int(key), from: store) }
    try store.run(
      "UPDATE \(row.table.name) SET \(columns.joined(separator: ", ")) WHERE key = ?",
      accepted.flatMap { row.fields[$0] ?? [] } + [.int(key)])
    if hasIndex { try row.table.words?.addStored(.int(key), to: store) }
  }

  private mutating func insert(_ row: IncomingRow, _ source: String, _ kept: String?)
    throws(StorageFailure) -> Int
  {
    var columns = row.fresh.map(\.column)
    var values = row.fresh.map(\.value)
    for (field, said) in zip(row.table.fields, row.fields) {
      guard let said else { continue }
      columns += field.columns
      values += said
    }
    let sql = insertion(of: columns, into: row.table)
    let key = try store.insert(sql, values)
    let before = row.fields.map { said in
      let print = said.map(ValuePrint.of) ?? ValuePrint.empty
      return FieldMerge.Before(imported: print, left: print)
    }
    try remember(row, row.id, source, before, kept)
    new[row.table.name, default: []].append(key)
    return key
  }

  /// Returns the INSERT statement. The statement is cached, since most rows of a file have the same columns. It has no
  /// RETURNING clause, because SQLite would then copy each page that it writes.
  private mutating func insertion(of columns: [String], into table: IncomingTable) -> String {
    if let last = inserts[table.name], last.columns == columns { return last.sql }
    let sql = """
      INSERT INTO \(table.name) (\(columns.joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      """
    inserts[table.name] = (columns, sql)
    return sql
  }

  private func remember(
    _ row: IncomingRow, _ record: String, _ source: String, _ before: [FieldMerge.Before],
    _ kept: String?
  ) throws(StorageFailure) {
    try store.run(
      """
      INSERT INTO sources (kind, record, origin, source, came, came_offset, fields, kept)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(row.table.kind), .text(record), .text(origin.rawValue), .text(source),
        .int(now.instant), .int(now.offset), .text(ValuePrint.written(before)), .optional(kept),
      ])
  }

  /// Records that the import changed a field after storing it, so that the change is not mistaken
  /// for an edit by the user.
  func leave(_ table: IncomingTable, _ key: Int, field: String) throws(StorageFailure) {
    guard let index = table.fields.firstIndex(where: { $0.name == field }),
      let here = try stored(table, "key = ?", .int(key))
    else { return }
    let found = try store.first(
      Self.ofRecord, [.text(origin.rawValue), .text(table.kind), .text(here.id)]
    ) {
      let row = NamedRow<KnownColumn>($0)
      return (key: row.int(.key), fields: row.text(.fields))
    }
    guard let found else { return }
    var before = ValuePrint.read(found.fields, count: table.fields.count)
    before[index] = FieldMerge.Before(
      imported: before[index].imported, left: ValuePrint.of(here.fields[index]))
    try store.run(
      "UPDATE sources SET fields = ? WHERE key = ?",
      [.text(ValuePrint.written(before)), .int(found.key)])
  }

  private mutating func isIndexed(_ table: IncomingTable) throws(StorageFailure) -> Bool {
    if let known = indexed[table.name] { return known }
    let isThere = try table.words?.exists(in: store) ?? false
    indexed[table.name] = isThere
    return isThere
  }

  /// Adds all new records to the full-text indexes of the tables that have one.
  mutating func end(_ tables: [IncomingTable]) throws(StorageFailure) {
    for table in tables {
      guard let keys = new[table.name], try isIndexed(table) else { continue }
      try table.words?.add(keys, to: store)
      new[table.name] = nil
    }
  }
}
