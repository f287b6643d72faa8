import Domain

/// The records a write changed (change data capture), each as it was before and as it is now, with
/// the members an export has. Which rows those are is read from what it takes to undo the write; as
/// they were they are read by a second connection, for which the write has not happened yet.
struct HookChanges {
  /// Each on a line of its own, as a list of JSON has them.
  private(set) var lines: [UInt8] = []
  /// Whether there are more than are told.
  private(set) var hasMore = false
  private var isFirst = true

  /// So many records are told at most, and so many bytes of them.
  static let (mostRecords, mostBytes) = (1_000, 4 << 20)

  /// Nothing that can be told.
  init() {}

  /// What an entry of the history changed, within the transaction that does it.
  init(of entry: Int, in store: Connection) throws(StorageFailure) {
    let rows = try ChangedRows(of: entry, in: store, atMost: Self.mostRecords)
    hasMore = rows.hasMore
    if rows.all.isEmpty { return }
    let past = try store.path.map { (path) throws(StorageFailure) in
      try Connection(path: path, access: .readOnly, busyMilliseconds: 1_000)
    }
    for row in rows.all {
      guard lines.count < Self.mostBytes else {
        hasMore = true
        return
      }
      add(
        row.list.name,
        try past.flatMap { (past) throws(StorageFailure) in try row.record(in: past) },
        try row.record(in: store))
    }
  }

  private mutating func add(_ list: String, _ before: ArchiveRow?, _ after: ArchiveRow?) {
    let (old, new) = (Self.object(before), Self.object(after))
    // It came and went within the write, or was changed and changed back.
    if old == new { return }
    lines += Array("\(isFirst ? "" : ",")\n{\"list\":\"\(list)\",\"before\":".utf8)
    lines += old + Array(#","after":"#.utf8) + new + Array("}".utf8)
    isFirst = false
  }

  private static func object(_ row: ArchiveRow?) -> [UInt8] {
    guard let row, !row.list.rules.isSecret(row) else { return Array("null".utf8) }
    var bytes: [UInt8] = []
    ArchiveJSON.add(object: row, to: &bytes)
    return bytes
  }
}

/// The rows an entry of the history names, each once, in the order they were first changed in.
private struct ChangedRows {
  /// A row of a table that an export has.
  struct Row {
    let list: ArchiveList
    private let sql: String
    private let key: [Value]

    init(_ list: ArchiveList, _ table: TrackedTable, _ key: [Value]) {
      self.list = list
      self.key = key
      let condition = table.key.map { "t.\($0.name) = ?" }.joined(separator: " AND ")
      sql = "SELECT \(list.statements.selection) FROM \(list.table) t WHERE \(condition)"
    }

    /// What a connection sees of it.
    func record(in store: Connection) throws(StorageFailure) -> ArchiveRow? {
      try store.first(sql, key) { (row) throws(StorageFailure) in try list.row(row.values[...]) }
    }
  }

  private(set) var all: [Row] = []
  private(set) var hasMore = false
  private var met: Set<[UInt8]> = []

  private static let lists = Dictionary(
    ArchiveLists.all.map { ($0.table, $0) }, uniquingKeysWith: { one, _ in one })

  init(of entry: Int, in store: Connection, atMost most: Int) throws(StorageFailure) {
    let recorder = store.recorder
    try store.visit(HistorySQL.piecesOf, [.int(entry)]) { (row) throws(StorageFailure) in
      var reader = try ChangeReader(row.bytes)
      for change in try reader.all(keyCounts: { recorder.table($0)?.key.count }) {
        guard let table = recorder.table(change.table) else { throw .corrupt }
        // What follows from other rows is in no export.
        guard let list = Self.lists[table.name] else { continue }
        let key = Self.key(of: change, table)
        guard met.insert(Self.name(change.table, key)).inserted else { continue }
        if all.count == most {
          hasMore = true
          return false
        }
        all.append(Row(list, table, key))
      }
      return true
    }
  }

  /// The values a row is found by; one that went has them among all it held.
  private static func key(of change: WrittenChange, _ table: TrackedTable) -> [Value] {
    guard change.kind == .deleted else { return change.key }
    return table.key.map { column in
      change.old.first { $0.column == column.number }?.value ?? .null
    }
  }

  /// A row as something that can be told from others.
  private static func name(_ table: Int, _ key: [Value]) -> [UInt8] {
    var name: [UInt8] = []
    ChangeBytes.add(count: table, to: &name)
    for value in key {
      switch value {
      case .null: name.append(ChangeBytes.null)
      case .int(let number): ChangeBytes.add(int: number, to: &name)
      case .text(let text): add(Array(text.utf8), to: &name)
      case .exactText(let bytes), .bytes(let bytes): add(bytes, to: &name)
      }
    }
    return name
  }

  private static func add(_ bytes: [UInt8], to name: inout [UInt8]) {
    name.append(ChangeBytes.text)
    ChangeBytes.add(count: bytes.count, to: &name)
    name += bytes
  }
}
