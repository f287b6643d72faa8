import Domain

/// The key slots of an encrypted file: of a store, a backup or an export.
struct EncryptedFileSlots {
  let keyID: DataKeyID
  let slots: [KeySlot]

  /// Reads the slots of a store; nil for a plain one. SQLite opens the store, because the locks that it holds on a file
  /// in this process would be lost if the file was opened and closed in another way.
  init?(ofStore path: String) throws(StorageFailure) {
    guard let header = try EncryptingFiles.header(of: path) else { return nil }
    (keyID, slots) = (header.keyID, header.slots)
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
      (keyID, slots) = (start.keyID, start.slots)
      return
    } catch {
      switch error {
      // A store, or no encrypted file at all.
      case .plain, .wrongPurpose: break
      case .damaged, .otherKey, .newerVersion, .noMemory: throw StorageFailure(error)
      }
    }
    do throws(EncryptionHeaderFailure) {
      let header = try HeaderCopies(bytes).header
      (keyID, slots) = (header.keyID, header.slots)
    } catch {
      if error == .plain { return nil }
      throw .encrypted(DecryptionFailure(error))
    }
  }
}
