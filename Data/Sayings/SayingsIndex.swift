import Domain

/// The index of the words of sayings. It is made when it is first asked, or when many sayings
/// come at once, and kept with every change from then on; a store nobody searches has none.
enum SayingsIndex {
  private static let isThere = """
    SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = 'sayings_index'
    """

  private static let rebuild = "INSERT INTO sayings_index (sayings_index) VALUES ('rebuild')"

  private static let insert = """
    INSERT INTO sayings_index (rowid, eng, kor, who) VALUES (?, ?, ?, ?)
    """

  private static let insertKept = """
    INSERT INTO sayings_index (rowid, eng, kor, who)
    SELECT number, eng, kor, who FROM sayings_words WHERE number = ?
    """

  private static let delete = """
    INSERT INTO sayings_index (sayings_index, rowid, eng, kor, who) VALUES ('delete', ?, ?, ?, ?)
    """

  /// Whether the store has the index. From then on this connection can use it.
  static func exists(in store: Connection) throws(StorageFailure) -> Bool {
    guard try store.first(isThere, [], { _ in true }) == true else { return false }
    try store.learnTokens()
    return true
  }

  /// Makes the index of all sayings there are.
  static func make(in store: Connection) throws(StorageFailure) {
    try store.learnTokens()
    try store.run(
      """
      CREATE VIRTUAL TABLE sayings_index USING fts5 (eng, kor, who,
        content = 'sayings_words', content_rowid = 'number', columnsize = 0, tokenize = 'haru')
      """)
    try withRoom(in: store) { () throws(StorageFailure) in try store.run(rebuild) }
  }

  /// How many sayings at once are worth more room.
  private static let many = 1000
  /// How many bytes of tokens are gathered before they are written, and how many usually are.
  private static let (room, usualRoom) = (4_194_304, 1_048_576)

  /// Does something while more tokens are gathered before they are written: a third less work for
  /// many sayings at once.
  private static func withRoom(
    in store: Connection, _ body: () throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    let setting = "INSERT INTO sayings_index (sayings_index, rank) VALUES ('hashsize', ?)"
    try store.run(setting, [.int(room)])
    try body()
    try store.run(setting, [.int(usualRoom)])
  }

  /// Makes an index that only this connection sees and that is gone with it: for a store that is
  /// only read and was never searched.
  static func makeBeside(_ store: Connection) throws(StorageFailure) {
    try forgetBeside(store)
    try store.learnTokens()
    try store.run(
      """
      CREATE VIRTUAL TABLE temp.sayings_index USING fts5 (eng, kor, who,
        columnsize = 0, tokenize = 'haru')
      """)
    try store.run(
      """
      INSERT INTO temp.sayings_index (rowid, eng, kor, who)
      SELECT number, eng, kor, who FROM sayings_words
      """)
  }

  /// Forgets what was made beside a store; another program may have made the index by now.
  static func forgetBeside(_ store: Connection) throws(StorageFailure) {
    try store.run("DROP TABLE IF EXISTS temp.sayings_index")
  }

  /// Adds a saying's words.
  static func add(_ saying: Saying, to store: Connection) throws(StorageFailure) {
    if try exists(in: store) { try store.run(insert, SayingsRow.indexed(saying)) }
  }

  /// Takes a saying's words out; they have to be those it was kept with.
  static func remove(_ saying: Saying, from store: Connection) throws(StorageFailure) {
    if try exists(in: store) { try store.run(delete, SayingsRow.indexed(saying)) }
  }

  /// Adds the words of many sayings that are kept and not in the index yet. The index likes them
  /// in the order of their numbers; where there was none it is made whole.
  static func add(_ numbers: [Int], to store: Connection) throws(StorageFailure) {
    if numbers.isEmpty { return }
    guard try exists(in: store) else { return try make(in: store) }
    let ordered = numbers.sorted()
    func insertAll() throws(StorageFailure) {
      for number in ordered { try store.run(insertKept, [.int(number)]) }
    }
    if ordered.count < many { try insertAll() } else { try withRoom(in: store, insertAll) }
  }
}
