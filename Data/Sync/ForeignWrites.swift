import Domain

/// Tells whether another device wrote a row after something was done here: then it is not as it was
/// left.
final class ForeignWrites {
  private let store: Connection
  private let fieldVersions: SQLiteFieldVersions
  /// The clock at which it was done.
  private let clock: UInt64
  /// Who wrote since what was found last; nothing where that is not known.
  private(set) var writer: DeviceID?

  /// Looks at what came since an entry of the history; nothing in a store that meets no others.
  init?(_ store: Connection, since entry: Int) throws(StorageFailure) {
    guard let fieldVersions = try SQLiteFieldVersions(store) else { return nil }
    (self.store, self.fieldVersions) = (store, fieldVersions)
    // What was done before devices met was done at no clock that others know.
    clock = try store.first(SyncSQL.clock, [.int(entry)]) { UInt64(stored: $0.int) } ?? 0
  }

  /// Whether the row of a key is not as it was left: somebody else wrote it since, or it is the row of
  /// another record by now, in which nothing was written here then. What follows from other rows, such
  /// as whether a book is there that pages were read of, is written with no stamp.
  func hasWritten(
    _ key: [Value], in table: String, columns: [String]? = nil
  ) throws(StorageFailure) -> Bool {
    guard let list = store.lists.list(holding: table), let first = key.first else { return false }
    // That feelings were begun is shown as long as there are any, whoever takes it back.
    if list.number == SyncLists.moodsBegan { return false }
    let number = try SyncRows(list, in: store).number(first)
    guard let fieldVersions = try fieldVersions(of: list, number) else { return false }
    let own = self.fieldVersions.position().device
    let isOwn = fieldVersions.contains {
      $0.fieldVersion.stamp.device == own && $0.fieldVersion.stamp.clock >= clock
    }
    let isStamped = columns.map { list.travels(anyOf: $0) } ?? true
    return fieldVersions.contains(where: isLater) || isStamped && !isOwn
  }

  /// The fields of a row that somebody else wrote since; nothing where all of it counts as written.
  func fieldsWritten(
    _ key: [Value], in table: String, columns: [String]
  ) throws(StorageFailure) -> [SyncField]? {
    guard let list = store.lists.list(holding: table), let first = key.first else { return [] }
    let number = try SyncRows(list, in: store).number(first)
    guard let fieldVersions = try fieldVersions(of: list, number) else { return [] }
    let own = self.fieldVersions.position().device
    let isOwn = fieldVersions.contains {
      $0.fieldVersion.stamp.device == own && $0.fieldVersion.stamp.clock >= clock
    }
    var fields: [SyncField] = []
    for fieldVersion in fieldVersions where isLater(fieldVersion) {
      // A field of a later version stands in no column.
      guard let field = list.field(fieldVersion.name.field), !fields.contains(field) else {
        continue
      }
      fields.append(field)
    }
    // Nobody wrote it since, and nothing in it is of then: it is the row of another record by now.
    if fields.isEmpty, !isOwn, list.travels(anyOf: columns) { return nil }
    // Put away or brought back, it is another matter as a whole.
    return fields.contains { $0.number == SyncField.deleted } ? nil : fields
  }

  /// Whether somebody else wrote what goes along with a row: what belongs to it.
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

  /// Whether another device wrote it after the deed.
  private func isLater(_ fieldVersion: NamedFieldVersion) -> Bool {
    let isLater =
      fieldVersion.fieldVersion.stamp.device != fieldVersions.position().device
      && fieldVersion.fieldVersion.stamp.clock > clock
      && fieldVersion.name.rule != .quiet
    if isLater { writer = fieldVersion.fieldVersion.stamp.device }
    return isLater
  }
}

extension SyncList {
  /// Whether any of some columns is one of a member, and so travels.
  fileprivate func travels(anyOf columns: [String]) -> Bool {
    list.members.contains { member in
      var own = member.columns
      if case .owner = member.kind { own = [member.column] }
      return own.contains(where: columns.contains)
    }
  }
}
