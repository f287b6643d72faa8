import Domain

/// Describes conflicting values in terms that the user knows.
struct ConflictWords {
  private let fieldVersions: SQLiteFieldVersions

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  func entry(
    of open: OpenConflicts.Entry, _ record: FieldVersionRecord, number: Int
  ) throws(StorageFailure) -> ConflictEntry {
    let name = open.id.name
    let field = record.list?.field(name.field)
    var (current, other): ([ConflictMember], [ConflictMember])
    var stands = record
    switch open.kind {
    case .field, .held:
      if open.kind == .held { stands = try shown(instead: record) }
      current = Self.members(stands.shown(name.field) ?? .nothing, field, record.list)
      other = Self.members(open.value, field, record.list)
    case .putAway, .destroyed:
      // The conflict is whether the record is deleted.
      current = [ConflictMember("deleted", .flag(true))]
      other = [ConflictMember("deleted", .flag(false))]
    }
    let writers = ConflictWriters(fieldVersions)
    return ConflictEntry(
      number: number, part: Self.part(of: name.list), record: try id(of: record),
      title: try title(of: record, open),
      field: open.kind.isOfField ? field?.name ?? "\(name.field)" : "deleted",
      current: Self.side(current, by: try writers.current(open, stands)),
      other: Self.side(other, by: try writers.other(open, stands)), isHeld: open.kind == .held)
  }

  private static func side(_ members: [ConflictMember], by stamp: SyncStamp?) -> ConflictSideValue {
    ConflictSideValue(
      members, by: stamp?.device, at: stamp.map { SyncClock.milliseconds(of: $0.clock) } ?? 0)
  }

  /// Returns the reading record that is shown in place of a hidden one, or `record` itself if there is no such record.
  /// A book has only one reading record per day, so that of another device may be shown instead. A record may also be
  /// hidden because an earlier day has reached a later page; then the latest record of the book is shown.
  private func shown(instead record: FieldVersionRecord) throws(StorageFailure)
    -> FieldVersionRecord
  {
    guard let list = record.list, list.number == SyncLists.readings, let row = record.row,
      let book = row["book"].text, let day = row["at"].moment?.day
    else { return record }
    let key = try fieldVersions.store.first(
      """
      SELECT r.key FROM readings r JOIN books b ON b.key = r.book
      WHERE b.id = ? AND r.deleted_at IS NULL ORDER BY r.day = ? DESC, r.day DESC LIMIT 1
      """, [.text(book), .day(day)]
    ) { $0.int }
    guard let key, let found = try SyncRows(list, in: fieldVersions.store).row(key) else {
      return record
    }
    return try RecordReader(fieldVersions).record(list, at: key, found) ?? record
  }

  /// Returns the part of Haru that a list belongs to; nil for import sources and for an unknown list.
  private static func part(of list: Int) -> DailyPart? {
    switch list {
    case 1...4, 19, 25, 26: .people
    case 5...7: .sayings
    case 8...10: .moods
    case 11, 12: .schedule
    case 13...18: .books
    case 24: .notes
    case 27, 28: .counts
    default: nil
    }
  }

  /// Returns the id that the user can type: the number of a saying, the book's id for a reading record, otherwise the
  /// id of the record or of its owner. Returns an empty string if there is no such id.
  private func id(of record: FieldVersionRecord) throws(StorageFailure) -> String {
    if record.number == SyncReferences.sayings { return record.key.map(String.init) ?? "" }
    if let row = record.row, record.number == SyncLists.readings { return row["book"].text ?? "" }
    guard let list = record.list,
      let cells = SyncRows(list, in: fieldVersions.store).cells(of: record.identity)
    else { return "" }
    if case .members(let names) = list.identity, let first = names.first {
      return cells[first]?.text ?? cells[first]?.number.map(String.init) ?? ""
    }
    return String(validating: record.identity, as: UTF8.self) ?? ""
  }

  /// The names of the members that can serve as a title, the best first.
  private static let titles = [
    "name", "title", "kor", "eng", "text", "memo", "label", "what", "tag", "day",
  ]

  /// Returns the title of a record; for a destroyed record, the title before its destruction.
  func title(of record: FieldVersionRecord, _ open: OpenConflicts.Entry) throws(StorageFailure)
    -> String
  {
    if open.kind == .destroyed {
      for name in Self.titles {
        for entry in open.entries {
          guard let field = record.list?.field(entry.id.name.field), field.members.contains(name)
          else { continue }
          for member in Self.members(entry.value, field, record.list) where member.name == name {
            if case .text(let text) = member.value { return text }
          }
        }
      }
    }
    return try title(of: record)
  }

  /// Returns the title of a record, or of its owner if the record has no title. If neither has a title, returns the
  /// record's day or year, or an empty string.
  func title(of record: FieldVersionRecord) throws(StorageFailure) -> String {
    guard let row = record.row else { return "" }
    for name in Self.titles { if let text = row[name].text, !text.isEmpty { return text } }
    for (member, cell) in zip(row.list.members, row.cells) {
      guard case .owner(let table) = member.kind, let id = cell.text,
        let list = fieldVersions.store.lists.all.first(where: { $0.list.table == table })
      else { continue }
      let owner = try RecordReader(fieldVersions).record(list.number, Array(id.utf8))
      return try title(of: owner)
    }
    return row["at"].moment.map { $0.day.description } ?? row["year"].number.map(String.init) ?? ""
  }

  /// Returns the members of a field with their values.
  private static func members(
    _ value: FieldValue, _ field: SyncField?, _ list: SyncList?
  ) -> [ConflictMember] {
    guard let field, let list else { return [] }
    var parts: ArraySlice<FieldValue.Part> = []
    do throws(SyncRefusal) { parts = try value.parts()[...] } catch {
      // A value that cannot be decoded is shown as empty.
      parts = []
    }
    if value == .nothing { parts = [] }
    return field.members.compactMap { name in
      guard let member = list.list.members.first(where: { $0.name == name }) else { return nil }
      return ConflictMember(name, conflicts(FieldVersionCells.cell(&parts, of: member) ?? .null))
    }
  }

  private static func conflicts(_ cell: ArchiveCell) -> ConflictMember.Value {
    switch cell {
    case .null: .nothing
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .moment(let moment): .moment(moment)
    case .texts(let texts): .texts(texts)
    case .bytes(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    }
  }
}
