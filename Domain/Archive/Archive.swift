/// Backs up, exports and restores the whole store, and imports exports and backups.
public final class Archive: Sendable {
  let copies: any ArchiveRepository
  let clock: WallClock
  let lock: LockOfCopy
  /// Whether the setting for daily backups is on.
  let keepsDays: @Sendable () throws(StorageFailure) -> Bool

  public init(
    copies: any ArchiveRepository, clock: WallClock, secrets: SecretKeeper, time: RealTime,
    sessions: TerminalSessions,
    keepsDays: @escaping @Sendable () throws(StorageFailure) -> Bool = {
      () throws(StorageFailure) in true
    }
  ) {
    self.copies = copies
    self.clock = clock
    lock = LockOfCopy(copies: copies, secrets: secrets, time: time, sessions: sessions)
    self.keepsDays = keepsDays
  }

  /// Makes a verified backup at `path`, or in the folder of backups if `path` is nil.
  public func backUp(to path: String?, replacing: Bool) throws(ArchiveFailure) -> Backup {
    try copies.backUp(to: path, replacing: replacing, at: clock.now())
  }

  /// Returns whether anything already exists at the path for a new backup.
  public func isTaken(_ path: String) throws(ArchiveFailure) -> Bool { try copies.isTaken(path) }

  /// Makes the daily backup if its setting is on and there is no backup from today. Unless `patiently` is true, skips a
  /// large store, and reports a failure at most once a day.
  public func keepDay(patiently: Bool) -> DayCopy {
    do throws(StorageFailure) {
      guard try keepsDays() else { return .notWanted }
    } catch { return .notWanted }
    return copies.keepDay(at: clock.now(), patiently: patiently)
  }

  /// Streams the complete export as one JSON object until `write` returns false. Returns the number of records.
  public func export(_ write: ([UInt8]) -> Bool) throws(ArchiveFailure) -> Int {
    try copies.export(at: clock.now(), write)
  }

  /// Whether the store is encrypted.
  public func isEncrypted() -> Bool { copies.isEncrypted() }

  /// Whether the end of the encrypted log cannot be decrypted, so that the newest changes may be missing.
  public func hasCutLog() -> Bool { copies.hasCutLog() }

  /// Writes the complete export to a file atomically. The file is encrypted if the store is, unless `plain` is true.
  /// Returns the number of records.
  public func export(to path: String, plain: Bool = false) throws(ArchiveFailure) -> Int {
    try copies.export(at: clock.now(), to: path, plain: plain)
  }

  /// Imports an export file. If `trying` is true, only reports what would be imported.
  public func importRecords(
    _ origin: ArchiveOrigin, trying: Bool = false, telling progress: ImportProgress = .unheard
  ) throws(ArchiveFailure) -> ArchiveReport {
    try copies.importRecords(origin, trying: trying, telling: progress)
  }

  /// Returns whether the lock code of a backup is needed before the backup may be read. False if the backup has no lock
  /// or the lock of the open store, is in the store's own backup folder, or was unlocked in this session.
  public func needsCode(_ path: String) throws(ArchiveFailure) -> Bool { try lock.isClosed(path) }

  /// Adds records from a backup or an export that are missing in the store. If `trying` is true, only reports what
  /// would be added.
  public func restore(_ path: String, code: String? = nil, trying: Bool) throws(ArchiveFailure)
    -> ArchiveReport
  {
    try lock.expectOpen(path, code: code)
    return try copies.restore(path, trying: trying)
  }

  /// Replaces the store with a backup, after making a verified backup of the current content.
  public func replace(by path: String, code: String? = nil) throws(ArchiveFailure) -> Replacement {
    try lock.expectOpen(path, code: code)
    return try copies.replace(by: path, at: clock.now())
  }
}

/// The source of the records that are imported.
public enum ArchiveOrigin: Equatable, Sendable {
  case path(String)
  case bytes([UInt8])
}
