import Domain

/// Copies whole stores.
enum StoreCopy {
  /// Copies a store to a new file. The copy is checked before it is renamed to its final name.
  static func make(of store: Connection, at path: String) throws(StorageFailure) {
    // The folder is not created, because the path may be mistyped.
    guard StoreFile.canWriteFolder(of: path) else { throw .unreadable(path: path) }
    Unfinished.sweep(besides: path)
    let unfinished = Unfinished.name(for: path)
    do throws(StorageFailure) {
      try StoreFile.prepare(unfinished)
      let hold = Unfinished.Hold(unfinished)
      defer { withExtendedLifetime(hold) {} }
      try store.copy(to: unfinished)
      try expectWhole(unfinished, as: store)
      try StoreFile.rename(unfinished, to: path)
    } catch {
      try StoreFile.remove(unfinished)
      throw error
    }
  }

  private static func expectWhole(_ path: String, as store: Connection) throws(StorageFailure) {
    let copy = try Connection(path: path, access: .readOnly, busyMilliseconds: 0)
    // The integrity check also reads the word index, which needs its tokeniser.
    try copy.learnTokens()
    let damages = try copy.all("PRAGMA integrity_check") { $0.text }
    let version = "PRAGMA user_version"
    let isSame =
      try copy.first(version) { $0.int } == store.first(version) { $0.int }
    if damages != ["ok"] || !isSame { throw .corrupt }
  }
}
