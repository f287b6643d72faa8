import Domain

/// The full-text table (FTS5) of an index of words, and its SQL statements.
struct IndexTable {
  let name: String
  let wordColumns: [String]
  private let source: String
  private let number: String
  private let columns: String
  private let tokens: String
  // The statements are built once, because they run on every change.
  private let isThere: String
  private let insert: String
  private let insertStored: String
  private let delete: String
  private let deleteStored: String

  /// Describes the index `name` of columns of a table or view. The column `number` of the source is the record number
  /// and becomes `rowid`.
  init(
    _ name: String, of columns: [String], in source: String, numberedBy number: String,
    tokens: String
  ) {
    let names = columns.joined(separator: ", ")
    let placeholders = columns.map { _ in "?" }.joined(separator: ", ")
    self.name = name
    wordColumns = columns
    self.source = source
    self.number = number
    self.columns = names
    self.tokens = tokens
    isThere = "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = '\(name)'"
    insert = "INSERT INTO \(name) (rowid, \(names)) VALUES (?, \(placeholders))"
    insertStored = """
      INSERT INTO \(name) (rowid, \(names))
      SELECT \(number), \(names) FROM \(source) WHERE \(number) = ?
      """
    delete = "INSERT INTO \(name) (\(name), rowid, \(names)) VALUES ('delete', ?, \(placeholders))"
    deleteStored = """
      INSERT INTO \(name) (\(name), rowid, \(names))
      SELECT 'delete', \(number), \(names) FROM \(source) WHERE \(number) = ?
      """
  }

  /// Returns the tags in the index, without `#`, with the number of records that contain each. The terms that begin
  /// with `#` are the tags (`SearchTokens`). Every write keeps their counts, and `doctor` checks them with the index.
  func tags(in store: Connection) throws(StorageFailure) -> [String: Int] {
    let owner = try exists(in: store) ? "main" : "temp"
    try store.run(
      "CREATE VIRTUAL TABLE temp.\(name)_terms USING fts5vocab(\(owner), \(name), row)")
    var tags: [String: Int] = [:]
    try store.visit("SELECT term, doc FROM temp.\(name)_terms WHERE term >= '#' AND term < '$'") {
      let row = NamedRow<TermColumn>($0)
      tags[String(row.text(.term).dropFirst())] = row.int(.doc)
      return true
    }
    try store.run("DROP TABLE temp.\(name)_terms")
    return tags
  }

  private enum TermColumn: Int, RowColumn { case term, doc }

  /// Returns whether the store has the index. If it does, also registers the tokenizer on this connection.
  func exists(in store: Connection) throws(StorageFailure) -> Bool {
    guard try store.first(isThere, [], { _ in true }) == true else { return false }
    try store.learnTokens()
    return true
  }

  /// Creates the index and fills it with all records.
  func make(in store: Connection) throws(StorageFailure) {
    try store.learnTokens()
    try store.run(
      """
      CREATE VIRTUAL TABLE \(name) USING fts5 (\(columns),
        content = '\(source)', content_rowid = '\(number)', columnsize = 0, tokenize = '\(tokens)')
      """)
    try store.run("INSERT INTO \(name) (\(name), rank) VALUES ('pgsz', \(Self.pageSize))")
    try withRoom(in: store) { () throws(StorageFailure) in
      try store.run("INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
    }
  }

  /// Creates the index as a temporary table of this connection.
  func makeBeside(_ store: Connection) throws(StorageFailure) {
    try store.learnTokens()
    try store.run(
      """
      CREATE VIRTUAL TABLE temp.\(name) USING fts5 (\(columns),
        columnsize = 0, tokenize = '\(tokens)')
      """)
    try store.run(
      """
      INSERT INTO temp.\(name) (rowid, \(columns))
      SELECT \(number), \(columns) FROM \(source)
      """)
  }

  /// Makes sure that the index can be queried, and creates it if it is missing. For a read-only store, creates a
  /// temporary index for this connection instead.
  func prepare(_ database: Database) throws(StorageFailure) {
    let isReady = try database.alone { (store) throws(StorageFailure) in
      // The temporary index may be outdated, and another process may have created the index meanwhile.
      if database.isReadOnly { try store.run("DROP TABLE IF EXISTS temp.\(name)") }
      if try exists(in: store) { return true }
      if database.isReadOnly { try makeBeside(store) }
      return database.isReadOnly
    }
    if isReady { return }
    try database.write { (store) throws(StorageFailure) in
      if try !exists(in: store) { try make(in: store) }
    }
  }

  /// The maximum bytes of tokens per FTS5 row. A row of FTS5's default size would take two pages if pages have
  /// reserved bytes.
  private static let pageSize = 4000
  /// The number of records from which a larger token buffer is worthwhile.
  private static let many = 1000
  /// The size of the buffer in which FTS5 collects tokens before writing, in bytes: for many records, and by default.
  private static let (room, defaultRoom) = (4_194_304, 1_048_576)

  /// Runs `body` with a larger token buffer, which saves a third of the work for many records.
  private func withRoom(
    in store: Connection, _ body: () throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    let setting = "INSERT INTO \(name) (\(name), rank) VALUES ('hashsize', ?)"
    try store.run(setting, [.int(Self.room)])
    try body()
    try store.run(setting, [.int(Self.defaultRoom)])
  }

  /// Adds the words of a record. The first value is the record number.
  func add(_ words: [Value], to store: Connection) throws(StorageFailure) {
    try store.run(insert, words)
  }

  /// Removes the words of a record. The words must equal the indexed ones, or the index becomes corrupt.
  func remove(_ words: [Value], from store: Connection) throws(StorageFailure) {
    try store.run(delete, words)
  }

  /// Adds the words of a stored record, if the source contains it.
  func addStored(_ number: Value, to store: Connection) throws(StorageFailure) {
    try store.run(insertStored, [number])
  }

  /// Removes the words of a stored record, if the source contains it.
  func removeStored(_ number: Value, from store: Connection) throws(StorageFailure) {
    try store.run(deleteStored, [number])
  }

  /// Drops the index, if it exists.
  func drop(from store: Connection) throws(StorageFailure) {
    if try exists(in: store) { try store.run("DROP TABLE \(name)") }
  }

  /// Adds stored records that are not indexed yet. The numbers must be in ascending order, which is fastest for FTS5.
  func addStored(_ ordered: [Int], to store: Connection) throws(StorageFailure) {
    func insertAll() throws(StorageFailure) {
      for number in ordered { try store.run(insertStored, [.int(number)]) }
    }
    if ordered.count < Self.many { try insertAll() } else { try withRoom(in: store, insertAll) }
  }
}
