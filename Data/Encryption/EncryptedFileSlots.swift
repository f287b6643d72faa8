import Domain

/// The key slots of an encrypted file: of a store, a backup or an export.
struct EncryptedFileSlots {
  let keyID: DataKeyID
  let slots: [KeySlot]
  /// Whether one copy of a store's header differs from the other, because a change was interrupted.
  let needsRepair: Bool
}

extension EncryptedFileSlots {
  /// Reads the slots of a store; nil for a plain one. The store is opened through SQLite: if this process closed the
  /// file itself, the system would remove the locks that SQLite holds on it.
  init?(ofStore path: String) throws(StorageFailure) {
    guard let copies = try EncryptingFiles.header(of: path) else { return nil }
    self.init(copies)
  }

  /// Reads the slots of a backup or an export that no connection has open; nil for a plain file. Throws
  /// `.encrypted(.header)` if they are damaged.
  init?(of path: String) throws(StorageFailure) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
    } catch { throw .unreadable(path: path) }
    do throws(EncryptedStreamFailure) {
      let start = try EncryptedStream.start(of: bytes)
      self.init(keyID: start.keyID, slots: start.slots, needsRepair: false)
      return
    } catch {
      switch error {
      // The file is a store (`wrongPurpose`) or is not encrypted (`plain`).
      case .plain, .wrongPurpose: break
      case .damaged, .otherKey, .newerVersion, .noMemory: throw StorageFailure(error)
      }
    }
    do throws(EncryptionHeaderFailure) {
      self.init(try HeaderCopies(bytes))
    } catch {
      if error == .plain { return nil }
      throw .encrypted(DecryptionFailure(error))
    }
  }

  private init(_ copies: HeaderCopies) {
    self.init(
      keyID: copies.header.keyID, slots: copies.header.slots, needsRepair: copies.needsRepair)
  }
}
