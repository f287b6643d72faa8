import Domain

/// Reads a backup without modifying it: its pages are copied into memory and migrated there.
enum StoredCopy {
  private static let head = Array("SQLite format 3\u{0}".utf8)

  /// Whether a file has SQLite's header, or that of an encrypted store.
  static func isStore(_ path: String) throws(ArchiveFailure) -> Bool {
    do throws(FileFailure) {
      let beginning = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
      return beginning.starts(with: head) || HeaderCopies.isStore(beginning)
    } catch { throw .file(error) }
  }

  /// Whether a file has SQLite's header.
  static func isPlain(_ path: String) throws(StorageFailure) -> Bool {
    do throws(FileFailure) { return try ArchiveDisk.beginning(of: path, head.count) == head } catch
    { throw .unreadable(path: path) }
  }

  /// Returns the lock of a backup; nil if the backup has no lock or was made before locks existed.
  static func lock(of path: String) throws(ArchiveFailure) -> StoredLock? {
    do throws(StorageFailure) {
      let file = try open(path)
      let hasLocks = try file.first("SELECT 1 FROM sqlite_schema WHERE name = 'unlocked'") { _ in
        true
      }
      return hasLocks == true ? try SQLiteLock.stored(in: file) : nil
    } catch { throw failure(error, path) }
  }

  private static func open(_ path: String) throws(StorageFailure) -> Connection {
    try StoreFile.expectUncut(path)
    let file = try Connection(
      path: path, access: try StoreFile.openingMode(path), busyMilliseconds: 2_000)
    let owner = try file.first("PRAGMA application_id") { $0.int } ?? 0
    if owner != Migrations.applicationID { throw .notAStore(path: path) }
    return file
  }

  /// Returns a verified and migrated copy of a backup in memory.
  static func read(_ path: String) throws(ArchiveFailure) -> Connection {
    guard try isStore(path) else { throw .notABackup(path: path) }
    do throws(StorageFailure) {
      let copy = try open(path).copyInMemory()
      if try !StoreDigest.isWhole(copy) { throw .corrupt }
      try Migrations.run(on: copy, location: .memory, timeout: 0)
      try copy.learnTokens()
      return copy
    } catch { throw failure(error, path) }
  }

  /// Returns the error to report for a backup that cannot be read.
  private static func failure(_ failure: StorageFailure, _ path: String) -> ArchiveFailure {
    switch failure {
    case .corrupt, .other, .encrypted(.header), .encrypted(.alteredHeader), .encrypted(.page),
      .encrypted(.log):
      .damagedBackup(path: path)
    case .notAStore: .notABackup(path: path)
    case .madeByNewerVersion(let version): .newerBackup(path: path, version: version)
    case .madeByDevelopmentVersion(let version): .olderBackup(path: path, version: version)
    case .unreadable: .file(FileFailure(path: path, .notPermitted))
    case .encrypted(.closed): .encrypted(path: path)
    case .busy, .full, .readOnly, .openedForReading, .settingsUnreadable, .logBeside,
      .refusedByHook, .encrypted, .replaced, .closed, .interrupted:
      .storage(failure)
    }
  }
}
