/// Parses Lua strings: quoted ones and long ones in brackets.
extension LuaReader {
  /// Returns the number of equals signs in the brackets that open a long string; nil if no long
  /// string begins at this position.
  func longLevel() -> Int? {
    guard peek == UInt8(ascii: "[") else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end] == ASCII.equals { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "[") ? end - offset - 1 : nil
  }

  mutating func longText(_ level: Int) throws(LuaParseError) -> String {
    offset += level + 2
    if peek == ASCII.newline { pass() }
    let start = offset
    while let byte = peek {
      if byte == UInt8(ascii: "]"), closes(level) {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += level + 2
        return text
      }
      pass()
    }
    throw fault
  }

  private func closes(_ level: Int) -> Bool {
    let end = offset + level + 1
    return end < bytes.count && bytes[end] == UInt8(ascii: "]")
      && bytes[(offset + 1)..<end].allSatisfy { $0 == ASCII.equals }
  }

  mutating func text(_ quote: UInt8) throws(LuaParseError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == ASCII.backslash {
        offset += 1
        try escape(into: &text)
      } else {
        text.append(byte)
        pass()
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(LuaParseError) {
    guard let byte = peek else { throw fault }
    if let plain = Self.escapes[byte] {
      offset += 1
      return text.append(plain)
    }
    switch byte {
    case 48...57:
      var (value, digits) = (0, 0)
      while digits < 3, let digit = peek, (48...57).contains(digit) {
        value = value * 10 + Int(digit - 48)
        digits += 1
        offset += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    case UInt8(ascii: "x"):
      offset += 1
      var value: UInt8 = 0
      for _ in 0..<2 {
        guard let digit = peek.flatMap(ASCII.hexadecimal) else { throw fault }
        value = value << 4 | digit
        offset += 1
      }
      text.append(value)
    case UInt8(ascii: "z"):
      offset += 1
      while let byte = peek, byte == ASCII.blank || (9...13).contains(byte) { pass() }
    case UInt8(ascii: "u"): try scalar(into: &text)
    default:
      text.append(byte)
      pass()
    }
  }

  private mutating func scalar(into text: inout [UInt8]) throws(LuaParseError) {
    offset += 1
    guard peek == UInt8(ascii: "{") else { throw fault }
    offset += 1
    var value: UInt32 = 0
    while let byte = peek, let digit = ASCII.hexadecimal(byte), value < 0x11_0000 {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    guard peek == UInt8(ascii: "}") else { throw fault }
    offset += 1
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
