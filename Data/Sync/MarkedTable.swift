import Domain

/// A table of a synced list, as the pre-update hook sees it.
struct MarkedTable {
  /// A column that belongs to a field.
  struct Column {
    let index: Int
    /// The index of the field in the list.
    let field: Int
    let keepsBefore: Bool
  }

  let list: SyncList
  /// The index of the column that has the key of the list's row.
  let key: Int
  let isKeyDay: Bool
  /// Whether the rows are parts of rows of another table, which they reference.
  let isPart: Bool
  let columns: [Column]
  /// All columns by name, for storing a deleted row.
  let names: [(name: String, index: Int)]

  /// Returns whether the change gives the row another identity, which is derived from some of its columns.
  func isRenamed(by change: RowChange) -> Bool {
    guard case .column(_, let sources) = list.identity else { return false }
    return names.contains { name, index in
      guard sources.contains(name), let old = change.value(index, isNew: false),
        let new = change.value(index, isNew: true)
      else { return false }
      return !old.isSame(as: new)
    }
  }

  /// Returns the synced form of a table; nil if the rows of the table do not sync.
  static func of(
    _ table: TrackedTable, _ lists: SyncVocabulary
  ) throws(StorageFailure) -> MarkedTable? {
    if table.name == "contact_numbers" {
      return try MarkedTable(.contacts, partIn: table, named: "contact")
    }
    return try lists.list(ofTable: table.name).map { (list) throws(StorageFailure) in
      try MarkedTable(list, table)
    }
  }

  private init(_ list: SyncList, _ table: TrackedTable) throws(StorageFailure) {
    guard let key = table.columns.first(where: { $0.name == list.key }) else { throw .corrupt }
    var columns: [Column] = []
    for (field, known) in list.fields.enumerated() {
      for index in known.memberIndices {
        let member = list.list.members[index]
        var names = member.columns
        if case .owner = member.kind { names = [member.column] }
        for column in table.columns where names.contains(column.name) {
          columns.append(
            Column(
              index: column.index, field: field,
              keepsBefore: known.rule == .summed || known.rule == .first))
        }
      }
    }
    self.init(
      list: list, key: key.index, isKeyDay: list.isKeyDay, isPart: false,
      columns: columns, names: table.columns.map { ($0.name, $0.index) })
  }

  /// Describes a table whose rows together are one field of a row of the list.
  private init(
    _ list: SyncList, partIn table: TrackedTable, named column: String
  ) throws(StorageFailure) {
    guard let key = table.columns.first(where: { $0.name == column }) else { throw .corrupt }
    self.init(
      list: list, key: key.index, isKeyDay: false, isPart: true,
      columns: table.columns.map { Column(index: $0.index, field: 1, keepsBefore: false) },
      names: [])
  }

  private init(
    list: SyncList, key: Int, isKeyDay: Bool, isPart: Bool, columns: [Column],
    names: [(name: String, index: Int)]
  ) {
    (self.list, self.key, self.isKeyDay) = (list, key, isKeyDay)
    (self.isPart, self.columns, self.names) = (isPart, columns, names)
  }
}
