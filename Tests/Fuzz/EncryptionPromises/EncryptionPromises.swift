import CSQLite

@testable import Data

#if canImport(FuzzPromises)
  import FuzzPromises
#endif

/// Checks the readers of an encrypted store, its header and its log with harmed files. An input is a list of changes
/// of a small store, so that it reaches what lies behind the checksums.
package struct EncryptionPromises {
  /// How often something was read, and how often it was refused.
  package private(set) var read = 0
  package private(set) var refused = 0
  private let sample: EncryptedSample

  /// Makes the sample; nil without memory.
  package init?() {
    guard let sample = EncryptedSample() else { return nil }
    self.sample = sample
  }

  /// Returns a random list of changes.
  package static func changes(_ dice: inout Dice) -> [UInt8] {
    (0..<(1 + dice.below(6)) * Change.count).map { _ in UInt8(dice.below(256)) }
  }

  /// A change, five bytes: its kind, the position in three bytes, and a value.
  private struct Change {
    static let count = 5
    let kind: UInt8
    let position: Int
    let value: UInt8

    init(_ bytes: ArraySlice<UInt8>) {
      let bytes = Array(bytes)
      kind = bytes[0] % 12
      position = Int(bytes[1]) << 16 | Int(bytes[2]) << 8 | Int(bytes[3])
      value = bytes[4]
    }
  }

  /// The files while they are changed. What was written with the right keys counts as expected.
  private struct Files {
    var store: [UInt8]
    var log: [UInt8]
    var pages: [[UInt8]]
    var logHeader: [UInt8]
    var frames: [[UInt8]]
    /// Whether somebody who has the key changed the header.
    var isGenuine = false
  }

  /// Returns the first broken rule as text, or nil if none is broken.
  package mutating func broken(by bytes: [UInt8]) -> String? {
    var files = Files(
      store: sample.store, log: sample.log, pages: sample.pages, logHeader: sample.logHeader,
      frames: sample.frames)
    for start in stride(from: 0, to: bytes.count - Change.count + 1, by: Change.count).prefix(40) {
      apply(Change(bytes[start..<start + Change.count]), to: &files)
    }
    return brokenHeader(files) ?? brokenStore(files)
  }

  // MARK: Changes

  private func apply(_ change: Change, to files: inout Files) {
    switch change.kind {
    case 0: Self.put(change, into: &files.store, from: 0)
    case 1: Self.put(change, into: &files.log, from: 0)
    case 2: Self.put(change, into: &files.store, from: change.position % 2 * EncryptionHeader.count)
    case 3: Self.cut(change, &files.store)
    case 4: Self.cut(change, &files.log)
    case 5: exchange(change, &files.store, StorePage.count, HeaderCopies.count)
    case 6: exchange(change, &files.log, LogLayout.frame, LogLayout.storedHeader)
    case 7, 8: changeHeader(change, &files)
    case 9: changeFrame(change, &files)
    case 10: changeLogHeader(change, &files)
    default: Self.append(change, &files)
    }
  }

  private static func put(_ change: Change, into bytes: inout [UInt8], from start: Int) {
    guard bytes.count > start else { return }
    bytes[start + change.position % (bytes.count - start)] ^= max(1, change.value)
  }

  private static func cut(_ change: Change, _ bytes: inout [UInt8]) {
    bytes.removeLast(change.position % (bytes.count + 1))
  }

  private static func append(_ change: Change, _ files: inout Files) {
    let more = [UInt8](repeating: change.value, count: change.position % 9000)
    if change.value & 1 == 0 { files.store += more } else { files.log += more }
  }

  /// Exchanges two units.
  private func exchange(_ change: Change, _ bytes: inout [UInt8], _ length: Int, _ start: Int) {
    let count = (bytes.count - start) / length
    guard count > 1 else { return }
    let one = start + change.position % count * length
    let other = start + Int(change.value) % count * length
    let unit = Array(bytes[one..<one + length])
    bytes.replaceSubrange(one..<one + length, with: bytes[other..<other + length])
    bytes.replaceSubrange(other..<other + length, with: unit)
  }

  /// Alters a field of the header or of a slot, and makes the checksums right again: both, or only the one without a
  /// key.
  private func changeHeader(_ change: Change, _ files: inout Files) {
    let start = Int(change.value & 1) * EncryptionHeader.count
    guard files.store.count >= start + EncryptionHeader.count else { return }
    // Most fields are at the beginning.
    let position = 16 + change.position % (change.kind == 7 ? 310 : 4016)
    files.store[start + position] ^= UInt8(1) << (change.value >> 5)
    let id = EncryptedFileID(files.store[start + 40..<start + 56])
    if change.value & 2 == 0, let key = sample.key.derived(.header, of: id) {
      files.isGenuine = true
      files.store.replaceSubrange(
        start + 4032..<start + 4064,
        with: Sodium.checksum(files.store[start..<start + 4032], key: key))
    }
    files.store.replaceSubrange(
      start + 4064..<start + 4096, with: Sodium.checksum(files.store[start..<start + 4064]))
  }

  /// Writes another frame with the right key, as an older log behind the newest frames has them.
  private func changeFrame(_ change: Change, _ files: inout Files) {
    guard let (pages, log, disk) = opened(files), let pages else { return }
    let index = Int(change.value) % sample.frames.count
    var frame = files.frames[index]
    // Most of what is read is the header of the frame.
    let position = change.position % (change.value & 64 == 0 ? LogLayout.frameHeader : 4000)
    frame[position] ^= UInt8(1) << (change.position >> 21)
    let offset = Int64(LogLayout.header + index * LogLayout.frame)
    frame.withUnsafeBytes {
      _ = log.write(UnsafeRawBufferPointer(rebasing: $0[..<LogLayout.frameHeader]), at: offset)
      _ = log.write(
        UnsafeRawBufferPointer(rebasing: $0[LogLayout.frameHeader...]),
        at: offset + Int64(LogLayout.frameHeader))
    }
    withExtendedLifetime(pages) {}
    files.log = disk.content
    files.frames[index] = frame
  }

  private func changeLogHeader(_ change: Change, _ files: inout Files) {
    guard let (_, log, disk) = opened(files) else { return }
    files.logHeader[change.position % LogLayout.header] ^= max(1, change.value)
    _ = files.logHeader.withUnsafeBytes { log.write($0, at: 0) }
    files.log = disk.content
  }

  private func opened(_ files: Files) -> (pages: EncryptedPages?, EncryptedLog, FileInMemory)? {
    let pages = EncryptedPages(
      FileInMemory(sample.store), header: sample.store, keys: .ofProcess)
    guard let cipher = pages.log else { return nil }
    let disk = FileInMemory(files.log)
    return (pages, EncryptedLog(disk, of: pages, cipher: cipher), disk)
  }

  // MARK: Promises

  private mutating func brokenHeader(_ files: Files) -> String? {
    let bytes = Array(files.store.prefix(HeaderCopies.count))
    do throws(EncryptionHeaderFailure) {
      let copies = try HeaderCopies(bytes)
      guard (1...EncryptionHeader.mostSlots).contains(copies.header.slots.count) else {
        return "a header with \(copies.header.slots.count) slots"
      }
      for slot in copies.header.slots where KeySlot(bytes: slot.bytes[...]) != slot {
        return "a slot that is written in two ways"
      }
      let isKnown = copies.header.isGenuine(copy: copies.bytes, key: sample.key)
      if isKnown, copies.header.keyID == sample.key.id,
        copies.header.bytes(with: sample.key) != copies.bytes
      {
        return "a header that is written in two ways"
      }
      let isOld = sample.store.starts(with: copies.bytes)
      if isKnown, !isOld, !files.isGenuine { return "a header that nobody made" }
      read += 1
    } catch { refused += 1 }
    return nil
  }

  private mutating func brokenStore(_ files: Files) -> String? {
    let disk = FileInMemory(files.store)
    let pages = EncryptedPages(
      disk, header: Array(files.store.prefix(HeaderCopies.count)), keys: .ofProcess)
    var page = [UInt8](repeating: 0, count: StorePage.count)
    for index in 0..<files.pages.count + 2 {
      let status = page.withUnsafeMutableBytes {
        pages.read(into: $0, at: Int64(index * StorePage.count))
      }
      if status != SQLITE_OK { refused += 1 }
      guard status == SQLITE_OK else { continue }
      read += 1
      if index >= files.pages.count || page != files.pages[index] { return "page \(index + 1)" }
    }
    if let status = readBeginning(pages, files), status != SQLITE_OK, pages.problem == nil,
      files.store.count >= HeaderCopies.count + 100
    {
      return "a beginning that cannot be read without a problem"
    }
    guard let cipher = pages.log else { return pages.problem == nil ? "no problem" : nil }
    return brokenLog(files, pages, cipher)
  }

  private func readBeginning(_ pages: EncryptedPages, _ files: Files) -> Int32? {
    var beginning = [UInt8](repeating: 0, count: 100)
    return beginning.withUnsafeMutableBytes { pages.read(into: $0, at: 0) }
  }

  private mutating func brokenLog(_ files: Files, _ pages: EncryptedPages, _ cipher: PageCipher)
    -> String?
  {
    let log = EncryptedLog(FileInMemory(files.log), of: pages, cipher: cipher)
    var header: [UInt8] = []
    if log.read(header: &header) == SQLITE_OK, header != files.logHeader,
      header.contains(where: { $0 != 0 })
    {
      return "a header of the log that nobody wrote"
    }
    var frame = [UInt8](repeating: 0, count: LogLayout.frame)
    for index in 0..<files.frames.count + 2 {
      let offset = Int64(LogLayout.header + index * LogLayout.frame)
      let status = frame.withUnsafeMutableBytes { log.read(into: $0, at: offset) }
      if status != SQLITE_OK { refused += 1 }
      guard status == SQLITE_OK else { continue }
      read += 1
      // Zeros are the end of the log.
      if frame.allSatisfy({ $0 == 0 }) { continue }
      if index >= files.frames.count || frame != files.frames[index] { return "frame \(index + 1)" }
      var page = [UInt8](repeating: 0, count: StorePage.count)
      let again = page.withUnsafeMutableBytes {
        log.read(into: $0, at: offset + Int64(LogLayout.frameHeader))
      }
      if again != SQLITE_OK || page[...] != frame[LogLayout.frameHeader...] {
        return "the page of frame \(index + 1)"
      }
    }
    return nil
  }
}
