import CSQLite
import Domain

extension EncryptedPages {
  /// Replaces the key slots in both copies of the header, the invalid copy first. That copy is read back before the
  /// valid one is overwritten, so a killed process leaves one valid copy. `check` can reject the slots read back.
  func replaceSlots(
    _ slots: [KeySlot], checking check: (EncryptionHeader) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    guard let key else { throw .encrypted(.closed) }
    let before = try currentCopies()
    var header = before.header
    header.slots = slots
    header.sequence = before.header.sequence + 1
    guard let bytes = header.bytes(with: key) else { throw .encrypted(.noMemory) }
    try write(bytes, toCopy: 1 - before.index)
    let after = try currentCopies()
    guard after.bytes == bytes else { throw .encrypted(.header) }
    try check(after.header)
    try write(bytes, toCopy: before.index)
  }

  /// Repairs the copy of the header whose write was interrupted.
  func repairHeader() throws(StorageFailure) {
    let copies = try currentCopies()
    if copies.needsRepair { try write(copies.bytes, toCopy: 1 - copies.index) }
  }

  private func write(_ bytes: [UInt8], toCopy index: Int) throws(StorageFailure) {
    let offset = Int64(index * EncryptionHeader.count)
    let written = unsafe bytes.withUnsafeBytes { unsafe file.write($0, at: offset) }
    guard written == SQLITE_OK else { throw StorageFailure(written, "") }
    let flushed = file.sync(SQLITE_SYNC_FULL)
    guard flushed == SQLITE_OK else { throw StorageFailure(flushed, "") }
  }
}
