/// Parses the table that a Lua settings file returns, without running any code. Values that are not
/// literals become `.none`; nesting and the number of values are limited.
struct LuaReader {
  /// The limits for the nesting of tables and for the number of values.
  static let (deepest, most) = (64, 1_000_000)

  let bytes: [UInt8]
  var offset = 0
  var line = 1
  private var count = 0

  /// Parses a text that returns a table.
  static func table(_ bytes: [UInt8]) throws(LuaParseError) -> LuaTable {
    var reader = LuaReader(bytes)
    if bytes.starts(with: ASCII.byteOrderMark) { reader.offset = 3 }
    try reader.passBlanks()
    guard reader.word() == "return" else { throw reader.fault }
    try reader.passBlanks()
    guard case .table(let table) = try reader.value(depth: 0) else { throw reader.fault }
    return table
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var fault: LuaParseError { LuaParseError(line: line, isCut: offset >= bytes.count) }

  mutating func pass() {
    if bytes[offset] == ASCII.newline { line += 1 }
    offset += 1
  }

  /// Skips white space and comments.
  private mutating func passBlanks() throws(LuaParseError) {
    while let byte = peek {
      if byte == ASCII.blank || (9...13).contains(byte) {
        pass()
      } else if byte == ASCII.hyphen, offset + 1 < bytes.count, bytes[offset + 1] == ASCII.hyphen {
        offset += 2
        if let level = longLevel() {
          _ = try longText(level)
        } else {
          while let byte = peek, byte != ASCII.newline { _ = byte; offset += 1 }
        }
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = peek, ASCII.isNaming(byte) || byte == ASCII.underscore || byte == ASCII.dot {
      if byte == ASCII.hyphen { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func value(depth: Int) throws(LuaParseError) -> LuaValue {
    count += 1
    guard depth <= Self.deepest, count <= Self.most, let byte = peek else { throw fault }
    switch byte {
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    case ASCII.quote, ASCII.apostrophe: return .text(try text(byte))
    case UInt8(ascii: "["):
      guard let level = longLevel() else { throw fault }
      return .text(try longText(level))
    case 48...57, ASCII.hyphen, ASCII.dot: return number()
    default: return try written()
    }
  }

  /// Parses a value that is a word, such as `true`.
  private mutating func written() throws(LuaParseError) -> LuaValue {
    switch word() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw fault
    // A function is skipped up to the next comma, brace or end of the line.
    case "function":
      while let byte = peek, byte != ASCII.comma, byte != ASCII.newline,
        byte != UInt8(ascii: "}")
      {
        offset += 1
      }
      return .none
    default: return .none
    }
  }

  private mutating func number() -> LuaValue {
    let start = offset
    while let byte = peek {
      let isSign = byte == ASCII.hyphen || byte == UInt8(ascii: "+")
      let last = offset > start ? bytes[offset - 1] | 0x20 : UInt8(ascii: "e")
      guard
        ASCII.isNaming(byte) && !isSign || byte == ASCII.dot
          || (isSign && last == UInt8(ascii: "e"))
      else { break }
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return Double(text).map { $0.isFinite } == true ? .number(text) : .none
  }

  private mutating func table(depth: Int) throws(LuaParseError) -> LuaTable {
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

  /// Parses the key of a table member and its equals sign; nil if the next value has no key.
  private mutating func key(depth: Int) throws(LuaParseError) -> LuaValue? {
    let before = (offset, line)
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
    (offset, line) = before
    return nil
  }
}
