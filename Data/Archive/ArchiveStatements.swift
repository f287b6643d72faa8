import Domain

/// The SQL statements for one list of the export. They are built once per list.
struct ArchiveStatements: Sendable {
  let selection: String
  /// Whether the table has a `key` column.
  let hasKey: Bool
  private let table: String
  /// The columns of every INSERT, without those that refer to owners.
  let columns: [String]
  private let owners: [String]
  private let identity: [String]
  private let find: String
  private let insertAlone: String
  private let insertOwned: String

  init(
    table: String, members: [ArchiveMember], identity: [String], derived: [String], hasKey: Bool
  ) {
    self.table = table
    self.hasKey = hasKey
    selection = members.flatMap(\.selected).joined(separator: ", ")
    columns = members.flatMap(\.columns) + derived
    owners = members.compactMap { if case .owner = $0.kind { $0.column } else { nil } }
    self.identity = members.filter { identity.contains($0.name) }.flatMap { member in
      if case .owner = member.kind { [member.column] } else { member.columns }
    }
    find = Self.find(table, selection, self.identity, hasKey)
    insertAlone = Self.insert(table, columns)
    insertOwned = Self.insert(table, columns + owners)
  }

  /// Returns the query that finds a record by its identity, and also by `column` unless it is nil.
  func find(by column: String?) -> String {
    guard let column else { return find }
    return Self.find(table, selection, identity + [column], hasKey)
  }

  /// Returns the INSERT statement with or without the owner columns, and with additional columns
  /// `more`.
  func insert(isOwned: Bool, _ more: [String]) -> String {
    if more.isEmpty { return isOwned ? insertOwned : insertAlone }
    return Self.insert(table, columns + (isOwned ? owners : []) + more)
  }

  /// The number of columns that refer to the owner.
  var ownerCount: Int { owners.count }

  private static func find(
    _ table: String, _ selection: String, _ columns: [String], _ hasKey: Bool
  ) -> String {
    let conditions = columns.map { "t.\($0) = ?" }.joined(separator: " AND ")
    return """
      SELECT \(hasKey ? "t.key" : "0"), \(selection) FROM \(table) t
      WHERE \(conditions.isEmpty ? "1" : conditions) LIMIT 1
      """
  }

  private static func insert(_ table: String, _ columns: [String]) -> String {
    let placeholders = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(placeholders))"
  }
}
