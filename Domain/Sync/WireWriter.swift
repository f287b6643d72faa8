/// Encodes numbers and texts in their canonical form.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes bytes without a count. The reader must know their number.
  mutating func write(plain: [UInt8]) { bytes.append(contentsOf: plain) }

  /// Writes a slice without a count. The reader must know the number of bytes.
  mutating func write(plain: ArraySlice<UInt8>) { bytes.append(contentsOf: plain) }

  /// Writes eight bytes, big-endian.
  mutating func write(eight number: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Writes an LEB128 number: seven bits per byte, lowest first.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a count, or an instant. A negative instant takes ten bytes.
  mutating func write(count: Int) { write(UInt64(bitPattern: Int64(count))) }

  /// Writes a zigzag number, in which small negative numbers are short too.
  mutating func write(signed number: Int) {
    let wide = Int64(number)
    write(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
  }

  /// Writes the number of bytes, then the bytes.
  mutating func write(counted content: [UInt8]) {
    write(count: content.count)
    write(plain: content)
  }

  mutating func write(_ part: FieldValue.Part) {
    switch part {
    case .number(let number):
      write(byte: FieldValue.Kind.number)
      write(signed: number)
    case .text(let text):
      write(byte: FieldValue.Kind.text)
      write(counted: Array(text.utf8))
    case .blob(let content):
      write(byte: FieldValue.Kind.blob)
      write(counted: content)
    case .moment(let instant, let offset):
      write(byte: FieldValue.Kind.moment)
      write(count: instant)
      write(signed: offset)
    case .nothing:
      write(byte: FieldValue.Kind.nothing)
    case .unknown(let kind, let content):
      write(byte: kind)
      write(counted: content)
    }
  }
}
