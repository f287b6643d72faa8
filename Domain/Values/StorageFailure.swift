/// An error of a feature, one case of which is that the store failed.
public protocol StorageFailing: Error {
  /// The store failed.
  static func storage(_ failure: StorageFailure) -> Self
}

/// What can go wrong where records are kept. None of it is the user's mistake, and none of it
/// loses what was kept before.
public enum StorageFailure: Error, Equatable, Sendable {
  /// Another process kept the store for itself for too long.
  case busy
  /// There is no room left on the disk.
  case full
  /// The store may be read but not written.
  case readOnly
  /// The store was opened for reading only, as the user asked.
  case openedForReading
  /// The store cannot be opened or read at all.
  case unreadable(path: String)
  /// The file of settings cannot be understood from a line on (zero: at all), and was not
  /// overwritten.
  case settingsUnreadable(path: String, line: Int)
  /// The store has a log of changes beside it, and a folder that has to be written to read it.
  case logBeside(path: String)
  /// The file is damaged, or is no store.
  case corrupt
  /// The store was written by a newer program and was left as it is.
  case madeByNewerVersion(Int)
  /// A version from before the first release wrote the store.
  case madeByDevelopmentVersion(Int)
  /// The file belongs to another program.
  case notAStore(path: String)
  /// The store was deleted by this program while it was open.
  case closed
  /// A program somebody wants to be asked before each write refused it, or failed.
  case refusedByHook(HookRefusal)
  /// A fault injected or asked for stopped the work half-way; nothing of it was kept.
  case interrupted
  /// Anything else, by the storage engine's own number and words.
  case other(code: Int, String)
}
