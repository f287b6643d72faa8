import Domain
import Platform

/// Encrypted stores as files, before SQLite opens them.
enum EncryptedStoreFile {
  /// Writes the header of a new encrypted store into an empty file that is not open.
  static func begin(_ path: String, key: DataKey, slots: [KeySlot]) throws(StorageFailure) {
    let header = EncryptionHeader(
      sequence: 1, keyID: key.id, fileID: .random(), slots: slots)
    guard let copy = header.bytes(with: key) else { throw .encrypted(.noMemory) }
    try StoreFile.write(copy + copy, to: path)
  }
}
