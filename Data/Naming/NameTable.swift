import Domain

/// A table of named records, with look-ups by id and name.
struct NameTable: Sendable {
  let table: String
  /// The condition that a row is not soft-deleted.
  let here: String
  /// The column of ids. For favourites it is the column of names.
  let id: String
  /// The columns with case-folded names. Each has an index.
  let folded: [String]
  /// The name to display.
  let shown: String

  /// The maximum number of names that are compared for similarity.
  private static let mostWeighed = 50_000

  /// Returns the keys of the records that a reference matches in the given step. The search ends when the result is
  /// clearly ambiguous.
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

  /// Returns the names similar to a reference that matches nothing.
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

  /// Returns the placeholders for some values in a statement.
  static func placeholders(_ count: Int) -> String {
    Array(repeating: "?", count: count).joined(separator: ", ")
  }

  /// The columns for comparing names. A table has at most two folded ones.
  private enum NameColumn: Int, RowColumn { case key, shown, folded, alsoFolded }

  private var foldedColumns: ArraySlice<NameColumn> {
    [.folded, .alsoFolded].prefix(folded.count)
  }

  /// Returns the column list, with `shown` as the displayed name. A query that shows no names passes `NULL`, so that it
  /// reads the name index only, which does not contain the displayed name.
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

  /// Returns the keys of the records with exactly this name, using the index.
  func keys(named name: String, in store: Connection) throws(StorageFailure) -> [Int] {
    try named(TextForms.folded(name), in: store)
  }

  /// Returns the keys of the records whose first name column starts with a folded word and a space,
  /// using the index. `!` follows the space in the character order, so it bounds the range.
  func keys(firstWord word: String, in store: Connection) throws(StorageFailure) -> [Int] {
    guard let column = folded.first, !word.isEmpty else { return [] }
    let sql = """
      SELECT key FROM \(table) WHERE \(column) >= ? AND \(column) < ? AND \(here)
      ORDER BY \(column) LIMIT \(most)
      """
    return try store.all(sql, [.text(word + " "), .text(word + "!")]) { $0.int }
  }

  /// The number of names per query.
  private static let batch = 64

  /// Returns the keys of the records that have any of these folded names, each key with its name, using the index
  /// (batched lookup).
  func keys(named names: [String], in store: Connection) throws(StorageFailure)
    -> [(name: String, key: Int)]
  {
    try batches(names, "LIMIT \(Self.batch * most)", in: store).map { ($0.name, $0.first) }
  }

  /// Returns the key of the only owner of each folded name. The key is nil if the name has several owners. A name
  /// without an owner has no entry.
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

  /// Queries the name indexes for some folded names. With GROUP BY the result has the lowest and
  /// the highest key of each name.
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
      // A constant number of values lets the statement be prepared once.
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

  /// The columns of a name, and of its lowest and highest key.
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

  /// Scans all names. The SQL condition skips names that cannot match.
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
