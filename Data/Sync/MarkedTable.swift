import Domain

/// A table of a list as the hook meets it.
struct MarkedTable {
  /// A column that belongs to a field.
  struct Column {
    let place: Int
    /// The place of its field in the list.
    let field: Int
    let keepsBefore: Bool
  }

  let list: SyncList
  /// Where the key of the list's rows stands.
  let key: Int
  let isKeyDay: Bool
  /// Whether its rows are part of those of another table, which they name.
  let isPart: Bool
  let columns: [Column]
  /// All columns by their names, to hold what goes.
  let names: [(name: String, place: Int)]

  /// Whether a row has another name afterwards, which follows from some of its columns.
  func isRenamed(by change: RowChange) -> Bool {
    guard case .column(_, let sources) = list.identity else { return false }
    return names.contains { name, place in
      guard sources.contains(name), let old = change.value(place, isNew: false),
        let new = change.value(place, isNew: true)
      else { return false }
      return !old.isSame(as: new)
    }
  }

  /// A table whose rows travel, as this store has it; nothing where they stay.
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
      for place in known.places {
        let member = list.list.members[place]
        var names = member.columns
        if case .owner = member.kind { names = [member.column] }
        for column in table.columns where names.contains(column.name) {
          columns.append(
            Column(
              place: column.place, field: field,
              keepsBefore: known.rule == .summed || known.rule == .first))
        }
      }
    }
    self.init(
      list: list, key: key.place, isKeyDay: list.isKeyDay, isPart: false,
      columns: columns, names: table.columns.map { ($0.name, $0.place) })
  }

  /// Rows of a table that are a field of the rows of a list.
  private init(
    _ list: SyncList, partIn table: TrackedTable, named column: String
  ) throws(StorageFailure) {
    guard let key = table.columns.first(where: { $0.name == column }) else { throw .corrupt }
    self.init(
      list: list, key: key.place, isKeyDay: false, isPart: true,
      columns: table.columns.map { Column(place: $0.place, field: 1, keepsBefore: false) },
      names: [])
  }

  private init(
    list: SyncList, key: Int, isKeyDay: Bool, isPart: Bool, columns: [Column],
    names: [(name: String, place: Int)]
  ) {
    (self.list, self.key, self.isKeyDay) = (list, key, isKeyDay)
    (self.isPart, self.columns, self.names) = (isPart, columns, names)
  }
}
