import Domain

/// Merges the records of a snapshot, which are sorted by list. During a long run of records of one list, the indexes
/// of the list are dropped.
final class SnapshotRuns {
  private let fieldVersions: SQLiteFieldVersions
  private let merging: MergeSnapshot
  /// The number of the current list, and the number of its records that were received.
  private var (list, count) = (0, 0)
  private var indexes: LaterIndexes?
  private var readings: ManyReadings?
  /// The number of fields that have changed.
  private(set) var changes = 0

  /// The number of records of one list from which the indexes of the list are dropped.
  private let long: Int
  static let long = 2000
  /// The greatest number of existing rows for which rebuilding the indexes is worthwhile.
  private static let mostBefore = 20_000

  init(_ fieldVersions: SQLiteFieldVersions, _ merging: MergeSnapshot, long: Int) {
    (self.fieldVersions, self.merging, self.long) = (fieldVersions, merging, long)
  }

  /// Merges a record of the snapshot.
  func receive(_ record: [SnapshotField]) throws(StorageFailure) {
    guard let number = record.first?.name.list else { return }
    if number != list {
      try end()
      list = number
    }
    count += 1
    if count == long { try begin() }
    guard let readings else { return try merge(record) }
    try readings.receive(record)
    if !readings.hasRoom { try endReadings() }
  }

  private func begin() throws(StorageFailure) {
    guard let known = fieldVersions.store.lists.list(list) else { return }
    if list == SyncLists.readings {
      readings = try ManyReadings(fieldVersions, merging)
      return
    }
    let table = known.list.table
    let before = try fieldVersions.store.first(
      "SELECT count(*) FROM (SELECT 1 FROM \(table) LIMIT ?)", [.int(Self.mostBefore + 1)]
    ) { $0.int }
    guard let before, before <= Self.mostBefore else { return }
    var indexes = LaterIndexes(fieldVersions.store)
    try indexes.leaveOut(of: table)
    self.indexes = indexes
  }

  func end() throws(StorageFailure) {
    count = 0
    try endReadings()
    if var indexes {
      try fieldVersions.flush()
      self.indexes = nil
      try indexes.make()
    }
  }

  private func endReadings() throws(StorageFailure) {
    guard let readings else { return }
    self.readings = nil
    let aside = try readings.end()
    changes += readings.taken
    for record in aside { try merge(record) }
    try fieldVersions.flush()
    try ReadingsAround(fieldVersions.store, fieldVersions).fitAll()
  }

  private func merge(_ record: [SnapshotField]) throws(StorageFailure) {
    for field in record {
      let before = try fieldVersions.fieldVersion(field.name)?.value
      let isNew = try merging.merge(field)
      // Equal values only change the author, and starter sayings are no news.
      if isNew, let now = try fieldVersions.fieldVersion(field.name), now.value != before,
        !NamedFieldVersion(field.name, now).isSeed
      {
        changes += 1
      }
    }
  }
}
