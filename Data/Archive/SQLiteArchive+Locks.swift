public import Domain

extension SQLiteArchive {
  public func lock(of path: String) throws(ArchiveFailure) -> (any LockRepository)? {
    guard ArchiveDisk.attributes(path)?.isFile == true, ArchiveDisk.canRead(path) else {
      return nil
    }
    if let paths, ArchiveDisk.isSame(path, paths.store) || paths.keeps(path) { return nil }
    guard try StoredCopy.isStore(path), let kept = try StoredCopy.lock(of: path) else { return nil }
    let own: StoredLock?
    do throws(StorageFailure) { own = try SQLiteLock(database).stored() } catch {
      throw .storage(error)
    }
    if own?.hash == kept.hash { return nil }
    return TriesOfCopy(lock: kept, dataFolder: paths?.dataFolder)
  }
}

/// The lock of a backup. The backup is not modified: failed attempts are stored in the codes file
/// of the data folder.
struct TriesOfCopy: LockRepository {
  let lock: StoredLock
  /// The folder of all data. Nil for a store in memory, where failed attempts are not counted.
  let dataFolder: String?

  func stored() throws(StorageFailure) -> StoredLock? { lock }

  func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
  {
    guard let dataFolder else { return rule(lock).answer }
    return try CodesFile(dataFolder: dataFolder).changeTries(of: "copy " + lock.hash.text) {
      tries in
      let outcome = rule(StoredLock(lock.hash, tries: tries, sessions: lock.sessions))
      return (tries: outcome.lock?.tries ?? .none, answer: outcome.answer)
    }
  }
}
