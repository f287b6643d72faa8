import Domain

/// Creates new stores and migrates older ones. Steps are only appended; a released step is never edited.
enum Migrations {
  /// The `application_id` that distinguishes stores of Haru from other SQLite files: "haru" in
  /// ASCII.
  static let applicationID = 0x6861_7275

  enum Step: Sendable {
    case script(String)
    /// Code that runs within the transaction of the step.
    case fill(@Sendable (Connection) throws(StorageFailure) -> Void)
  }

  /// The version of a store after the first step. Stores of development versions have lower
  /// versions.
  static let firstVersion = 100

  /// The steps. The first step fills an empty file. Each later step migrates a store from one version to the next.
  static let steps: [Step] = [
    .fill(StoreSchema.make), .fill(NotesSchema.migrate), .fill(PeopleSchema.migrate),
    .script(ScheduleSchema.countdown),
    .fill(DatesSchema.migrate), .fill(GiftsSchema.migrate),
    .fill(CountsSchema.migrate), .fill(ReadingSchema.sortNumbers),
  ]

  /// Returns the version of a store to which all of these steps were applied.
  static func version(after steps: [Step] = Migrations.steps) -> Int {
    firstVersion + steps.count - 1
  }

  /// Migrates a store, each step in its own transaction. A new store is made in one transaction, with a collection of
  /// starter sayings.
  static func run(
    on connection: Connection, location: Database.Location, timeout: Int,
    steps: [Step] = Migrations.steps, starters: StarterCollection = .proverbs
  ) throws(StorageFailure) {
    let newest = version(after: steps)
    let found = try state(of: connection)
    // Other programs use `user_version` too, so only version 0 without tables or owner is an empty file.
    let isUntouched = found.isEmpty && found.version == 0 && found.owner == 0
    if !isUntouched, found.owner != applicationID {
      if case .file(let path) = location { throw .notAStore(path: path) }
      throw .corrupt
    }
    try expectKnown(found.version, newest: newest)
    if found.version == newest { return }
    if found.isEmpty {
      try connection.reserve(Self.reservedBytes)
      try enableWriteAheadLog(connection, timeout: timeout)
    } else if case .file(let path) = location, connection.isOnDisk {
      try keepCopy(of: connection, at: path, version: found.version)
    }
    // A new store is made in one transaction, so that it waits for the disk only once.
    if found.isEmpty { try apply(steps, to: newest, from: 0, on: connection, starters) }
    var version = try state(of: connection).version
    while version < newest {
      let next = version + 1
      try apply([steps[next - firstVersion]], to: next, from: version, on: connection)
      version = try state(of: connection).version
    }
  }

  /// The number of bytes at the end of each page that SQLite leaves unused. They are reserved for encrypted stores. An
  /// encrypted store is a page-by-page copy of a plain one, and has the nonce and the tag of each page in these bytes.
  static let reservedBytes = 40

  /// Throws unless this program can read or migrate the version.
  static func expectKnown(
    _ version: Int, newest: Int = Migrations.version()
  ) throws(StorageFailure) {
    if version > newest { throw .madeByNewerVersion(version) }
    if version > 0, version < firstVersion { throw .madeByDevelopmentVersion(version) }
  }

  /// Returns whether a store has to be migrated before it can be read.
  static func areNeeded(on connection: Connection) throws(StorageFailure) -> Bool {
    let found = try state(of: connection)
    return found.owner == applicationID && found.version < version()
  }

  /// Applies steps in one transaction, unless another process applied them while this process
  /// waited for the lock.
  private static func apply(
    _ steps: [Step], to next: Int, from version: Int, on connection: Connection,
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
          "PRAGMA user_version = \(next); PRAGMA application_id = \(applicationID)"
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

  /// Switches to write-ahead logging, with which readers can read while a writer writes. Switching
  /// needs exclusive use of the file, for which SQLite itself does not wait.
  private static func enableWriteAheadLog(_ connection: Connection, timeout: Int)
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

  /// Copies the store before a step, to a file beside the store that is named after the step's
  /// version.
  private static func keepCopy(of connection: Connection, at path: String, version: Int)
    throws(StorageFailure)
  {
    let name = path + ".before-v\(version + 1)"
    if try StoreFile.exists(name) { return }
    // The temporary name is unique because another process may be making the same copy. The first whole copy stays,
    // since a later one may have been taken after the step.
    let unfinished = name + ".\(UInt64.random(in: 0 ... .max)).part"
    do throws(StorageFailure) {
      try connection.copy(to: unfinished)
      if try !StoreFile.exists(name) { return try StoreFile.rename(unfinished, to: name) }
    } catch {
      try StoreFile.remove(unfinished)
      throw error
    }
    try StoreFile.remove(unfinished)
  }
}
