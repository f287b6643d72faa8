import Domain

/// Takes an export into a store, within one transaction. What is here stays as it is, to the last
/// word: what is new is added, what is equal is counted, and what differs is named and left out.
/// Only three things here change, and nobody's words with them: a saying without any mark takes
/// over the marks it has in the file, a day that was never painted takes over its colours, and a
/// plant counts the waterings that come to it.
struct ArchiveImporter {
  let store: Connection
  var report = ArchiveReport()
  /// Who was here before.
  private var known: ArchiveOwners
  /// The numbers here of records of the file that are told apart by their words, where they are
  /// others.
  var numbers: [Int: Int] = [:]
  /// Such records whose number is taken by other words; they get the next one when all others are in.
  var homeless: [(row: ArchiveRow, line: Int)] = []
  /// Whether nobody ever kept anything here.
  var isUntouched = false
  /// The last place in an order that was here before.
  var lastOrder = 0

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    known = try ArchiveOwners(store)
  }

  /// Takes in everything but the settings, while somebody may hear how far it has come.
  mutating func importFile(_ file: ArchiveFile, telling progress: ImportProgress = .unheard)
    throws(StorageFailure)
  {
    try store.learnTokens()
    isUntouched = try store.first(ArchiveSQL.isTouched) { $0.bool } == false
    for list in ArchiveLists.all { try list.rules.begin(&self, file, list) }
    for list in ArchiveLists.all {
      guard let tokens = file.lists[list.name] else { continue }
      var records = ArchiveRecords(list, tokens.anew(file.stream.heard(by: progress)))
      while let found = records.next() {
        switch found.row {
        case .success(let row): try importRow(row, at: found.line)
        case .failure(let reason): note(reason, list, found.line)
        }
      }
      // It was whole when it was looked at: somebody writes it at the same time.
      if records.isBroken { throw .interrupted }
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
    report.added += 1
    try storing { () throws(StorageFailure) in try rules.inserted(row, key, owner, store) }
  }

  /// Makes sure that nobody here has what may be had only once.
  private mutating func expectRoom(for row: ArchiveRow) throws(Refused) {
    guard row["deleted"] == .null, let unique = try row.list.rules.unique(row) else { return }
    let key = try storing { () throws(StorageFailure) in
      try store.first(unique.sql, unique.values) { $0.int }
    }
    guard let key else { return }
    if let id = row["id"].text { known.stand(id, in: row.list.table, for: key) }
    throw .because(unique.reason)
  }

  /// Whom a record belongs to; nothing where it belongs to nobody.
  mutating func owner(of row: ArchiveRow) throws(Refused) -> ArchiveOwners.Owner? {
    for (member, cell) in zip(row.list.members, row.cells) {
      guard case .owner(let table) = member.kind, let id = cell.text else { continue }
      let owner: ArchiveOwners.Owner?
      do throws(StorageFailure) { owner = try known.owner(id, in: table) } catch {
        throw .storage(error)
      }
      guard let owner else { throw .because(.withoutOwner) }
      return owner
    }
    return nil
  }

  /// The record that is here under the same name.
  func found(_ row: ArchiveRow, _ owner: ArchiveOwners.Owner?) throws(Refused)
    -> (key: Int, row: ArchiveRow)?
  {
    let list = row.list
    var values: [Value] = []
    for (member, cell) in zip(list.members, row.cells) where list.identity.contains(member.name) {
      if case .owner = member.kind {
        values.append(.int(owner?.key ?? 0))
      } else {
        member.add(cell, to: &values)
      }
    }
    let name = list.named?(row)
    if let name { values.append(name.value) }
    return try storing { () throws(StorageFailure) in
      try store.first(list.statements.find(by: name?.column), values) {
        (found) throws(StorageFailure) in
        let values = found.values
        return (key: values.first?.number ?? 0, row: try list.row(values.dropFirst()))
      }
    }
  }

  /// Keeps a record with all that follows from it.
  func insert(
    _ row: ArchiveRow, _ owner: ArchiveOwners.Owner?,
    and more: [(column: String, value: Value)] = []
  ) throws(Refused) -> Int {
    let statements = row.list.statements
    var values = row.values
    if let owner {
      for _ in 0..<statements.ownerCount { values.append(.int(owner.key)) }
    }
    for one in more { values.append(one.value) }
    let sql = statements.insert(isOwned: owner != nil, more.map(\.column))
    return try storing { () throws(StorageFailure) in
      if statements.hasKey { return try store.insert(sql, values) }
      try store.run(sql, values)
      return 0
    }
  }
}
