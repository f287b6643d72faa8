import Domain

extension ArchiveFailure {
  /// Runs `body` and reports a failed write as a failure of the file the user named.
  static func writing<T>(
    _ path: String, _ body: () throws(StorageFailure) -> T
  ) throws(ArchiveFailure) -> T {
    do throws(StorageFailure) { return try body() } catch {
      switch error {
      case .full: throw .file(FileFailure(path: path, .diskFull))
      case .readOnly, .unreadable: throw .file(FileFailure(path: path, .notPermitted))
      case .busy, .openedForReading, .settingsUnreadable, .logBeside, .refusedByHook, .corrupt,
        .madeByNewerVersion, .madeByDevelopmentVersion, .notAStore, .encrypted, .replaced, .closed,
        .interrupted, .other:
        throw .storage(error)
      }
    }
  }
}
