/// Errors of backups, exports and their imports.
public enum ArchiveFailure: StorageFailing, Equatable {
  case storage(StorageFailure)
  /// A file that the user named could not be read or written.
  case file(FileFailure)
  /// A file with this name already exists.
  case fileExists(path: String)
  /// The path is the store itself.
  case storeItself(path: String)
  /// The path is not a regular file.
  case notAFile(path: String)
  /// The folder is not empty and was not written by Haru.
  case notOurFolder(path: String)
  /// The store is in memory, so it has no folder for backups.
  case noFolder
  /// Another process has the store open.
  case openElsewhere
  /// The backup is of a locked store, and the code was not given.
  case locked(path: String)
  /// The backup or export is encrypted, and its data key is not known.
  case encrypted(path: String)
  /// The given code does not open the backup.
  case lock(LockFailure)
  /// The backup differed from the store, and was discarded.
  case notVerified
  /// The file is not an export.
  case notAnExport(ArchiveKind)
  /// The file is invalid JSON from this line onwards.
  case brokenExport(line: Int)
  /// The export was written by a newer version.
  case newerExport(version: Int)
  /// The file is not a store of Haru.
  case notABackup(path: String)
  /// The file is a damaged store of Haru.
  case damagedBackup(path: String)
  /// The backup was written by a newer version.
  case newerBackup(path: String, version: Int)
  /// The backup was written by a version from before the first release.
  case olderBackup(path: String, version: Int)
}

/// The probable kind of a file.
public enum ArchiveKind: Equatable, Sendable {
  case backup
  case cards
  case calendar
  case table
  case sayings
  case unknown
}
