import Domain

extension Database {
  /// The maximum number of attempts to open a store while other processes replace it.
  private static let attempts = 5

  /// Opens and migrates a store; on a full disk, opens a copy in memory. Returns the connection and why the store
  /// cannot be written (nil if it can).
  static func openedOrRescued(
    _ location: Location, _ readOnly: Bool, _ timeout: Int, _ starters: StarterCollection
  ) throws(StorageFailure) -> (connection: Connection, refusal: StorageFailure?) {
    do throws(StorageFailure) {
      for _ in 1..<attempts {
        do throws(StorageFailure) {
          let store = try opened(location, readOnly, timeout, starters)
          return (store, readOnly ? .openedForReading : nil)
        } catch {
          guard case .replaced = error else { throw error }
        }
      }
      return (try opened(location, readOnly, timeout, starters), readOnly ? .openedForReading : nil)
    } catch {
      // On a full disk the user can still read and export the store, from a copy in memory.
      guard error == .full, case .file(let path) = location,
        let rescued = try Connection.rescued(path)
      else { throw error }
      try Migrations.run(on: rescued, location: .memory, timeout: 0)
      return (rescued, readOnly ? .openedForReading : .full)
    }
  }

  /// The template from which in-memory stores are copied. A copy takes a thirtieth of the time of a new store.
  private static let unwritten = Result { () throws(StorageFailure) in
    try Database(
      making: Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0))
  }

  /// Returns a new connection to an in-memory copy of another store.
  static func copied(_ other: Database) throws(StorageFailure) -> Connection {
    let copy = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try other.alone { (store) throws(StorageFailure) in try store.copy(into: copy) }
    try copy.script("PRAGMA foreign_keys = ON")
    copy.watchChanges()
    return copy
  }

  private static func opened(
    _ location: Location, _ readOnly: Bool, _ timeout: Int, _ starters: StarterCollection
  ) throws(StorageFailure) -> Connection {
    var opened: Connection
    switch location {
    case .memory:
      opened = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
      try unwritten.get().alone { (store) throws(StorageFailure) in try store.copy(into: opened) }
      try StarterMemory(opened).begin(starters)
    case .file(let path):
      try StoreFile.expectUncut(path)
      if !readOnly { try StoreFile.prepare(path) }
      let isFrozen = readOnly ? try StoreFile.isFrozen(path) : false
      opened = try Connection(
        path: path, access: isFrozen ? .frozen : .readWrite,
        busyMilliseconds: Int32(clamping: timeout))
      try opened.expectPages()
      if readOnly { try expectReadable(opened, at: path) }
    }
    if readOnly, try Migrations.areNeeded(on: opened) { opened = try opened.copyInMemory() }
    try Migrations.run(on: opened, location: location, timeout: timeout, starters: starters)
    try opened.script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    if !readOnly {
      opened.bringLogBack()
      opened.watchChanges()
    }
    return opened
  }

  /// Throws `.logBeside` if the store cannot be read because it has a write-ahead log and its folder is not writable.
  /// To read the log, SQLite has to write in the folder.
  private static func expectReadable(_ store: Connection, at path: String)
    throws(StorageFailure)
  {
    do throws(StorageFailure) { _ = try Migrations.areNeeded(on: store) } catch {
      if !StoreFile.canWriteFolder(of: path), try StoreFile.hasLog(path) {
        throw .logBeside(path: path)
      }
      throw error
    }
  }
}

extension Connection {
  /// Throws `.corrupt` if an encrypted store was truncated to its header. SQLite would create a new store in it.
  fileprivate func expectPages() throws(StorageFailure) {
    if isEncrypted, try first("PRAGMA page_count", [], { $0.int }) == 0 { throw .corrupt }
  }

  /// Copies a store from a full disk into memory; nil if there is no store, another process has it open, or even
  /// reading it needs disk space. A store without a log is read as immutable. For a store with a log the connection
  /// takes exclusive use, so that the index of the log is built in memory.
  static func rescued(_ path: String) throws(StorageFailure) -> Connection? {
    guard StoreFile.hasLength(path) else { return nil }
    do throws(StorageFailure) {
      if try StoreFile.openingMode(path) == .frozen {
        return try Connection(path: path, access: .frozen, busyMilliseconds: 0).copyInMemory()
      }
      let store = try Connection(path: path, access: .readWrite, busyMilliseconds: 500)
      try store.run("PRAGMA locking_mode = EXCLUSIVE")
      return try store.copyInMemory()
    } catch {
      if error == .busy || error == .full { return nil }
      throw error
    }
  }
}

extension StoreFile {
  /// Returns whether no process can write a store, such as a backup on a read-only disk. True if the store's folder is
  /// not writable and there is no log or journal next to the store.
  static func isFrozen(_ path: String) throws(StorageFailure) -> Bool {
    if canWriteFolder(of: path) { return false }
    return try openingMode(path) == .frozen
  }

  /// Returns how to open a file that other processes may have open. A log or a journal beside the
  /// file means that a process is writing or was interrupted; otherwise no locks are needed.
  static func openingMode(_ path: String) throws(StorageFailure) -> Connection.Access {
    for ending in logEndings + ["-journal"] where try exists(path + ending) { return .readOnly }
    return .frozen
  }
}
