import Domain

/// Checks the sync state of a store and the key file beside it.
extension StoreDoctor {
  func checkSync(_ copy: Connection, _ found: inout Examination) throws(StorageFailure) {
    let key: SyncMembership?
    do throws(KeyFileFailure) { key = try SyncKeyFile(of: paths.store).load() } catch {
      if case .encrypted(let failure) = error {
        return found.note(.opensNot(.encrypted(failure)), .problem)
      }
      return found.note(.syncKey(paths.store + SyncKeyFile.ending), .problem)
    }
    guard try Self.knowsSync(copy) else { return }
    let own = try copy.first(
      "SELECT grp, d.device FROM sync_self s JOIN sync_devices d ON d.number = s.device"
    ) { row in
      let row = NamedRow<OwnColumn>(row)
      return [row.bytes(.grp), row.bytes(.device)]
    }
    guard own != nil || key != nil else { return }
    let stray = try Self.strayStamps(copy)
    if stray > 0 { found.note(.syncStray(stray), .problem) }
    guard let key else { return found.note(.syncWithoutKey, .note) }
    // A restored or copied store belongs to another device than the key file, or to none.
    if own != [key.group.value.bytes, key.device.value.bytes] {
      return found.note(.syncElsewhere, .note)
    }
    let waiting = try copy.all(
      """
      SELECT ifnull(name, lower(hex(device))) FROM sync_devices
      WHERE waiting IS NOT NULL AND waiting <> 'forgotten' ORDER BY 1
      """
    ) { $0.text }
    if !waiting.isEmpty { return found.note(.syncWaiting(waiting), .note) }
    if stray == 0 { found.note(.sync) }
  }

  private enum OwnColumn: Int, RowColumn { case grp, device }

  /// Whether the store has sync tables. Stores of older versions have none.
  private static func knowsSync(_ copy: Connection) throws(StorageFailure) -> Bool {
    try copy.first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_numbers'") { _ in true } ?? false
  }

  /// Returns the number of invalid rows in the sync tables: names and stamps without a record, rows of unknown lists,
  /// and overlapping spans. Gaps between spans are valid.
  private static func strayStamps(_ copy: Connection) throws(StorageFailure) -> Int {
    let known = SyncLists.all.map { "\($0.number)" }.joined(separator: ", ")
    var count = 0
    func add(_ condition: String) throws(StorageFailure) {
      count += try copy.first("SELECT count(*) FROM \(condition)") { $0.int } ?? 0
    }
    for table in ["sync_names", "sync_rows", "sync_spans"] {
      try add("\(table) WHERE list NOT IN (\(known))")
    }
    for list in SyncLists.all {
      let key = list.isKeyDay ? "date(s.key * 86400, 'unixepoch')" : "s.key"
      for table in ["sync_names", "sync_rows"] {
        try add(
          """
          \(table) s WHERE s.list = \(list.number) AND NOT EXISTS (
            SELECT 1 FROM \(list.list.table) t WHERE t.\(list.key) = \(key))
          """)
      }
    }
    try add(
      """
      (SELECT last, lead(first) OVER (PARTITION BY list ORDER BY first) AS next FROM sync_spans)
      WHERE next <= last
      """)
    return count
  }
}
