import Domain

/// Parses values. If no setting uses the type of a value, only the end of the value is determined.
extension TOMLCursor {
  /// The maximum nesting depth.
  private static let deepest = 32

  mutating func value(depth: Int = 0) throws(TOMLParseError) -> WrittenValue {
    if depth > Self.deepest { throw .senseless }
    switch next {
    case ASCII.quote where holds(3, of: ASCII.quote):
      return try longString(ASCII.quote)
    case ASCII.apostrophe where holds(3, of: ASCII.apostrophe):
      return try longString(ASCII.apostrophe)
    case ASCII.quote: return .text(try basicString())
    case ASCII.apostrophe: return .text(try literalString())
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "{"): return try table(depth)
    default: return try word()
    }
  }

  /// Skips a string of several lines in triple quotes.
  private mutating func longString(_ quote: UInt8) throws(TOMLParseError) -> WrittenValue {
    skip(3)
    while let byte = next {
      if holds(3, of: quote) {
        skip(3)
        // Up to two more quotes may belong to the string.
        for _ in 0..<2 { _ = consume(quote) }
        return .other
      }
      skip(byte == ASCII.backslash && quote == ASCII.quote ? 2 : 1)
    }
    throw .unclosed
  }

  private mutating func list(_ depth: Int) throws(TOMLParseError) -> WrittenValue {
    skip()
    var texts: [String] = []
    var isOfTexts = true
    while true {
      try skipLines()
      if consume(UInt8(ascii: "]")) { break }
      if case .text(let text) = try value(depth: depth + 1) {
        texts.append(text)
      } else {
        isOfTexts = false
      }
      try skipLines()
      if consume(UInt8(ascii: "]")) { break }
      guard consume(ASCII.comma) else { throw .senseless }
    }
    return isOfTexts ? .texts(texts) : .other
  }

  /// Skips blanks, comments and line endings inside a list.
  private mutating func skipLines() throws(TOMLParseError) {
    while true {
      skipBlanks()
      if next == ASCII.numberSign { goToLineEnd() }
      guard next != nil else { throw .unclosed }
      guard isAtLineEnd else { return }
      skipLineEnd()
    }
  }

  private mutating func table(_ depth: Int) throws(TOMLParseError) -> WrittenValue {
    skip()
    skipBlanks()
    if consume(UInt8(ascii: "}")) { return .other }
    repeat {
      _ = try key()
      guard consume(ASCII.equals) else { throw .senseless }
      skipBlanks()
      _ = try value(depth: depth + 1)
      skipBlanks()
    } while consume(ASCII.comma)
    guard consume(UInt8(ascii: "}")) else { throw .senseless }
    return .other
  }

  /// Parses an unquoted value: a Boolean, a number or a date.
  private mutating func word() throws(TOMLParseError) -> WrittenValue {
    let start = offset
    while let byte = next, Self.isOfWord(byte) { skip() }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "inf", "nan": return .other
    default:
      if let number = Self.number(word) { return .number(number) }
      let digits = word.drop { $0 == "+" || $0 == "-" }
      guard let first = digits.first, first.isASCII, first.isNumber,
        word.contains(where: { ".:eExob-".contains($0) })
      else { throw .senseless }
      return .other
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, ASCII.hyphen, ASCII.underscore, ASCII.dot, ASCII.colon,
      UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Parses a decimal integer; nil if the word is not one. Single underscores may separate digits.
  private static func number(_ word: String) -> Int? {
    let unsigned = word.hasPrefix("-") || word.hasPrefix("+") ? word.dropFirst() : word[...]
    let groups = unsigned.split(separator: "_", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      unsigned == "0" || !unsigned.hasPrefix("0")
    else { return nil }
    return Int((word.hasPrefix("-") ? "-" : "") + groups.joined())
  }
}

extension WrittenValue {
  /// The value in TOML syntax. A value of a type that no setting uses becomes an empty string.
  var toml: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): "\"" + text.unicodeScalars.map(Self.escaped).joined() + "\""
    case .texts, .other: "\"\""
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    default:
      guard scalar.value < 32 || scalar.value == 127 else { return String(Character(scalar)) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
