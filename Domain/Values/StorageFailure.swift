/// An error of a feature that can wrap a storage failure.
public protocol StorageFailing: Error {
  static func storage(_ failure: StorageFailure) -> Self
}

/// An error of the store. None of the cases is the user's mistake, and none means that stored data was lost.
public enum StorageFailure: Error, Equatable, Sendable {
  /// Another process held the lock until the timeout.
  case busy
  /// The disk is full.
  case full
  /// The store cannot be written.
  case readOnly
  /// The user asked to open the store read-only.
  case openedForReading
  /// The store cannot be opened or read.
  case unreadable(path: String)
  /// The settings file cannot be parsed from this line on; line 0 means the whole file. The file was not overwritten.
  case settingsUnreadable(path: String, line: Int)
  /// The store has a write-ahead log beside it, which can be read only with write access to the folder.
  case logBeside(path: String)
  /// The file is damaged or is not a store.
  case corrupt
  /// A newer program wrote the store. The store was not changed.
  case madeByNewerVersion(Int)
  /// A version from before the first release wrote the store.
  case madeByDevelopmentVersion(Int)
  /// The file belongs to another program.
  case notAStore(path: String)
  /// The store is encrypted and closed, or its encrypted content is damaged.
  case encrypted(DecryptionFailure)
  /// Another file has replaced the store since it was opened.
  case replaced
  /// This program closed or deleted the store, or the store no longer syncs.
  case closed
  /// The user's hook, a program called before each write, refused the write or failed.
  case refusedByHook(HookRefusal)
  /// The transaction was interrupted and rolled back, for example by a conflict during undo or because its result is no
  /// longer wanted.
  case interrupted
  /// Any other error, with the code and message of the storage engine.
  case other(code: Int, String)
}

extension StorageFailure: StorageFailing {
  public static func storage(_ failure: StorageFailure) -> StorageFailure { failure }
}
