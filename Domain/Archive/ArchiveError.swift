/// What can go wrong where copies are made and taken in.
public enum ArchiveError: StorageFailing, Equatable {
  /// The store failed.
  case storage(StorageFailure)
  /// A file that somebody named failed.
  case file(FileFailure)
  /// There is a file of that name already.
  case fileExists(path: String)
  /// The file is the store itself.
  case storeItself(path: String)
  /// There is something at the path, but no file of bytes.
  case notAFile(path: String)
  /// Something lies in the folder, and Haru did not write it.
  case notOurFolder(path: String)
  /// The store is in memory, and copies of it have no folder of their own.
  case noFolder
  /// Another program, or another window, has the store open.
  case openElsewhere
  /// The file is a copy of a store that is locked, and its code was not given.
  case locked(path: String)
  /// A code was given, and is not that of the copy.
  case lock(LockError)
  /// The copy was not equal to the store, and was thrown away.
  case notVerified
  /// The file is no export.
  case notAnExport(ArchiveKind)
  /// The file is no JSON from this line on.
  case brokenExport(line: Int)
  /// A newer program wrote the export.
  case newerExport(version: Int)
  /// The file is no store of ours.
  case notABackup(path: String)
  /// The file is a store of ours that is damaged.
  case damagedBackup(path: String)
  /// A newer program wrote the backup.
  case newerBackup(path: String, version: Int)
  /// A version from before the first release wrote the backup.
  case olderBackup(path: String, version: Int)
}

/// What a file seems to be.
public enum ArchiveKind: Equatable, Sendable {
  case backup
  case cards
  case calendar
  case table
  case sayings
  case unknown
}
