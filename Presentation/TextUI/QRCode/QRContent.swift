/// The bytes of a QR code and how their encoding is declared.
package struct QRContent: Equatable, Sendable {
  package let bytes: [UInt8]
  /// The bits before those of byte mode: the declaration of UTF-8, or none. Without it, readers guess the encoding of
  /// text that is not ASCII. zbar takes some short Hangul and Western texts for Chinese ones.
  private let isDeclared: Bool

  /// Encodes a text as UTF-8, which is declared unless the text is ASCII.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    isDeclared = !bytes.allSatisfy { $0 < 0x80 }
  }

  /// Creates content of bytes whose encoding is not declared.
  package init(bytes: [UInt8]) { (self.bytes, isDeclared) = (bytes, false) }

  /// The number of bits in front of byte mode if UTF-8 is declared: an ECI header with the number 26.
  package static let declarationBits = 12

  /// The number of bits in front of byte mode.
  package var extraBits: Int { isDeclared ? Self.declarationBits : 0 }

  /// Returns the data codewords of a code. The content must fit.
  package func codewords(_ version: QRVersion, _ level: QRCode.Level) -> [UInt8] {
    let size = version.dataCodewords(level)
    var bits = QRBits()
    if isDeclared { bits.append(0b0111_0001_1010, Self.declarationBits) }
    bits.append(0b0100, 4)
    bits.append(bytes.count, version.countBits)
    for byte in bytes { bits.append(Int(byte), 8) }
    bits.finish(size)
    return bits.codewords
  }
}

/// Packs bits into codewords, highest bit first.
private struct QRBits {
  private(set) var codewords: [UInt8] = []
  private var waiting = 0
  private var count = 0

  mutating func append(_ value: Int, _ width: Int) {
    waiting = waiting << width | value
    count += width
    while count >= 8 {
      count -= 8
      codewords.append(UInt8(truncatingIfNeeded: waiting >> count))
      waiting &= 1 << count - 1
    }
  }

  /// Appends the terminator of up to four clear bits, clear bits up to a whole codeword, and the padding.
  mutating func finish(_ size: Int) {
    append(0, min(4, size * 8 - codewords.count * 8 - count))
    if count > 0 { append(0, 8 - count) }
    var pad: UInt8 = 0xEC
    while codewords.count < size {
      codewords.append(pad)
      pad ^= 0xEC ^ 0x11
    }
  }
}
