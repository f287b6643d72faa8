import Domain

/// Writes a ZIP file as a stream (PKWARE's application note 6.3). Files are stored in DEFLATE blocks, so only a
/// checksum and a count are in memory; both follow the file (data descriptor). The method is DEFLATE because readers
/// expect data descriptors only with it.
final class ZipWriter {
  /// A file in the archive.
  private struct Member {
    let name: [UInt8]
    let start: Int
    var checksum = CRC32()
    var length = 0
    var packedLength = 0
  }

  private let write: ([UInt8]) -> Bool
  private var offset = 0
  private var members: [Member] = []
  /// Bytes that do not fill a block yet.
  private var waiting: [UInt8] = []

  /// The limits of a block and of the whole archive in bytes. Without ZIP64, sizes have 32 bits.
  private static let (block, most) = (65_535, 0xFFFF_FFFF)

  init(_ write: @escaping ([UInt8]) -> Bool) { self.write = write }

  /// Whether the data exceeded the limit of the archive.
  private(set) var isOverfull = false

  /// Begins a file or appends to the current one. Returns false if writing failed.
  func consume(_ piece: PackedPiece) -> Bool {
    switch piece {
    case .file(let name): end() && begin(Array(name.utf8))
    case .bytes(let bytes): add(bytes)
    }
  }

  /// Ends the last file and writes the central directory. Returns false if writing failed.
  func finish() -> Bool {
    guard end() else { return false }
    let start = offset
    for member in members {
      let head =
        Self.word(0x0201_4B50) + Self.half(0x0314) + Self.facts + Self.lengths(of: member)
        + Self.half(member.name.count) + [UInt8](repeating: 0, count: 8)
        // A regular file with mode 0644.
        + Self.word(0o100644 << 16) + Self.word(member.start)
      guard put(head + member.name) else { return false }
    }
    let count = Self.half(members.count)
    return put(
      Self.word(0x0605_4B50) + Self.word(0) + count + count + Self.word(offset - start)
        + Self.word(start) + Self.half(0))
  }

  private func begin(_ name: [UInt8]) -> Bool {
    members.append(Member(name: name, start: offset))
    let head =
      Self.word(0x0403_4B50) + Self.facts + [UInt8](repeating: 0, count: 12)
      + Self.half(name.count) + Self.half(0)
    return put(head + name)
  }

  private func add(_ bytes: [UInt8]) -> Bool {
    guard let last = members.indices.last else { return false }
    members[last].checksum.add(bytes)
    members[last].length += bytes.count
    waiting += bytes
    while waiting.count > Self.block {
      guard putBlock(Array(waiting.prefix(Self.block)), isLast: false) else { return false }
      waiting.removeFirst(Self.block)
    }
    return true
  }

  private func end() -> Bool {
    guard let last = members.indices.last else { return true }
    guard putBlock(waiting, isLast: true) else { return false }
    waiting = []
    members[last].packedLength = offset - members[last].start - 30 - members[last].name.count
    return put(Self.word(0x0807_4B50) + Self.lengths(of: members[last]))
  }

  /// Writes an uncompressed DEFLATE block.
  private func putBlock(_ bytes: [UInt8], isLast: Bool) -> Bool {
    put([isLast ? 1 : 0] + Self.half(bytes.count) + Self.half(~bytes.count & 0xFFFF) + bytes)
  }

  private func put(_ bytes: [UInt8]) -> Bool {
    offset += bytes.count
    if offset > Self.most { isOverfull = true }
    return !isOverfull && write(bytes)
  }

  /// Header fields: version needed, flags for UTF-8 names and a data descriptor, DEFLATE, and the earliest date.
  private static let facts = half(20) + half(0x0808) + half(8) + half(0) + half(0x21)

  private static func lengths(of member: Member) -> [UInt8] {
    word(Int(member.checksum.value)) + word(member.packedLength) + word(member.length)
  }

  private static func half(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8(number >> 8 & 255)]
  }
  private static func word(_ number: Int) -> [UInt8] { half(number & 0xFFFF) + half(number >> 16) }
}

/// A CRC-32 checksum, as in ZIP and PNG.
struct CRC32 {
  private var rest: UInt32 = ~0

  /// The checksum of all added bytes.
  var value: UInt32 { ~rest }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { rest = Self.table[Int((rest ^ UInt32(byte)) & 255)] ^ (rest >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : 0xEDB8_8320 ^ (rest >> 1)
    }
  }
}
