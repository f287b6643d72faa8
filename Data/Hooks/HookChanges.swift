import Domain

/// The records that a write changed (change data capture), each before and after the write, with
/// the members of an export. The rows come from the recorded changes of the history entry. The old
/// values are read by a second connection, which does not see the uncommitted transaction.
struct HookChanges {
  /// The changed records as elements of a JSON array, one per line.
  private(set) var lines: [UInt8] = []
  /// Whether there are more changed records than the limits allow.
  private(set) var hasMore = false
  private var isFirst = true

  /// The maximum number of records, and their maximum size in bytes.
  static let (mostRecords, mostBytes) = (1_000, 4 << 20)

  /// Creates an empty value, for a write whose changes are not known.
  init() {}

  /// Reads the changes of a history entry, beginning with a recorded piece. The caller must be in the transaction that
  /// makes the changes.
  init(of entry: Int, from piece: Int = 0, in store: Connection) throws(StorageFailure) {
    let rows = try ChangedRows(of: entry, from: piece, in: store, atMost: Self.mostRecords)
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
    // The record was added and deleted within the write, or changed and changed back.
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

/// The rows of a history entry, each once, in the order of their first change.
private struct ChangedRows {
  /// A row of an exported table.
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

    /// Returns the row as the connection sees it; nil if the row does not exist in its snapshot.
    func record(in store: Connection) throws(StorageFailure) -> ArchiveRow? {
      try store.first(sql, key) { (row) throws(StorageFailure) in try list.row(row.values[...]) }
    }
  }

  private(set) var all: [Row] = []
  private(set) var hasMore = false
  private var met: Set<[UInt8]> = []

  private static let lists = Dictionary(
    ArchiveLists.all.map { ($0.table, $0) }, uniquingKeysWith: { one, _ in one })

  init(
    of entry: Int, from piece: Int, in store: Connection, atMost most: Int
  ) throws(StorageFailure) {
    let recorder = store.recorder
    _ = try recorder.tables(in: store)
    try store.visit(HistorySQL.piecesOf, [.int(entry), .int(piece)]) {
      (row) throws(StorageFailure) in
      var reader = try ChangeReader(row.bytes)
      for change in try reader.all(keyCounts: { recorder.table($0)?.key.count }) {
        guard let table = recorder.table(change.table) else { throw .corrupt }
        // Derived tables are not exported.
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

  /// Returns the key of the row. For a deleted row the key is among the old values.
  private static func key(of change: WrittenChange, _ table: TrackedTable) -> [Value] {
    guard change.kind == .deleted else { return change.key }
    return table.key.map { column in
      change.old.first { $0.column == column.number }?.value ?? .null
    }
  }

  /// Returns the table and the key of a row as bytes, for detecting duplicates.
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
