import Domain

/// Checks whether another device wrote a row after a change on this device. Such a change cannot simply be undone.
final class ForeignWrites {
  private let store: Connection
  private let fieldVersions: SQLiteFieldVersions
  /// The clock value of the change.
  private let clock: UInt64
  private let own: Set<DeviceID>
  /// The device of the last foreign write that was found; nil if unknown.
  private(set) var writer: DeviceID?

  /// Prepares to check the writes since a history entry; nil in a store that does not sync.
  init?(_ store: Connection, since entry: Int) throws(StorageFailure) {
    guard let fieldVersions = try SQLiteFieldVersions(store) else { return nil }
    (self.store, self.fieldVersions) = (store, fieldVersions)
    // A change made before sync was turned on has no clock, so every write by another device is later.
    clock = try store.first(SyncSQL.clock, [.int(entry)]) { UInt64(stored: $0.int) } ?? 0
    own = try fieldVersions.ownIDs()
  }

  /// Returns whether another device has written the row since the change, or the key now belongs to another record.
  /// Columns that follow from other rows, such as whether a book exists, have no stamp and do not count.
  func hasWritten(
    _ key: [Value], in table: String, columns: [String]? = nil
  ) throws(StorageFailure) -> Bool {
    guard let list = store.lists.list(holding: table), let first = key.first else { return false }
    // The flag is derived from the moods, so undoing it is never a conflict.
    if list.number == SyncLists.moodsBegan { return false }
    let number = try SyncRows(list, in: store).number(first)
    guard let fieldVersions = try fieldVersions(of: list, number) else { return false }
    let isOwn = fieldVersions.contains {
      own.contains($0.fieldVersion.stamp.device) && $0.fieldVersion.stamp.clock >= clock
    }
    let isStamped = columns.map { list.travels(anyOf: $0) } ?? true
    return fieldVersions.contains(where: isLater) || isStamped && !isOwn
  }

  /// Returns those fields of a row that another device has written since the change; nil if the whole row counts as
  /// written.
  func fieldsWritten(
    _ key: [Value], in table: String, columns: [String]
  ) throws(StorageFailure) -> [SyncField]? {
    guard let list = store.lists.list(holding: table), let first = key.first else { return [] }
    let number = try SyncRows(list, in: store).number(first)
    guard let fieldVersions = try fieldVersions(of: list, number) else { return [] }
    let isOwn = fieldVersions.contains {
      own.contains($0.fieldVersion.stamp.device) && $0.fieldVersion.stamp.clock >= clock
    }
    var fields: [SyncField] = []
    for fieldVersion in fieldVersions where isLater(fieldVersion) {
      // A field of a newer version has no column.
      guard let field = list.field(fieldVersion.name.field), !fields.contains(field) else {
        continue
      }
      fields.append(field)
    }
    // No field was written since, but none has this device's stamp either, so the key belongs to another record now.
    if fields.isEmpty, !isOwn, list.travels(anyOf: columns) { return nil }
    // A record that was deleted or restored counts as a whole.
    return fields.contains { $0.number == SyncField.deleted } ? nil : fields
  }

  /// Returns whether, since the change, another device has written a row that belongs to this row directly or
  /// indirectly.
  func hasWritten(below key: [Value], in table: String) throws(StorageFailure) -> Bool {
    guard key.count == 1 else { return false }
    for list in store.lists.all {
      for member in list.list.members {
        guard case .owner(table) = member.kind else { continue }
        let keys = try store.all(
          "SELECT \(list.key) FROM \(list.list.table) WHERE \(member.column) = ?", key
        ) { $0.values.first ?? .null }
        for key in keys {
          let number = try SyncRows(list, in: store).number(key)
          if try fieldVersions(of: list, number)?.contains(where: isLater) ?? false { return true }
          if try hasWritten(below: [key], in: list.list.table) { return true }
        }
      }
    }
    return false
  }

  private func fieldVersions(of list: SyncList, _ key: Int) throws(StorageFailure)
    -> [NamedFieldVersion]?
  {
    guard let row = try SyncRows(list, in: store).row(key) else { return nil }
    return try RecordReader(fieldVersions).record(list, at: key, row)?.fieldVersions
  }

  /// Returns whether another device wrote the field after the change. Fields with the rule `quiet` do not count.
  private func isLater(_ fieldVersion: NamedFieldVersion) -> Bool {
    let isLater =
      !own.contains(fieldVersion.fieldVersion.stamp.device)
      && fieldVersion.fieldVersion.stamp.clock > clock
      && fieldVersion.name.rule != .quiet
    if isLater { writer = fieldVersion.fieldVersion.stamp.device }
    return isLater
  }
}

extension SyncList {
  /// Returns whether any of these columns belongs to a synced member.
  fileprivate func travels(anyOf columns: [String]) -> Bool {
    list.members.contains { member in
      var own = member.columns
      if case .owner = member.kind { own = [member.column] }
      return own.contains(where: columns.contains)
    }
  }
}
