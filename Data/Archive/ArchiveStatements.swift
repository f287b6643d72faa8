import Domain

/// The statements that are run for each record of a list, put together once.
struct ArchiveStatements: Sendable {
  /// The members as one selection.
  let selection: String
  /// Whether its records are numbered.
  let hasKey: Bool
  private let table: String
  /// The columns every new record has.
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

  /// Finds the record that is here under the same name, or by a column more.
  func find(by column: String?) -> String {
    guard let column else { return find }
    return Self.find(table, selection, identity + [column], hasKey)
  }

  /// Keeps a record of somebody's, or of nobody's, with some columns more.
  func insert(isOwned: Bool, _ more: [String]) -> String {
    if more.isEmpty { return isOwned ? insertOwned : insertAlone }
    return Self.insert(table, columns + (isOwned ? owners : []) + more)
  }

  /// How many columns have the owner of a record.
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
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
  }
}
