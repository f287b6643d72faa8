/// Parses the output of `WireWriter`, and refuses all other bytes. Untrusted bytes never cause a trap or a large
/// allocation. Numbers that are not in their shortest form are damage.
struct WireReader {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var left: Int { bytes.count - offset }

  /// Whether only padding is left, as in a file without content.
  var hasOnlyPadding: Bool {
    offset < bytes.count && bytes[offset] == 0x80 && bytes[(offset + 1)...].allSatisfy { $0 == 0 }
  }

  var isAtEnd: Bool { left == 0 }

  /// Returns the bytes between two offsets, which must have been read already.
  func content(from start: Int, to end: Int) -> [UInt8] { Array(bytes[start..<end]) }

  /// The error to throw at the current offset.
  var damage: SyncRefusal { .damaged(at: offset) }

  mutating func byte() throws(SyncRefusal) -> UInt8 {
    guard offset < bytes.count else { throw damage }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Returns the next byte without consuming it.
  func nextByte() throws(SyncRefusal) -> UInt8 {
    guard offset < bytes.count else { throw damage }
    return bytes[offset]
  }

  /// Reads `count` bytes.
  mutating func plain(_ count: Int) throws(SyncRefusal) -> [UInt8] {
    guard count >= 0, count <= left else { throw damage }
    defer { offset += count }
    return content(from: offset, to: offset + count)
  }

  /// Reads an LEB128 number.
  mutating func number() throws(SyncRefusal) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      // The tenth byte has room for one bit. In the shortest form the last of several bytes is never zero.
      guard shift < 63 || shift == 63 && next <= 1, next > 0 || shift == 0 else { throw damage }
      number |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return number }
      shift += 7
    }
  }

  /// Reads a number within a range.
  mutating func number(in range: Range<Int>) throws(SyncRefusal) -> Int {
    guard let number = Int(exactly: try number()), range.contains(number) else { throw damage }
    return number
  }

  /// Reads the count of a list. Throws if the remaining bytes cannot hold that many elements of at least `least` bytes.
  mutating func count(ofAtLeast least: Int) throws(SyncRefusal) -> Int {
    let number = try number()
    guard let count = Int(exactly: number), count <= left / max(1, least) else { throw damage }
    return count
  }

  /// Reads an instant, which may be negative.
  mutating func instant() throws(SyncRefusal) -> Int {
    Int(Int64(bitPattern: try number()))
  }

  /// Reads a zigzag number.
  mutating func signed() throws(SyncRefusal) -> Int {
    let folded = try number()
    return Int(Int64(bitPattern: (folded >> 1) ^ (0 &- (folded & 1))))
  }

  /// Reads a count, then that number of bytes.
  mutating func counted() throws(SyncRefusal) -> [UInt8] {
    try plain(try count(ofAtLeast: 1))
  }

  /// Reads a UTF-8 text that is preceded by its byte count.
  mutating func text() throws(SyncRefusal) -> String {
    guard let text = String(validating: try counted(), as: UTF8.self) else { throw damage }
    return text
  }

  mutating func sixteen() throws(SyncRefusal) -> SixteenBytes {
    guard let value = SixteenBytes(try plain(SixteenBytes.count)) else { throw damage }
    return value
  }

  /// Reads a clock of eight bytes, big-endian.
  mutating func clock() throws(SyncRefusal) -> UInt64 {
    guard left >= 8 else { throw damage }
    defer { offset += 8 }
    return bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Skips one part of a value, and validates it as `part()` does. ASCII texts take a fast path.
  mutating func skipPart() throws(SyncRefusal) {
    let start = offset
    if try byte() == FieldValue.Kind.text {
      let count = try count(ofAtLeast: 1)
      let isPlain = bytes[offset..<offset + count].allSatisfy { $0 < 0x80 }
      if isPlain {
        offset += count
        return
      }
    }
    offset = start
    _ = try part()
  }

  mutating func part() throws(SyncRefusal) -> FieldValue.Part {
    let kind = try byte()
    switch kind {
    case FieldValue.Kind.number: return .number(try signed())
    case FieldValue.Kind.text: return .text(try text())
    case FieldValue.Kind.blob: return .blob(try counted())
    case FieldValue.Kind.moment: return .moment(instant: try instant(), offset: try signed())
    case FieldValue.Kind.nothing: return .nothing
    case FieldValue.Kind.later: return .unknown(kind: kind, try counted())
    default: throw damage
    }
  }
}
