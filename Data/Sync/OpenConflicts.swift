import Domain

/// The open conflicts: values that lost and have not been settled, and values that a rule holds back.
struct OpenConflicts {
  struct Entry {
    /// The id of the conflict: the field and the stamp of its first value.
    let id: ConflictingVersion.Name
    let value: FieldValue
    let kind: Kind
    /// All values that belong to this conflict.
    var entries: [ConflictingVersion] = []
  }

  enum Kind {
    /// A field has different values on two devices.
    case field
    /// A value that a rule of the store prevents from being shown.
    case held
    /// A record that was changed on one device and soft-deleted on another. The deletion won.
    case putAway
    /// A record that was changed on one device and destroyed on another. The destruction won.
    case destroyed

    /// Whether the conflict is about one field rather than the whole record.
    var isOfField: Bool {
      switch self {
      case .field, .held: true
      case .putAway, .destroyed: false
      }
    }
  }

  private let fieldVersions: SQLiteFieldVersions

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  /// Returns all open conflicts, in the order in which they were written.
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
    // The index of the conflict about each whole record.
    var wholes: [FieldName: Int] = [:]
    let open = try fieldVersions.openConflicts()
    let lost = Set(open.lazy.filter(\.isOfDestroyed).map(\.id))
    for entry in open {
      let name = entry.id.name
      let record = try fieldVersions.record(of: name)
      let kind = Self.kind(of: entry, record, lost)
      if kind == .field, Self.saysNothing(entry, record) { continue }
      let whole = record.name(SyncField.deleted)
      if kind != .field, let index = wholes[whole] {
        found[index].entries.append(entry)
        continue
      }
      if kind != .field { wholes[whole] = found.count }
      found.append(Entry(id: entry.id, value: entry.value, kind: kind, entries: [entry]))
    }
    return found
  }

  /// Returns whether the conflict is hidden, because both values are equal, both devices removed the record, or the field
  /// is internal.
  private static func saysNothing(_ entry: ConflictingVersion, _ record: FieldVersionRecord) -> Bool
  {
    let shown = record.shown(entry.id.name.field)
    let isRemoved = shown != .nothing && entry.value != .nothing
    return shown == entry.value || entry.id.name.field == SyncField.deleted && isRemoved
      || record.list?.field(entry.id.name.field)?.isInner ?? false
  }

  /// Returns what a conflict is about. `lost` are the values that a destruction deletes. The value of a field that the
  /// destroying device did not know is one of them, although it still is the current value of the field.
  private static func kind(
    of entry: ConflictingVersion, _ record: FieldVersionRecord, _ lost: Set<ConflictingVersion.Name>
  ) -> Kind {
    guard let list = record.list, list.hasTrash else { return .field }
    let isGone = record.fieldVersions.allSatisfy {
      $0.name.rule == .summed || $0.fieldVersion.value == .nothing
        || lost.contains(ConflictingVersion.Name($0.name, $0.fieldVersion.stamp))
    }
    if isGone { return .destroyed }
    // The conflict is about a deletion that a later change overruled.
    if entry.id.name.field == SyncField.deleted || record.shown(SyncField.deleted) == .nothing {
      return .field
    }
    // The value itself won, but its record is in the trash.
    let fieldVersion = record.fieldVersion(entry.id.name.field)
    let isSame =
      entry.isReopened ? fieldVersion?.value == entry.value : fieldVersion?.stamp == entry.id.stamp
    return isSame ? .putAway : .field
  }

  // MARK: Values held back

  /// The lists with unique values.
  private static let claiming: [SyncList] = [.people, .contacts, .books, .readings]
  /// The lists whose records a rule holds back as a whole.
  static let wholes = [SyncLists.contacts, SyncLists.readings]

  /// Returns the numbers of the fields whose values a rule may hold back: phone numbers, ISBNs and page counts, contact
  /// cards, reading records.
  private static func fields(of list: SyncList) -> [Int] {
    switch list.number {
    case SyncLists.people: [4]
    case SyncLists.books: [4, 5]
    case _: [1]
    }
  }

  /// Returns the conflict of a field whose value a rule holds back; nil if no value is held back, or if the value
  /// equals the one that is shown.
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
      // Nothing is lost if the value equals the one that is shown.
      guard try !isShown(record), try !isSame(fieldVersion.value, record) else { return nil }
    case _:
      guard record.held[field] != nil else { return nil }
    }
    let id = ConflictingVersion.Name(record.name(field), fieldVersion.stamp)
    return Entry(id: id, value: fieldVersion.value, kind: .held)
  }

  private func isShown(_ record: FieldVersionRecord) throws(StorageFailure) -> Bool {
    record.row.map { $0["deleted"] == .null } ?? false
  }

  /// Returns whether the record that is shown in place of this one has the same value.
  private func isSame(
    _ value: FieldValue, _ record: FieldVersionRecord
  ) throws(StorageFailure) -> Bool {
    // Field 1 contains the whole content of a contact card or a reading record.
    try shown(insteadOf: record).contains { $0.fieldVersion(1)?.value == value }
  }

  /// Returns the records that are shown instead of a reading record or contact card that is held back as a whole.
  func shown(insteadOf record: FieldVersionRecord) throws(StorageFailure) -> [FieldVersionRecord] {
    guard let list = record.list, Self.wholes.contains(list.number),
      var row = try ShownRecord(fieldVersions.store, fieldVersions).wanted(of: record, list)
    else { return [] }
    row["deleted"] = .null
    guard let claim = Claims.claim(of: row, list) else { return [] }
    return try Claims(fieldVersions.store, fieldVersions).holders(of: claim, list)
      .filter { $0.key != record.key }
  }
}
