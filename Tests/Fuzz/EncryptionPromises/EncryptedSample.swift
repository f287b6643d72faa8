import CSQLite

@testable import Data

#if canImport(FuzzPromises)
  import FuzzPromises
#endif

/// A small encrypted store and its log, with the pages and frames that they contain.
package struct EncryptedSample {
  package let key: DataKey
  package let store: [UInt8]
  package let log: [UInt8]
  /// The pages as SQLite wrote them.
  package let pages: [[UInt8]]
  /// SQLite's header of the log, and its frames.
  package let logHeader: [UInt8]
  package let frames: [[UInt8]]

  /// Makes a store with random pages, and a log with two commits; nil without memory.
  package init?() {
    guard let secret = SecretBytes(copying: [UInt8](1...32)), let key = DataKey(secret),
      let recovery = SecretBytes(copying: [UInt8](1...24)),
      let id = EncryptedFileID([UInt8](repeating: 9, count: EncryptedFileID.count)),
      let slot = try? KeySlot(
        key, kind: .recoveryKey, secret: recovery, derivation: .blake2, made: 1_700_000_000)
    else { return nil }
    let header = EncryptionHeader(sequence: 1, keyID: key.id, fileID: id, slots: [slot, slot])
    guard let copy = header.bytes(with: key) else { return nil }
    self.key = key
    DataKeys.ofProcess.add(key)
    var dice = Dice(seed: 26)
    pages = (0..<4).map { number in
      var page = Self.unit(StorePage.count, &dice)
      if number == 0 { page[20] = UInt8(StorePage.reserved) }
      return page
    }
    let disk = FileInMemory(copy + copy)
    let file = EncryptedPages(disk, header: disk.content, keys: .ofProcess)
    for (index, page) in pages.enumerated() {
      let offset = Int64(index * StorePage.count)
      _ = page.withUnsafeBytes { file.write($0, at: offset) }
    }
    store = disk.content
    let salt: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    logHeader = [0x37, 0x7F, 0x06, 0x82] + [UInt8](repeating: 1, count: 12) + salt + salt
    frames = (1...6).map { number in
      var frame = Self.unit(LogLayout.frame, &dice)
      let isCommit = number % 2 == 0
      frame.replaceSubrange(0..<8, with: [0, 0, 0, UInt8(number), 0, 0, 0, isCommit ? 4 : 0])
      frame.replaceSubrange(8..<16, with: salt)
      return frame
    }
    let logDisk = FileInMemory([])
    guard let cipher = file.log else { return nil }
    let log = EncryptedLog(logDisk, of: file, cipher: cipher)
    _ = logHeader.withUnsafeBytes { log.write($0, at: 0) }
    for (index, frame) in frames.enumerated() {
      let offset = Int64(LogLayout.header + index * LogLayout.frame)
      frame.withUnsafeBytes {
        _ = log.write(UnsafeRawBufferPointer(rebasing: $0[..<LogLayout.frameHeader]), at: offset)
        _ = log.write(
          UnsafeRawBufferPointer(rebasing: $0[LogLayout.frameHeader...]),
          at: offset + Int64(LogLayout.frameHeader))
      }
    }
    self.log = logDisk.content
  }

  /// Returns random bytes, of which the last 40 are zeros.
  private static func unit(_ count: Int, _ dice: inout Dice) -> [UInt8] {
    (0..<count - StorePage.reserved).map { _ in UInt8(dice.below(256)) }
      + [UInt8](repeating: 0, count: StorePage.reserved)
  }
}
