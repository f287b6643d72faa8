import CSQLite
import Platform

/// The objects that the pre-update hook of a connection notifies of each row change.
final class ChangeListeners {
  /// The recorder of row changes, which undo needs.
  let recorder: Recorder
  /// The marker of the fields that sync has to send to other devices.
  let marker: WriteMarker

  init() {
    recorder = Recorder()
    marker = WriteMarker(recorder)
  }
}

/// Reports every row change before it happens (SQLite's pre-update hook), also those made by triggers and foreign keys.
@safe enum ChangeHook {
  /// Registers the hook. The listeners are not retained, so the caller keeps them alive as long as the connection.
  static func register(_ listeners: ChangeListeners, with connection: OpaquePointer) {
    let context = unsafe Unmanaged.passUnretained(listeners).toOpaque()
    unsafe sqlite3_preupdate_hook(
      connection,
      { context, connection, operation, schema, table, before, after in
        guard let context = unsafe context, let connection = unsafe connection,
          let schema = unsafe schema, let table = unsafe table
        else { return }
        let listeners = unsafe Unmanaged<ChangeListeners>.fromOpaque(context).takeUnretainedValue()
        let (recorder, marker) = (listeners.recorder, listeners.marker)
        guard recorder.isRecording || marker.isOn, unsafe strcmp(schema, "main") == 0 else {
          return
        }
        let change = unsafe RowChange(
          connection, operation, table, from: Int(before), to: Int(after))
        if recorder.isRecording { recorder.note(change) }
        if marker.isOn { marker.note(change) }
      }, context)
    // SQLite names every table that a statement can write, also through its triggers and foreign keys.
    unsafe sqlite3_set_authorizer(
      connection,
      { context, action, table, _, _, _ in
        guard action == SQLITE_INSERT || action == SQLITE_UPDATE || action == SQLITE_DELETE,
          let context = unsafe context, let table = unsafe table
        else { return SQLITE_OK }
        let listeners = unsafe Unmanaged<ChangeListeners>.fromOpaque(context).takeUnretainedValue()
        listeners.recorder.expect(unsafe String(cString: table))
        return SQLITE_OK
      }, context)
  }

  /// Whether SQLite numbers columns in the hook by storage, skipping generated ones, rather than by
  /// declaration. This is determined by a test, because SQLite versions differ.
  static let countsStoredColumns: Bool = {
    let probe = Recorder.Probe()
    var opened: OpaquePointer?
    guard unsafe sqlite3_open(":memory:", &opened) == SQLITE_OK, let opened = unsafe opened else {
      return true
    }
    defer { unsafe sqlite3_close(opened) }
    unsafe sqlite3_preupdate_hook(
      opened,
      { context, connection, operation, _, table, before, after in
        guard let context = unsafe context, let connection = unsafe connection,
          let table = unsafe table
        else { return }
        let change = unsafe RowChange(
          connection, operation, table, from: Int(before), to: Int(after))
        unsafe Unmanaged<Recorder.Probe>.fromOpaque(context).takeUnretainedValue().value =
          change.value(1, isNew: true)?.int
      }, Unmanaged.passUnretained(probe).toOpaque())
    unsafe sqlite3_exec(
      opened,
      "CREATE TABLE t (k INTEGER PRIMARY KEY, g AS (5), v INTEGER); INSERT INTO t VALUES (1, 7)",
      nil, nil, nil)
    return withExtendedLifetime(probe) { probe.value == 7 }
  }()
}

/// A row that is about to change. It is valid only within the hook.
@safe struct RowChange {
  enum Operation { case insert, update, delete }

  private let connection: OpaquePointer
  private let table: UnsafePointer<CChar>
  let operation: Operation
  /// The rowid before the change. It is meaningless in a table without rowids.
  let from: Int
  /// The rowid after the change.
  let to: Int

  init(
    _ connection: OpaquePointer, _ operation: Int32, _ table: UnsafePointer<CChar>, from: Int,
    to: Int
  ) {
    unsafe self.connection = connection
    unsafe self.table = table
    self.operation =
      operation == SQLITE_INSERT ? .insert : operation == SQLITE_UPDATE ? .update : .delete
    self.from = from
    self.to = to
  }

  /// Returns whether the row belongs to a table. The name of the table is given as NUL-terminated bytes.
  func isOf(_ name: [CChar]) -> Bool {
    unsafe name.withUnsafeBufferPointer { known in
      guard let start = known.baseAddress else { return false }
      return unsafe strcmp(start, table) == 0
    }
  }

  /// Returns a value of the row before the change, or after it if `isNew`; nil if SQLite has no value for that column
  /// index.
  func value(_ index: Int, isNew: Bool) -> RowValue? {
    var value: OpaquePointer?
    let status =
      isNew
      ? unsafe sqlite3_preupdate_new(connection, Int32(index), &value)
      : unsafe sqlite3_preupdate_old(connection, Int32(index), &value)
    guard status == SQLITE_OK, let value = unsafe value else { return nil }
    return unsafe RowValue(value)
  }
}

/// A value of a row that is about to change. It is valid only within the hook.
@safe struct RowValue {
  private let value: OpaquePointer

  init(_ value: OpaquePointer) { unsafe self.value = value }

  var kind: Int32 { unsafe sqlite3_value_type(value) }
  var int: Int { Int(unsafe sqlite3_value_int64(value)) }

  /// Passes the bytes of a text or a blob to a closure, without a copy.
  func withBytes<T>(_ body: (UnsafeRawBufferPointer) -> T) -> T {
    // The order matters: `sqlite3_value_text` converts to UTF-8, so the byte count is right only after it.
    let start =
      kind == SQLITE_TEXT
      ? unsafe UnsafeRawPointer(sqlite3_value_text(value)) : unsafe sqlite3_value_blob(value)
    let count = Int(unsafe sqlite3_value_bytes(value))
    return unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  var text: String { unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) } }

  /// A copy of the value, which stays valid after the hook.
  var kept: Value {
    switch kind {
    case SQLITE_INTEGER: .int(int)
    case SQLITE_TEXT: .text(text)
    case SQLITE_BLOB: .bytes(unsafe withBytes { unsafe Array($0) })
    default: .null
    }
  }

  /// Returns whether type and content are equal. Texts are compared byte by byte.
  func isSame(as other: RowValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case SQLITE_NULL: return true
    case SQLITE_INTEGER: return int == other.int
    default:
      return unsafe withBytes { mine in
        unsafe other.withBytes { theirs in
          guard mine.count == theirs.count else { return false }
          guard let one = mine.baseAddress, let two = theirs.baseAddress else {
            return true
          }
          return unsafe memcmp(one, two, mine.count) == 0
        }
      }
    }
  }

  /// Appends the value in the format of `ChangeBytes`. Returns false for a type that no table of
  /// the store has, such as a float.
  func add(to bytes: inout [UInt8]) -> Bool {
    switch kind {
    case SQLITE_NULL: bytes.append(ChangeBytes.null)
    case SQLITE_INTEGER: ChangeBytes.add(int: int, to: &bytes)
    case SQLITE_TEXT, SQLITE_BLOB:
      bytes.append(kind == SQLITE_TEXT ? ChangeBytes.text : ChangeBytes.blob)
      unsafe withBytes { content in
        ChangeBytes.add(count: content.count, to: &bytes)
        unsafe bytes.append(contentsOf: content)
      }
    default: return false
    }
    return true
  }
}
