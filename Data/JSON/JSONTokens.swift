import Domain

/// A token of a JSON text.
enum JSONToken: Equatable, Sendable {
  case beginObject, endObject, beginList, endList
  /// A member name. Its value is the next token.
  case name(JSONString)
  case string(JSONString)
  /// The range of a number's digits, which are not converted.
  case number(Range<Int>)
  case bool(Bool)
  case null
}

/// A string in a JSON text that is not decoded yet.
struct JSONString: Equatable, Sendable {
  /// The range between the quotation marks of the string.
  let range: Range<Int>
  /// Whether the string has no escapes.
  let isPlain: Bool
}

struct JSONParseError: Error, Equatable {
  let line: Int
}

/// A strict, streaming JSON tokeniser (RFC 8259) in linear time. Nesting is limited to `deepest`.
/// `written` and `text` can read the source of the last two tokens, and of everything since
/// `hold()`.
struct JSONTokens {
  private var window: ByteWindow
  /// The line of the last token, counted from 1.
  private(set) var line = 1
  private(set) var position = 0
  /// The offset where the previous token began.
  private var earlier = 0
  /// The offset from which bytes are held; nil if none are.
  private var held: Int?
  private var expected = Expected.value
  /// A bit stack of open containers, the innermost in the lowest bit; 1 means object.
  private var nest: UInt64 = 0
  private var depth = 0

  private enum Expected { case value, elementOrEnd, nameOrEnd, name, commaOrEnd, nothing }

  /// The maximum nesting, which must fit into `nest`.
  static let deepest = 64

  /// Begins after a byte order mark.
  init(_ bytes: [UInt8]) { self.init(ByteWindow(bytes)) }

  /// Begins after a byte order mark, reading from a stream on demand.
  init(_ stream: ByteStream) { self.init(ByteWindow(stream)) }

  private init(_ window: ByteWindow) {
    self.window = window
    position = self.window.markLength
  }

  /// Returns a copy that continues at the current position in a new stream of the same text. Bytes
  /// before the position are not held.
  func resumed(_ stream: ByteStream) -> JSONTokens {
    var tokens = self
    tokens.window = ByteWindow(stream, from: position)
    (tokens.earlier, tokens.held) = (position, nil)
    return tokens
  }

  /// Holds all bytes from the current position on in memory until `letGo()`.
  mutating func hold() { held = position }

  /// Releases the held bytes.
  mutating func letGo() { held = nil }

  /// Returns the next token; nil after the whole value.
  mutating func next() throws(JSONParseError) -> JSONToken? {
    window.floor = held ?? earlier
    earlier = position
    passBlanks()
    if expected == .commaOrEnd, peek == ASCII.comma {
      position += 1
      passBlanks()
      expected = isInObject ? .name : .value
    }
    guard let byte = peek else {
      if expected == .nothing { return nil }
      throw fault
    }
    switch expected {
    case .nothing: throw fault
    case .commaOrEnd: return try end(byte)
    case .nameOrEnd where byte == UInt8(ascii: "}"): return try end(byte)
    case .elementOrEnd where byte == UInt8(ascii: "]"): return try end(byte)
    case .name, .nameOrEnd:
      guard byte == ASCII.quote else { throw fault }
      return .name(try name())
    case .value, .elementOrEnd: return try value(byte)
    }
  }

  /// Skips the rest of a value whose first token was read.
  mutating func skip(_ token: JSONToken) throws(JSONParseError) {
    guard token == .beginObject || token == .beginList else { return }
    let outside = depth - 1
    while depth > outside { if try next() == nil { return } }
  }

  /// Returns the decoded text of a string; nil if it is not valid Unicode.
  func text(_ string: JSONString) -> String? {
    if string.isPlain { return String(validating: window[string.range], as: UTF8.self) }
    return JSONEscapes.text(window[string.range])
  }

  /// Returns the source bytes of a range, which must still be held.
  func written(_ range: Range<Int>) -> ArraySlice<UInt8> { window[range] }

  private var peek: UInt8? {
    mutating get { window.has(position) ? window[position] : nil }
  }
  private var fault: JSONParseError { JSONParseError(line: line) }
  private var isInObject: Bool { nest & 1 == 1 }

  private mutating func passBlanks() {
    while window.has(position) {
      switch window[position] {
      case ASCII.newline: line += 1
      case ASCII.carriageReturn:
        if !window.has(position + 1) || window[position + 1] != ASCII.newline { line += 1 }
      case ASCII.blank, ASCII.tab: break
      default: return
      }
      position += 1
    }
  }

  private mutating func value(_ byte: UInt8) throws(JSONParseError) -> JSONToken {
    switch byte {
    case UInt8(ascii: "{"):
      try begin(isObject: true)
      return .beginObject
    case UInt8(ascii: "["):
      try begin(isObject: false)
      return .beginList
    case ASCII.quote:
      let string = try string()
      closeValue()
      return .string(string)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func begin(isObject: Bool) throws(JSONParseError) {
    guard depth < Self.deepest else { throw fault }
    depth += 1
    nest = nest << 1 | (isObject ? 1 : 0)
    position += 1
    expected = isObject ? .nameOrEnd : .elementOrEnd
  }

  private mutating func end(_ byte: UInt8) throws(JSONParseError) -> JSONToken {
    guard byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { throw fault }
    let token: JSONToken = isInObject ? .endObject : .endList
    position += 1
    depth -= 1
    nest >>= 1
    closeValue()
    return token
  }

  private mutating func closeValue() { expected = depth == 0 ? .nothing : .commaOrEnd }

  private mutating func name() throws(JSONParseError) -> JSONString {
    let name = try string()
    passBlanks()
    guard peek == ASCII.colon else { throw fault }
    position += 1
    expected = .value
    return name
  }

  private mutating func string() throws(JSONParseError) -> JSONString {
    position += 1
    let start = position
    var isPlain = true
    while window.has(position) {
      let byte = window[position]
      if byte == ASCII.quote {
        position += 1
        return JSONString(range: start..<(position - 1), isPlain: isPlain)
      }
      if byte < 32 { throw fault }
      if byte == ASCII.backslash {
        isPlain = false
        position += 1
        guard let next = peek, let length = JSONEscapes.length(next) else { throw fault }
        for offset in 1..<length {
          guard window.has(position + offset),
            ASCII.hexadecimal(window[position + offset]) != nil
          else { throw fault }
        }
        position += length - 1
      }
      position += 1
    }
    throw fault
  }

  private mutating func word(_ word: StaticString, _ token: JSONToken) throws(JSONParseError)
    -> JSONToken
  {
    for byte in word.description.utf8 {
      guard peek == byte else { throw fault }
      position += 1
    }
    closeValue()
    return token
  }

  private mutating func number() throws(JSONParseError) -> Range<Int> {
    let start = position
    if peek == ASCII.hyphen { position += 1 }
    if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if peek == ASCII.dot {
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == ASCII.hyphen { position += 1 }
      try digits()
    }
    closeValue()
    return start..<position
  }

  private mutating func digits() throws(JSONParseError) {
    let start = position
    while let byte = peek, (48...57).contains(byte) { position += 1 }
    if position == start { throw fault }
  }
}
