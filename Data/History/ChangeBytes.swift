import Domain

/// The encoding of row changes that are recorded for undo. They are stored in pieces of bytes. A piece begins with
/// the format version; the changes follow in order. An insert has the key of the row, an update the key and the old
/// values, a delete the whole row. Tables and columns are given by permanent numbers.
enum ChangeBytes {
  /// The format version, which is the first byte of a piece.
  static let version: UInt8 = 1

  /// The codes for the kinds of a change.
  static let (inserted, updated, deleted): (UInt8, UInt8, UInt8) = (1, 2, 3)
  /// The codes for the types of a value.
  static let (null, int, text, blob): (UInt8, UInt8, UInt8, UInt8) = (0, 1, 2, 3)

  /// Appends a non-negative number as a varint: seven bits per byte, the lowest first.
  static func add(count: Int, to bytes: inout [UInt8]) {
    add(UInt64(bitPattern: Int64(count)), &bytes)
  }

  /// Appends a signed number in zigzag encoding, so that small negative numbers are short too.
  static func add(int number: Int, to bytes: inout [UInt8]) {
    bytes.append(int)
    let wide = Int64(number)
    add(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)), &bytes)
  }

  private static func add(_ number: UInt64, _ bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// One recorded change of a row.
struct WrittenChange {
  enum Kind { case inserted, updated, deleted }

  let kind: Kind
  let table: Int
  /// The key of the row after the change, in the order of the table's key. Empty for a delete.
  let key: [Value]
  /// The old values, each with the number of its column.
  var old: [(column: Int, value: Value)]
}

/// Decodes a piece of changes.
struct ChangeReader {
  private let bytes: [UInt8]
  private var offset = 1

  /// Begins to decode a piece. Throws `.corrupt` if its format version is unknown.
  init(_ bytes: [UInt8]) throws(StorageFailure) {
    guard bytes.first == ChangeBytes.version else { throw .corrupt }
    self.bytes = bytes
  }

  /// Returns all changes of the piece, in the order they happened. The closure `keyCounts` returns the number of key
  /// columns of a table, or nil if the table is unknown.
  mutating func all(keyCounts: (Int) -> Int?) throws(StorageFailure) -> [WrittenChange] {
    var changes: [WrittenChange] = []
    while offset < bytes.count {
      let kind = try kind()
      let table = try count()
      guard let keyCount = keyCounts(table) else { throw .corrupt }
      var key: [Value] = []
      if kind != .deleted { for _ in 0..<keyCount { key.append(try value()) } }
      var old: [(column: Int, value: Value)] = []
      if kind != .inserted {
        for _ in 0..<(try count()) { old.append((try count(), try value())) }
      }
      changes.append(WrittenChange(kind: kind, table: table, key: key, old: old))
    }
    return changes
  }

  private mutating func kind() throws(StorageFailure) -> WrittenChange.Kind {
    switch try byte() {
    case ChangeBytes.inserted: .inserted
    case ChangeBytes.updated: .updated
    case ChangeBytes.deleted: .deleted
    default: throw .corrupt
    }
  }

  private mutating func value() throws(StorageFailure) -> Value {
    switch try byte() {
    case ChangeBytes.null: return .null
    case ChangeBytes.int:
      let folded = try number()
      return .int(Int(Int64(bitPattern: (folded >> 1) ^ (0 &- (folded & 1)))))
    case ChangeBytes.text: return .exactText(try content())
    case ChangeBytes.blob: return .bytes(try content())
    default: throw .corrupt
    }
  }

  private mutating func content() throws(StorageFailure) -> [UInt8] {
    let count = try count()
    guard count <= bytes.count - offset else { throw .corrupt }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  private mutating func count() throws(StorageFailure) -> Int {
    guard let count = Int(exactly: try number()) else { throw .corrupt }
    return count
  }

  private mutating func number() throws(StorageFailure) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 64 else { throw .corrupt }
      number |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return number }
      shift += 7
    }
  }

  private mutating func byte() throws(StorageFailure) -> UInt8 {
    guard offset < bytes.count else { throw .corrupt }
    defer { offset += 1 }
    return bytes[offset]
  }
}
