import Domain

/// A list of the export: its table, members and order.
final class ArchiveList: Sendable {
  /// The name of the list in the export file.
  let name: String
  let table: String
  let members: [ArchiveMember]
  /// The ORDER BY clause. The order is deterministic, and an import in this order reproduces it.
  let order: String
  /// The members that together identify a record.
  let identity: [String]
  /// A closure that returns an additional identifying column and its value; nil if the members in `identity` suffice.
  let named: (@Sendable (ArchiveRow) -> (column: String, value: Value))?
  /// The columns that an import computes from the members, each with the closure that computes its value.
  let derived: [(column: String, value: @Sendable (ArchiveRow) -> Value)]
  let rules: ArchiveRules
  /// The names of the members as UTF-8 bytes.
  let names: [[UInt8]]
  let statements: ArchiveStatements

  init(
    _ name: String, table: String, order: String = "t.key", identity: [String] = ["id"],
    _ members: [ArchiveMember],
    named: (@Sendable (ArchiveRow) -> (column: String, value: Value))? = nil,
    derived: [(column: String, value: @Sendable (ArchiveRow) -> Value)] = [],
    rules: ArchiveRules = ArchiveRules()
  ) {
    self.rules = rules
    self.name = name
    self.table = table
    self.members = members
    self.order = order
    self.identity = identity
    self.named = named
    self.derived = derived
    names = members.map { Array($0.name.utf8) }
    statements = ArchiveStatements(
      table: table, members: members, identity: identity, derived: derived.map(\.column),
      hasKey: order == "t.key")
  }

  /// Creates a list from a table mapping.
  convenience init<Record, Column>(
    _ name: String, _ shape: TableMapping<Record, Column>, order: String = "t.key",
    identity: [String] = ["id"],
    named: (@Sendable (ArchiveRow) -> (column: String, value: Value))? = nil,
    rules: ArchiveRules = ArchiveRules()
  ) {
    self.init(
      name, table: shape.table, order: order, identity: identity, shape.members, named: named,
      derived: shape.imported, rules: rules)
  }

  /// The query for all records, in order.
  var all: String { "SELECT \(statements.selection) FROM \(table) t ORDER BY \(order)" }

  /// Reads a record from the values of a row.
  func row(_ values: ArraySlice<Value>) throws(StorageFailure) -> ArchiveRow {
    var rest = values
    var cells: [ArchiveCell] = []
    cells.reserveCapacity(members.count)
    for member in members { cells.append(try member.cell(&rest)) }
    return ArchiveRow(list: self, cells: cells)
  }
}

struct ArchiveRow: Sendable {
  let list: ArchiveList
  var cells: [ArchiveCell]

  /// The cell of a member; null if the list has no such member.
  subscript(_ name: String) -> ArchiveCell {
    get { list.members.firstIndex { $0.name == name }.map { cells[$0] } ?? .null }
    set {
      if let index = list.members.firstIndex(where: { $0.name == name }) { cells[index] = newValue }
    }
  }

  /// A title for messages: a name, a text or a day; nil if the record has none.
  var title: String? {
    for name in ["nickname", "name", "title", "kor", "eng", "text", "day", "key"] {
      if list.members.contains(where: { $0.name == name }), let text = self[name].text {
        return text
      }
    }
    return nil
  }

  /// Whether the record is not in the trash. False if records of its list cannot be soft-deleted.
  var isThere: Bool {
    list.members.contains { $0.name == "deleted" } && self["deleted"] == .null
  }

  /// The values to insert, in the order of `ArchiveStatements.columns`.
  var values: [Value] {
    var values: [Value] = []
    values.reserveCapacity(cells.count + 8)
    for (member, cell) in zip(list.members, cells) { member.add(cell, to: &values) }
    for derived in list.derived { values.append(derived.value(self)) }
    return values
  }
}

extension ArchiveRow {
  /// Returns the bytes of a member; empty if it has none.
  func bytes(_ name: String) -> [UInt8] {
    if case .bytes(let bytes) = self[name] { bytes } else { [] }
  }
}

/// All lists in the order of export and import; owners come before the records that belong to them.
enum ArchiveLists {
  static let all: [ArchiveList] = StoreParts.all.flatMap { $0.lists() }

  /// The tables with records that own records of other tables.
  static let owning = Set(
    all.flatMap(\.members).compactMap { member in
      if case .owner(let table) = member.kind { table } else { nil }
    })

  /// The tables that are not exported, each with the reason.
  static let leftOut = StoreParts.all.flatMap(\.tables).reduce(into: StoreParts.ownTables) {
    if let reason = $1.leftOut { $0[$1.name] = reason }
  }

  /// Whether a table belongs to a full-text index, which is rebuilt from the rows.
  static func isIndex(_ table: String) -> Bool {
    table.hasSuffix("_index") || table.contains("_index_")
  }
}
