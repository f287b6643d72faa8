import Domain

/// How many kibibytes of pages a connection holds (page cache).
enum PageRoom: Int {
  case usual = 2000
  /// Where very many rows are written whose indexes are made behind them (`LaterIndexes`).
  case sorting = 2048
  /// Where many rows are written: ids come in no order, and where their index does not fit, a page
  /// is written and read again for nearly every row.
  case many = 12_288
  /// Where rows are written that many indexes have.
  case most = 24_576
}

extension Connection {
  /// Holds more pages. What a statement may have to take back is kept in memory as well, where a
  /// file would be written for each; but what is sorted for indexes goes into files, where there is a
  /// folder for them. False inside a transaction, where nothing of it may change.
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

  /// Holds as many as usual again. Should that fail, more memory is used than needed.
  func giveRoomBack() {
    do throws(StorageFailure) {
      try script("PRAGMA cache_size = -\(PageRoom.usual.rawValue); PRAGMA temp_store = DEFAULT")
    } catch { return }
  }
}
