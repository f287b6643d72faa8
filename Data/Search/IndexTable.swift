import Domain

/// The table of an index of words (FTS5), and the statements that keep it.
struct IndexTable {
  let name: String
  /// The columns with words.
  let wordColumns: [String]
  private let source: String
  private let number: String
  private let columns: String
  private let tokens: String
  // The statements of every change are put together once.
  private let isThere: String
  private let insert: String
  private let insertKept: String
  private let delete: String
  private let deleteKept: String

  /// Describes the index `name` of some columns of a table or view, whose column `number` numbers
  /// the records that are here.
  init(
    _ name: String, of columns: [String], in source: String, numberedBy number: String,
    tokens: String
  ) {
    let names = columns.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    self.name = name
    wordColumns = columns
    self.source = source
    self.number = number
    self.columns = names
    self.tokens = tokens
    isThere = "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = '\(name)'"
    insert = "INSERT INTO \(name) (rowid, \(names)) VALUES (?, \(places))"
    insertKept = """
      INSERT INTO \(name) (rowid, \(names))
      SELECT \(number), \(names) FROM \(source) WHERE \(number) = ?
      """
    delete = "INSERT INTO \(name) (\(name), rowid, \(names)) VALUES ('delete', ?, \(places))"
    deleteKept = """
      INSERT INTO \(name) (\(name), rowid, \(names))
      SELECT 'delete', \(number), \(names) FROM \(source) WHERE \(number) = ?
      """
  }

  /// Selects the numbers of all records that have a sign in their words, as `rowid`, without asking
  /// the index.
  func rows(with sign: String) -> String {
    let conditions = wordColumns.map { "instr(\($0), '\(sign)')" }.joined(separator: " OR ")
    return "SELECT \(number) AS rowid FROM \(source) WHERE \(conditions)"
  }

  /// Whether the store has the index. From then on this connection can use it.
  func exists(in store: Connection) throws(StorageFailure) -> Bool {
    guard try store.first(isThere, [], { _ in true }) == true else { return false }
    try store.learnTokens()
    return true
  }

  /// Makes the index of all records there are.
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

  /// Makes it where only this connection sees it.
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

  /// Makes sure that the index can be asked. In a store that is only read and was never searched
  /// it is made beside, where only this connection sees it and it is gone with it.
  func prepare(_ database: Database) throws(StorageFailure) {
    let isReady = try database.alone { (store) throws(StorageFailure) in
      // What was made beside may be old by now, and another program may have made the index.
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

  /// How many bytes of tokens share a row: the default is a little too long for pages with reserved bytes, and such
  /// a row would take two pages.
  private static let pageSize = 4000
  /// How many records at once are worth more room.
  private static let many = 1000
  /// How many bytes of tokens are gathered before they are written, and how many usually are.
  private static let (room, usualRoom) = (4_194_304, 1_048_576)

  /// Does something while more tokens are gathered before they are written: a third less work for
  /// many records at once.
  private func withRoom(
    in store: Connection, _ body: () throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    let setting = "INSERT INTO \(name) (\(name), rank) VALUES ('hashsize', ?)"
    try store.run(setting, [.int(Self.room)])
    try body()
    try store.run(setting, [.int(Self.usualRoom)])
  }

  /// Adds a record's words, its number first.
  func add(_ words: [Value], to store: Connection) throws(StorageFailure) {
    try store.run(insert, words)
  }

  /// Takes a record's words out; they have to be those it was kept with.
  func remove(_ words: [Value], from store: Connection) throws(StorageFailure) {
    try store.run(delete, words)
  }

  /// Adds the words of a record as it is kept, if it is here.
  func addKept(_ number: Value, to store: Connection) throws(StorageFailure) {
    try store.run(insertKept, [number])
  }

  /// Takes out the words of a record as it is kept, if it is here.
  func removeKept(_ number: Value, from store: Connection) throws(StorageFailure) {
    try store.run(deleteKept, [number])
  }

  /// Does away with the index.
  func drop(from store: Connection) throws(StorageFailure) {
    if try exists(in: store) { try store.run("DROP TABLE \(name)") }
  }

  /// Adds the words of records that are kept and not in the index yet, which likes them in the order
  /// of their numbers.
  func addKept(_ ordered: [Int], to store: Connection) throws(StorageFailure) {
    func insertAll() throws(StorageFailure) {
      for number in ordered { try store.run(insertKept, [.int(number)]) }
    }
    if ordered.count < Self.many { try insertAll() } else { try withRoom(in: store, insertAll) }
  }
}
