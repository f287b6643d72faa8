import Domain

/// What is open: values that lost and were not settled, and what a rule keeps from being shown.
struct OpenConflicts {
  struct Entry {
    /// What it is known by: its first value.
    let id: ConflictingVersion.Name
    let value: FieldValue
    let kind: Kind
    /// All that is told of it at once.
    var entries: [ConflictingVersion] = []
  }

  /// What is open of a record.
  enum Kind {
    /// A field has another value.
    case field
    /// What a field says cannot be shown: a rule of the store forbids it.
    case held
    /// It was changed on one device and put away on another, which stands.
    case putAway
    /// It was changed on one device and destroyed on another, which stands.
    case destroyed

    /// Whether it is of one field, and not of the record as a whole.
    var isOfField: Bool {
      switch self {
      case .field, .held: true
      case .putAway, .destroyed: false
      }
    }
  }

  private let fieldVersions: SQLiteFieldVersions

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  /// All of them, in the order in which they were written.
  func all() throws(StorageFailure) -> [Entry] {
    var entries = try conflicts()
    for list in Self.claiming {
      for identity in try fieldVersions.store.all(
        SyncSQL.heldRecords, [.int(list.number)], { $0.bytes })
      {
        let record = try fieldVersions.record(list.number, identity)
        for field in Self.fields(of: list) {
          if let entry = try held(field, record, list) { entries.append(entry) }
        }
      }
    }
    return entries.sorted { one, other in
      one.id.stamp != other.id.stamp
        ? one.id.stamp < other.id.stamp : one.id.name < other.id.name
    }
  }

  // MARK: Values that lost

  private func conflicts() throws(StorageFailure) -> [Entry] {
    var found: [Entry] = []
    // Where in them is what is told of a record as a whole.
    var wholes: [FieldName: Int] = [:]
    for entry in try fieldVersions.openConflicts() {
      let name = entry.id.name
      let record = try fieldVersions.record(of: name)
      let kind = Self.kind(of: entry, record)
      if kind == .field, Self.saysNothing(entry, record) { continue }
      let whole = record.name(SyncField.deleted)
      if kind != .field, let place = wholes[whole] {
        found[place].entries.append(entry)
        continue
      }
      if kind != .field { wholes[whole] = found.count }
      found.append(Entry(id: entry.id, value: entry.value, kind: kind, entries: [entry]))
    }
    return found
  }

  /// Whether somebody could not choose: both sides say the same, or what they say is for the program
  /// alone.
  private static func saysNothing(_ entry: ConflictingVersion, _ record: FieldVersionRecord) -> Bool
  {
    record.shown(entry.id.name.field) == entry.value
      || record.list?.field(entry.id.name.field)?.isInner ?? false
  }

  private static func kind(of entry: ConflictingVersion, _ record: FieldVersionRecord) -> Kind {
    guard let list = record.list, list.hasTrash else { return .field }
    let isGone = record.fieldVersions.allSatisfy {
      $0.name.rule == .summed || $0.fieldVersion.value == .nothing
    }
    if isGone { return .destroyed }
    // What is told is that it was put away, which somebody changed it after.
    if entry.id.name.field == SyncField.deleted || record.shown(SyncField.deleted) == .nothing {
      return .field
    }
    // The value itself stands, and lies in the trash.
    let fieldVersion = record.fieldVersion(entry.id.name.field)
    let isSame =
      entry.isReopened ? fieldVersion?.value == entry.value : fieldVersion?.stamp == entry.id.stamp
    return isSame ? .putAway : .field
  }

  // MARK: What cannot be shown

  /// The lists whose records may want what another one has.
  private static let claiming: [SyncList] = [.people, .contacts, .books, .readings]

  /// What a rule may keep from being shown: telephone numbers, ISBNs and pages, cards, records of pages.
  private static func fields(of list: SyncList) -> [Int] {
    switch list.number {
    case SyncLists.people: [4]
    case SyncLists.books: [4, 5]
    case _: [1]
    }
  }

  /// What of a record is held by a rule and somebody may miss.
  private func held(
    _ field: Int, _ record: FieldVersionRecord, _ list: SyncList
  ) throws(StorageFailure) -> Entry? {
    if let fieldVersion = record.fieldVersion(SyncField.deleted), fieldVersion.value != .nothing {
      return nil
    }
    guard let fieldVersion = record.fieldVersion(field), fieldVersion.value != .nothing else {
      return nil
    }
    switch list.number {
    case SyncLists.contacts, SyncLists.readings:
      // The same as what stands is nobody's loss.
      guard try !isShown(record), try !isSame(fieldVersion.value, record, list) else { return nil }
    case _:
      guard record.held[field] != nil else { return nil }
    }
    let id = ConflictingVersion.Name(record.name(field), fieldVersion.stamp)
    return Entry(id: id, value: fieldVersion.value, kind: .held)
  }

  private func isShown(_ record: FieldVersionRecord) throws(StorageFailure) -> Bool {
    record.row.map { $0["deleted"] == .null } ?? false
  }

  /// Whether what stands in the place of a record says the same.
  private func isSame(
    _ value: FieldValue, _ record: FieldVersionRecord, _ list: SyncList
  ) throws(StorageFailure) -> Bool {
    guard var row = try ShownRecord(fieldVersions.store, fieldVersions).wanted(of: record, list)
    else {
      return false
    }
    row["deleted"] = .null
    guard let claim = Claims.claim(of: row, list) else { return false }
    let holders = try Claims(fieldVersions.store, fieldVersions).holders(of: claim, list)
    return holders.contains { $0.key != record.key && $0.fieldVersion(claim.field)?.value == value }
  }
}
