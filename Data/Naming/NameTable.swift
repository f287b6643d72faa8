import Domain

/// A table whose records have names, and the ways to find them by those.
struct NameTable: Sendable {
  /// The table and what tells which of its rows are here.
  let table: String
  let here: String
  /// The column of ids; a favourite has none but its name.
  let id: String
  /// The columns with folded names, each with an index of its own.
  let folded: [String]
  /// What a record is called, as it is shown.
  let shown: String

  /// So many names are weighed at most when nothing fits.
  private static let mostWeighed = 50_000

  /// The keys of the records that fit a reference in one way; so many that it is clear how many.
  func keys(_ reference: String, _ step: NameStep, in store: Connection) throws(StorageFailure)
    -> [Int]
  {
    switch step {
    case .id: return try ids("\(id) = ?", [.text(reference)], in: store)
    case .idBeginning:
      return try ids(
        "\(id) >= ? AND \(id) < ?", [.text(reference), .text(reference + "\u{10FFFF}")], in: store)
    case .wholeName:
      let exact = try named(TextForms.folded(reference), in: store)
      return exact.isEmpty ? try scan(reference, step, in: store) : exact
    case .wordBeginning, .part: return try scan(reference, step, in: store)
    }
  }

  /// The names that are near to one that fits nothing.
  func near(_ reference: String, in store: Connection) throws(StorageFailure) -> [String] {
    guard var near = NearNames(folded: TextForms.folded(reference)) else { return [] }
    try store.visit(
      "SELECT \(columns(with: shown)) FROM \(table) WHERE \(here) LIMIT \(Self.mostWeighed)"
    ) { row in
      let row = NamedRow<NameColumn>(row)
      for column in foldedColumns { near.weigh(row.text(.shown), folded: row.text(column)) }
      return true
    }
    return near.names
  }

  /// The places of so many keys in a statement.
  static func places(_ count: Int) -> String {
    Array(repeating: "?", count: count).joined(separator: ", ")
  }

  /// What is read of a row to weigh its names; no table has more than two.
  private enum NameColumn: Int, RowColumn { case key, shown, folded, alsoFolded }

  private var foldedColumns: ArraySlice<NameColumn> {
    [.folded, .alsoFolded].prefix(folded.count)
  }

  /// The columns of a row; what an index on the names does not have is read only where it is shown.
  private func columns(with shown: String) -> String {
    var parts: [NameColumn: String] = [.shown: shown, .alsoFolded: "NULL"]
    for (column, name) in zip(foldedColumns, folded) { parts[column] = name }
    return NameColumn.list(parts)
  }

  private var most: Int { Naming.mostCandidates + 1 }

  private func ids(_ condition: String, _ values: [Value], in store: Connection)
    throws(StorageFailure) -> [Int]
  {
    try store.all(
      "SELECT key FROM \(table) WHERE \(condition) AND \(here) ORDER BY \(id) LIMIT \(most)", values
    ) { $0.int }
  }

  /// The keys of those that have a whole name, by the index alone.
  func keys(named name: String, in store: Connection) throws(StorageFailure) -> [Int] {
    try named(TextForms.folded(name), in: store)
  }

  /// The keys of those whose name begins with a folded word and goes on behind it, by the index of the
  /// first column alone: whatever begins with the word and a blank lies between the blank and the sign
  /// behind it in the order of characters.
  func keys(firstWord word: String, in store: Connection) throws(StorageFailure) -> [Int] {
    guard let column = folded.first, !word.isEmpty else { return [] }
    let sql = """
      SELECT key FROM \(table) WHERE \(column) >= ? AND \(column) < ? AND \(here)
      ORDER BY \(column) LIMIT \(most)
      """
    return try store.all(sql, [.text(word + " "), .text(word + "!")]) { $0.int }
  }

  /// How many names are asked for at once.
  private static let batch = 64

  /// The keys of those that have one of some folded names, by the index alone (batched lookup).
  func keys(named names: [String], in store: Connection) throws(StorageFailure)
    -> [(name: String, key: Int)]
  {
    try batches(names, "LIMIT \(Self.batch * most)", in: store).map { ($0.name, $0.first) }
  }

  /// For each of some folded names that anybody has the key of that one; nothing for several.
  func owners(of names: [String], in store: Connection) throws(StorageFailure) -> [String: Int?] {
    var owners: [String: Int?] = [:]
    for (name, first, last) in try batches(names, "GROUP BY n.column1", in: store) {
      let owner = first == last ? first : nil
      if let known = owners[name] {
        owners[name] = .some(known == owner ? owner : nil)
      } else {
        owners[name] = .some(owner)
      }
    }
    return owners
  }

  /// Asks the indexes of all names for some folded ones. Of a group it tells the first and the last.
  private func batches(_ names: [String], _ end: String, in store: Connection)
    throws(StorageFailure) -> [(name: String, first: Int, last: Int)]
  {
    var found: [(name: String, first: Int, last: Int)] = []
    let isGrouped = end.hasPrefix("GROUP")
    let asked = Array(repeating: "(?)", count: Self.batch).joined(separator: ", ")
    let columns = NamedKeyColumn.list([
      .name: "n.column1", .first: isGrouped ? "min(t.key)" : "t.key",
      .last: isGrouped ? "max(t.key)" : "t.key",
    ])
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let some = names[start..<min(start + Self.batch, names.count)]
      // As many each time, so that the statement is prepared once.
      let padding = repeatElement("", count: Self.batch - some.count)
      let values = (Array(some) + padding).map(Value.text)
      for column in folded {
        let sql = """
          SELECT \(columns) FROM (VALUES \(asked)) n CROSS JOIN \(table) t
          WHERE t.\(column) = n.column1 AND t.\(column) IS NOT NULL AND t.\(here)
            AND n.column1 <> '' \(end)
          """
        found += try store.all(sql, values) { row in
          let row = NamedRow<NamedKeyColumn>(row)
          return (row.text(.name), row.int(.first), row.int(.last))
        }
      }
    }
    return found
  }

  /// The columns of a name that is somebody's, and of the first and last of those.
  private enum NamedKeyColumn: Int, RowColumn { case name, first, last }

  private func named(_ name: String, in store: Connection) throws(StorageFailure) -> [Int] {
    var keys: [Int] = []
    for column in folded {
      let sql = """
        SELECT key FROM \(table) WHERE \(column) = ? AND \(column) IS NOT NULL AND \(here)
        LIMIT \(most)
        """
      for key in try store.all(sql, [.text(name)], { $0.int }) where !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }

  /// Looks at all names; the store leaves out those that have nothing of what is looked for.
  private func scan(_ reference: String, _ step: NameStep, in store: Connection)
    throws(StorageFailure) -> [Int]
  {
    guard let wanted = WantedName(folded: TextForms.folded(reference)) else { return [] }
    let has = folded.map { "instr(replace(\($0), ' ', ''), ?1)" }.joined(separator: " OR ")
    let condition = wanted.isInitials ? here : "\(here) AND (\(has))"
    var keys: [Int] = []
    try store.visit(
      "SELECT \(columns(with: "NULL")) FROM \(table) WHERE \(condition)",
      wanted.isInitials ? [] : [.text(wanted.text)]
    ) { row in
      let row = NamedRow<NameColumn>(row)
      let fits = foldedColumns.contains { column in
        wanted.step(in: row.text(column)).map { $0 <= step } ?? false
      }
      if fits { keys.append(row.int(.key)) }
      return keys.count < most
    }
    return keys
  }
}

extension NameTable {
  static let people = NameTable(
    table: "people", here: "deleted_at IS NULL", id: "id",
    folded: ["name_folded", "nickname_folded"], shown: "coalesce(nickname, name)")
  static let events = NameTable(
    table: "events", here: "deleted_at IS NULL", id: "id", folded: ["title_folded"], shown: "title")
  static let books = NameTable(
    table: "books", here: "deleted_at IS NULL", id: "id", folded: ["title_folded"], shown: "title")
  static let favourites = NameTable(
    table: "favourites", here: "1", id: "name", folded: ["title_folded"], shown: "title")
}
