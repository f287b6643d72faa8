import Domain

/// A list of the export: the table it is, its members, and its order.
final class ArchiveList: Sendable {
  /// Its name in the file.
  let name: String
  let table: String
  let members: [ArchiveMember]
  /// What orders it. The same store is always written in the same order, and what is taken in that
  /// order again is ordered so again.
  let order: String
  /// The members that tell one record from all others.
  let identity: [String]
  /// A column that does so where no member does alone, and its value.
  let named: (@Sendable (ArchiveRow) -> (column: String, value: Value))?
  /// The columns that follow from the others by the store's own rules.
  let derived: [(column: String, value: @Sendable (ArchiveRow) -> Value)]
  /// How its records are imported, where not as all others are.
  let rules: ArchiveRules
  /// The names of its members as a file has them.
  let names: [[UInt8]]
  /// The statements that are run for each of its records.
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

  /// The records of a shape.
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

  /// Everything, in order.
  var all: String { "SELECT \(statements.selection) FROM \(table) t ORDER BY \(order)" }

  /// Reads a record from the values of a row, or what is left of them.
  func row(_ values: ArraySlice<Value>) throws(StorageFailure) -> ArchiveRow {
    var rest = values
    var cells: [ArchiveCell] = []
    cells.reserveCapacity(members.count)
    for member in members { cells.append(try member.cell(&rest)) }
    return ArchiveRow(list: self, cells: cells)
  }
}

/// A record of a list.
struct ArchiveRow: Sendable {
  let list: ArchiveList
  var cells: [ArchiveCell]

  /// The cell of a member.
  subscript(_ name: String) -> ArchiveCell {
    get { list.members.firstIndex { $0.name == name }.map { cells[$0] } ?? .null }
    set {
      if let place = list.members.firstIndex(where: { $0.name == name }) { cells[place] = newValue }
    }
  }

  /// What it is called or says, or the day it belongs to.
  var title: String? {
    for name in ["nickname", "name", "title", "kor", "eng", "text", "day", "key"] {
      if list.members.contains(where: { $0.name == name }), let text = self[name].text {
        return text
      }
    }
    return nil
  }

  /// Whether it can be removed and was not.
  var isThere: Bool {
    list.members.contains { $0.name == "deleted" } && self["deleted"] == .null
  }

  /// Everything that is kept of it, in the order of the columns of `ArchiveStatements`.
  var values: [Value] {
    var values: [Value] = []
    values.reserveCapacity(cells.count + 8)
    for (member, cell) in zip(list.members, cells) { member.add(cell, to: &values) }
    for derived in list.derived { values.append(derived.value(self)) }
    return values
  }
}

extension ArchiveRow {
  /// The bytes of a member.
  func bytes(_ name: String) -> [UInt8] {
    if case .bytes(let bytes) = self[name] { bytes } else { [] }
  }
}

/// All lists, in the order they are written and imported: whoever is named comes first.
enum ArchiveLists {
  static let all: [ArchiveList] = StoreParts.all.flatMap { $0.lists() }

  /// The tables whose records others belong to.
  static let owning = Set(
    all.flatMap(\.members).compactMap { member in
      if case .owner(let table) = member.kind { table } else { nil }
    })

  /// The tables that are not in an export, and why.
  static let leftOut = StoreParts.all.flatMap(\.tables).reduce(into: StoreParts.ownTables) {
    if let reason = $1.leftOut { $0[$1.name] = reason }
  }

  /// Whether a table is an index of words, which is made anew from the rows.
  static func isIndex(_ table: String) -> Bool {
    table.hasSuffix("_index") || table.contains("_index_")
  }
}
