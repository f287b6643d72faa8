import Domain

/// The statements that are run for each record of a synced list. They are built once per list.
struct SyncStatements: Sendable {
  /// The SQL that selects the row with a key.
  let byKey: String
  /// The SQL that selects the rows in a range of keys.
  let between: String
  /// The SQL that selects the key of the row with an identity; nil if the identities are in a table of their own.
  let named: String?
  /// The columns of a row, including derived ones.
  let columns: [String]
  /// The SQL that inserts a row. It returns the key of the row, unless the key is the rowid (`hasRowKey`).
  let insert: String
  let hasRowKey: Bool

  init(_ list: ArchiveList, key: String, by identity: SyncList.Identity, isReadings: Bool) {
    let selection = "SELECT t.\(key), \(list.statements.selection) FROM \(list.table) t"
    byKey = "\(selection) WHERE t.\(key) = ?"
    between = "\(selection) WHERE t.\(key) BETWEEN ? AND ? ORDER BY t.\(key)"
    named = Self.condition(list, identity).map {
      "SELECT t.\(key) FROM \(list.table) t WHERE \($0) LIMIT 1"
    }
    var columns: [String] = []
    for member in list.members {
      if case .owner = member.kind {
        columns.append(member.column)
      } else {
        columns += member.columns
      }
    }
    columns += list.derived.map(\.column)
    // `here` means that neither the record nor its book is in the trash.
    if isReadings { columns.append("here") }
    self.columns = columns
    let placeholders = columns.map { _ in "?" }.joined(separator: ", ")
    hasRowKey = key == "key" || key == "number"
    let insert =
      "INSERT INTO \(list.table) (\(columns.joined(separator: ", "))) VALUES (\(placeholders))"
    self.insert = hasRowKey ? insert : insert + " RETURNING \(key)"
  }

  private static func condition(_ list: ArchiveList, _ identity: SyncList.Identity) -> String? {
    switch identity {
    case .drawn: return nil
    case .only: return "1"
    case .column(let column, _): return "t.\(column) = ?"
    case .members(let names):
      let members = names.compactMap { name in list.members.first { $0.name == name } }
      return members.map { member in
        if case .owner(let owners) = member.kind {
          return "t.\(member.column) = (SELECT o.key FROM \(owners) o WHERE o.id = ?)"
        }
        return "t.\(member.column) = ?"
      }.joined(separator: " AND ")
    }
  }
}
