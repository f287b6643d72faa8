import Domain

/// Takes an export into a store, within one transaction. What is here stays as it is, to the last
/// word: what is new is added, what is equal is counted, and what differs is named and left out.
/// Only three things here change, and nobody's words with them: a saying without any mark takes
/// over the marks it has in the file, a day that was never painted takes over its colours, and a
/// plant counts the waterings that come to it.
struct ArchiveImporter {
  let store: Connection
  var report = ArchiveReport()
  /// What stands here for the ids of the file.
  var owners: [String: [String: Owner]] = [:]
  /// The numbers here of records of the file that are told apart by their words.
  var numbers: [Int: Int] = [:]
  /// Such records whose number is taken by other words; they get the next one when all others are in.
  var homeless: [(row: ArchiveRow, line: Int)] = []
  /// Whether nobody ever kept anything here.
  var isUntouched = false
  /// The last place in an order that was here before.
  var lastOrder = 0

  /// A record that others belong to.
  struct Owner {
    let key: Int
    /// Whether it came with this file.
    let isNew: Bool
  }

  init(_ store: Connection) { self.store = store }

  /// Takes in everything but the settings.
  mutating func importFile(_ file: ArchiveFile) throws(StorageFailure) {
    try store.learnTokens()
    isUntouched = try store.first(ArchiveSQL.isTouched) { $0.bool } == false
    for list in ArchiveLists.all { try list.rules.begin(&self, file, list) }
    for list in ArchiveLists.all {
      guard let tokens = file.lists[list.name] else { continue }
      var records = ArchiveRecords(list, tokens)
      while let found = records.next() {
        switch found.row {
        case .success(let row): try importRow(row, at: found.line)
        case .failure(let reason): note(reason, list, found.line)
        }
      }
      try list.rules.end(&self)
    }
    let known = Set(ArchiveLists.all.map(\.name) + [ArchiveSettings.list])
    for (name, line) in file.names where !known.contains(name) {
      report.note(
        ArchiveProblem(part: String(name.prefix(40)), line: line, reason: .unknownList))
    }
    if report.added + report.updated > 0 || isUntouched { try ArchiveIndexes.rebuild(in: store) }
  }

  mutating func note(
    _ reason: ArchiveReason, _ list: ArchiveList, _ line: Int, of row: ArchiveRow? = nil
  ) {
    report.note(ArchiveProblem(part: list.name, line: line, record: row?.title, reason: reason))
  }

  private mutating func importRow(_ row: ArchiveRow, at line: Int) throws(StorageFailure) {
    do throws(Refused) {
      if let record = row.list.rules.record { return try record(&self, row, line) }
      try importRecord(row)
    } catch {
      switch error {
      case .because(let reason): note(reason, row.list, line, of: row)
      case .storage(let failure): throw failure
      }
    }
  }

  /// Why a record was not taken in, or what failed.
  enum Refused: Error {
    case because(ArchiveReason)
    case storage(StorageFailure)
  }

  /// Does something with the store. What the rules of a table refuse is the record's own fault.
  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(Refused) -> T {
    do throws(StorageFailure) { return try body() } catch {
      if case .other(let code, _) = error, code & 0xFF == 19 { throw .because(.againstRules) }
      throw .storage(error)
    }
  }
}

extension ArchiveImporter {
  /// Takes in a record that has a name, unless it is here.
  private mutating func importRecord(_ row: ArchiveRow) throws(Refused) {
    let (owner, rules) = (try owner(of: row), row.list.rules)
    if let kept = try found(row, owner) {
      remember(row, Owner(key: kept.key, isNew: false))
      if kept.row.cells == row.cells { return report.same += 1 }
      let isUpdated = try storing { () throws(StorageFailure) in
        try rules.updated(row, kept.row, store)
      }
      if isUpdated { return report.updated += 1 }
      if row.isThere, !kept.row.isThere, let id = row["id"].text {
        throw .because(.inTrash(id: id))
      }
      throw .because(.differsHere)
    }
    try expectRoom(for: row)
    if try storing({ () throws(StorageFailure) in try rules.isHere(row, self) }) {
      return report.same += 1
    }
    try storing { () throws(StorageFailure) in try rules.inserting(row, store) }
    let key = try insert(row, owner)
    remember(row, Owner(key: key, isNew: true))
    report.added += 1
    try storing { () throws(StorageFailure) in try rules.inserted(row, key, owner, store) }
  }

  /// Makes sure that nobody here has what may be had only once.
  private mutating func expectRoom(for row: ArchiveRow) throws(Refused) {
    guard row["deleted"] == .null, let unique = try row.list.rules.unique(row) else { return }
    let key = try storing { () throws(StorageFailure) in
      try store.first(unique.sql, [unique.value]) { $0.int }
    }
    guard let key else { return }
    remember(row, Owner(key: key, isNew: false))
    throw .because(unique.reason)
  }

  private mutating func remember(_ row: ArchiveRow, _ owner: Owner) {
    guard ArchiveLists.owning.contains(row.list.table), let id = row["id"].text else { return }
    owners[row.list.table, default: [:]][id] = owner
  }

  /// Whom a record belongs to; nothing where it belongs to nobody.
  func owner(of row: ArchiveRow) throws(Refused) -> Owner? {
    for member in row.list.members {
      guard case .owner(let table) = member.kind, let id = row[member.name].text else { continue }
      if let known = owners[table]?[id] { return known }
      let key = try storing { () throws(StorageFailure) in
        try store.first("SELECT key FROM \(table) WHERE id = ?", [.text(id)]) { $0.int }
      }
      guard let key else { throw .because(.withoutOwner) }
      return Owner(key: key, isNew: false)
    }
    return nil
  }

  /// The record that is here under the same name.
  func found(_ row: ArchiveRow, _ owner: Owner?) throws(Refused) -> (key: Int, row: ArchiveRow)? {
    let list = row.list
    var conditions: [String] = []
    var values: [Value] = []
    for member in list.members where list.identity.contains(member.name) {
      if case .owner = member.kind {
        conditions.append("t.\(member.column) = ?")
        values.append(.int(owner?.key ?? 0))
        continue
      }
      for (column, value) in member.values(row[member.name]) {
        conditions.append("t.\(column) = ?")
        values.append(value)
      }
    }
    if let name = list.named?(row) {
      conditions.append("t.\(name.column) = ?")
      values.append(name.value)
    }
    if conditions.isEmpty { conditions = ["1"] }
    let key = list.hasKey ? "t.key" : "0"
    let sql = """
      SELECT \(key), \(list.selection) FROM \(list.table) t
      WHERE \(conditions.joined(separator: " AND ")) LIMIT 1
      """
    return try storing { () throws(StorageFailure) in
      try store.first(sql, values) { (found) throws(StorageFailure) in
        let values = found.values
        return (key: values.first?.number ?? 0, row: try list.row(values.dropFirst()))
      }
    }
  }

  /// Keeps a record with all that follows from it.
  func insert(_ row: ArchiveRow, _ owner: Owner?, and more: [(String, Value)] = [])
    throws(Refused) -> Int
  {
    var columns = row.values.map(\.column)
    var values = row.values.map(\.value)
    for member in row.list.members {
      guard case .owner = member.kind, let owner else { continue }
      columns.append(member.column)
      values.append(.int(owner.key))
    }
    columns += more.map(\.0)
    values += more.map(\.1)
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = """
      INSERT INTO \(row.list.table) (\(columns.joined(separator: ", "))) VALUES (\(places))
      \(row.list.hasKey ? "RETURNING key" : "")
      """
    return try storing { () throws(StorageFailure) in
      try store.first(sql, values) { $0.int } ?? 0
    }
  }
}

extension ArchiveList {
  /// Whether its records are numbered.
  var hasKey: Bool { order == "t.key" }
}
