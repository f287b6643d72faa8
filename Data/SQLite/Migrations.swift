import Domain

/// How the store came to have the shape it has. Steps are only ever added at the end; a step
/// that was released is never edited.
enum Migrations {
  /// The mark that tells our files from other SQLite files: "haru" in ASCII.
  static let applicationID = 0x6861_7275

  /// What a step does.
  enum Step: Sendable {
    /// Statements that take no values.
    case script(String)
    /// Whatever else has to be done, within the same transaction.
    case fill(@Sendable (Connection) throws(StorageFailure) -> Void)
  }

  /// Each step leads from the version that is its index to the next one.
  static let steps: [Step] = [
    .script(PeopleSchema.first), .script(PeopleSchema.second), .script(AddressBookSchema.first),
    .fill(SayingsSchema.first), .script(MoodsSchema.first), .script(PreferencesSchema.first),
    .script(ScheduleSchema.first), .script(ReadingSchema.first), .script(ReadingSchema.second),
    .script(AccountSchema.first), .script(LockSchema.first),
    .script(HistorySchema.first), .script(NoticesSchema.first), .script(FindingSchema.first),
    .script(PeopleSchema.third), .script(ReadingSchema.third), .script(MoodsSchema.second),
    // Blanks among syllables count no more: the indexes are made anew when they are asked.
    .fill(WordIndexes.dropAll), .script(ReadingSchema.fourth), .script(ScheduleSchema.second),
    .script(EventCardSchema.first), .script(PeopleSchema.fourth), .script(ScheduleSchema.third),
    .script(PeopleSchema.fifth), .script(ReadingSchema.fifth),
    // Tags are looked for as such, and the index of books has the words of notes too.
    .fill(WordIndexes.dropAll),
    .script(MoodsSchema.third), .fill(SQLiteMoods.dropWords), .script(PeopleSchema.sixth),
    .script(ReadingSchema.sixth), .script(SourcesSchema.first),
    // The index of books has their tags.
    .fill(WordIndexes.dropAll),
    // That of sentences has what stands beside them.
    .script(ReadingSchema.seventh), .fill(SQLiteReading.dropQuotes),
    .script(PhotosSchema.first),
    // The tables of sync are made where a store first meets others; this step once made them.
    .script(""), .script(SyncSchema.second), SyncSchema.step(SyncSchema.third),
    SyncSchema.step(SyncSchema.fourth), SyncSchema.step(SyncSchema.fifth),
    SyncSchema.step(SyncSchema.sixth), SyncSchema.dropUnused,
    // The index of people has their notes, that of events where they are.
    .script(PeopleSchema.seventh), .script(ScheduleSchema.fourth), .fill(WordIndexes.dropAll),
    .script(ScheduleSchema.fifth), .script(ReadingSchema.eighth),
    .script(AddressBookSchema.second), .script(HistorySchema.second),
    SyncSchema.step(SyncSchema.seventh),
  ]

  /// Brings a store up to date, each step in a transaction of its own. One that is made begins with
  /// a collection of sayings.
  static func run(
    on connection: Connection, place: Database.Place, timeout: Int,
    steps: [Step] = Migrations.steps, starters: StarterCollection = .proverbs
  ) throws(StorageFailure) {
    let found = try state(of: connection)
    // Whose it is comes first: other programs number their versions too.
    let isUntouched = found.isEmpty && found.version == 0 && found.owner == 0
    if !isUntouched, found.owner != applicationID {
      if case .file(let path) = place { throw .notAStore(path: path) }
      throw .corrupt
    }
    if found.version > steps.count { throw .madeByNewerVersion(found.version) }
    if found.version == steps.count { return }
    if found.isEmpty {
      try becomeWriteAhead(connection, timeout: timeout)
    } else if case .file(let path) = place, connection.isOnDisk {
      try keepCopy(of: connection, at: path, version: found.version)
    }
    // A store that is being made is whole or not there at all, and costs one wait for the disk.
    if found.isEmpty { try apply(steps, from: 0, on: connection, starters) }
    for version in try state(of: connection).version..<steps.count {
      try apply([steps[version]], from: version, on: connection)
    }
  }

  /// Whether an older store has to be brought up to date before it can be read.
  static func areNeeded(on connection: Connection) throws(StorageFailure) -> Bool {
    let found = try state(of: connection)
    return found.owner == applicationID && found.version < steps.count
  }

  /// Takes steps in one transaction, unless another process took them while this one waited for
  /// its turn.
  private static func apply(
    _ steps: [Step], from version: Int, on connection: Connection,
    _ starters: StarterCollection = .proverbs
  ) throws(StorageFailure) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(StorageFailure) {
      if try state(of: connection).version == version {
        for step in steps {
          switch step {
          case .script(let sql): try connection.script(sql)
          case .fill(let fill): try fill(connection)
          }
        }
        try StarterMemory(connection).begin(starters)
        try connection.script(
          "PRAGMA user_version = \(version + steps.count); PRAGMA application_id = \(applicationID)"
        )
      }
      try connection.run("COMMIT")
    } catch {
      connection.rollBackIfInside()
      throw error
    }
  }

  private static func state(of connection: Connection) throws(StorageFailure)
    -> (version: Int, owner: Int, isEmpty: Bool)
  {
    func number(_ sql: String) throws(StorageFailure) -> Int {
      try connection.first(sql) { $0.int } ?? 0
    }
    let version = try number("PRAGMA user_version")
    let owner = try number("PRAGMA application_id")
    if version > 0 && owner == applicationID { return (version, owner, false) }
    return (version, owner, try number("SELECT count(*) FROM sqlite_schema") == 0)
  }

  /// Write-ahead logging lets readers read while a writer writes. Switching to it needs the file
  /// for oneself, and SQLite does not wait for that by itself.
  private static func becomeWriteAhead(_ connection: Connection, timeout: Int)
    throws(StorageFailure)
  {
    var waited = 0
    while true {
      do throws(StorageFailure) {
        try connection.run("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard case .busy = error, waited < timeout else { throw error }
        Pause.milliseconds(5)
        waited += 5
      }
    }
  }

  /// A copy of the store from before a step, beside it and named after the version it has.
  private static func keepCopy(of connection: Connection, at path: String, version: Int)
    throws(StorageFailure)
  {
    let name = path + ".before-v\(version + 1)"
    if try StoreFile.exists(name) { return }
    // A name of one's own: another process may be making the same copy. Whichever is whole first
    // stays, for a later one may have been taken after the step.
    let unfinished = name + ".\(UInt64.random(in: 0 ... .max)).part"
    do throws(StorageFailure) {
      try StoreFile.prepare(unfinished)
      try connection.copy(to: unfinished)
      if try !StoreFile.exists(name) { return try StoreFile.rename(unfinished, to: name) }
    } catch {
      try StoreFile.remove(unfinished)
      throw error
    }
    try StoreFile.remove(unfinished)
  }
}
