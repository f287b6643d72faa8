import Domain
import Platform

/// Writes the headers of encrypted stores that SQLite has not opened.
enum EncryptedStoreFile {
  /// Writes the header of a new encrypted store into an empty file that is not open.
  static func begin(_ path: String, key: DataKey, slots: [KeySlot]) throws(StorageFailure) {
    let header = EncryptionHeader(
      sequence: 1, keyID: key.id, fileID: .random(), slots: slots)
    guard let copy = header.bytes(with: key) else { throw .encrypted(.noMemory) }
    try StoreFile.write(copy + copy, to: path)
  }

  /// Overwrites the header of an encrypted store that is not open. The file can then no longer be decrypted, because
  /// the key slots are gone. Does nothing for other files, or if the file has a second hard link.
  static func destroyHeader(of path: String) throws(StorageFailure) {
    guard StoreFile.hasOneName(path) else { return }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try ArchiveDisk.beginning(of: path, HeaderCopies.count)
    } catch { throw .unreadable(path: path) }
    if HeaderCopies.hasMark(bytes) { try StoreFile.overwrite(path, atMost: HeaderCopies.count) }
  }
}
