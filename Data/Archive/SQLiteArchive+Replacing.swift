public import Domain

/// Replaces the store by a backup.
extension SQLiteArchive {
  /// The timeout for other processes to close the store, in milliseconds. It is meant for a status bar that reads the
  /// store; open screens take longer.
  public static let timeout = 2_000

  public func replace(by path: String, at now: Now) throws(ArchiveFailure) -> Replacement {
    guard let paths else { throw .noFolder }
    if ArchiveDisk.isSame(path, paths.store) { throw .storeItself(path: path) }
    if let facts = ArchiveDisk.attributes(path) {
      if facts.isFolder { throw .file(FileFailure(path: path, .isFolder)) }
      if !facts.isFile { throw .notAFile(path: path) }
    }
    let kept = try StoredCopy.read(path)
    if let refusal = database.refusal { throw .storage(refusal) }
    let outcome: Result<Replacement, ArchiveFailure>
    do throws(StorageFailure) {
      try StoreFile.makeFolder(paths.backups)
      let name = try paths.freeCopy(at: now)
      outcome = try database.alone(timeout: Self.timeout) { (store) throws(StorageFailure) in
        // Photos are copied first, so that a full disk leaves the store unchanged.
        let photos = PhotoWriting(PhotoFolder(besides: paths.store))
        let missing = try Self.bringPhotos(
          namedBy: kept, from: [PhotoFolder(ofCopy: path)], by: photos)
        let outcome = try Self.replace(store, by: kept, copyingTo: name)
        if case .failure = outcome { photos.giveUp() }
        return outcome.map { replacement in
          var replacement = replacement
          replacement.photosMissing = missing
          return replacement
        }
      }
    } catch {
      if case .busy = error { throw .openElsewhere }
      throw .storage(error)
    }
    return try outcome.get()
  }

  /// Replaces the store after making a safety backup. The store must be open exclusively.
  private static func replace(_ store: Connection, by kept: Connection, copyingTo name: String)
    throws(StorageFailure) -> Result<Replacement, ArchiveFailure>
  {
    try keepIdentity(of: store, in: kept)
    let records = try StoreDigest.records(kept)
    try store.learnTokens()
    try store.run("BEGIN DEFERRED")
    let safety: Backup
    do throws(ArchiveFailure) {
      safety = try BackupMaking(store: store, path: name).make(replacing: false)
    } catch {
      store.rollBackIfInside()
      return .failure(error)
    }
    store.rollBackIfInside()
    try store.replaceStore(kept)
    return .success(Replacement(safety: safety, records: records))
  }

  /// Copies the account, locks and notices of the current store into the backup. An old backup thus neither unlocks nor
  /// locks the profile, and repeats no notices. The undo history of the backup is deleted, so that undo does not go
  /// back beyond the restore.
  private static func keepIdentity(of store: Connection, in kept: Connection) throws(StorageFailure)
  {
    try kept.run(HistorySQL.dropAllPieces)
    try kept.run(HistorySQL.finalizeAll)
    for table in ["account", "lock", "unlocked", "notices", "notifier"] {
      try kept.run("DELETE FROM \(table)")
      for values in try store.all("SELECT * FROM \(table)", [], { $0.values }) {
        let placeholders = values.map { _ in "?" }.joined(separator: ", ")
        try kept.run("INSERT INTO \(table) VALUES (\(placeholders))", values)
      }
    }
  }
}
