import CSQLite
import Domain
import Platform

/// An open SQLite file. Only this class, `Statement`, `Tokenizer`, `ChangeHook`, `StopHook`, `SQLFunctions` and
/// `ForeignGuard` call the C library, and none of them exposes anything unsafe.
@safe final class Connection {
  private let handle: OpaquePointer
  private var prepared: [String: Statement] = [:]
  private var knowsTokens = false
  private let listeners = ChangeListeners()
  /// The recorder of row changes, which undo needs.
  var recorder: Recorder { listeners.recorder }
  /// The marker of changed fields, in a store that syncs.
  var marker: WriteMarker { listeners.marker }
  /// The tables that may be read, if another program wrote the file; nil otherwise.
  private var foreign: ForeignTables?
  private var stopHook: StopHook?
  /// Whether an outer transaction is open. Each inner transaction is then a savepoint.
  var isOneChange = false

  enum Access {
    /// Reads and writes. The file is created if it is missing.
    case readWrite
    /// Reads and writes a file that exists.
    case existing
    case readOnly
    /// Reads a file that no process writes (`immutable=1`). No locks are taken and no files are
    /// created beside it.
    case frozen
  }

  /// Opens a file, or an in-memory store if the path is `:memory:`.
  init(path: String, access: Access, busyMilliseconds: Int32) throws(StorageFailure) {
    let flags =
      switch access {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .existing: SQLITE_OPEN_READWRITE
      case .readOnly: SQLITE_OPEN_READONLY
      case .frozen: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    Self.configured
    let name = access == .frozen ? FrozenAddress.of(path) : path
    var opened: OpaquePointer?
    let status = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let opened = unsafe opened else {
      let code = unsafe opened.map { unsafe sqlite3_extended_errcode($0) } ?? status
      unsafe sqlite3_close_v2(opened)
      throw code & 0xFF == SQLITE_CANTOPEN ? .unreadable(path: path) : .init(code, "")
    }
    unsafe handle = opened
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, busyMilliseconds)
    let registered = unsafe SQLFunctions.register(with: handle)
    if registered != SQLITE_OK { throw failure(registered) }
    if let problem = encryptedPages?.problem { throw .encrypted(problem) }
    if mustSortInMemory { try run("PRAGMA temp_store = MEMORY") }
  }

  /// The configuration of SQLite, which is set once per process, before the first use.
  static let configured: Void = {
    // Fails harmlessly if the host program has already initialised SQLite with its own configuration.
    _ = haru_sqlite_use_own_memory()
    _ = EncryptingFiles.register()
  }()

  deinit {
    for statement in prepared.values { statement.finalize() }
    unsafe sqlite3_close_v2(handle)
  }

  /// The encrypted file of the store; nil for a plain store or one in memory.
  var encryptedPages: EncryptedPages? { unsafe EncryptingFiles.pages(of: handle) }

  /// Whether this connection may create no temporary files.
  var mustSortInMemory: Bool { isEncrypted || EncryptingFiles.refusesTemporaryFiles }

  /// Whether the store is an encrypted file.
  var isEncrypted: Bool { encryptedPages != nil }

  var isInsideTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  var isOnDisk: Bool {
    guard let name = unsafe sqlite3_db_filename(handle, "main") else { return false }
    return unsafe name.pointee != 0
  }

  /// The path of the store's file; nil for a store in memory.
  var path: String? {
    guard let name = unsafe sqlite3_db_filename(handle, "main") else { return nil }
    let path = unsafe String(cString: name)
    return path.isEmpty ? nil : path
  }

  /// The number of rows that the last statement changed, without those changed by triggers.
  var changedRows: Int { Int(unsafe sqlite3_changes(handle)) }

  /// The number of rows that all statements of this connection have changed so far.
  var allChangedRows: Int { Int(unsafe sqlite3_total_changes(handle)) }

  /// Starts to report every row change to the recorder and the marker.
  func watchChanges() { unsafe ChangeHook.register(listeners, with: handle) }

  /// Installs a hook that may interrupt running statements; nil removes it.
  func heed(_ stop: StopHook?) {
    if let stop {
      unsafe stop.register(with: handle)
    } else {
      unsafe StopHook.remove(from: handle)
    }
    stopHook = stop
  }

  /// Restricts reading to some tables of a file that another program wrote.
  func distrust(reading tables: ForeignTables) {
    foreign = tables
    unsafe ForeignGuard.register(tables, with: handle)
  }

  /// Runs a statement to its end and ignores its rows.
  func run(_ sql: String, _ values: [Value] = []) throws(StorageFailure) {
    _ = try insert(sql, values)
  }

  /// Runs an insert and returns the rowid of the new row. The rowid is read before recorded changes are stored, which
  /// inserts rows too.
  func insert(_ sql: String, _ values: [Value]) throws(StorageFailure) -> Int {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    let key = Int(unsafe sqlite3_last_insert_rowid(handle))
    if recorder.isFull { try recordChanges() }
    return key
  }

  /// Runs a statement and passes its rows to the visitor until it returns false.
  func visit(_ sql: String, _ values: [Value] = [], _ visitor: (Row) throws(StorageFailure) -> Bool)
    throws(StorageFailure)
  {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {
      if try !visitor(Row(statement)) { break }
    }
    if recorder.isFull { try recordChanges() }
  }

  /// Runs several statements without values, such as a migration.
  func script(_ sql: String) throws(StorageFailure) {
    let status = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    if status != SQLITE_OK { throw failure(status) }
  }

  /// Reserves bytes at the end of each page, which SQLite does not use. The file has to be empty.
  func reserve(_ bytes: Int) throws(StorageFailure) {
    var bytes = Int32(bytes)
    let status = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes)
    if status != SQLITE_OK { throw failure(status) }
  }

  /// Registers the tokenizer that full-text indexes need. Repeated calls have no effect.
  func learnTokens() throws(StorageFailure) {
    if knowsTokens { return }
    let status = unsafe Tokenizer.register(with: handle)
    if status != SQLITE_OK { throw failure(status) }
    knowsTokens = true
  }

  /// Rolls back an open transaction. A failure is ignored, because the next write notices the open transaction.
  func rollBackIfInside() {
    if isInsideTransaction { unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }

  /// Interrupts statements after a number of virtual machine steps, so that tests can make them fail; nil removes the
  /// limit.
  func interrupt(afterSteps steps: Int32?) {
    if let steps {
      unsafe sqlite3_progress_handler(handle, max(1, steps), { _ in 1 }, nil)
    } else {
      unsafe sqlite3_progress_handler(handle, 0, nil, nil)
    }
  }

  /// Replaces another store with a copy of this one, as one snapshot.
  func copy(into target: Connection) throws(StorageFailure) {
    guard let backup = unsafe sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.failure(unsafe sqlite3_errcode(target.handle))
    }
    let stepped = unsafe sqlite3_backup_step(backup, -1)
    let finished = unsafe sqlite3_backup_finish(backup)
    if stepped != SQLITE_DONE {
      // Only this store knows which of its pages could not be decrypted.
      if stepped & 0xFF == SQLITE_IOERR, let problem = encryptedPages?.problem {
        throw .encrypted(problem)
      }
      throw target.failure(stepped)
    }
    if finished != SQLITE_OK { throw target.failure(finished) }
  }

  /// Replaces a store in memory with the content of a database file, which can then only be read.
  func load(_ file: [UInt8]) throws(StorageFailure) {
    let status = unsafe file.withUnsafeBytes { unsafe haru_load(handle, $0.baseAddress, $0.count) }
    if status != SQLITE_OK { throw failure(status) }
  }

  /// Returns the failure for a status of the library.
  func failure(_ status: Int32) -> StorageFailure {
    // A full disk may show as any I/O error, even when only the shared memory for locks has no room.
    let cause = unsafe sqlite3_system_errno(handle)
    if status & 0xFF == SQLITE_IOERR, let problem = encryptedPages?.problem {
      return .encrypted(problem)
    }
    if status & 0xFF == SQLITE_IOERR, cause == ENOSPC || cause == EDQUOT { return .full }
    return StorageFailure(status, unsafe String(cString: sqlite3_errmsg(handle)))
  }

  private func statement(_ sql: String) throws(StorageFailure) -> Statement {
    let statement = if let known = prepared[sql] { known } else { try compiled(sql) }
    if recorder.isRecording || marker.isOn { try recorder.readExpected(in: self) }
    return statement
  }

  private func compiled(_ sql: String) throws(StorageFailure) -> Statement {
    var compiled: OpaquePointer?
    let status = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard status == SQLITE_OK, let compiled = unsafe compiled else { throw failure(status) }
    let statement = unsafe Statement(compiled, self)
    prepared[sql] = statement
    return statement
  }
}
