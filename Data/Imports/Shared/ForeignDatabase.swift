import Domain

/// A SQLite database of another program. Only some plain tables are read.
final class ForeignDatabase {
  private static let mostParts = 10_000

  private let connection: Connection
  private let parts: [Part]
  private let format: ImportFormat
  /// The columns that each table must have. All names are in lower case.
  private let tables: [String: Set<String>]
  /// The columns of each table, in lower case; empty if a table is missing or is not one.
  let columns: [String: Set<String>]

  /// A schema entry of the file.
  private struct Part {
    let type: String
    let name: String
    let table: String
    let sql: String
  }

  init(_ path: String, _ format: ImportFormat, _ tables: [String: Set<String>])
    throws(ImportFailure)
  {
    (self.format, self.tables) = (format, tables)
    let readable = ForeignTables(tables.keys + ["sqlite_master", "sqlite_schema"])
    let image = TemporaryFile.isDescriptor(path) ? try Self.image(path) : nil
    let connection = try Self.answer { () throws(StorageFailure) in
      let connection = try Connection(
        path: image == nil ? path : ":memory:", access: image == nil ? .frozen : .readWrite,
        busyMilliseconds: 0)
      if let image { try connection.load(image) }
      connection.distrust(reading: readable)
      return connection
    }
    self.connection = connection
    parts = try Self.answer { () throws(StorageFailure) in
      try connection.all(
        "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT \(Self.mostParts)"
      ) { (row) throws(StorageFailure) in
        let values = row.values.map { Self.text($0) ?? "" }
        return Part(
          type: values[0], name: values[1].lowercased(), table: values[2].lowercased(),
          sql: values[3])
      }
    }
    let plain = Set(parts.filter { $0.type == "table" }.map(\.name))
    var columns: [String: Set<String>] = [:]
    if plain.isSuperset(of: tables.keys) {
      for table in tables.keys.sorted() { columns[table] = try Self.columns(of: table, connection) }
    }
    self.columns = columns
  }

  /// Returns the bytes of a file that SQLite cannot open by its path. A database with a write-ahead log is marked as one
  /// without, because there is no log in memory.
  private static func image(_ path: String) throws(ImportFailure) -> [UInt8] {
    let file = try RandomAccess(path)
    var bytes = try file.bytes(at: 0, count: file.size)
    for version in [18, 19] where version < bytes.count && bytes[version] == 2 {
      bytes[version] = 1
    }
    return bytes
  }

  /// Whether the database looks like one of the program. Also true if a view has the name of a table:
  /// `expectHarmless()` then reports the file as hostile.
  var isOne: Bool {
    guard Set(parts.map(\.name)).isSuperset(of: tables.keys) else { return false }
    if columns.isEmpty { return true }
    return tables.allSatisfy { columns[$0.key, default: []].isSuperset(of: $0.value) }
  }

  /// Throws if one of the tables is a view or virtual, has generated columns, or has triggers, because such a file
  /// could run its own SQL. Also throws if the database is not one of the program.
  func expectHarmless() throws(ImportFailure) {
    for part in parts where tables[part.table] != nil {
      switch part.type {
      case "table":
        let words = part.sql.uppercased().split { !$0.isLetter && $0 != "_" }
        let isPlain = words.starts(with: ["CREATE", "TABLE"])
        if !isPlain || words.contains("AS") || words.contains("GENERATED") {
          throw .badFile(.hostileDatabase, line: nil)
        }
      case "index": continue
      default: throw .badFile(.hostileDatabase, line: nil)
      }
    }
    guard isOne else { throw .notThatFormat(format) }
  }

  /// Returns columns of the rows of a table after a row id.
  func rows(_ columns: String, of table: String, after row: Int = .min, atMost limit: Int? = nil)
    throws(ImportFailure) -> [(row: Int, texts: [String?])]
  {
    try rows(
      "SELECT rowid, \(columns) FROM \(table) WHERE rowid > ? ORDER BY rowid"
        + (limit.map { " LIMIT \($0)" } ?? ""), after: row)
  }

  /// Returns the rows of a query that asks for those after a row id, whose first column is the row id.
  func rows(_ sql: String, after row: Int) throws(ImportFailure) -> [(row: Int, texts: [String?])] {
    let found = try Self.answer { [connection] () throws(StorageFailure) in
      try connection.all(sql, [.int(row)]) {
        (row) throws(StorageFailure) -> (row: Int, texts: [String?]) in
        let values = row.values
        let number = if case .int(let number)? = values.first { number } else { Int.max }
        return (number, values.dropFirst().map(Self.text))
      }
    }
    // In a damaged file pages may form a cycle, which would return the same rows again and again.
    guard zip([row] + found.map { $0.row }, found).allSatisfy({ $0 < $1.row }) else {
      throw .badFile(.damaged, line: nil)
    }
    return found
  }

  /// The columns of `PRAGMA table_info` that are read.
  private enum InfoColumn: Int, RowColumn { case cid, name }

  private static func columns(of table: String, _ connection: Connection) throws(ImportFailure)
    -> Set<String>
  {
    let names = try answer { () throws(StorageFailure) in
      try connection.all("PRAGMA table_info(\(table))") { (row) throws(StorageFailure) in
        NamedRow<InfoColumn>(row).text(.name)
      }
    }
    return Set(names.map { $0.lowercased() })
  }

  private static func text(_ value: Value) -> String? {
    switch value {
    case .null: nil
    case .int(let number): String(number)
    case .text(let text): text
    case .bytes(let bytes), .exactText(let bytes): String(validating: bytes, as: UTF8.self)
    }
  }

  /// Runs a query and reports SQLite's refusals, such as statements that are not allowed, as faults
  /// of the file.
  private static func answer<Answer>(_ ask: () throws(StorageFailure) -> Answer)
    throws(ImportFailure) -> Answer
  {
    do throws(StorageFailure) { return try ask() } catch {
      switch error {
      case .corrupt: throw .badFile(.damaged, line: nil)
      case .interrupted, .other, .readOnly, .full: throw .badFile(.hostileDatabase, line: nil)
      case .busy, .closed, .unreadable, .notAStore, .madeByNewerVersion,
        .madeByDevelopmentVersion, .openedForReading,
        .settingsUnreadable, .logBeside, .refusedByHook, .encrypted, .replaced:
        throw .storage(error)
      }
    }
  }
}
