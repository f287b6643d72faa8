import Domain

/// A table whose changes can be undone, as this store has it.
struct TrackedTable: Sendable {
  /// A column of it that is kept.
  struct Column: Sendable {
    let name: String
    /// The number it was declared with, which is what changes are kept by.
    let number: Int
    /// The number by which the library hands out its values.
    let place: Int
    /// Whether a change of it alone is not worth keeping.
    let isQuiet: Bool
    /// Whether triggers make it of rows of other tables.
    let isCounted: Bool
    /// What stands for nothing: a row that was written before the column came holds nothing of it,
    /// where only its default may be.
    let usual: Value?

    /// A value as the column takes it.
    func taken(_ value: Value) -> Value {
      if case .null = value { return usual ?? value }
      return value
    }
  }

  let number: Int
  let name: String
  /// The same with a zero behind, as the library says it.
  let cName: [CChar]
  /// All columns that are kept; those that are computed come by themselves.
  let columns: [Column]
  /// The columns a row is found by.
  let key: [Column]
  /// Whether the key is the number of the row.
  let isKeyRowNumber: Bool
  /// Whether its rows come also without a deed, so that one may be there or not.
  let isLoose: Bool
  /// Whether triggers make all of it of rows of other tables: nothing of it is kept.
  let isCounted: Bool

  /// What finds a row again, as it stands behind `WHERE`.
  var condition: String { key.map { "\($0.name) = ?" }.joined(separator: " AND ") }

  /// The column of a number.
  func column(_ number: Int) -> Column? { columns.first { $0.number == number } }
}

/// The tables whose changes can be undone. A step of `Migrations` may add columns to one; a step
/// that makes one anew keeps its keys and the numbers of its columns, or has to let go of what was
/// kept until then.
enum TrackedTables {
  static let all = StoreParts.all.flatMap(\.tables).sorted { $0.number < $1.number }

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// What has to go before a row of a table goes.
  static func before(_ table: String) -> [String] { byName[table]?.first?.before ?? [] }

  /// What each row of a table adds to another one.
  static func sum(_ table: String) -> RowSum? { byName[table]?.first?.adds }

  /// Looks at the tables of a store.
  static func read(from store: Connection) throws(StorageFailure) -> [TrackedTable] {
    var tables: [TrackedTable] = []
    for description in all { tables.append(try table(description, in: store)) }
    return tables
  }

  private static func table(_ description: StoreTable, in store: Connection)
    throws(StorageFailure) -> TrackedTable
  {
    var columns: [TrackedTable.Column] = []
    var keys: [(order: Int, column: TrackedTable.Column, isNumber: Bool)] = []
    try store.visit(TableColumn.all(of: description.name)) {
      let row = NamedRow<TableColumn>($0)
      let (name, number) = (row.text(.name), row.int(.number))
      // Two and three are the ways of being computed.
      if row.int(.hidden) == 0 {
        let usual = row.bool(.isRequired) ? row.optionalText(.usual).flatMap { Int($0) } : nil
        let column = TrackedTable.Column(
          name: name, number: number,
          // The library is asked only where the two numbers differ.
          place: columns.count == number || ChangeHook.countsStoredColumns
            ? columns.count : number,
          isQuiet: description.quiet.contains(name),
          isCounted: description.counted.contains(name), usual: usual.map(Value.int))
        columns.append(column)
        let order = row.int(.key)
        if order > 0 { keys.append((order, column, row.text(.type) == "INTEGER")) }
      }
      return true
    }
    guard !keys.isEmpty else { throw .corrupt }
    return TrackedTable(
      number: description.number, name: description.name,
      cName: description.name.utf8.map { CChar(bitPattern: $0) } + [0], columns: columns,
      key: keys.sorted { $0.order < $1.order }.map(\.column),
      isKeyRowNumber: keys.count == 1 && keys[0].isNumber, isLoose: description.isLoose,
      isCounted: description.isCounted)
  }
}

/// What SQLite tells of a column of a table, in the order in which it does. It is asked by the plain
/// pragma at every write: a query of the table behind it takes three times as long.
private enum TableColumn: Int, RowColumn {
  case number, name, type, isRequired, usual, key, hidden

  static func all(of table: String) -> String { "PRAGMA main.table_xinfo('\(table)')" }
}
