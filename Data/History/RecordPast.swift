public import Domain

/// The past of one row: its values, from now back to its first change.
struct RecordPast {
  private let store: Connection
  private let list: ArchiveList
  private let table: TrackedTable
  private let key: Int
  /// The name of this device; nil if the store is not synced.
  private let device: String?

  init(_ list: ArchiveList, _ key: Int, in store: Connection) throws(StorageFailure) {
    (self.store, self.list, self.key) = (store, list, key)
    let tables = try store.recorder.tables(in: store)
    guard let table = tables.first(where: { $0.name == list.table }) else { throw .corrupt }
    self.table = table
    device = try SQLiteFieldVersions(store).map { (known) throws(StorageFailure) in
      try SyncDevices.name(of: known.position().device, in: store)
    }
  }

  /// The values of a row, by column.
  private typealias State = [String: Value]

  /// Returns the changes of the row, the newest first. `isOwn` says whether an entry without stored values is about the
  /// record.
  func changes(_ isOwn: (HistoryEntry) -> Bool) throws(StorageFailure) -> [RecordChange] {
    let entries = try store.all(HistorySQL.newest, [.int(-1), .int(0)], HistoryRow.entry)
    let now = try current()
    var found: [RecordChange] = []
    // What was undone is ahead of the current values, the oldest change first.
    var state = now
    for entry in entries.reversed() where entry.state == .undone {
      let before = state
      guard try turn(&state, by: entry) else { continue }
      found.insert(try change(entry, from: before, to: state), at: 0)
    }
    state = now
    for entry in entries where entry.state != .undone {
      let after = state
      if try turn(&state, by: entry) {
        found.append(try change(entry, from: state, to: after))
      } else if isOwn(entry) {
        found.append(RecordChange(entry: entry, device: device(of: entry), fields: []))
      }
    }
    return found.sorted { $0.entry.number > $1.entry.number }
  }

  private func current() throws(StorageFailure) -> State? {
    let names = table.columns.map(\.name)
    let values = try store.first(
      "SELECT \(names.joined(separator: ", ")) FROM \(table.name) WHERE \(table.condition)",
      [.int(key)]
    ) { $0.values }
    return values.map { State(zip(names, $0)) { first, _ in first } }
  }

  /// Applies the stored values of an entry to a state. Returns false if the entry has none of this row.
  private func turn(_ state: inout State?, by entry: HistoryEntry) throws(StorageFailure) -> Bool {
    var pieces: [[WrittenChange]] = []
    let recorder = store.recorder
    try store.visit(HistorySQL.piecesOf, [.int(entry.number), .int(0)]) {
      (row) throws(StorageFailure) in
      var reader = try ChangeReader(row.bytes)
      let all = try reader.all { recorder.table($0)?.key.count }
      pieces.append(all.filter(isOfRow))
      return true
    }
    let changes = pieces.flatMap(\.self)
    for change in changes.reversed() {
      var values = change.kind == .deleted ? [:] : state ?? [:]
      for old in change.old {
        if let name = table.column(old.column)?.name { values[name] = old.value }
      }
      state = change.kind == .inserted ? nil : values
    }
    return !changes.isEmpty
  }

  private func isOfRow(_ change: WrittenChange) -> Bool {
    guard change.table == table.number else { return false }
    let value =
      change.kind == .deleted
      ? change.old.first { $0.column == table.key[0].number }?.value : change.key.first
    return value?.number == key
  }

  private func device(of entry: HistoryEntry) -> String? {
    entry.kind == .receive ? entry.subject : device
  }

  private func change(
    _ entry: HistoryEntry, from before: State?, to after: State?
  ) throws(StorageFailure) -> RecordChange {
    let (old, new) = (try row(before), try row(after))
    var fields: [FieldChange] = []
    for member in list.members where !list.identity.contains(member.name) {
      let (was, becomes) = (old?[member.name] ?? .null, new?[member.name] ?? .null)
      if was == becomes { continue }
      fields.append(
        FieldChange(
          field: member.name, before: Self.value(was, of: member),
          after: Self.value(becomes, of: member)))
    }
    return RecordChange(entry: entry, device: device(of: entry), fields: fields)
  }

  /// Returns the record with the members of an export.
  private func row(_ state: State?) throws(StorageFailure) -> ArchiveRow? {
    guard let state else { return nil }
    var values: [Value] = []
    for member in list.members {
      switch member.kind {
      case .moment(let offset):
        values += [Self.shown(state[member.column]), Self.shown(state[offset])]
      case .owner(let table):
        let owner = Self.shown(state[member.column])
        values.append(
          try store.first("SELECT id FROM \(table) WHERE key = ?", [owner]) {
            $0.values.first ?? .null
          } ?? .null)
      case .phones: values.append(.null)
      case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp, .bytes:
        values.append(Self.shown(state[member.column]))
      }
    }
    return try list.row(values[...])
  }

  /// The history stores texts as exact bytes.
  private static func shown(_ value: Value?) -> Value {
    if case .exactText(let bytes)? = value { return .text(String(decoding: bytes, as: UTF8.self)) }
    return value ?? .null
  }

  private static func value(_ cell: ArchiveCell, of member: ArchiveMember) -> RecordedValue? {
    if case .stamp = member.kind { return cell.moment.map(RecordedValue.instant) }
    return switch cell {
    case .null, .bytes: nil
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .moment(let moment): .moment(moment)
    case .texts(let texts): .text(texts.joined(separator: ", "))
    }
  }
}

extension SQLiteHistory {
  /// The lists whose records have a history of their own, with their parts.
  private static let recorded: [(part: DailyPart, list: ArchiveList)] = [
    (.people, ArchiveLists.persons), (.sayings, ArchiveLists.words),
    (.moods, ArchiveLists.feelings),
    (.schedule, ArchiveLists.events), (.books, ArchiveLists.books),
    (.books, ArchiveLists.sentences), (.notes, ArchiveLists.notes),
    (.counts, ArchiveLists.counters),
  ]

  /// The column with the id of the records of a list.
  private static func idColumn(of list: ArchiveList) -> String {
    list.members.first { list.identity.contains($0.name) }?.column ?? "id"
  }

  public func records(_ reference: String, by step: NameStep) throws(HistoryFailure) -> [ItemName] {
    let isWhole = step == .id
    return try alone { (store) throws(StorageFailure) in
      var found: [ItemName] = []
      for (part, list) in Self.recorded {
        let id = "CAST(\(Self.idColumn(of: list)) AS TEXT)"
        let condition = isWhole ? "\(id) = ?1" : "substr(\(id), 1, length(?1)) = ?1"
        found += try store.all(
          "SELECT \(id) FROM \(list.table) WHERE \(condition) LIMIT 20", [.text(reference)]
        ) { ItemName(part, $0.text) }
      }
      return found
    }
  }

  public func changes(of item: ItemName) throws(HistoryFailure) -> [RecordChange] {
    try reading { (store) throws(StorageFailure) in
      for (part, list) in Self.recorded where part == item.part {
        let key = try store.first(
          "SELECT rowid FROM \(list.table) WHERE CAST(\(Self.idColumn(of: list)) AS TEXT) = ?",
          [.text(item.id)]
        ) { $0.int }
        guard let key else { continue }
        return try RecordPast(list, key, in: store).changes {
          $0.part == part && $0.item == item.id
        }
      }
      return []
    }
  }
}
