import Domain

/// Writes down what happens to rows while something is done, in pieces that are put away as they
/// fill, so that the memory it takes does not grow with the work.
final class Recorder {
  /// How many bytes a piece has at least before it is put away.
  static let pieceSize = 262_144

  /// What a connection is asked for its columns by.
  final class Probe { var value: Int? }

  private var tables: [TrackedTable] = []
  /// The table the last change was of: changes come in rows.
  private var last = 0
  private var current: [UInt8] = []
  /// Pieces that are full and not put away yet.
  private var full: [[UInt8]] = []
  private(set) var isRecording = false
  /// Whether something could not be written down.
  private(set) var isBroken = false
  /// What is being done.
  var deed: Deed?
  /// The entry the pieces belong to, once there is one, and the number of the next piece.
  var entry: Int?
  var nextPiece = 0

  /// Begins to write down.
  func begin(_ deed: Deed?, entry: Int? = nil, nextPiece: Int = 0, in store: Connection)
    throws(StorageFailure)
  {
    _ = try tables(in: store)
    (self.deed, self.entry, self.nextPiece) = (deed, entry, nextPiece)
    (current, full, isBroken, isRecording) = ([], [], false, true)
  }

  /// The tables whose changes are kept, as a store has them (cache).
  func tables(in store: Connection) throws(StorageFailure) -> [TrackedTable] {
    if tables.isEmpty { tables = try TrackedTables.read(from: store) }
    return tables
  }

  /// Stops writing down.
  func end() {
    isRecording = false
    (current, full, deed, entry) = ([], [], nil, nil)
  }

  /// How far it has come, to go back to.
  struct Mark {
    fileprivate let current: [UInt8], full: [[UInt8]]
    fileprivate let deed: Deed?, entry: Int?, nextPiece: Int, isBroken: Bool
  }

  /// Where it stands now.
  var mark: Mark {
    Mark(
      current: current, full: full, deed: deed, entry: entry, nextPiece: nextPiece,
      isBroken: isBroken)
  }

  /// Forgets what was written down since, which the store took back.
  func goBack(to mark: Mark) {
    (current, full, deed) = (mark.current, mark.full, mark.deed)
    (entry, nextPiece, isBroken) = (mark.entry, mark.nextPiece, mark.isBroken)
  }

  /// Looks away while what was written down is put away.
  func pause<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    isRecording = false
    defer { isRecording = true }
    return try body()
  }

  /// Whether a piece waits to be put away.
  var isFull: Bool { !full.isEmpty }

  /// Whether nothing happened so far.
  var isEmpty: Bool { nextPiece == 0 && full.isEmpty && current.isEmpty }

  /// Hands out the pieces that are full, and at the end also the last one.
  func drain(all: Bool) -> [[UInt8]] {
    if all, !current.isEmpty {
      full.append(current)
      current = []
    }
    defer { full = [] }
    return full
  }

  /// The table of a number.
  func table(_ number: Int) -> TrackedTable? { tables.first { $0.number == number } }

  /// Writes down a row that is about to change.
  func note(_ change: RowChange) {
    guard let table = table(of: change), !table.isCounted else { return }
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

  /// A change is worth keeping when a column that is not quiet has another value.
  private func noteUpdate(_ change: RowChange, _ table: TrackedTable) -> Bool {
    var changed: [(TrackedTable.Column, RowValue)] = []
    var isWorthIt = false
    for column in table.columns {
      guard let old = change.value(column.place, isNew: false),
        let new = change.value(column.place, isNew: true)
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
    for column in table.columns { add(change.value(column.place, isNew: false), of: column) }
    return true
  }

  private func begin(_ kind: UInt8, _ table: TrackedTable) {
    current.append(kind)
    ChangeBytes.add(count: table.number, to: &current)
  }

  /// The key a row will be found by afterwards.
  private func addKey(of change: RowChange, _ table: TrackedTable) {
    if table.isKeyRowNumber { return ChangeBytes.add(int: change.to, to: &current) }
    for column in table.key {
      guard let value = change.value(column.place, isNew: true), value.add(to: &current) else {
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

/// What is being done to the store.
struct Deed: Sendable {
  var kind: DeedKind
  /// What it is done to, in words, and its id.
  var subject = ""
  var item: String?
  /// What it is made of, where it is several deeds in one.
  var steps: Set<DeedKind> = []
}
