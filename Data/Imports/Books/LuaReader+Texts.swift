/// Lua strings: quoted ones and long ones in brackets.
extension LuaReader {
  /// The number of equals signs in the brackets that open a long string; nil if none opens here.
  func longLevel() -> Int? {
    guard peek == UInt8(ascii: "[") else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end] == ASCII.equals { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "[") ? end - place - 1 : nil
  }

  mutating func longText(_ level: Int) throws(LuaFault) -> String {
    place += level + 2
    if peek == ASCII.newline { pass() }
    let start = place
    while let byte = peek {
      if byte == UInt8(ascii: "]"), closes(level) {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        place += level + 2
        return text
      }
      pass()
    }
    throw fault
  }

  private func closes(_ level: Int) -> Bool {
    let end = place + level + 1
    return end < bytes.count && bytes[end] == UInt8(ascii: "]")
      && bytes[(place + 1)..<end].allSatisfy { $0 == ASCII.equals }
  }

  mutating func text(_ quote: UInt8) throws(LuaFault) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        place += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == ASCII.backslash {
        place += 1
        try escape(into: &text)
      } else {
        text.append(byte)
        pass()
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(LuaFault) {
    guard let byte = peek else { throw fault }
    if let plain = Self.escapes[byte] {
      place += 1
      return text.append(plain)
    }
    switch byte {
    case 48...57:
      var (value, digits) = (0, 0)
      while digits < 3, let digit = peek, (48...57).contains(digit) {
        value = value * 10 + Int(digit - 48)
        digits += 1
        place += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    case UInt8(ascii: "x"):
      place += 1
      var value: UInt8 = 0
      for _ in 0..<2 {
        guard let digit = peek.flatMap(ASCII.hexadecimal) else { throw fault }
        value = value << 4 | digit
        place += 1
      }
      text.append(value)
    case UInt8(ascii: "z"):
      place += 1
      while let byte = peek, byte == ASCII.blank || (9...13).contains(byte) { pass() }
    case UInt8(ascii: "u"): try scalar(into: &text)
    default:
      text.append(byte)
      pass()
    }
  }

  private mutating func scalar(into text: inout [UInt8]) throws(LuaFault) {
    place += 1
    guard peek == UInt8(ascii: "{") else { throw fault }
    place += 1
    var value: UInt32 = 0
    while let byte = peek, let digit = ASCII.hexadecimal(byte), value < 0x11_0000 {
      value = value << 4 | UInt32(digit)
      place += 1
    }
    guard peek == UInt8(ascii: "}") else { throw fault }
    place += 1
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
