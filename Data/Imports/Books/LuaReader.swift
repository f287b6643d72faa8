/// Parses the one table that a Lua settings file returns, without running any code. Values that are not literals become
/// `.none`; nesting and the number of values are limited.
struct LuaReader {
  /// The limits for the nesting of tables and for the number of values.
  static let (deepest, most) = (64, 1_000_000)

  let bytes: [UInt8]
  var place = 0
  var line = 1
  private var count = 0

  /// Parses a text that returns a table.
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

  var peek: UInt8? { place < bytes.count ? bytes[place] : nil }
  var fault: LuaFault { LuaFault(line: line, isCut: place >= bytes.count) }

  mutating func pass() {
    if bytes[place] == ASCII.newline { line += 1 }
    place += 1
  }

  /// Skips white space and comments.
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
    default: return try written()
    }
  }

  /// Parses a value that is a word.
  private mutating func written() throws(LuaFault) -> LuaValue {
    switch word() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw fault
    // A function is skipped up to the next comma, brace or end of the line.
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

  /// The key of a member, consumed with its equals sign; nil if it is a value without a key.
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
}
