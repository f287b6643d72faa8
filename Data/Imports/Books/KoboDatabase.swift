import Domain

/// A row of Kobo's bookmark table, joined with its book.
struct KoboMark {
  /// The columns of the query result, in their order.
  enum Field: Int, CaseIterable {
    case id, volume, text, annotation, created, type, progress, colour, hidden, chapter, title,
      authors, series, isbn, publisher
  }

  let row: Int
  let fields: [String?]

  func trimmed(_ field: Field) -> String? {
    guard fields.indices.contains(field.rawValue), let text = fields[field.rawValue]
    else { return nil }
    let trimmed = Text.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Whether the user deleted the bookmark on the device.
  var isHidden: Bool { trimmed(.hidden).map { ["1", "true"].contains($0.lowercased()) } ?? false }

  /// The values without a field in `IncomingSentence`, preserved as they are.
  var kept: [StoredMember] {
    let names: [(Field, String)] = [
      (.volume, "VolumeID"), (.chapter, "Chapter"), (.progress, "ChapterProgress"),
      (.type, "Type"), (.colour, "Color"), (.series, "Series"), (.isbn, "ISBN"),
      (.publisher, "Publisher"),
    ]
    return names.compactMap { field, name in trimmed(field).map { StoredMember(name, $0) } }
  }
}

/// The two tables of a Kobo database that are read.
final class KoboDatabase {
  private static let tables = ForeignTables([
    "Bookmark", "content", "sqlite_master", "sqlite_schema",
  ])
  private static let slice = 200
  private static let mostParts = 10_000

  private let connection: Connection
  private let parts: [Part]
  private let markColumns: Set<String>
  private let bookColumns: Set<String>

  /// A schema entry of the file.
  private struct Part {
    let type: String
    let name: String
    let table: String
    let sql: String
  }

  init(_ path: String) throws(ImportFailure) {
    let image = TemporaryFile.isDescriptor(path) ? try Self.image(path) : nil
    let connection = try Self.answer { () throws(StorageFailure) in
      let connection = try Connection(
        path: image == nil ? path : ":memory:", access: image == nil ? .frozen : .readWrite,
        busyMilliseconds: 0)
      if let image { try connection.load(image) }
      connection.distrust(reading: Self.tables)
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
    let isPlain = Set(parts.filter { $0.type == "table" }.map(\.name))
    let isThere = isPlain.isSuperset(of: ["bookmark", "content"])
    markColumns = isThere ? try Self.columns(of: "Bookmark", connection) : []
    bookColumns = isThere ? try Self.columns(of: "content", connection) : []
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

  /// Whether the database looks like a Kobo's. Also true if a view has the name of a table:
  /// `expectHarmless()` then reports the file as hostile.
  var isOne: Bool {
    let names = Set(parts.map(\.name))
    guard names.isSuperset(of: ["bookmark", "content"]) else { return false }
    if markColumns.isEmpty { return true }
    return markColumns.isSuperset(of: ["bookmarkid", "volumeid", "contentid", "text"])
      && bookColumns.isSuperset(of: ["contentid", "title", "attribution"])
  }

  /// Throws if one of the tables is a view or virtual, has generated columns, or has triggers, because such a file
  /// could run its own SQL. Also throws if the database is not a Kobo's.
  func expectHarmless() throws(ImportFailure) {
    for part in parts where ["bookmark", "content"].contains(part.table) {
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
    guard isOne else { throw .notThatFormat(.kobo) }
  }

  /// Returns the next batch of bookmarks after a row id. Each bookmark occurs once, even if several
  /// `content` rows share the id of its book.
  func annotations(after row: Int) throws(ImportFailure) -> [KoboMark] {
    let own = ["BookmarkID", "VolumeID", "Text", "Annotation", "DateCreated", "Type"]
    let mine = (own + ["ChapterProgress", "Color", "Hidden"]).map {
      markColumns.contains($0.lowercased()) ? "b.\($0)" : "NULL"
    }
    let books = ["Title", "Attribution", "Series", "ISBN", "Publisher"].map {
      bookColumns.contains($0.lowercased()) ? "v.\($0)" : "NULL"
    }
    let list = (["b.rowid"] + mine + ["c.Title"] + books).joined(separator: ", ")
    let question = """
      SELECT \(list) FROM Bookmark b
        LEFT JOIN content v
          ON v.rowid = (SELECT rowid FROM content WHERE ContentID = b.VolumeID LIMIT 1)
        LEFT JOIN content c
          ON c.rowid = (SELECT rowid FROM content WHERE ContentID = b.ContentID LIMIT 1)
      WHERE b.rowid > ? ORDER BY b.rowid LIMIT \(Self.slice)
      """
    let marks = try Self.answer { [connection] () throws(StorageFailure) in
      try connection.all(question, [.int(row)]) { (row) throws(StorageFailure) in
        let values = row.values
        let number = if case .int(let number)? = values.first { number } else { Int.max }
        return KoboMark(row: number, fields: values.dropFirst().map(Self.text))
      }
    }
    // In a damaged file pages may form a cycle, which would return the same rows again and again.
    guard zip([row] + marks.map(\.row), marks).allSatisfy({ $0 < $1.row }) else {
      throw .badFile(.damaged, line: nil)
    }
    return marks
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
