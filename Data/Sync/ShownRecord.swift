import Domain

/// Computes the row of a record from its field versions.
struct ShownRecord {
  private let store: Connection
  private let fieldVersions: SQLiteFieldVersions

  init(_ store: Connection, _ fieldVersions: SQLiteFieldVersions) {
    (self.store, self.fieldVersions) = (store, fieldVersions)
  }

  /// Returns the row of a record; nil if the record cannot be shown, or is deleted and not `needed`.
  func row(of record: FieldVersionRecord, _ list: SyncList) throws(StorageFailure) -> ArchiveRow? {
    if Self.isGone(record, list) {
      return try SyncRows(list, in: store).cells(of: record.identity)
        .flatMap { (named) throws(StorageFailure) in try needed(named, record, list) }
    }
    guard var whole = try wanted(of: record, list) else { return nil }
    guard try Claims(store, fieldVersions).resolve(&whole, record, list) else { return nil }
    switch list.number {
    case SyncLists.readings: try ReadingsAround(store, fieldVersions).fit(&whole, record)
    case SyncLists.books:
      let read = try ReadingsAround(store, fieldVersions).mostRead(
        of: whole["id"].text ?? "", round: whole["round"].number ?? 0)
      let pages = PagesRules.pages(recorded: whole["pages"].number, read: read)
      whole["pages"] = pages.map(ArchiveCell.number) ?? .null
    case _: break
    }
    return whole
  }

  /// Returns the row that the record would have if no other record claimed the same values; nil if there is no valid
  /// row, or the row's owner does not exist.
  func wanted(of record: FieldVersionRecord, _ list: SyncList) throws(StorageFailure) -> ArchiveRow?
  {
    guard let named = SyncRows(list, in: store).cells(of: record.identity) else { return nil }
    guard let whole = Self.row(of: record, named, list), try isOwned(whole) else { return nil }
    return whole
  }

  /// Returns the row of a record without checking the owner and unique values, which the caller must know to be valid;
  /// nil if the record is deleted or has no valid row.
  func undisputedRow(of record: FieldVersionRecord, _ list: SyncList) -> ArchiveRow? {
    guard let named = SyncRows(list, in: store).cells(of: record.identity),
      !Self.isGone(record, list)
    else { return nil }
    return Self.row(of: record, named, list)
  }

  /// Returns the row that follows from the field versions of the record alone; nil if there is no valid row.
  private static func row(
    of record: FieldVersionRecord, _ named: [String: ArchiveCell], _ list: SyncList
  ) -> ArchiveRow? {
    var cells = [ArchiveCell](repeating: .null, count: list.list.members.count)
    if !named.isEmpty {
      for (index, member) in list.list.members.enumerated() {
        if let cell = named[member.name] { cells[index] = cell }
      }
    }
    for field in list.fields {
      guard let value = value(of: field, record) else { continue }
      read(value, of: field, list, &cells)
    }
    if list.hasTrash, !isPutAway(record), let index = list.fields.first?.memberIndices.first {
      cells[index] = .null
    }
    return fit(&cells, list) ? row(list, cells) : nil
  }

  /// Adapts the cells to each other (`RecordRules`). Returns false if that is impossible.
  private static func fit(_ cells: inout [ArchiveCell], _ list: SyncList) -> Bool {
    if list.ruled.isEmpty { return true }
    var members: RecordRules.Members = [:]
    for index in list.ruled where cells[index] != .null {
      members[list.list.members[index].name] = FieldVersionCells.parts(cells[index]).first
    }
    guard RecordRules.apply(to: &members, of: list.list.name) else { return false }
    for index in list.ruled {
      let member = list.list.members[index]
      guard let part = members[member.name] else {
        cells[index] = .null
        continue
      }
      if FieldVersionCells.parts(cells[index]).first != part {
        var parts = [part][...]
        cells[index] = FieldVersionCells.cell(&parts, of: member) ?? .null
      }
    }
    return true
  }

  /// Returns the row of a deleted record that is still needed; nil otherwise. A day with a mood stays, without colours,
  /// and the flag that moods were begun stays as long as there are moods.
  private func needed(
    _ named: [String: ArchiveCell], _ record: FieldVersionRecord, _ list: SyncList
  ) throws(StorageFailure) -> ArchiveRow? {
    switch list.number {
    case SyncLists.moodDays:
      guard let day = named["day"]?.text, try hasFeeling("WHERE day = ?", [.text(day)]) else {
        return nil
      }
      return ArchiveRow(list: list.list, cells: [.text(day), .number(0)])
    case SyncLists.moodsBegan:
      guard !record.hasNoFieldVersions, try hasFeeling("", []) else { return nil }
      return Self.row(list, list.list.members.map { named[$0.name] ?? .null })
    case _: return nil
    }
  }

  private func hasFeeling(_ condition: String, _ values: [Value]) throws(StorageFailure) -> Bool {
    try store.first("SELECT 1 FROM moods \(condition) LIMIT 1", values) { _ in true } ?? false
  }

  private static func value(of field: SyncField, _ record: FieldVersionRecord) -> FieldValue? {
    guard field.rule == .summed else { return record.fieldVersion(field.number)?.value }
    let summands = record.summands(field.number)
    if summands.isEmpty { return nil }
    return FieldValue(FieldVersion.sum(of: summands))
  }

  /// Reads the members of a field. Parts that this version does not know are skipped.
  private static func read(
    _ value: FieldValue, of field: SyncField, _ list: SyncList,
    _ cells: inout [ArchiveCell]
  ) {
    if value == .nothing { return }
    var parts: ArraySlice<FieldValue.Part>
    do throws(SyncRefusal) { parts = try value.parts()[...] } catch { return }
    for index in field.memberIndices {
      let member = list.list.members[index]
      if field.rule == .summed, case .number(let range) = member.kind, let sum = value.number {
        cells[index] = .number(min(max(sum, range.lowerBound), range.upperBound))
      } else if case .blob(let identity)? = parts.first, case .digits = member.kind {
        // A saying, given by its identity.
        cells[index] = .bytes(identity)
        parts = parts.dropFirst()
      } else {
        let next = parts.dropFirst()
        if let cell = FieldVersionCells.cell(&parts, of: member) {
          cells[index] = cell
        } else {
          parts = next
        }
      }
    }
  }

  /// Builds the row; nil if a required member is missing.
  private static func row(_ list: SyncList, _ cells: [ArchiveCell]) -> ArchiveRow? {
    var cells = cells
    for (index, member) in list.list.members.enumerated() where cells[index] == .null {
      cells[index] = member.defaultValue
      if cells[index] == .null, !member.isOptional, !isList(member) { return nil }
    }
    return ArchiveRow(list: list.list, cells: cells)
  }

  private static func isList(_ member: ArchiveMember) -> Bool {
    if case .phones = member.kind { true } else { false }
  }

  /// Returns whether the owner of the row exists, and the saying that the row refers to is not deleted.
  private func isOwned(_ row: ArchiveRow) throws(StorageFailure) -> Bool {
    for (member, cell) in zip(row.list.members, row.cells) {
      if case .owner(let table) = member.kind {
        guard let id = cell.text,
          try store.first("SELECT 1 FROM \(table) WHERE id = ?", [.text(id)], { _ in true })
            ?? false
        else { return false }
      }
      if case .bytes(let identity) = cell, case .digits = member.kind {
        guard try SyncReferences(store).isHere(identity) else { return false }
      }
    }
    return true
  }
}

extension ShownRecord {
  /// Returns whether a record has no field versions, or is deleted in a list without trash. The latest write decides
  /// whether it is deleted.
  private static func isGone(_ record: FieldVersionRecord, _ list: SyncList) -> Bool {
    if record.hasNoFieldVersions { return true }
    guard !list.hasTrash, let here = record.fieldVersion(SyncField.deleted), here.value == .nothing
    else {
      return false
    }
    return !isChanged(record, after: here.stamp)
  }

  /// Returns whether a record is in the trash. The latest write decides.
  private static func isPutAway(_ record: FieldVersionRecord) -> Bool {
    guard let deleted = record.fieldVersion(SyncField.deleted), deleted.value != .nothing else {
      return false
    }
    return !isChanged(record, after: deleted.stamp)
  }

  /// Returns whether a field was written after a stamp. Empty values and fields with the rule `quiet` do not count.
  private static func isChanged(_ record: FieldVersionRecord, after stamp: SyncStamp) -> Bool {
    record.fieldVersions.contains {
      $0.name.field != SyncField.deleted && $0.name.rule != .quiet && $0.fieldVersion.stamp > stamp
        && $0.fieldVersion.value != .nothing
    }
  }
}
