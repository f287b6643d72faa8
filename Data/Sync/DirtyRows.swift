import Domain

/// The rows that a transaction changed, as seen by the pre-update hook (dirty set). The new values of the rows are
/// read when the transaction ends.
struct DirtyRows {
  /// The changes of a row that existed before the transaction.
  struct Changed {
    /// The changed fields as a bit mask, in the order of the list's fields.
    var fields: UInt64 = 0
    /// The old values of counters and of fields whose first value wins, by field index.
    var before: [Int: Int] = [:]
  }

  /// A deleted row, with all its values.
  struct Gone {
    let key: Int
    let values: [String: Value]
  }

  /// The changed rows of a list.
  struct Rows {
    let list: SyncList
    /// Ranges of the keys of new rows. Imported rows mostly have consecutive keys.
    private(set) var inserted: [ClosedRange<Int>] = []
    var changed: [Int: Changed] = [:]
    var gone: [Gone] = []

    init(_ list: SyncList) { self.list = list }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && gone.isEmpty }

    mutating func insert(_ key: Int) {
      if let last = inserted.last, key > .min, last.upperBound == key - 1 {
        inserted[inserted.count - 1] = last.lowerBound...key
      } else if !isNew(key) {
        inserted.append(key...key)
      }
    }

    func isNew(_ key: Int) -> Bool {
      // The newest range comes first, since most changes are to recent rows.
      inserted.reversed().contains { $0.contains(key) }
    }

    /// Removes a new row that was deleted in the same transaction.
    mutating func forget(_ key: Int) {
      guard let index = inserted.lastIndex(where: { $0.contains(key) }) else { return }
      let keys = inserted.remove(at: index)
      if keys.upperBound > key { inserted.insert(key + 1...keys.upperBound, at: index) }
      if keys.lowerBound < key { inserted.insert(keys.lowerBound...key - 1, at: index) }
    }
  }

  /// The changed rows, with one entry per list. A linear search is enough, since there are few lists.
  var rows: [Rows] = []

  /// Returns the index of the entry of a list. The entry is added if it is missing.
  mutating func index(of list: SyncList) -> Int {
    if let index = rows.firstIndex(where: { $0.list.number == list.number }) { return index }
    rows.append(Rows(list))
    return rows.count - 1
  }

  var isEmpty: Bool { rows.allSatisfy(\.isEmpty) }
}

/// Records the rows that a transaction changes, in a store that syncs.
final class WriteMarker {
  private let recorder: Recorder
  private var tables: [TrackedTable] { recorder.tables }
  /// The states of the tables, by table index (cache).
  private var met: [TableState] = []
  private var last = 0

  /// Whether a table syncs: not looked up yet (`never`), no (`stays`), or yes.
  private enum TableState {
    case never, stays
    case travels(MarkedTable)
  }

  /// The lists that this program syncs.
  var lists = SyncVocabulary.whole { didSet { met = [] } }
  /// Why a change could not be marked; nil if all were marked. The transaction has to fail with this failure.
  private(set) var failure: StorageFailure?
  private(set) var isOn = false
  var marks = DirtyRows()
  /// The change by the user, in the form that other devices show in their history; nil if no such entry is made.
  var historyEntry: SyncHistoryEntry?
  /// The number of the history entry of the change; nil if there is none.
  var entry: Int?
  /// The id of the note from which the change makes records; nil for other changes.
  var note: [UInt8]?
  /// The clock value at the beginning of a change that is written in several steps; nil for other changes.
  var began: UInt64?
  /// The history entry with resolved conflicts that is being undone or redone; nil otherwise.
  var turned: (entry: Int, isUndone: Bool)?

  init(_ recorder: Recorder) { self.recorder = recorder }

  func begin() {
    (marks, historyEntry, entry, isOn) = (DirtyRows(), nil, nil, true)
    (began, turned, note) = (nil, nil, nil)
    failure = nil
  }

  func end() {
    (marks, historyEntry, entry, isOn) = (DirtyRows(), nil, nil, false)
    (began, turned, note) = (nil, nil, nil)
  }

  /// Runs a body without marking changes, while rows are updated from the values of other devices.
  func pause<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    let wasOn = isOn
    isOn = false
    defer { isOn = wasOn }
    return try body()
  }

  /// Marks a row that is about to change. Called from the pre-update hook.
  func note(_ change: RowChange) {
    guard let table = table(of: change),
      let key = key(of: change, table, isNew: change.operation != .delete)
    else { return }
    let index = marks.index(of: table.list)
    if table.isPart {
      if marks.rows[index].isNew(key) { return }
      marks.rows[index].changed[key, default: .init()].fields |= 1 << 1
      return
    }
    switch change.operation {
    case .insert: marks.rows[index].insert(key)
    case .update: noteUpdate(change, table, key, at: index)
    case .delete: noteDelete(change, table, key, at: index)
    }
  }

  private func table(of change: RowChange) -> MarkedTable? {
    if !tables.indices.contains(last) || !change.isOf(tables[last].cName) {
      guard let found = tables.firstIndex(where: { change.isOf($0.cName) }) else {
        if recorder.misses(change) { failure = .corrupt }
        return nil
      }
      last = found
    }
    while met.count < tables.count { met.append(.never) }
    switch met[last] {
    case .travels(let table): return table
    case .stays: return nil
    case .never: break
    }
    do throws(StorageFailure) {
      guard let table = try MarkedTable.of(tables[last], lists) else {
        met[last] = .stays
        return nil
      }
      met[last] = .travels(table)
      return table
    } catch {
      failure = error
      return nil
    }
  }

  private func key(of change: RowChange, _ table: MarkedTable, isNew: Bool) -> Int? {
    guard let value = change.value(table.key, isNew: isNew) else { return nil }
    if !table.isKeyDay { return value.int }
    return Day(value.text)?.ordinal
  }

  private func noteUpdate(
    _ change: RowChange, _ table: MarkedTable, _ key: Int, at index: Int
  ) {
    if marks.rows[index].isNew(key) { return }
    var changed: DirtyRows.Changed?
    for column in table.columns {
      guard let old = change.value(column.index, isNew: false),
        let new = change.value(column.index, isNew: true), !old.isSame(as: new)
      else { continue }
      if changed == nil { changed = marks.rows[index].changed[key] ?? .init() }
      changed?.fields |= 1 << UInt64(column.field)
      if column.keepsBefore, changed?.before[column.field] == nil {
        changed?.before[column.field] = old.int
      }
    }
    if changed != nil, table.isRenamed(by: change) {
      // A record with another identity is another record.
      noteDelete(change, table, key, at: index)
      marks.rows[index].insert(key)
      return
    }
    if let changed { marks.rows[index].changed[key] = changed }
  }

  private func noteDelete(
    _ change: RowChange, _ table: MarkedTable, _ key: Int, at index: Int
  ) {
    if marks.rows[index].isNew(key) {
      marks.rows[index].forget(key)
      return
    }
    var values: [String: Value] = [:]
    for column in table.names {
      values[column.name] = change.value(column.index, isNew: false)?.kept ?? .null
    }
    let gone = DirtyRows.Gone(key: key, values: values)
    marks.rows[index].changed[key] = nil
    marks.rows[index].gone.append(gone)
  }
}
