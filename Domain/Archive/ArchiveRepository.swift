/// Backs up, exports and imports the store.
public protocol ArchiveRepository: Sendable {
  /// Writes a backup to a temporary file, compares it row by row, and only then renames it.
  func backUp(to path: String?, replacing: Bool, at now: Now) throws(ArchiveFailure) -> Backup

  /// Returns whether anything exists at a path.
  func isTaken(_ path: String) throws(ArchiveFailure) -> Bool

  /// Makes the daily backup if today has none; a large store is skipped unless `patiently` is true.
  func keepDay(at now: Now, patiently: Bool) -> DayCopy

  /// Streams the complete export from one snapshot, until `write` returns false. Returns the number of records.
  func export(at now: Now, _ write: ([UInt8]) -> Bool) throws(ArchiveFailure) -> Int

  /// Writes the complete export to a file.
  func export(at now: Now, to path: String) throws(ArchiveFailure) -> Int

  /// Passes all records to `take` from one snapshot, until it returns false. Returns the number of records in the
  /// export.
  func visitRecords(at now: Now, _ take: (ExportedRecord) -> Bool) throws(ArchiveFailure) -> Int

  /// What exists at the path of an export folder.
  func look(atFolder path: String) throws(ArchiveFailure) -> ExportFolderState

  /// Begins an export folder, which replaces an earlier one atomically.
  func folder(_ path: String) throws(ArchiveFailure) -> FileSink<PackedPiece>

  /// Imports the new records of an export in one transaction, which is rolled back if `trying` is true.
  func importRecords(_ origin: ArchiveOrigin, trying: Bool, telling progress: ImportProgress)
    throws(ArchiveFailure) -> ArchiveReport

  /// Imports the new records of a backup or an export, in the same way.
  func restore(_ path: String, trying: Bool) throws(ArchiveFailure) -> ArchiveReport

  /// Returns the lock of a backup. Nil if the file is not a store, or if its lock equals that of the open store. Also
  /// nil for backups in the store's own folder, whatever their lock.
  func lock(of path: String) throws(ArchiveFailure) -> (any LockRepository)?

  /// Replaces the store by a backup.
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
  /// The file size.
  public let bytes: Int
  /// The number of rows.
  public let records: Int
  /// The number of photos that were copied beside it.
  public var photos = 0
  /// The number of photos it refers to that are missing.
  public var photosMissing = 0

  public init(path: String, bytes: Int, records: Int) {
    self.path = path
    self.bytes = bytes
    self.records = records
  }
}

/// The result of a daily backup.
public enum DayCopy: Equatable, Sendable {
  /// The setting is off, or there is no file to back up.
  case notWanted
  /// Today's backup exists already.
  case isThere
  /// The store is too large to back up without the user waiting for it.
  case tooLarge
  case made(Backup)
  /// It failed, and the user has to be told: nothing was reported today, or the copy was made `patiently`.
  case failed(ArchiveFailure)
  /// It failed, and a failure was already reported today.
  case failedAgain
}

/// The result of replacing the store by a backup.
public struct Replacement: Equatable, Sendable {
  /// The backup of the replaced store.
  public let safety: Backup
  /// The number of rows the store has now.
  public let records: Int
  /// The number of photos it refers to that are missing.
  public var photosMissing = 0

  public init(safety: Backup, records: Int) {
    self.safety = safety
    self.records = records
  }
}
