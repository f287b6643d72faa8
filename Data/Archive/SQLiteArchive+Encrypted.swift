public import Domain

extension SQLiteArchive {
  public func isEncrypted() -> Bool { database.isEncrypted }

  public func hasCutLog() -> Bool { database.hasCutLog }

  public func export(at now: Now, to path: String, plain: Bool) throws(ArchiveFailure) -> Int {
    try expectElsewhere(path)
    let encryption: (key: DataKey, slots: [KeySlot])?
    do throws(StorageFailure) {
      encryption = plain ? nil : try database.dataKey()
    } catch { throw .storage(error) }
    let file: StreamedFile
    do throws(FileFailure) { file = try StreamedFile(path) } catch { throw .file(error) }
    do throws(ArchiveFailure) {
      let count =
        if let encryption {
          try exportEncrypted(at: now, to: file, encryption.key, encryption.slots)
        } else {
          try export(at: now) { file.write($0) }
        }
      do throws(FileFailure) { try file.finish() } catch { throw .file(error) }
      return count
    } catch {
      file.giveUp()
      throw error
    }
  }

  private func exportEncrypted(
    at now: Now, to file: StreamedFile, _ key: DataKey, _ slots: [KeySlot]
  ) throws(ArchiveFailure) -> Int {
    var writer: EncryptedStreamWriter?
    do throws(EncryptedStreamFailure) {
      writer = try EncryptedStreamWriter(.export, slots: slots, with: key)
    } catch { throw .storage(StorageFailure(error)) }
    let count = try export(at: now) { bytes in
      var isWritten = true
      writer?.write(bytes[...]) { isWritten = file.write($0) && isWritten }
      return isWritten
    }
    if let last = writer.take() { last.finish { _ = file.write($0) } }
    return count
  }

  /// Returns the plain content of an encrypted export; nil for a file that is not encrypted.
  static func decryptedExport(_ path: String, limit: Int) throws(ArchiveFailure) -> [UInt8]? {
    guard ArchiveDisk.attributes(path)?.isFile == true else { return nil }
    let (isBackup, stored): (Bool, [UInt8])
    do throws(FileFailure) {
      let beginning = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
      guard EncryptedStream.isEncrypted(beginning) else { return nil }
      isBackup = HeaderCopies.isStore(beginning)
      stored =
        isBackup
        ? [] : try OrdinaryFile(path: path).read(limit: EncryptedStream.longest(for: limit))
    } catch { throw .file(error) }
    if isBackup { throw .notAnExport(.backup) }
    do throws(StorageFailure) {
      return try SideFiles.content(of: stored, as: .export, name: "")
    } catch {
      throw error == .encrypted(.closed) ? .encrypted(path: path) : .damagedBackup(path: path)
    }
  }
}

extension Database {
  /// Returns the data key of an encrypted store with its slots; nil for a plain store.
  func dataKey() throws(StorageFailure) -> (key: DataKey, slots: [KeySlot])? {
    try change { (store) throws(StorageFailure) in
      guard let pages = store.encryptedPages else { return nil }
      guard let key = pages.key else { throw .encrypted(.closed) }
      return (key, try pages.currentCopies().header.slots)
    }
  }

  /// Creates a store with the data key and the slots of an encrypted file that is open. The store is renamed to
  /// `path` when it is complete.
  public static func make(
    at path: String, encryptedLike file: String, starters: StarterCollection
  ) throws(StorageFailure) {
    guard let slots = try EncryptedFileSlots(of: file) else { return }
    guard let key = DataKeys.ofProcess.key(slots.keyID) else { throw .encrypted(.closed) }
    try expectWhole(file)
    try StoreFile.makeFolder(ArchiveDisk.folder(of: path))
    Unfinished.sweep(besides: path)
    let new = Unfinished.name(for: path)
    do throws(StorageFailure) {
      try StoreFile.prepare(new)
      let hold = Unfinished.Hold(new)
      defer { withExtendedLifetime(hold) {} }
      try EncryptedStoreFile.begin(new, key: key, slots: slots.slots)
      try fill(new, starters)
      try StoreFile.rename(new, to: path)
    } catch {
      for ending in ["", "-shm"] + StoreFile.logEndings { try StoreFile.remove(new + ending) }
      throw error
    }
  }

  /// Throws `corrupt` if an encrypted backup is damaged. An export is checked later, while it is read.
  private static func expectWhole(_ file: String) throws(StorageFailure) {
    let start: [UInt8]
    do throws(FileFailure) { start = try ArchiveDisk.beginning(of: file, HeaderCopies.count) } catch
    { throw .unreadable(path: file) }
    guard HeaderCopies.isStore(start) else { return }
    do throws(StorageFailure) {
      let copy = try Connection(path: file, access: .frozen, busyMilliseconds: 0)
      guard try StoreDigest.isWhole(copy) else { throw .corrupt }
    } catch {
      if case .encrypted(.closed) = error { throw error }
      throw .corrupt
    }
  }

  /// Fills a store from an empty one in memory, because creating the tables in the file would need a journal.
  private static func fill(_ path: String, _ starters: StarterCollection) throws(StorageFailure) {
    let target = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
    try Database(.memory, starters: starters).alone { (store) throws(StorageFailure) in
      try store.copy(intoNew: target)
    }
  }
}
