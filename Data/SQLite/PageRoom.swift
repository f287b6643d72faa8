import Domain

/// The size of a connection's page cache, in KiB.
enum PageRoom: Int {
  case standard = 2000
  /// The size for very many rows whose indexes are built afterwards (`LaterIndexes`).
  case sorting = 2048
  /// The size for many rows. Ids are random, so if their index does not fit, nearly every row reads
  /// and writes a page again.
  case many = 12_288
  /// The size for many rows of tables with many indexes.
  case most = 24_576
}

extension Connection {
  /// Enlarges the page cache, and stores statement journals in memory rather than in files. Sorting for indexes uses
  /// files if there is a temporary folder and the store is not encrypted. Returns false inside a transaction, where the
  /// settings cannot be changed.
  func makeRoom(_ room: PageRoom) throws(StorageFailure) -> Bool {
    if isInsideTransaction { return false }
    let isOutside = room == .sorting && !mustSortInMemory && StoreFile.hasTemporaryFolder
    try script(
      """
      PRAGMA cache_size = -\(room.rawValue);
      PRAGMA temp_store = \(isOutside ? "FILE" : "MEMORY")
      """)
    return true
  }

  /// Restores the default cache size. If that fails, only memory is wasted.
  func giveRoomBack() {
    do throws(StorageFailure) {
      let storage = mustSortInMemory ? "MEMORY" : "DEFAULT"
      try script(
        "PRAGMA cache_size = -\(PageRoom.standard.rawValue); PRAGMA temp_store = \(storage)")
    } catch { return }
  }
}
