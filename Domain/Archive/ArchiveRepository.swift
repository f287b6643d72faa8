/// Backs up, exports and imports the store.
public protocol ArchiveRepository: Sendable {
  /// Writes a backup to a temporary file, compares it with the store row by row, and only then renames it. If `path` is
  /// nil, the backup is written to the folder of backups.
  func backUp(to path: String?, replacing: Bool, at now: Now) throws(ArchiveFailure) -> Backup

  /// Returns whether anything exists at a path.
  func isTaken(_ path: String) throws(ArchiveFailure) -> Bool

  /// Makes the daily backup if there is none from today. A large store is skipped unless `patiently` is true.
  func keepDay(at now: Now, patiently: Bool) -> DayCopy

  /// Streams the complete export from one snapshot, until `write` returns false. Returns the number of records.
  func export(at now: Now, _ write: ([UInt8]) -> Bool) throws(ArchiveFailure) -> Int

  /// Whether the store is encrypted.
  func isEncrypted() -> Bool

  /// Whether the end of the encrypted log cannot be decrypted, so that the newest changes may be missing.
  func hasCutLog() -> Bool

  /// Writes the complete export to a file. The file is encrypted if the store is, unless `plain` is true. Returns the
  /// number of records.
  func export(at now: Now, to path: String, plain: Bool) throws(ArchiveFailure) -> Int

  /// Passes all records of one snapshot to `take`, until `take` returns false. Returns the number of records in the
  /// export.
  func visitRecords(at now: Now, _ take: (ExportedRecord) -> Bool) throws(ArchiveFailure) -> Int

  /// Returns what exists at the path for an export folder.
  func state(atFolder path: String) throws(ArchiveFailure) -> ExportFolderState

  /// Begins an export folder, which replaces an earlier one atomically.
  func folder(_ path: String) throws(ArchiveFailure) -> FileSink<PackedPiece>

  /// Imports the new records of an export in one transaction, which is rolled back if `trying` is true.
  func importRecords(_ origin: ArchiveOrigin, trying: Bool, telling progress: ImportProgress)
    throws(ArchiveFailure) -> ArchiveReport

  /// Imports the new records of a backup or an export in one transaction, which is rolled back if `trying` is true.
  func restore(_ path: String, trying: Bool) throws(ArchiveFailure) -> ArchiveReport

  /// Returns the lock of a backup; nil if the file is not a store, has no lock, or has the lock of the open store. Also
  /// nil for the store itself and for backups in its own folder, whatever their lock.
  func lock(of path: String) throws(ArchiveFailure) -> (any LockRepository)?

  /// Replaces the store with a backup.
  func replace(by path: String, at now: Now) throws(ArchiveFailure) -> Replacement
}

extension ArchiveRepository {
  /// Imports without reporting progress.
  public func importRecords(_ origin: ArchiveOrigin, trying: Bool) throws(ArchiveFailure)
    -> ArchiveReport
  {
    try importRecords(origin, trying: trying, telling: .unheard)
  }
}

/// A verified copy of the store.
public struct Backup: Equatable, Sendable {
  public let path: String
  /// The size of the backup file.
  public let bytes: Int
  /// The number of rows.
  public let records: Int
  /// The number of photos that were copied beside the backup.
  public var photos = 0
  /// The number of missing photos to which the backup refers.
  public var photosMissing = 0

  public init(path: String, bytes: Int, records: Int) {
    self.path = path
    self.bytes = bytes
    self.records = records
  }
}

/// The result of a daily backup.
public enum DayCopy: Equatable, Sendable {
  /// The setting is off or cannot be read, the store is read-only, or there is no file to back up.
  case notWanted
  /// Today's backup exists already, or another process is making it.
  case isThere
  /// The store is so large that the user would have to wait for the backup.
  case tooLarge
  case made(Backup)
  /// The backup failed, and the user has to be notified, because no failure was reported today or the backup was made
  /// `patiently`.
  case failed(ArchiveFailure)
  /// The backup failed, and a failure was already reported today.
  case failedAgain
}

/// The result of replacing the store with a backup.
public struct Replacement: Equatable, Sendable {
  /// The backup of the replaced store.
  public let safety: Backup
  /// The number of rows in the store after the replacement.
  public let records: Int
  /// The number of missing photos to which the store refers.
  public var photosMissing = 0

  public init(safety: Backup, records: Int) {
    self.safety = safety
    self.records = records
  }
}
