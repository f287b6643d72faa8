import Domain

/// How a store is opened.
extension Database {
  /// Opens a store that is up to date then, and says why nothing can be written in it.
  static func openedOrRescued(
    _ place: Place, _ readOnly: Bool, _ timeout: Int, _ starters: StarterCollection
  ) throws(StorageFailure) -> (connection: Connection, refusal: StorageFailure?) {
    do throws(StorageFailure) {
      return (try opened(place, readOnly, timeout, starters), readOnly ? .openedForReading : nil)
    } catch {
      // Whoever cannot make room can read all the same, and carry the words away.
      guard error == .full, case .file(let path) = place,
        let rescued = try Connection.rescued(path)
      else { throw error }
      try Migrations.run(on: rescued, place: .memory, timeout: 0)
      return (rescued, readOnly ? .openedForReading : .full)
    }
  }

  /// A cache: a store in memory as it is made, which the others are copied from. Making one takes
  /// SQLite thirty times as long as copying it.
  private static let unwritten = Result { () throws(StorageFailure) in
    try Database(
      making: Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0))
  }

  /// A connection of its own to what another store is, in memory.
  static func copied(_ other: Database) throws(StorageFailure) -> Connection {
    let copy = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    try other.alone { (store) throws(StorageFailure) in try store.copy(into: copy) }
    try copy.script("PRAGMA foreign_keys = ON")
    copy.watchChanges()
    return copy
  }

  private static func opened(
    _ place: Place, _ readOnly: Bool, _ timeout: Int, _ starters: StarterCollection
  ) throws(StorageFailure) -> Connection {
    var opened: Connection
    switch place {
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
      if readOnly { try expectReadable(opened, at: path) }
    }
    if readOnly, try Migrations.areNeeded(on: opened) { opened = try opened.copyInMemory() }
    try Migrations.run(on: opened, place: place, timeout: timeout, starters: starters)
    try opened.script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    if !readOnly {
      opened.bringLogBack()
      opened.watchChanges()
    }
    return opened
  }

  /// Even to read what a log beside a store holds, SQLite has to write in the store's folder.
  private static func expectReadable(_ store: Connection, at path: String)
    throws(StorageFailure)
  {
    do throws(StorageFailure) { _ = try Migrations.areNeeded(on: store) } catch {
      if !StoreFile.canWriteFolder(of: path), try StoreFile.exists(path + "-wal") {
        throw .logBeside(path: path)
      }
      throw error
    }
  }
}

extension Connection {
  /// A store on a disk without room, in memory. Where nobody has it open there is no index of its
  /// log, and no room to make one. Without a log it is read as a file that nobody writes; with one,
  /// the index is made in memory, which takes the store for this connection alone meanwhile. Nothing
  /// where there is no store, or where somebody else came first.
  static func rescued(_ path: String) throws(StorageFailure) -> Connection? {
    guard StoreFile.hasLength(path) else { return nil }
    do throws(StorageFailure) {
      if try StoreFile.wayIn(path) == .frozen {
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
  /// Whether a store is one that nobody writes, such as a backup on a disk that is only read: its
  /// folder cannot be written, and no log of changes lies beside it.
  static func isFrozen(_ path: String) throws(StorageFailure) -> Bool {
    if canWriteFolder(of: path) { return false }
    return try wayIn(path) == .frozen
  }

  /// How a file is opened of which others may have the store open: with a log or a journal beside it
  /// somebody writes there, or was cut short. Otherwise it need not be locked.
  static func wayIn(_ path: String) throws(StorageFailure) -> Connection.Access {
    for beside in ["-wal", "-journal"] where try exists(path + beside) { return .readOnly }
    return .frozen
  }
}
