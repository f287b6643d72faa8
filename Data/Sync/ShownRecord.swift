import Domain

/// What a row has to say of a record.
struct ShownRecord {
  private let store: Connection
  private let facts: SQLiteFacts

  init(_ store: Connection, _ facts: SQLiteFacts) { (self.store, self.facts) = (store, facts) }

  /// The row of a record; nothing where it cannot be shown, or is gone.
  func row(of record: FactRecord, _ list: SyncList) throws(StorageFailure) -> ArchiveRow? {
    guard let named = SyncRows(list, in: store).cells(of: record.identity) else { return nil }
    if Self.isGone(record, list) { return try needed(named, list) }
    var members: RecordRules.Members = [:]
    var cells: [String: ArchiveCell] = named
    for field in list.fields {
      guard let value = Self.value(of: field, record) else { continue }
      read(value, of: field, list, &cells)
    }
    if list.hasTrash, !Self.isPutAway(record) { cells["deleted"] = nil }
    for (name, cell) in cells {
      if let part = FactCells.parts(cell).first, part != .nothing { members[name] = part }
    }
    guard RecordRules.apply(to: &members, of: list.list.name) else { return nil }
    let whole = try row(list, cells, members)
    guard var whole, try isOwned(whole) else { return nil }
    guard try Claims(store, facts).settle(&whole, record, list) else { return nil }
    return whole
  }

  /// A day that is gone stays, without colours, as long as it has a feeling.
  private func needed(
    _ named: [String: ArchiveCell], _ list: SyncList
  ) throws(StorageFailure) -> ArchiveRow? {
    guard list.number == SyncLists.moodDays, let day = named["day"]?.text,
      try store.first("SELECT 1 FROM moods WHERE day = ? LIMIT 1", [.text(day)], { _ in true })
        ?? false
    else { return nil }
    return ArchiveRow(list: list.list, cells: [.text(day), .number(0)])
  }

  private static func value(of field: SyncField, _ record: FactRecord) -> FactValue? {
    guard field.rule == .summed else { return record.fact(field.number)?.value }
    let summands = record.summands(field.number)
    if summands.isEmpty { return nil }
    return FactValue(Fact.sum(of: summands))
  }

  /// Reads the members of a field; what this program does not understand is left out.
  private func read(
    _ value: FactValue, of field: SyncField, _ list: SyncList,
    _ cells: inout [String: ArchiveCell]
  ) {
    if value == .nothing { return }
    var parts: ArraySlice<FactValue.Part>
    do throws(SyncRefusal) { parts = try value.parts()[...] } catch { return }
    for name in field.members {
      guard let member = list.list.members.first(where: { $0.name == name }) else { return }
      if field.rule == .summed, case .number(let range) = member.kind, let sum = value.number {
        cells[name] = .number(min(max(sum, range.lowerBound), range.upperBound))
      } else if case .blob(let identity)? = parts.first, case .digits = member.kind {
        // A saying, by what names it.
        cells[name] = .bytes(identity)
        parts = parts.dropFirst()
      } else {
        let next = parts.dropFirst()
        if let cell = FactCells.cell(&parts, of: member) {
          cells[name] = cell
        } else {
          parts = next
        }
      }
    }
  }

  /// Puts a row together; nothing where something is missing it cannot be without.
  private func row(
    _ list: SyncList, _ cells: [String: ArchiveCell], _ members: RecordRules.Members
  ) throws(StorageFailure) -> ArchiveRow? {
    var whole: [ArchiveCell] = []
    for member in list.list.members {
      var cell = cells[member.name] ?? .null
      let part = members[member.name]
      if part == nil {
        cell = .null
      } else if FactCells.parts(cell).first != part, let part {
        var parts = [part][...]
        cell = FactCells.cell(&parts, of: member) ?? .null
      }
      if cell == .null { cell = member.usual }
      if cell == .null, !member.isOptional, !Self.isList(member) { return nil }
      whole.append(cell)
    }
    return ArchiveRow(list: list.list, cells: whole)
  }

  private static func isList(_ member: ArchiveMember) -> Bool {
    if case .phones = member.kind { true } else { false }
  }

  /// Whether whoever it belongs to is here.
  private func isOwned(_ row: ArchiveRow) throws(StorageFailure) -> Bool {
    for (member, cell) in zip(row.list.members, row.cells) {
      if case .owner(let table) = member.kind {
        guard let id = cell.text,
          try store.first("SELECT 1 FROM \(table) WHERE id = ?", [.text(id)], { _ in true })
            ?? false
        else { return false }
      }
      if case .bytes(let identity) = cell, case .digits = member.kind {
        guard try SyncReferences(store).saying(named: identity) != nil else { return false }
      }
    }
    return true
  }
}

extension ShownRecord {
  /// Whether a record that has no trash is gone: what was done last counts.
  private static func isGone(_ record: FactRecord, _ list: SyncList) -> Bool {
    if record.facts.isEmpty { return true }
    guard !list.hasTrash, let here = record.fact(SyncField.deleted), here.value == .nothing else {
      return false
    }
    return !isChanged(record, after: here.stamp)
  }

  /// Whether a record is in the trash: what was done last counts.
  private static func isPutAway(_ record: FactRecord) -> Bool {
    guard let deleted = record.fact(SyncField.deleted), deleted.value != .nothing else {
      return false
    }
    return !isChanged(record, after: deleted.stamp)
  }

  /// Whether somebody wrote a field later, but for those that change quietly.
  private static func isChanged(_ record: FactRecord, after stamp: SyncStamp) -> Bool {
    record.facts.contains {
      $0.name.field != SyncField.deleted && $0.name.rule != .quiet && $0.fact.stamp > stamp
        && $0.fact.value != .nothing
    }
  }
}
