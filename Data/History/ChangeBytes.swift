import Domain

/// How changes of rows are written down. A piece begins with the version of this form; then change
/// follows upon change in the order they happened, each with only as much as it takes to undo it:
/// of a new row its key, of a changed one its key and what the changed columns held, of one that
/// went all it held. Tables and columns are named by their numbers, which never change.
enum ChangeBytes {
  /// The first byte of a piece.
  static let version: UInt8 = 1

  /// What happened to a row.
  static let (inserted, updated, deleted): (UInt8, UInt8, UInt8) = (1, 2, 3)
  /// What kind of value follows.
  static let (null, int, text, blob): (UInt8, UInt8, UInt8, UInt8) = (0, 1, 2, 3)

  /// Adds a number of things: seven bits to a byte, the lowest first.
  static func add(count: Int, to bytes: inout [UInt8]) {
    add(UInt64(bitPattern: Int64(count)), &bytes)
  }

  /// Adds a number that may be negative; small ones take little room either way.
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

/// One change of a row as it was written down.
struct WrittenChange {
  /// What happened.
  enum Kind { case inserted, updated, deleted }

  let kind: Kind
  let table: Int
  /// The values the row is found by, in the order of the table's key; none where it went.
  let key: [Value]
  /// What was there before, by the numbers of the columns.
  var old: [(column: Int, value: Value)]
}

/// Reads a piece of changes.
struct ChangeReader {
  private let bytes: [UInt8]
  private var place = 1

  /// Begins to read; what is no piece, or of a form nobody knows, is damaged.
  init(_ bytes: [UInt8]) throws(StorageFailure) {
    guard bytes.first == ChangeBytes.version else { throw .corrupt }
    self.bytes = bytes
  }

  /// All changes of the piece, in the order they happened.
  mutating func all(keyCounts: (Int) -> Int?) throws(StorageFailure) -> [WrittenChange] {
    var changes: [WrittenChange] = []
    while place < bytes.count {
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
    guard count <= bytes.count - place else { throw .corrupt }
    defer { place += count }
    return Array(bytes[place..<place + count])
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
    guard place < bytes.count else { throw .corrupt }
    defer { place += 1 }
    return bytes[place]
  }
}
