import Domain

/// Which rows a transaction changed, as the hook saw it (dirty set). What they say now is read when
/// the transaction ends.
struct DirtyRows {
  /// What happened to a row that was there before.
  struct Changed {
    /// Which fields of its list have another value, one bit each in their order.
    var fields: UInt64 = 0
    /// What counters, and numbers of which the first one stands, said before, by the places of their
    /// fields.
    var before: [Int: Int] = [:]
  }

  /// A row that went, with all it held.
  struct Gone {
    let key: Int
    let values: [String: Value]
  }

  /// What happened to the rows of a list.
  struct Rows {
    let list: SyncList
    /// Keys of new rows. Rows that are imported come one behind the other.
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
      // Whatever changes is most often what came last.
      inserted.reversed().contains { $0.contains(key) }
    }

    /// A new row that goes again was never there.
    mutating func forget(_ key: Int) {
      guard let place = inserted.lastIndex(where: { $0.contains(key) }) else { return }
      let keys = inserted.remove(at: place)
      if keys.upperBound > key { inserted.insert(key + 1...keys.upperBound, at: place) }
      if keys.lowerBound < key { inserted.insert(keys.lowerBound...key - 1, at: place) }
    }
  }

  /// One for each list of which a row changed: few, so that they are looked through.
  var rows: [Rows] = []

  /// Where the rows of a list are, which have a place from then on.
  mutating func place(of list: SyncList) -> Int {
    if let place = rows.firstIndex(where: { $0.list.number == list.number }) { return place }
    rows.append(Rows(list))
    return rows.count - 1
  }

  var isEmpty: Bool { rows.allSatisfy(\.isEmpty) }
}

/// Notes what a transaction changes, in a store that meets others.
final class WriteMarker {
  private var tables: [TrackedTable] = []
  /// How tables are noted of which a row changed, by their places (cache).
  private var met: [Met] = []
  private var last = 0

  /// What is known of a table.
  private enum Met {
    case never, stays
    case travels(MarkedTable)
  }

  /// Which lists travel.
  var lists = SyncVocabulary.whole { didSet { met = [] } }
  /// Why nothing can be noted any more.
  private(set) var failure: StorageFailure?
  private(set) var isOn = false
  var marks = DirtyRows()
  /// What is being done, as the other devices' histories say it.
  var deed: SyncDeed?
  /// Its line in the history.
  var entry: Int?
  /// A clock before all that is being done, where there is more than one write.
  var began: UInt64?
  /// The line in which conflicts were resolved and that was undone, or done again.
  var turned: (entry: Int, isUndone: Bool)?

  /// Begins to note.
  func begin(in store: Connection) throws(StorageFailure) {
    if tables.isEmpty { tables = try store.recorder.tables(in: store) }
    (marks, deed, entry, isOn) = (DirtyRows(), nil, nil, true)
    (began, turned) = (nil, nil)
    failure = nil
  }

  /// Stops noting.
  func end() {
    (marks, deed, entry, isOn) = (DirtyRows(), nil, nil, false)
    (began, turned) = (nil, nil)
  }

  /// Looks away while rows are made to say what others wrote.
  func pause<T>(_ body: () throws(StorageFailure) -> T) throws(StorageFailure) -> T {
    let wasOn = isOn
    isOn = false
    defer { isOn = wasOn }
    return try body()
  }

  /// Notes a row that is about to change.
  func note(_ change: RowChange) {
    guard let table = table(of: change),
      let key = key(of: change, table, isNew: change.operation != .delete)
    else { return }
    let place = marks.place(of: table.list)
    if table.isPart {
      if marks.rows[place].isNew(key) { return }
      marks.rows[place].changed[key, default: .init()].fields |= 1 << 1
      return
    }
    switch change.operation {
    case .insert: marks.rows[place].insert(key)
    case .update: noteUpdate(change, table, key, at: place)
    case .delete: noteDelete(change, table, key, at: place)
    }
  }

  private func table(of change: RowChange) -> MarkedTable? {
    if !tables.indices.contains(last) || !change.isOf(tables[last].cName) {
      guard let found = tables.firstIndex(where: { change.isOf($0.cName) }) else { return nil }
      last = found
    }
    if met.isEmpty { met = [Met](repeating: .never, count: tables.count) }
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
    _ change: RowChange, _ table: MarkedTable, _ key: Int, at place: Int
  ) {
    if marks.rows[place].isNew(key) { return }
    var changed: DirtyRows.Changed?
    for column in table.columns {
      guard let old = change.value(column.place, isNew: false),
        let new = change.value(column.place, isNew: true), !old.isSame(as: new)
      else { continue }
      if changed == nil { changed = marks.rows[place].changed[key] ?? .init() }
      changed?.fields |= 1 << UInt64(column.field)
      if column.keepsBefore, changed?.before[column.field] == nil {
        changed?.before[column.field] = old.int
      }
    }
    if changed != nil, table.isRenamed(by: change) {
      // A record of another name is another record.
      noteDelete(change, table, key, at: place)
      marks.rows[place].insert(key)
      return
    }
    if let changed { marks.rows[place].changed[key] = changed }
  }

  private func noteDelete(
    _ change: RowChange, _ table: MarkedTable, _ key: Int, at place: Int
  ) {
    if marks.rows[place].isNew(key) {
      marks.rows[place].forget(key)
      return
    }
    var values: [String: Value] = [:]
    for column in table.names {
      values[column.name] = change.value(column.place, isNew: false)?.kept ?? .null
    }
    let gone = DirtyRows.Gone(key: key, values: values)
    marks.rows[place].changed[key] = nil
    marks.rows[place].gone.append(gone)
  }
}
