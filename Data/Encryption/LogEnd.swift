import CSQLite

/// Decides whether a frame that cannot be decrypted is damaged or was never written completely. SQLite flushes each
/// commit before the next transaction. A frame is therefore damaged if a later commit is followed by a frame of another
/// transaction. Otherwise the log ends at the frame.
struct LogEnd {
  private let log: EncryptedLog

  init(_ log: EncryptedLog) { self.log = log }

  /// Returns whether a frame was flushed, because a later commit is followed by another transaction.
  func wasFlushed(_ number: UInt32) -> Bool {
    var header: [UInt8] = []
    guard log.read(header: &header) == SQLITE_OK else { return false }
    // The lowest bit of SQLite's magic number is the byte order of the checksums.
    let isBigEndian = header[3] & 1 == 1
    let salt = header[16..<24]
    var commit: (number: UInt32, sums: (UInt32, UInt32))?
    var next = number
    while next < UInt32.max {
      next += 1
      let status = log.load(next)
      if status == IOStatus.data { continue }
      if status != SQLITE_OK { return false }
      let frame = unsafe log.loaded
      guard unsafe frame[8..<16].elementsEqual(salt) else { continue }
      let sums = unsafe (Self.number(frame, at: 16), Self.number(frame, at: 20))
      if let commit, commit.number == next - 1,
        unsafe Self.checksum(of: frame, after: commit.sums, isBigEndian) == sums
      {
        return true
      }
      // The field is the size of the store in pages in a commit frame, and 0 in other frames.
      commit = unsafe Self.number(frame, at: 4) == 0 ? nil : (next, sums)
    }
    return false
  }

  /// Adds a frame to SQLite's cumulative checksum: the first 8 bytes of its header, and its page.
  private static func checksum(
    of frame: UnsafeRawBufferPointer, after sums: (UInt32, UInt32), _ isBigEndian: Bool
  ) -> (UInt32, UInt32) {
    var (first, second) = sums
    let words =
      Array(stride(from: 0, to: 8, by: 8))
      + Array(stride(from: LogLayout.frameHeader, to: LogLayout.frame, by: 8))
    for offset in words {
      let one = unsafe number(frame, at: offset)
      let other = unsafe number(frame, at: offset + 4)
      first = first &+ (isBigEndian ? one : one.byteSwapped) &+ second
      second = second &+ (isBigEndian ? other : other.byteSwapped) &+ first
    }
    return (first, second)
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
