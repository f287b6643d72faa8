public import Domain
import Synchronization

/// The store: one SQLite file, protected by a lock. An instance is always migrated to the newest
/// version.
public final class Database: Sendable {
  /// The connection; nil after the store was closed or deleted.
  let connection: Mutex<Connection?>
  /// Why the store cannot be written; nil if it can.
  let refusal: StorageFailure?
  var isReadOnly: Bool { refusal != nil }
  private let dating: Mutex<WallClock>
  /// The clock for the times of history entries and records.
  var clock: WallClock {
    get { dating.withLock { $0 } }
    set { dating.withLock { $0 = newValue } }
  }
  private let stamping = Mutex(RealTime.system)
  /// The clock for the stamps that devices compare in sync. Only tests replace it.
  var stampClock: RealTime {
    get { stamping.withLock { $0 } }
    set { stamping.withLock { $0 = newValue } }
  }
  private let done = Atomic(0)
  /// The number of undoable changes made through this instance.
  var changeCount: Int { done.load(ordering: .relaxed) }

  private let newest = Atomic(0)
  /// The number of the newest history entry made through this instance; nil if there is none.
  var latestEntry: Int? {
    let number = newest.load(ordering: .relaxed)
    return number > 0 ? number : nil
  }

  func countChange(_ entry: Int) {
    newest.store(entry, ordering: .relaxed)
    done.add(1, ordering: .relaxed)
  }

  private let served = Mutex(ChangeOrigin.command)
  /// The user interface that the store serves. History entries record it.
  var shell: ChangeOrigin {
    get { served.withLock { $0 } }
    set { served.withLock { $0 = newValue } }
  }

  private let hearing = Mutex<Hooks?>(nil)
  /// The hooks that run before and after each write; nil if there are none.
  public var hooks: Hooks? {
    get { hearing.withLock { $0 } }
    set { hearing.withLock { $0 = newValue } }
  }

  public enum Location: Equatable, Sendable {
    case memory
    case file(String)
  }

  /// The timeout for the write of another process, in milliseconds.
  public static let timeout = 10_000
  /// The shorter timeout for a shell prompt or a status bar, in milliseconds.
  public static let shortTimeout = 200

  /// Opens a store and migrates it. A missing file is created, with a collection of starter
  /// sayings. A file that is damaged, of another program, or of a newer version is left untouched.
  public init(
    _ location: Location, readOnly: Bool = false, timeout: Int = Database.timeout,
    clock: WallClock = .system(in: LocalZone()), starters: StarterCollection = .proverbs
  ) throws(StorageFailure) {
    dating = Mutex(clock)
    let opened = try Self.openedOrRescued(location, readOnly, timeout, starters)
    connection = Mutex(opened.connection)
    refusal = opened.refusal
  }

  /// Uses a connection as the template of an in-memory store, which `Database(.memory)` copies.
  init(making connection: sending Connection) throws(StorageFailure) {
    try Migrations.run(on: connection, location: .memory, timeout: 0)
    dating = Mutex(.system(in: LocalZone()))
    self.connection = Mutex(connection)
    refusal = nil
  }

  /// Copies another store into memory, with its clock. Changes in the copy affect no other store and run no hooks.
  public init(copying other: Database) throws(StorageFailure) {
    let copy = try Self.copied(other)
    dating = Mutex(other.clock)
    connection = Mutex(copy)
    refusal = nil
    shell = other.shell
  }

  /// The statement that begins a read-only transaction.
  private static let reading = "BEGIN DEFERRED"

  /// Reads within one transaction, so that all results belong to one snapshot.
  func read<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try within(Self.reading, body)
  }

  /// Writes within one transaction, without a history entry, so that the changes cannot be undone.
  /// For changes by the user `write(as:)` is used.
  func write<T: Sendable>(
    pages room: PageRoom = .standard, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if let refusal { throw refusal }
    return try within("BEGIN IMMEDIATE", pages: room, body)
  }

  /// Runs single statements without a transaction around them.
  func alone<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      if !connection.isOneChange { connection.rollBackIfInside() }
      return try body(connection)
    }
  }

  /// Runs a body on the connection, inside its current transaction if there is one, without a
  /// rollback first.
  func change<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(StorageFailure) -> T
  {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      return try body(connection)
    }
  }

  func within<T: Sendable>(
    _ begin: String, pages room: PageRoom = .standard,
    _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    try connection.withLock { (open) throws(StorageFailure) in
      guard let connection = open else { throw .closed }
      let isStep = connection.isOneChange
      if isStep, !connection.isInsideTransaction { throw .closed }
      // An earlier rollback may have been interrupted; what it left must not be committed with this transaction.
      if !isStep, connection.isInsideTransaction { try connection.run("ROLLBACK") }
      let hasRoom = room != .standard && !isStep ? try connection.makeRoom(room) : false
      defer { if hasRoom { connection.giveRoomBack() } }
      try connection.run(isStep ? "SAVEPOINT step" : begin)
      let mark = isStep ? Savepoint(connection) : nil
      let isWriting = !isStep && begin != Self.reading
      do throws(StorageFailure) {
        if isWriting { try connection.beginMarking() }
        defer { if isWriting { connection.marker.end() } }
        let value = try body(connection)
        if isWriting { try connection.stampWrites(at: stampClock.milliseconds()) }
        try connection.run(isStep ? "RELEASE step" : "COMMIT")
        return value
      } catch {
        if let mark { connection.rollBackStep(to: mark) } else { connection.rollBackIfInside() }
        throw error
      }
    }
  }
}

extension Database {
  /// Closes the store. Later calls throw `.closed`.
  public func close() { connection.withLock { $0 = nil } }

  /// Whether the store is an encrypted file.
  public var isEncrypted: Bool { connection.withLock { $0?.isEncrypted ?? false } }

  /// Whether the end of the encrypted log cannot be decrypted, so that the newest changes may be missing.
  var hasCutLog: Bool { connection.withLock { $0?.encryptedPages?.hasCutLog ?? false } }

  /// Lets SQLite create no temporary files in this process from now on, because they would not be encrypted.
  public static func refuseTemporaryFiles() { EncryptingFiles.refusesTemporaryFiles = true }

  /// Removes the remainder of a truncated store, so that a backup can be restored in its place.
  public static func clearRest(at path: String) throws(StorageFailure) {
    try StoreFile.clearRest(path)
  }

  /// Returns whether only the remainder of a truncated store is at a path.
  public static func isRest(at path: String) throws(StorageFailure) -> Bool {
    try StoreFile.isRest(path)
  }

  /// Throws if an existing store could not be written.
  public static func expectWritable(at path: String) throws(StorageFailure) {
    try StoreFile.expectWritable(path)
  }

  /// Returns whether there is a store at a path. Throws if this cannot be determined.
  public static func exists(at path: String) throws(StorageFailure) -> Bool {
    try StoreFile.exists(path)
  }
}
