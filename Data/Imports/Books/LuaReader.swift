/// Reads one table as a file of settings returns it. Nothing runs: what is no value on paper is
/// nothing. Depth and number of values are bounded.
struct LuaReader {
  /// How deep tables may lie in each other, and how many values there may be.
  static let (deepest, most) = (64, 1_000_000)

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var count = 0

  /// Reads a text that returns a table.
  static func table(_ bytes: [UInt8]) throws(LuaFault) -> LuaTable {
    var reader = LuaReader(bytes)
    if bytes.starts(with: ASCII.byteOrderMark) { reader.place = 3 }
    try reader.passBlanks()
    guard reader.word() == "return" else { throw reader.fault }
    try reader.passBlanks()
    guard case .table(let table) = try reader.value(depth: 0) else { throw reader.fault }
    return table
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }
  private var fault: LuaFault { LuaFault(line: line, isCut: place >= bytes.count) }

  private mutating func pass() {
    if bytes[place] == ASCII.newline { line += 1 }
    place += 1
  }

  /// Passes over blanks and remarks.
  private mutating func passBlanks() throws(LuaFault) {
    while let byte = peek {
      if byte == ASCII.blank || (9...13).contains(byte) {
        pass()
      } else if byte == ASCII.hyphen, place + 1 < bytes.count, bytes[place + 1] == ASCII.hyphen {
        place += 2
        if let level = longLevel() {
          _ = try longText(level)
        } else {
          while let byte = peek, byte != ASCII.newline { _ = byte; place += 1 }
        }
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = place
    while let byte = peek, ASCII.isNaming(byte) || byte == ASCII.underscore || byte == ASCII.dot {
      if byte == ASCII.hyphen { break }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func value(depth: Int) throws(LuaFault) -> LuaValue {
    count += 1
    guard depth <= Self.deepest, count <= Self.most, let byte = peek else { throw fault }
    switch byte {
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    case ASCII.quote, ASCII.apostrophe: return .text(try text(byte))
    case UInt8(ascii: "["):
      guard let level = longLevel() else { throw fault }
      return .text(try longText(level))
    case 48...57, ASCII.hyphen, ASCII.dot: return number()
    default: break
    }
    switch word() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw fault
    // What is written of a function goes up to the end of its line.
    case "function":
      while let byte = peek, byte != ASCII.comma, byte != ASCII.newline,
        byte != UInt8(ascii: "}")
      {
        place += 1
      }
      return .none
    default: return .none
    }
  }

  private mutating func number() -> LuaValue {
    let start = place
    while let byte = peek {
      let isSign = byte == ASCII.hyphen || byte == UInt8(ascii: "+")
      let last = place > start ? bytes[place - 1] | 0x20 : UInt8(ascii: "e")
      guard
        ASCII.isNaming(byte) && !isSign || byte == ASCII.dot
          || (isSign && last == UInt8(ascii: "e"))
      else { break }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Double(text).map { $0.isFinite } == true ? .number(text) : .none
  }

  private mutating func table(depth: Int) throws(LuaFault) -> LuaTable {
    var table = LuaTable(line: line)
    var next = 1
    pass()
    while true {
      try passBlanks()
      guard let byte = peek else { throw fault }
      if byte == UInt8(ascii: "}") {
        pass()
        return table
      }
      if byte == ASCII.comma || byte == ASCII.semicolon {
        pass()
        continue
      }
      if let key = try key(depth: depth) {
        let value = try value(depth: depth + 1)
        switch key {
        case .text(let name): table.named[name] = value
        case .number(let text):
          if let number = Int(text) { table.numbered[number] = value }
        case .bool, .table, .none: continue
        }
      } else {
        table.numbered[next] = try value(depth: depth + 1)
        next += 1
      }
    }
  }

  /// The key of a member, with the sign behind it; nothing where a value stands alone.
  private mutating func key(depth: Int) throws(LuaFault) -> LuaValue? {
    let before = (place, line)
    if peek == UInt8(ascii: "["), longLevel() == nil {
      pass()
      try passBlanks()
      let key = try value(depth: depth + 1)
      try passBlanks()
      guard peek == UInt8(ascii: "]") else { throw fault }
      pass()
      try passBlanks()
      guard peek == ASCII.equals else { throw fault }
      pass()
      try passBlanks()
      return key
    }
    let name = word()
    try passBlanks()
    if !name.isEmpty, peek == ASCII.equals {
      pass()
      try passBlanks()
      return .text(name)
    }
    (place, line) = before
    return nil
  }

  /// How many signs are between the two brackets that open a long text; nothing where none opens.
  private func longLevel() -> Int? {
    guard peek == UInt8(ascii: "[") else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end] == ASCII.equals { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "[") ? end - place - 1 : nil
  }

  private mutating func longText(_ level: Int) throws(LuaFault) -> String {
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

  private mutating func text(_ quote: UInt8) throws(LuaFault) -> String {
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
