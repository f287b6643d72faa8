/// Writes numbers and texts in the one way they have on the wire.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  /// One byte.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Bytes whose count is known to whoever reads them.
  mutating func write(plain: [UInt8]) { bytes.append(contentsOf: plain) }

  /// The same of a part of something.
  mutating func write(plain: ArraySlice<UInt8>) { bytes.append(contentsOf: plain) }

  /// Eight bytes, the greatest first.
  mutating func write(eight number: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// A number in LEB128: seven bits to a byte, the lowest first.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A count, which is never negative; an instant may be, and then takes ten bytes.
  mutating func write(count: Int) { write(UInt64(bitPattern: Int64(count))) }

  /// A number that may be negative, as zigzag: small ones take little room either way.
  mutating func write(signed number: Int) {
    let wide = Int64(number)
    write(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
  }

  /// A count, and as many bytes.
  mutating func write(counted content: [UInt8]) {
    write(count: content.count)
    write(plain: content)
  }

  /// One part of a value.
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
