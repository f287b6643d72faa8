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
  /// The numbers sayings of the file have here.
  var numbers: [Int: Int] = [:]
  /// Sayings whose number is taken by other words; they get the next one when all others are in.
  var homeless: [(row: ArchiveRow, line: Int)] = []
  /// Whether nobody ever kept anything here.
  var isUntouched = false
  /// The order of liking that was here before.
  var lastLiking = 0

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
    lastLiking = try store.first(SayingsSQL.lastLiking) { $0.int } ?? 0
    isUntouched = try store.first(ArchiveSQL.isTouched) { $0.bool } == false
    if isUntouched { try clearStarters(for: file) }
    for list in ArchiveLists.all {
      guard let tokens = file.lists[list.name] else { continue }
      var records = ArchiveRecords(list, tokens)
      while let found = records.next() {
        switch found.row {
        case .success(let row): try importRow(row, at: found.line)
        case .failure(let reason): note(reason, list, found.line)
        }
      }
      if list.name == ArchiveLists.words.name { try houseSayings() }
    }
    let known = Set(ArchiveLists.all.map(\.name) + [ArchiveSettings.list])
    for (name, line) in file.names where !known.contains(name) {
      report.note(
        ArchiveProblem(part: String(name.prefix(40)), line: line, reason: .unknownList))
    }
    if report.added + report.updated > 0 || isUntouched { try ArchiveIndexes.rebuild(in: store) }
  }

  /// The proverbs of a new store make room for those of the file, which may have been mended.
  private mutating func clearStarters(for file: ArchiveFile) throws(StorageFailure) {
    guard let tokens = file.lists[ArchiveLists.words.name] else { return isUntouched = false }
    var records = ArchiveRecords(ArchiveLists.words, tokens)
    while let found = records.next() {
      // A file that is harmed takes no proverb away.
      if case .failure = found.row { return isUntouched = false }
    }
    try store.run("DELETE FROM sayings_days")
    try store.run("DELETE FROM sayings")
  }

  mutating func note(
    _ reason: ArchiveReason, _ list: ArchiveList, _ line: Int, of row: ArchiveRow? = nil
  ) {
    report.note(ArchiveProblem(part: list.name, line: line, record: row?.title, reason: reason))
  }

  private mutating func importRow(_ row: ArchiveRow, at line: Int) throws(StorageFailure) {
    do throws(Refused) {
      switch row.list.name {
      case ArchiveLists.words.name: try takeSaying(row, at: line)
      case ArchiveLists.sayingDays.name: try takeSayingDay(row)
      case ArchiveLists.readings.name: try takeReading(row)
      default: try takeRecord(row)
      }
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
  private mutating func takeRecord(_ row: ArchiveRow) throws(Refused) {
    let owner = try owner(of: row)
    if let kept = try found(row, owner) {
      remember(row, Owner(key: kept.key, isNew: false))
      if kept.row.cells == row.cells { return report.same += 1 }
      if try takesColours(row, over: kept.row) { return report.updated += 1 }
      if row.isThere, !kept.row.isThere, let id = row["id"].text {
        throw .because(.inTrash(id: id))
      }
      throw .because(.differsHere)
    }
    try expectRoom(for: row)
    if try hasSameCard(row) { return report.same += 1 }
    if row.list.name == ArchiveLists.feelings.name, let at = row["at"].moment {
      try storing { () throws(StorageFailure) in
        try store.run(MoodsSQL.keepDay, [.day(at.day)])
        try store.run(MoodsSQL.noteFirst)
      }
    }
    let key = try insert(row, owner)
    remember(row, Owner(key: key, isNew: true))
    report.added += 1
    if row.list.name == ArchiveLists.contacts.name { try keepPhones(of: row, key) }
    if row.list.name == ArchiveLists.waterings.name, let owner, !owner.isNew,
      row["deleted"] == .null
    {
      try storing { () throws(StorageFailure) in
        try store.run(ArchiveSQL.countWatering, [.int(owner.key)])
      }
    }
  }

  private mutating func remember(_ row: ArchiveRow, _ owner: Owner) {
    guard row.list.name == ArchiveLists.persons.name || row.list.name == ArchiveLists.books.name,
      let id = row["id"].text
    else { return }
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

  private func keepPhones(of row: ArchiveRow, _ key: Int) throws(Refused) {
    for (place, number) in row.phones.enumerated() {
      try storing { () throws(StorageFailure) in
        try store.run(
          AddressBookSQL.insertNumber,
          [.int(key), .int(place), .text(number.written.text), .text(number.key)])
      }
    }
  }

  /// A day nobody painted takes over its colours.
  private func takesColours(_ row: ArchiveRow, over kept: ArchiveRow) throws(Refused) -> Bool {
    guard row.list.name == ArchiveLists.moodDays.name, kept["theme"] == .number(0),
      case .number(let theme) = row["theme"], let day = row["day"].text
    else { return false }
    try storing { () throws(StorageFailure) in
      try store.run(ArchiveSQL.paint, [.int(theme), .text(day)])
    }
    return true
  }
}

extension ArchiveList {
  /// Whether its records are numbered.
  var hasKey: Bool { order == "t.key" }
}
