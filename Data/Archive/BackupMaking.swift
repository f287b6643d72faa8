import Domain

/// Makes a backup in a temporary file and verifies it before renaming it.
struct BackupMaking {
  /// A connection in a read transaction that has already begun to read. The backup API and the
  /// digest both see its snapshot, so they agree even if other processes write meanwhile.
  let store: Connection
  let path: String

  /// A closure that runs on the finished copy before the copy is renamed.
  typealias Step = (_ copy: String) throws(ArchiveFailure) -> Void

  /// Makes the backup; with `replacing` an existing file is overwritten.
  func make(replacing: Bool, _ beforeNaming: Step = { _ in }) throws(ArchiveFailure) -> Backup {
    Unfinished.sweep(besides: path)
    let unfinished = Unfinished.name(for: path)
    do throws(ArchiveFailure) {
      let records = try copy(to: unfinished)
      let hold = Unfinished.Hold(unfinished)
      defer { withExtendedLifetime(hold) {} }
      let bytes = ArchiveDisk.attributes(unfinished)?.length ?? 0
      try beforeNaming(unfinished)
      let isTaken = try ArchiveFailure.writing(path) { () throws(StorageFailure) in
        try StoreFile.exists(path)
      }
      if isTaken, !replacing { throw .fileExists(path: path) }
      try ArchiveFailure.writing(path) { () throws(StorageFailure) in
        try StoreFile.rename(unfinished, to: path)
      }
      return Backup(path: path, bytes: bytes, records: records)
    } catch {
      for ending in ["", "-journal", "-shm"] + StoreFile.logEndings {
        do throws(StorageFailure) { try StoreFile.remove(unfinished + ending) } catch { continue }
      }
      throw error
    }
  }

  /// Copies to a temporary file and verifies it through a new connection; returns the number of records.
  private func copy(to unfinished: String) throws(ArchiveFailure) -> Int {
    let digest: Int
    let records: Int
    do throws(StorageFailure) {
      digest = try StoreDigest.of(store)
      records = try StoreDigest.records(store)
    } catch { throw .storage(error) }
    try ArchiveFailure.writing(path) { () throws(StorageFailure) in
      try StoreFile.prepare(unfinished)
      let hold = Unfinished.Hold(unfinished)
      defer { withExtendedLifetime(hold) {} }
      let target = try store.copy(to: unfinished)
      // Without WAL the backup is a single file that can be opened on a read-only disk. The log is the
      // only journal of an encrypted backup. Without a log beside it, the backup can be opened there, too.
      if !target.isEncrypted { _ = try target.first("PRAGMA journal_mode = DELETE") { $0.text } }
    }
    do throws(StorageFailure) {
      let version = "PRAGMA user_version"
      let copy = try Connection(path: unfinished, access: .frozen, busyMilliseconds: 0)
      // The check looks up every row in every index, in no order. With the usual 2 MB, it would read most pages again
      // and again.
      try copy.run("PRAGMA cache_size = -65536")
      let isWhole = try StoreDigest.isWhole(copy)
      let versions = [
        try copy.first(version) { $0.int }, try store.first(version) { $0.int },
      ]
      let copied = try StoreDigest.of(copy)
      if isWhole, versions[0] == versions[1], copied == digest { return records }
    } catch {
      if case .full = error { throw .file(FileFailure(path: path, .diskFull)) }
    }
    throw .notVerified
  }
}

/// Checks the target of a backup before anything is written.
struct BackupTarget {
  let path: String
  /// The path of the store; nil if it is in memory.
  let store: String?

  /// Returns the path to write to, with symbolic links resolved. Throws if the target must not or cannot be written.
  func checked(replacing: Bool) throws(ArchiveFailure) -> String {
    if path.hasSuffix("/") { throw .file(FileFailure(path: path, .isFolder)) }
    let folder = ArchiveDisk.folder(of: path)
    guard let above = ArchiveDisk.attributes(folder), above.isFolder else {
      throw .file(FileFailure(path: folder, .missing))
    }
    if let facts = ArchiveDisk.attributes(path) {
      if facts.isFolder { throw .file(FileFailure(path: path, .isFolder)) }
      if !facts.isFile { throw .notAFile(path: path) }
      if let store {
        for ending in [""] + StoreFile.logEndings + ["-shm"]
        where ArchiveDisk.isSame(path, store + ending) {
          throw .storeItself(path: path)
        }
      }
      if !replacing { throw .fileExists(path: path) }
      return ArchiveDisk.real(path)
    }
    if ArchiveDisk.attributes(path, followingLinks: false) != nil { throw .notAFile(path: path) }
    guard StoreFile.canWriteFolder(of: path) else {
      throw .file(FileFailure(path: path, .notPermitted))
    }
    return path
  }
}
