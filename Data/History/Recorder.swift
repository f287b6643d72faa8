import Domain

/// Records row changes for undo. Full pieces are stored during the transaction, so that memory does
/// not grow with the size of the change.
final class Recorder {
  /// The size in bytes from which a piece is full and can be stored.
  static let pieceSize = 262_144

  /// The result of the test by which `ChangeHook` finds out how SQLite numbers columns. It is a class so that a C
  /// callback can set the value.
  final class Probe { var value: Int? }

  /// The tables with the columns of this store, as far as they were needed.
  private(set) var tables: [TrackedTable] = []
  /// The tables that a prepared statement can write and whose columns are not read yet.
  private var expected: [StoreTable] = []
  /// The index of the table of the last change. This is a cache, since consecutive changes often
  /// share a table.
  private var last = 0
  private var current: [UInt8] = []
  /// Full pieces that are not stored yet.
  private var full: [[UInt8]] = []
  private(set) var isRecording = false
  /// Whether a change could not be recorded. If so, the transaction must fail.
  private(set) var isBroken = false
  /// The user's change that is being recorded; nil outside one.
  var change: Change?
  /// The number of the history entry that the pieces belong to; nil until the entry exists. `nextPiece` numbers the
  /// pieces.
  var entry: Int?
  var nextPiece = 0
  /// The number of the first piece of this recording; the entry may have earlier ones.
  private(set) var firstPiece = 0
  /// Whether the pieces are appended to an entry that existed before.
  private(set) var isAppending = false

  /// Starts recording. `entry` is given when pieces are appended to an existing history entry.
  func begin(_ change: Change?, entry: Int? = nil, nextPiece: Int = 0) {
    (self.change, self.entry, self.nextPiece) = (change, entry, nextPiece)
    (firstPiece, isAppending) = (nextPiece, entry != nil)
    (current, full, isBroken, isRecording) = ([], [], false, true)
  }

  /// Returns all tracked tables with the columns of this store.
  func tables(in store: Connection) throws(StorageFailure) -> [TrackedTable] {
    expected = TrackedTables.all.filter { table($0.number) == nil }
    try readExpected(in: store)
    return tables
  }

  /// Adds a table that a statement can write. SQLite names it while it prepares the statement.
  func expect(_ name: String) {
    guard let table = TrackedTables.all.first(where: { $0.name == name }),
      self.table(table.number) == nil, !expected.contains(where: { $0.number == table.number })
    else { return }
    expected.append(table)
  }

  /// Reads the columns of the tables that the next statement can write. The hook cannot read them, since it runs within
  /// the statement.
  func readExpected(in store: Connection) throws(StorageFailure) {
    while let next = expected.popLast() { tables.append(try TrackedTables.table(next, in: store)) }
  }

  func end() {
    isRecording = false
    (current, full, change, entry) = ([], [], nil, nil)
  }

  /// Drops the changes that are not stored yet.
  func forget() { (current, full) = ([], []) }

  /// A position in the recording to roll back to.
  struct Mark {
    fileprivate let current: [UInt8], full: [[UInt8]]
    fileprivate let change: Change?, entry: Int?, nextPiece: Int, isBroken: Bool
  }

  var mark: Mark {
    Mark(
      current: current, full: full, change: change, entry: entry, nextPiece: nextPiece,
      isBroken: isBroken)
  }

  /// Discards the changes recorded after the mark. The caller must also roll back the store to the
  /// same point.
  func goBack(to mark: Mark) {
    (current, full, change) = (mark.current, mark.full, mark.change)
    (entry, nextPiece, isBroken) = (mark.entry, mark.nextPiece, mark.isBroken)
  }

  /// Suspends recording during `body`, which stores pieces.
  func pause<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    isRecording = false
    defer { isRecording = true }
    return try body()
  }

  /// Whether full pieces have to be stored.
  var isFull: Bool { !full.isEmpty }

  /// Whether no row change has been recorded so far.
  var isEmpty: Bool { nextPiece == firstPiece && full.isEmpty && current.isEmpty }

  /// Returns the full pieces and removes them. With `all` the last, partial piece is included.
  func drain(all: Bool) -> [[UInt8]] {
    if all, !current.isEmpty {
      full.append(current)
      current = []
    }
    defer { full = [] }
    return full
  }

  func table(_ number: Int) -> TrackedTable? { tables.first { $0.number == number } }

  /// Records a row change. The caller must be the pre-update hook.
  func note(_ change: RowChange) {
    guard let table = table(of: change) else {
      if misses(change) { isBroken = true }
      return
    }
    if table.isCounted || table.isNeverUndone { return }
    let start = current.count
    if current.isEmpty {
      current.reserveCapacity(1024)
      current.append(ChangeBytes.version)
    }
    let isNoted =
      switch change.operation {
      case .insert: noteInsert(change, table)
      case .update: noteUpdate(change, table)
      case .delete: noteDelete(change, table)
      }
    if !isNoted { current.removeLast(current.count - start) }
    if current.count >= Self.pieceSize {
      full.append(current)
      current = []
    }
  }

  /// Returns whether a row that must be recorded or synced belongs to a table whose columns are not known. This cannot
  /// happen as long as SQLite names each table that a statement can write; the change must then fail.
  func misses(_ change: RowChange) -> Bool {
    TrackedTables.namesToWatch.contains { change.isOf($0) }
  }

  private func table(of change: RowChange) -> TrackedTable? {
    if tables.indices.contains(last), change.isOf(tables[last].cName) { return tables[last] }
    guard let found = tables.firstIndex(where: { change.isOf($0.cName) }) else { return nil }
    last = found
    return tables[found]
  }

  private func noteInsert(_ change: RowChange, _ table: TrackedTable) -> Bool {
    begin(ChangeBytes.inserted, table)
    addKey(of: change, table)
    return true
  }

  /// Records an update. Returns false if only quiet columns changed, which need no undo, or if a value cannot be
  /// read, which sets `isBroken`.
  private func noteUpdate(_ change: RowChange, _ table: TrackedTable) -> Bool {
    var changed: [(TrackedTable.Column, RowValue)] = []
    var isWorthIt = false
    for column in table.columns {
      guard let old = change.value(column.index, isNew: false),
        let new = change.value(column.index, isNew: true)
      else {
        isBroken = true
        return false
      }
      if column.isCounted || old.isSame(as: new) { continue }
      changed.append((column, old))
      if !column.isQuiet { isWorthIt = true }
    }
    guard isWorthIt else { return false }
    begin(ChangeBytes.updated, table)
    addKey(of: change, table)
    ChangeBytes.add(count: changed.count, to: &current)
    for (column, value) in changed { add(value, of: column) }
    return true
  }

  private func noteDelete(_ change: RowChange, _ table: TrackedTable) -> Bool {
    begin(ChangeBytes.deleted, table)
    ChangeBytes.add(count: table.columns.count, to: &current)
    for column in table.columns { add(change.value(column.index, isNew: false), of: column) }
    return true
  }

  private func begin(_ kind: UInt8, _ table: TrackedTable) {
    current.append(kind)
    ChangeBytes.add(count: table.number, to: &current)
  }

  /// Adds the key that the row has after the change.
  private func addKey(of change: RowChange, _ table: TrackedTable) {
    if table.isKeyRowNumber { return ChangeBytes.add(int: change.to, to: &current) }
    for column in table.key {
      guard let value = change.value(column.index, isNew: true), value.add(to: &current) else {
        isBroken = true
        return
      }
    }
  }

  private func add(_ value: RowValue?, of column: TrackedTable.Column) {
    ChangeBytes.add(count: column.number, to: &current)
    guard let value, value.add(to: &current) else {
      isBroken = true
      return
    }
  }
}

/// A change by the user that becomes a history entry.
struct Change: Sendable {
  var kind: ChangeKind
  /// The text of the record that is changed.
  var subject = ""
  /// The id of the record that is changed; nil if there is no single record.
  var item: String?
  /// The kinds of the steps, if several changes are recorded as one.
  var steps: Set<ChangeKind> = []
}
