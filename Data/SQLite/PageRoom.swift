import Domain

/// The memory a connection has for pages (page cache).
extension Connection {
  /// How many kibibytes of pages are held while many rows are written, and usually.
  private static let (room, usualRoom) = (12_288, 2000)

  /// Holds more pages: ids come in no order, and where their index does not fit, a page is written
  /// and read again for nearly every row. What a statement may have to take back is kept in memory
  /// as well, where a file would be written for each. False inside a transaction, where nothing of
  /// it may change.
  func makeRoom() throws(StorageFailure) -> Bool {
    if isInsideTransaction { return false }
    try script("PRAGMA cache_size = -\(Self.room); PRAGMA temp_store = MEMORY")
    return true
  }

  /// Holds as many as usual again. Should that fail, more memory is used than needed.
  func giveRoomBack() {
    do throws(StorageFailure) {
      try script("PRAGMA cache_size = -\(Self.usualRoom); PRAGMA temp_store = DEFAULT")
    } catch { return }
  }
}
