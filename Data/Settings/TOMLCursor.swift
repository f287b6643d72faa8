import Domain

enum TOMLParseError: Error, Equatable {
  /// The line is not valid TOML.
  case senseless
  /// A string or list is not closed by the end of the file.
  case unclosed
}

/// A tokenizer for TOML, which terminates and never traps for any bytes.
struct TOMLCursor {
  let bytes: [UInt8]
  private(set) var offset: Int
  /// The offset of the end of the text.
  private let end: Int

  /// Makes a cursor over a part of a text. Offsets beyond the text are clamped.
  init(_ bytes: [UInt8], at offset: Int = 0, upTo end: Int = .max) {
    self.bytes = bytes
    self.end = min(bytes.count, end)
    self.offset = min(max(0, offset), self.end)
  }

  /// The current byte; nil at the end.
  var next: UInt8? { offset < end ? bytes[offset] : nil }

  /// Whether the cursor is at a line ending or at the end of the text.
  var isAtLineEnd: Bool {
    guard let next else { return true }
    if next == ASCII.newline { return true }
    return next == ASCII.carriageReturn && offset + 1 < end
      && bytes[offset + 1] == ASCII.newline
  }

  mutating func skip(_ count: Int = 1) { offset = min(end, offset + count) }

  mutating func skipBlanks() { while let byte = next, ASCII.isBlank(byte) { skip() } }

  /// Skips `byte` if it is the current byte; returns false otherwise.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    skip()
    return true
  }

  /// Returns whether the next `count` bytes are all `byte`.
  func holds(_ count: Int, of byte: UInt8) -> Bool {
    offset + count <= end && bytes[offset..<offset + count].allSatisfy { $0 == byte }
  }

  /// Moves to the line ending, without skipping it.
  mutating func goToLineEnd() { while !isAtLineEnd { skip() } }

  /// Skips blanks and a comment. Returns false if anything else remains on the line.
  mutating func skipRestOfLine() -> Bool {
    skipBlanks()
    if next == ASCII.numberSign { goToLineEnd() }
    return isAtLineEnd
  }

  mutating func skipLineEnd() {
    _ = consume(ASCII.carriageReturn)
    _ = consume(ASCII.newline)
  }

  /// Parses a dotted key into its components.
  mutating func key() throws(TOMLParseError) -> [String] {
    var parts: [String] = []
    repeat {
      skipBlanks()
      switch next {
      case ASCII.quote: parts.append(try basicString())
      case ASCII.apostrophe: parts.append(try literalString())
      default:
        let start = offset
        while let byte = next, Self.isBare(byte) { skip() }
        if offset == start { throw .senseless }
        parts.append(String(decoding: bytes[start..<offset], as: UTF8.self))
      }
      skipBlanks()
    } while consume(ASCII.dot)
    return parts
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, ASCII.hyphen, ASCII.underscore: true
    default: false
    }
  }
}

/// Parses strings of one line.
extension TOMLCursor {
  /// Parses a string in double quotes, with escapes.
  mutating func basicString() throws(TOMLParseError) -> String {
    guard consume(ASCII.quote) else { throw .senseless }
    var text: [UInt8] = []
    while let byte = next, !isAtLineEnd {
      skip()
      switch byte {
      case ASCII.quote: return String(decoding: text, as: UTF8.self)
      case ASCII.backslash: text += try escaped()
      case 0..<32 where byte != ASCII.tab, 127: throw .senseless
      default: text.append(byte)
      }
    }
    throw .senseless
  }

  /// Parses a string in single quotes, without escapes.
  mutating func literalString() throws(TOMLParseError) -> String {
    guard consume(ASCII.apostrophe) else { throw .senseless }
    let start = offset
    while let byte = next, !isAtLineEnd {
      if byte == ASCII.apostrophe {
        defer { skip() }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
      }
      if byte < 32 && byte != ASCII.tab || byte == 127 { throw .senseless }
      skip()
    }
    throw .senseless
  }

  private mutating func escaped() throws(TOMLParseError) -> [UInt8] {
    guard let letter = next else { throw .senseless }
    skip()
    switch letter {
    case ASCII.quote, ASCII.backslash: return [letter]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "u"): return try scalar(digits: 4)
    case UInt8(ascii: "U"): return try scalar(digits: 8)
    default: throw .senseless
    }
  }

  private mutating func scalar(digits: Int) throws(TOMLParseError) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = ASCII.hexadecimal(byte), value < 1 << 24 else {
        throw .senseless
      }
      value = value << 4 | UInt32(digit)
      skip()
    }
    guard let scalar = Unicode.Scalar(value) else { throw .senseless }
    return Array(String(Character(scalar)).utf8)
  }
}
