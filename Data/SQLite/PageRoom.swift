import Domain

/// How many kibibytes of pages a connection holds (page cache).
enum PageRoom: Int {
  case usual = 2000
  /// Where many rows are written that come in the order of their ids.
  case ordered = 4608
  /// Where many rows are written: ids come in no order, and where their index does not fit, a page
  /// is written and read again for nearly every row.
  case many = 12_288
  /// Where rows are written that many indexes have.
  case most = 24_576
}

extension Connection {
  /// Holds more pages. What a statement may have to take back is kept in memory as well, where a
  /// file would be written for each. False inside a transaction, where nothing of it may change.
  func makeRoom(_ room: PageRoom) throws(StorageFailure) -> Bool {
    if isInsideTransaction { return false }
    try script("PRAGMA cache_size = -\(room.rawValue); PRAGMA temp_store = MEMORY")
    return true
  }

  /// Holds as many as usual again. Should that fail, more memory is used than needed.
  func giveRoomBack() {
    do throws(StorageFailure) {
      try script("PRAGMA cache_size = -\(PageRoom.usual.rawValue); PRAGMA temp_store = DEFAULT")
    } catch { return }
  }
}
