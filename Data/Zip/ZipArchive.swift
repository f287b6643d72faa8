import Domain
import Platform

/// A ZIP file that is read without unpacking it as a whole: its directory, and each entry as a stream. Hostile
/// archives are refused before anything is decompressed.
struct ZipArchive {
  /// An entry of the directory of a ZIP file.
  struct Entry: Equatable {
    let name: String
    let method: Int
    let packed: Int
    let size: Int
    let checksum: UInt32
    let header: Int
  }

  /// The limits for the number of entries, for their total size in bytes, and for the compression ratio.
  static let (mostEntries, largest, mostGrowth) = (100_000, 1 << 30, 200)

  let path: String
  let entries: [Entry]
  private let file: RandomAccess

  /// Returns whether the bytes begin with a ZIP signature.
  static func isOne(_ head: [UInt8]) -> Bool {
    head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads and checks the directory.
  init(_ path: String) throws(ImportFailure) {
    self.path = path
    file = try RandomAccess(path)
    let end = try ZipDirectory.find(in: file)
    guard end.count <= Self.mostEntries else { throw .badFile(.tooManyEntries, line: nil) }
    let list = try file.bytes(at: end.start, count: end.length)
    var entries: [Entry] = []
    var offset = 0
    var (grown, packed) = (0, 0)
    for number in 1...max(1, end.count) where end.count > 0 {
      let entry = try ZipDirectory.entry(list, at: &offset, number: number)
      grown += entry.size
      packed += entry.packed
      guard grown <= Self.largest, entry.size <= Self.largest else {
        throw .tooLarge(limit: Self.largest)
      }
      entries.append(entry)
    }
    // The compression ratio is checked only for more than 1 MiB.
    if grown > 1 << 20, grown / Self.mostGrowth > packed { throw .badFile(.bomb, line: nil) }
    self.entries = entries
  }

  /// Returns the entry with a name; nil if the archive does not contain it.
  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  /// Opens an entry for reading. Small entries are read at once.
  func open(_ entry: Entry) throws(ImportFailure) -> any ByteSource {
    let head = try file.bytes(at: entry.header, count: 30)
    guard head.starts(with: [0x50, 0x4B, 3, 4]) else { throw .badFile(.notAnArchive, line: nil) }
    let start = entry.header + 30 + head.number(26, 2) + head.number(28, 2)
    guard start + entry.packed <= file.size else { throw .badFile(.cut, line: nil) }
    if entry.packed <= BytePiece.size {
      return ZipEntrySource(MemorySource(try file.bytes(at: start, count: entry.packed)), entry)
    }
    return ZipEntrySource(try FileSource(path, from: start, length: entry.packed), entry)
  }
}

/// The decompressed data of an entry. Throws if the size or the CRC-32 is wrong.
private final class ZipEntrySource: ByteSource {
  private let source: any ByteSource
  private let entry: ZipArchive.Entry
  private var inflate = Inflate()
  private var sum = CyclicSum()
  private var size = 0

  init(_ source: any ByteSource, _ entry: ZipArchive.Entry) {
    (self.source, self.entry) = (source, entry)
  }

  func next() throws(ImportFailure) -> [UInt8] {
    let piece = try entry.method == 0 ? source.next() : unpacked()
    size += piece.count
    sum.add(piece)
    let isOver = piece.isEmpty
    if size > entry.size || (isOver && (size < entry.size || sum.value != entry.checksum)) {
      throw .badFile(.checksum(entry.name), line: nil)
    }
    return piece
  }

  private func unpacked() throws(ImportFailure) -> [UInt8] {
    do throws(Inflate.ParseError) {
      while !inflate.isOver {
        let piece = try inflate.unpack(atMost: BytePiece.size)
        if !piece.isEmpty { return piece }
        if inflate.isOver { break }
        let packed: [UInt8]
        do throws(ImportFailure) { packed = try source.next() } catch { return try failed(error) }
        if packed.isEmpty { inflate.end() } else { inflate.feed(packed) }
      }
      return []
    } catch { throw .badFile(error == .cut ? .cut : .checksum(entry.name), line: nil) }
  }

  private func failed(_ error: ImportFailure) throws(Inflate.ParseError) -> [UInt8] { throw .cut }
}
