import Domain

/// A table whose changes can be undone, with the columns that it has in this store.
struct TrackedTable: Sendable {
  /// A stored column of the table.
  struct Column: Sendable {
    let name: String
    /// The declared number of the column, which recorded changes contain.
    let number: Int
    /// The index at which the pre-update hook returns the value of the column.
    let index: Int
    /// Whether a change of only this column needs no undo.
    let isQuiet: Bool
    /// Whether triggers compute the column from rows of other tables.
    let isCounted: Bool
    /// The value that replaces null, because rows recorded before the column existed have no value for it; nil if null
    /// is allowed.
    let defaultValue: Value?

    /// Returns the value to store: null is replaced by the default value.
    func taken(_ value: Value) -> Value {
      if case .null = value { return defaultValue ?? value }
      return value
    }
  }

  let number: Int
  let name: String
  /// The name of the table as NUL-terminated bytes, for comparison with the name from the hook.
  let cName: [CChar]
  /// All stored columns, without generated ones.
  let columns: [Column]
  let key: [Column]
  /// Whether the key is the rowid.
  let isKeyRowNumber: Bool
  /// Whether rows of the table also change without a history entry. Undo then accepts that a row is already missing or
  /// already exists.
  let isLoose: Bool
  /// Whether triggers compute the whole table from other tables, so that its changes are not recorded.
  let isCounted: Bool
  /// Whether undo leaves the table alone.
  let isNeverUndone: Bool

  /// The `WHERE` condition that finds a row by its key.
  var condition: String { key.map { "\($0.name) = ?" }.joined(separator: " AND ") }

  func column(_ number: Int) -> Column? { columns.first { $0.number == number } }
}

/// The tables whose changes can be undone. A step of `Migrations` may add columns. A step that rebuilds a table keeps
/// its keys and column numbers, or has to delete the recorded changes.
enum TrackedTables {
  static let all = StoreParts.all.flatMap(\.tables).sorted { $0.number < $1.number }

  /// The names of all tables but those that triggers compute, as NUL-terminated bytes.
  static let namesToWatch = all.filter { !$0.isCounted }.map { cName($0.name) }

  private static func cName(_ name: String) -> [CChar] {
    name.utf8.map { CChar(bitPattern: $0) } + [0]
  }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func before(_ table: String) -> [String] { byName[table]?.first?.before ?? [] }

  /// Returns the sums in another table to which each row of this table contributes; nil if there are none.
  static func sum(_ table: String) -> RowSum? { byName[table]?.first?.adds }

  /// Reads the tables of a store.
  static func read(from store: Connection) throws(StorageFailure) -> [TrackedTable] {
    var tables: [TrackedTable] = []
    for description in all { tables.append(try table(description, in: store)) }
    return tables
  }

  static func table(_ description: StoreTable, in store: Connection)
    throws(StorageFailure) -> TrackedTable
  {
    var columns: [TrackedTable.Column] = []
    var keys: [(order: Int, column: TrackedTable.Column, isNumber: Bool)] = []
    try store.visit(TableColumn.all(of: description.name)) {
      let row = NamedRow<TableColumn>($0)
      let (name, number) = (row.text(.name), row.int(.number))
      // Hidden values 2 and 3 are generated columns.
      if row.int(.hidden) == 0 {
        let defaultValue =
          row.bool(.isRequired) ? row.optionalText(.defaultValue).flatMap { Int($0) } : nil
        let column = TrackedTable.Column(
          name: name, number: number,
          // The probe runs only if the two numbers differ.
          index: columns.count == number || ChangeHook.countsStoredColumns
            ? columns.count : number,
          isQuiet: description.quiet.contains(name),
          isCounted: description.counted.contains(name), defaultValue: defaultValue.map(Value.int))
        columns.append(column)
        let order = row.int(.key)
        if order > 0 { keys.append((order, column, row.text(.type) == "INTEGER")) }
      }
      return true
    }
    guard !keys.isEmpty else { throw .corrupt }
    return TrackedTable(
      number: description.number, name: description.name,
      cName: cName(description.name), columns: columns,
      key: keys.sorted { $0.order < $1.order }.map(\.column),
      isKeyRowNumber: keys.count == 1 && keys[0].isNumber, isLoose: description.isLoose,
      isCounted: description.isCounted, isNeverUndone: description.isNeverUndone)
  }
}

/// The columns of the pragma that describes a table. The plain pragma is used, because a query of its table-valued
/// function takes three times as long.
private enum TableColumn: Int, RowColumn {
  case number, name, type, isRequired, defaultValue, key, hidden

  static func all(of table: String) -> String { "PRAGMA main.table_xinfo('\(table)')" }
}
