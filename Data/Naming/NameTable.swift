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

  /// Returns the keys of the records that have any of these folded names, each key with its name, using the index.
  func keys(named names: [String], in store: Connection) throws(StorageFailure)
    -> [(name: String, key: Int)]
  {
    var found: [(name: String, key: Int)] = []
    for name in names where !name.isEmpty {
      for key in try named(name, in: store) { found.append((name, key)) }
    }
    return found
  }

  /// Returns the key of the only owner of each folded name. The key is nil if the name has several owners. A name
  /// without an owner has no entry.
  func owners(of names: [String], in store: Connection) throws(StorageFailure) -> [String: Int?] {
    var owners: [String: Int?] = [:]
    for name in names where !name.isEmpty {
      let keys = try named(name, in: store)
      if !keys.isEmpty { owners[name] = .some(keys.count == 1 ? keys[0] : nil) }
    }
    return owners
  }

  /// Returns whether a name of several words begins with a folded word. `!` follows the space in the character order, so
  /// it bounds the range.
  func hasName(beginningWith word: String, in store: Connection) throws(StorageFailure) -> Bool {
    for column in folded {
      let sql = """
        SELECT 1 FROM \(table) WHERE \(column) >= ? AND \(column) < ? AND \(column) IS NOT NULL
          AND \(here) LIMIT 1
        """
      if try store.first(sql, [.text(word + " "), .text(word + "!")], { $0.int }) != nil {
        return true
      }
    }
    return false
  }

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
