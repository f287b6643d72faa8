/// Escapes text for JSON strings.
enum JSONEscape {
  /// Appends a text with escapes for the characters that JSON requires to be escaped, and for every control character
  /// that a terminal would interpret.
  static func add(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0), to: &bytes) }
  }

  /// Appends UTF-8 bytes with escapes. Runs of bytes that need no escape are copied at once.
  private static func add(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    var written = 0
    var offset = 0
    while offset < text.count {
      let byte = unsafe text[offset]
      // C1 control characters are two bytes in UTF-8: 0xC2, then 0x80–0x9F.
      let isC1 = unsafe byte == 0xC2 && offset + 1 < text.count && text[offset + 1] < 0xA0
      if isC1 || needsEscape(byte) {
        unsafe bytes.append(contentsOf: text[written..<offset])
        if isC1 { offset += 1 }
        unsafe add(escaped: text[offset], to: &bytes)
        written = offset + 1
      }
      offset += 1
    }
    unsafe bytes.append(contentsOf: text[written...])
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func add(escaped byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    default: add(code: byte, to: &bytes)
    }
  }

  private static func add(code: UInt8, to bytes: inout [UInt8]) {
    let digits: StaticString = "0123456789abcdef"
    bytes.append(contentsOf: #"\u00"#.utf8)
    digits.withUTF8Buffer {
      unsafe bytes.append($0[Int(code >> 4)])
      unsafe bytes.append($0[Int(code & 15)])
    }
  }
}

extension StaticString {
  /// Returns whether the static string equals these UTF-8 bytes.
  func reads(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == utf8CodeUnitCount else { return false }
    return withUTF8Buffer { unsafe $0.elementsEqual(bytes) }
  }
}
