import Domain

/// Encodes the stamps of fields that were written after their row. Each stamp has the field number, device number,
/// batch number and clock, all in LEB128.
enum RecordStamps {
  /// A stamp in which the device is given by its number in this store.
  struct Stored: Equatable {
    var device: Int
    var seq: Int
    var clock: UInt64
  }

  static func bytes(_ stamps: [Int: Stored]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (field, stamp) in stamps.sorted(by: { $0.key < $1.key }) {
      ChangeBytes.add(count: field, to: &bytes)
      ChangeBytes.add(count: stamp.device, to: &bytes)
      ChangeBytes.add(count: stamp.seq, to: &bytes)
      ChangeBytes.add(count: Int(bitPattern: UInt(stamp.clock)), to: &bytes)
    }
    return bytes
  }

  static func stamps(_ bytes: [UInt8]) throws(StorageFailure) -> [Int: Stored] {
    var stamps: [Int: Stored] = [:]
    var reader = CountReader(bytes)
    while !reader.isAtEnd {
      let field = try reader.count()
      stamps[field] = Stored(
        device: try reader.count(), seq: try reader.count(),
        clock: UInt64(UInt(bitPattern: try reader.count())))
    }
    return stamps
  }
}

/// Decodes numbers that `ChangeBytes` encoded.
struct CountReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func count() throws(StorageFailure) -> Int {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      guard offset < bytes.count, shift < 64 else { throw .corrupt }
      let next = bytes[offset]
      offset += 1
      number |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
  }
}
