import Domain

/// The page cache of a connection, in KiB.
enum PageRoom: Int {
  case standard = 2000
  /// For very many rows whose indexes are built afterwards (`LaterIndexes`).
  case sorting = 2048
  /// For many rows: ids are random, so without room for their index nearly every row reads and writes a page again.
  case many = 12_288
  /// For many rows of tables with many indexes.
  case most = 24_576
}

extension Connection {
  /// Enlarges the page cache and keeps statement journals in memory rather than in files. Sorting for indexes uses
  /// files if there is a temporary folder; returns false inside a transaction, where nothing can be changed.
  func makeRoom(_ room: PageRoom) throws(StorageFailure) -> Bool {
    if isInsideTransaction { return false }
    let isOutside = room == .sorting && StoreFile.hasTemporaryFolder
    try script(
      """
      PRAGMA cache_size = -\(room.rawValue);
      PRAGMA temp_store = \(isOutside ? "FILE" : "MEMORY")
      """)
    return true
  }

  /// Restores the default cache size. A failure only costs memory.
  func giveRoomBack() {
    do throws(StorageFailure) {
      try script("PRAGMA cache_size = -\(PageRoom.standard.rawValue); PRAGMA temp_store = DEFAULT")
    } catch { return }
  }
}
