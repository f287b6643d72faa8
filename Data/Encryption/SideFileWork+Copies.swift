import Domain

/// Converts backups and copies made before upgrades, which are databases.
extension SideFileWork {
  /// Converts a copy of a store. Returns false if that failed.
  func convertCopy(_ path: String) -> Bool {
    attempt(path) { () throws(StorageFailure) in
      guard ArchiveDisk.attributes(path, followingLinks: false)?.isFile == true else {
        throw .notAStore(path: path)
      }
      try FormerFile.destroy(besides: path)
      if try hasForm(path) {
        try renewSlots(of: path)
        return false
      }
      noteOtherName(of: path)
      try emptyLog(of: path)
      let new = Unfinished.name(for: path)
      Unfinished.sweep(besides: path)
      let former: FormerFile
      do throws(StorageFailure) {
        try step(path)
        try make(new, from: path)
        try step(path)
        former = try FormerFile(path)
        try step(path)
        try StoreFile.rename(new, to: path)
      } catch {
        for ending in ["", "-shm", "-journal"] + StoreFile.logEndings {
          try StoreFile.remove(new + ending)
        }
        throw error
      }
      for ending in ["-shm"] + StoreFile.logEndings { try StoreFile.remove(path + ending) }
      try step(path)
      try former.destroy()
      try step(path)
      return true
    }
  }

  /// Whether a copy already has the new form. Throws if its encryption header is damaged.
  private func hasForm(_ path: String) throws(StorageFailure) -> Bool {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
    } catch { throw .unreadable(path: path) }
    guard HeaderCopies.hasMark(bytes) else { return streams.key == nil }
    do throws(EncryptionHeaderFailure) {
      return try HeaderCopies(bytes).header.keyID == streams.key?.id
    } catch { throw .encrypted(DecryptionFailure(error)) }
  }

  /// Writes the key slots of the store to an encrypted copy, if an earlier change of the slots was interrupted.
  private func renewSlots(of path: String) throws(StorageFailure) {
    guard case .encrypted(_, let slots) = form, let now = try EncryptedFileSlots(of: path),
      now.slots != slots || now.needsRepair
    else { return }
    try StoreEncryptionOnDisk.replaceSlots(of: path, by: slots, 0)
  }

  /// Moves the content of a leftover log into the copy. SQLite removes the log with the last connection.
  private func emptyLog(of path: String) throws(StorageFailure) {
    guard try StoreFile.hasLog(path) else { return }
    let copy = try Connection(path: path, access: .existing, busyMilliseconds: 0)
    try copy.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func make(_ new: String, from path: String) throws(StorageFailure) {
    let source = try Connection(path: path, access: .frozen, busyMilliseconds: 0)
    let owner = try source.first("PRAGMA application_id") { $0.int } ?? 0
    if owner != Migrations.applicationID { throw .notAStore(path: path) }
    if try !StoreDigest.isWhole(source) { throw .corrupt }
    try StoreExchange(path: path, timeout: 0).copy(source, to: new, as: form)
    guard streams.key == nil else { return }
    // Without a log, a plain copy is a single file that can be opened on a read-only disk.
    let copy = try Connection(path: new, access: .existing, busyMilliseconds: 0)
    try copy.run("PRAGMA journal_mode = DELETE")
  }
}

/// Overwrites and removes plain leftovers when the store is encrypted.
extension SideFileWork {
  func destroyRemains() {
    destroyParts()
    for ending in StoreFile.logEndings + ["-shm", "-journal"] {
      destroyRemain(paths.store + ending + ".orphaned", isYoung: false)
    }
    for folder in conversion.caches {
      for path in names(in: folder, where: Self.isCached) { destroyRemain(path, isYoung: false) }
    }
  }

  /// Overwrites and removes the temporary files that killed processes left behind.
  func destroyParts() {
    for path in parts { destroyRemain(path, isYoung: !Unfinished.isAbandoned(path)) }
  }

  /// Overwrites and removes the former files that killed processes left behind.
  func destroyFormerFiles() {
    for file in formerFiles {
      attempt(file) { () throws(StorageFailure) in
        let former = file + FormerFile.ending
        if !ArchiveDisk.isSame(file, former) { noteOtherName(of: file, kept: former) }
        try FormerFile.destroy(besides: file)
        return false
      }
    }
  }

  /// The paths of plain files that killed processes left behind.
  var remains: [String] {
    formerFiles.map { $0 + FormerFile.ending }
      + parts.filter { path in
        guard !path.hasPrefix(conversion.mark.path), Unfinished.isAbandoned(path) else {
          return false
        }
        do throws(StorageFailure) { return try Self.isClear(path) } catch { return false }
      }
  }

  private var parts: [String] {
    let store = ArchiveDisk.real(paths.store)
    return folders.flatMap { names(in: $0) { Unfinished.isEnding($0[...]) } }
      + (store == paths.store
        ? []
        : names(in: ArchiveDisk.folder(of: store)) {
          Unfinished.isLeft($0, of: SideFiles.name(of: store))
        })
  }

  /// The paths of converted files whose former file has not been destroyed yet.
  private var formerFiles: [String] {
    let former = folders.flatMap { folder in
      names(in: folder) { $0.hasSuffix(FormerFile.ending) }
        .map { String($0.dropLast(FormerFile.ending.count)) }.filter(isOurs)
    }
    let store = ArchiveDisk.real(paths.store)
    let isLeft = ArchiveDisk.attributes(store + FormerFile.ending) != nil
    return former + (isLeft && !former.contains(store) ? [store] : [])
  }

  private var folders: [String] {
    let folder = ArchiveDisk.folder(of: paths.store)
    return [folder, paths.photos.path, folder + "/drafts", paths.backups, paths.daily]
      + copies.map { $0 + ".photos" }
  }

  /// Whether the conversion handles the file at a path.
  private func isOurs(_ path: String) -> Bool {
    let name = SideFiles.name(of: path)
    return path.hasPrefix(paths.store) || name.hasPrefix("picture.") || PhotoFolder.isFile(name)
      || ArchivePaths.day(ofAnyName: name) != nil
      || ArchiveDisk.folder(of: path).hasSuffix("/drafts")
  }

  /// Removes the folders of cached files that are encrypted with one of the keys.
  func removeCaches(of keys: [DataKey]) {
    for key in keys {
      for folder in conversion.caches {
        do throws(StorageFailure) { try FolderOnDisk(path: folder).remove(key.id.hex) } catch {
          left(folder + "/" + key.id.hex, error)
        }
      }
    }
  }

  /// Overwrites and removes a plain leftover. Reports it as busy if `isYoung`, because it may still be in use.
  private func destroyRemain(_ path: String, isYoung: Bool) {
    guard ArchiveDisk.attributes(path, followingLinks: false)?.isFile == true else { return }
    do throws(StorageFailure) {
      if try Self.isClear(path) {
        // An unlocked plain database is never in use, because no process makes one next to an encrypted store.
        let isOurs = try StoredCopy.isPlain(path) && Unfinished.isUnlocked(path)
        if isYoung, !isOurs { throw .busy }
        try step(path)
        try Self.destroy(path)
        destroyed(path)
      } else if !isYoung, Unfinished.isEnding(path[...]) {
        try StoreFile.remove(path)
      }
    } catch { left(path, error) }
  }

  /// Whether a file has unencrypted content. The shared memory file (`-shm`) contains no records.
  private static func isClear(_ path: String) throws(StorageFailure) -> Bool {
    if path.hasSuffix("-shm") { return false }
    do throws(FileFailure) {
      let bytes = try ArchiveDisk.beginning(of: path, EncryptionHeader.mark.count)
      return !bytes.isEmpty && bytes != EncryptionHeader.mark && !bytes.starts(with: LogLayout.mark)
    } catch { throw .unreadable(path: path) }
  }

  private static func isCached(_ name: String) -> Bool {
    (CoverCache.endings + [ResponseCache.ending]).contains { name.hasSuffix($0) }
  }
}
