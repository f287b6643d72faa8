import Domain

/// Imports an export within one transaction: new records are added, equal ones counted, different ones reported and
/// skipped. Existing records keep their content, with three exceptions. A saying without likes or other marks gets the
/// marks of the file. A day that was never painted gets the colours of the file. A plant counts the waterings that are
/// added to it.
struct ArchiveImporter {
  let store: Connection
  var report = ArchiveReport()
  /// Maps ids of owner records in the file to records in the store.
  private var known: ArchiveOwners
  /// Maps numbers of the file to numbers in the store, for records identified by their text and stored under another
  /// number.
  var numbers: [Int: Int] = [:]
  /// Records whose number is used by a different text in the store. They get the next free numbers
  /// after all other records.
  var homeless: [(row: ArchiveRow, line: Int)] = []
  /// Whether the store had no user data before the import.
  var isUntouched = false
  /// The highest position in the order of liked sayings before the import.
  var lastOrder = 0

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    known = try ArchiveOwners(store)
  }

  /// Imports all lists except the settings, reporting progress.
  mutating func importFile(_ file: ArchiveFile, telling progress: ImportProgress = .unheard)
    throws(StorageFailure)
  {
    try store.learnTokens()
    isUntouched = try store.first(ArchiveSQL.isTouched) { $0.bool } == false
    for list in ArchiveLists.all { try list.rules.begin(&self, file, list) }
    for list in ArchiveLists.all {
      guard let tokens = file.lists[list.name] else { continue }
      var records = ArchiveRecords(list, tokens.resumed(file.stream.tracked(by: progress)))
      while let found = records.next() {
        switch found.row {
        case .success(let row): try importRow(row, at: found.line)
        case .failure(let reason): note(reason, list, found.line)
        }
      }
      // The file was valid when it was parsed first, so another process is writing to it.
      if records.isBroken { throw .interrupted }
      try list.rules.end(&self)
    }
    let known = Set(ArchiveLists.all.map(\.name) + [ArchiveSettings.list])
    for (name, line) in file.names where !known.contains(name) {
      report.note(
        RefusedRecord(part: String(name.prefix(40)), line: line, reason: .unknownList))
    }
    if report.added + report.updated > 0 || isUntouched { try ArchiveIndexes.rebuild(in: store) }
  }

  mutating func note(
    _ reason: ArchiveRefusal, _ list: ArchiveList, _ line: Int, of row: ArchiveRow? = nil
  ) {
    report.note(RefusedRecord(part: list.name, line: line, record: row?.title, reason: reason))
  }

  private mutating func importRow(_ row: ArchiveRow, at line: Int) throws(StorageFailure) {
    do throws(RecordRefusal) {
      if let record = row.list.rules.record { return try record(&self, row, line) }
      try importRecord(row)
    } catch {
      switch error {
      case .because(let reason): note(reason, row.list, line, of: row)
      case .storage(let failure): throw failure
      }
    }
  }

  /// Why a record was skipped, or a storage failure.
  enum RecordRefusal: Error {
    case because(ArchiveRefusal)
    case storage(StorageFailure)
  }

  /// Runs a store operation; a violated constraint (SQLITE_CONSTRAINT) becomes a reason to skip the record.
  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(RecordRefusal) -> T {
    do throws(StorageFailure) { return try body() } catch {
      if case .other(let code, _) = error, code & 0xFF == 19 { throw .because(.againstRules) }
      throw .storage(error)
    }
  }
}

extension ArchiveImporter {
  /// Imports a record with an identity, unless the store already has it.
  private mutating func importRecord(_ row: ArchiveRow) throws(RecordRefusal) {
    let (owner, rules) = (try owner(of: row), row.list.rules)
    if let kept = try existingRecord(row, owner) {
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

  /// Throws if the record must be unique and an equal record exists already. The id in the file is then mapped to the
  /// existing record.
  private mutating func expectRoom(for row: ArchiveRow) throws(RecordRefusal) {
    guard row["deleted"] == .null, let unique = try row.list.rules.unique(row) else { return }
    let key = try storing { () throws(StorageFailure) in
      try store.first(unique.sql, unique.values) { $0.int }
    }
    guard let key else { return }
    if let id = row["id"].text { known.stand(id, in: row.list.table, for: key) }
    throw .because(unique.reason)
  }

  /// Returns the owner of a record; nil if it has none. Throws `withoutOwner` if the owner does not
  /// exist.
  mutating func owner(of row: ArchiveRow) throws(RecordRefusal) -> ArchiveOwners.Owner? {
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

  /// Returns the existing record with the same identity; nil if there is none.
  func existingRecord(_ row: ArchiveRow, _ owner: ArchiveOwners.Owner?) throws(RecordRefusal)
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

  /// Inserts a record with its derived columns and returns its key; 0 for a table without keys.
  func insert(
    _ row: ArchiveRow, _ owner: ArchiveOwners.Owner?,
    and more: [(column: String, value: Value)] = []
  ) throws(RecordRefusal) -> Int {
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
