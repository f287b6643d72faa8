import Domain
import Platform

/// Parses the central directory at the end of a ZIP file.
enum ZipDirectory {
  /// The position of the central directory in the file.
  struct End {
    var start: Int
    var length: Int
    var count: Int
  }

  /// Searches backwards for the end-of-central-directory record.
  static func find(in file: RandomAccess) throws(ImportFailure) -> End {
    let length = min(file.size, 65_557)
    let tail = try file.bytes(at: file.size - length, count: length)
    var offset = length - 22
    while offset >= 0 {
      if tail[offset...].starts(with: [0x50, 0x4B, 5, 6]) { break }
      offset -= 1
    }
    guard offset >= 0 else { throw .badFile(.cut, line: nil) }
    var end = End(
      start: tail.number(offset + 16, 4), length: tail.number(offset + 12, 4),
      count: tail.number(offset + 10, 2))
    if end.count == 0xFFFF || end.start == 0xFFFF_FFFF { end = try large(file, offset, tail) }
    guard end.start >= 0, end.length >= 0, end.start + end.length <= file.size,
      end.length >= end.count * 46
    else { throw .badFile(.cut, line: nil) }
    return end
  }

  /// Reads the ZIP64 record, for archives beyond the limits of the original format.
  private static func large(_ file: RandomAccess, _ offset: Int, _ tail: [UInt8])
    throws(ImportFailure) -> End
  {
    guard offset >= 20, tail[(offset - 20)...].starts(with: [0x50, 0x4B, 6, 7]) else {
      throw .badFile(.notAnArchive, line: nil)
    }
    let at = tail.number(offset - 12, 8)
    guard at >= 0, at + 56 <= file.size else { throw .badFile(.cut, line: nil) }
    let head = try file.bytes(at: at, count: 56)
    guard head.starts(with: [0x50, 0x4B, 6, 6]) else { throw .badFile(.notAnArchive, line: nil) }
    let end = End(start: head.number(48, 8), length: head.number(40, 8), count: head.number(32, 8))
    guard end.start < file.size, end.length <= file.size, end.count <= file.size else {
      throw .badFile(.cut, line: nil)
    }
    return end
  }

  /// Parses one entry of the central directory and advances `offset`.
  static func entry(_ list: [UInt8], at offset: inout Int, number: Int) throws(ImportFailure)
    -> ZipArchive.Entry
  {
    guard offset + 46 <= list.count, list[offset...].starts(with: [0x50, 0x4B, 1, 2]) else {
      throw .badFile(.cut, line: number)
    }
    let (nameLength, extra) = (list.number(offset + 28, 2), list.number(offset + 30, 2))
    let next = offset + 46 + nameLength + extra + list.number(offset + 32, 2)
    guard next <= list.count else { throw .badFile(.cut, line: number) }
    let bytes = Array(list[(offset + 46)..<(offset + 46 + nameLength)])
    let name =
      String(validating: bytes, as: UTF8.self) ?? KoreanCharset.decoded(bytes)
      ?? WesternCharset.decoded(bytes)
    let flags = list.number(offset + 8, 2)
    if flags & 1 != 0 { throw .encrypted(nil) }
    try expectHarmless(name, mode: list.number(offset + 40, 2))
    var (packed, size) = (list.number(offset + 20, 4), list.number(offset + 24, 4))
    var header = list.number(offset + 42, 4)
    let more = Array(list[(offset + 46 + nameLength)..<(offset + 46 + nameLength + extra)])
    largeSizes(more, &size, &packed, &header)
    guard size >= 0, packed >= 0, header >= 0 else { throw .badFile(.cut, line: number) }
    let method = list.number(offset + 10, 2)
    guard method == 0 || method == 8 else {
      throw .badFile(.unknownCompression(name), line: number)
    }
    let checksum = UInt32(truncatingIfNeeded: list.number(offset + 16, 4))
    offset = next
    return ZipArchive.Entry(
      name: name, method: method, packed: packed, size: size, checksum: checksum, header: header)
  }

  /// Replaces the sizes and the offset with those in the ZIP64 extra field, if it has them.
  private static func largeSizes(
    _ extra: [UInt8], _ size: inout Int, _ packed: inout Int, _ header: inout Int
  ) {
    var offset = 0
    while offset + 4 <= extra.count {
      let (kind, length) = (extra.number(offset, 2), extra.number(offset + 2, 2))
      var field = offset + 4
      offset = field + length
      guard kind == 1, offset <= extra.count else { continue }
      for value in 0..<3 {
        let isAway =
          value == 0 ? size == 0xFFFF_FFFF : (value == 1 ? packed : header) == 0xFFFF_FFFF
        guard isAway, field + 8 <= offset else { continue }
        let number = extra.number(field, 8)
        field += 8
        switch value {
        case 0: size = number
        case 1: packed = number
        default: header = number
        }
      }
    }
  }

  /// Throws if the name of an entry leads outside the archive, or if the entry is a symbolic link.
  private static func expectHarmless(_ name: String, mode: Int) throws(ImportFailure) {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    let climbs = name.hasPrefix("/") || name.hasPrefix("\\") || parts.contains("..")
    if climbs || name.unicodeScalars.contains("\0") || mode & 0xF000 == 0xA000 {
      throw .badFile(.climbs(name), line: nil)
    }
  }
}

/// A file opened for reading at any offset.
final class RandomAccess: Sendable {
  private let file: Int32
  private let path: String
  let size: Int

  init(_ path: String) throws(ImportFailure) {
    self.path = path
    file = unsafe Platform.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .file(ArchiveDisk.failure(path)) }
    let end = lseek(file, 0, SEEK_END)
    guard end >= 0 else {
      close(file)
      throw .file(ArchiveDisk.failure(path))
    }
    size = Int(end)
  }

  deinit { close(file) }

  /// Reads the bytes at an offset. Throws `cut` if the file is too short.
  func bytes(at offset: Int, count: Int) throws(ImportFailure) -> [UInt8] {
    guard offset >= 0, count >= 0, offset + count <= size else { throw .badFile(.cut, line: nil) }
    var bytes = [UInt8](repeating: 0, count: count)
    var read = 0
    while read < count {
      let more = unsafe bytes.withUnsafeMutableBytes { room in
        unsafe pread(
          file, room.baseAddress.map { unsafe $0 + read }, count - read, off_t(offset + read))
      }
      if more < 0 && errno == EINTR { continue }
      guard more >= 0 else { throw .file(ArchiveDisk.failure(path)) }
      guard more > 0 else { throw .badFile(.cut, line: nil) }
      read += more
    }
    return bytes
  }
}

extension [UInt8] {
  /// Parses a little-endian number at an offset. Bytes beyond the end count as zero.
  func number(_ start: Int, _ length: Int) -> Int {
    var value: UInt64 = 0
    for offset in (0..<length).reversed() {
      let byte = indices.contains(start + offset) ? self[start + offset] : 0
      value = value << 8 | UInt64(byte)
    }
    return Int(clamping: value)
  }
}

/// Computes the CRC-32 checksum.
struct CyclicSum {
  private var sum: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~sum }

  mutating func add(_ bytes: [UInt8]) {
    var sum = sum
    for byte in bytes { sum = Self.table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    self.sum = sum
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
