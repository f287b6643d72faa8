import Domain

/// Walks through a JSON text of any length from a stream. A single value can be read whole as raw
/// JSON.
struct JSONWalk {
  enum Step: Equatable {
    /// A member name. Its value is the next step.
    case name(String)
    case beginObject, endObject, beginList, endList
    /// A string, number or literal as raw JSON.
    case scalar([UInt8])
  }

  private var reader: ByteReader
  /// The size limit of a value, in bytes; zero while a value is skipped.
  private var longest = JSONElements.longest

  init(_ source: any ByteSource) { reader = ByteReader(source) }

  /// Returns the next step; nil at the end of the text.
  mutating func next() throws(ImportFailure) -> Step? {
    try passSigns()
    guard let byte = try reader.peek() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return taken(.beginObject)
    case UInt8(ascii: "}"): return taken(.endObject)
    case UInt8(ascii: "["): return taken(.beginList)
    case UInt8(ascii: "]"): return taken(.endList)
    case ASCII.quote:
      var text: [UInt8] = []
      try takeString(into: &text)
      try reader.passJSONBlanks()
      guard try reader.peek() == ASCII.colon else { return .scalar(text) }
      return .name(JSONEscapes.text(text.dropFirst().dropLast()) ?? "")
    default:
      var text: [UInt8] = []
      try takeWord(into: &text)
      return .scalar(text)
    }
  }

  /// Reads the next value as raw JSON. The JSON is empty if the array or object has no value left. Throws `cut` if the
  /// text ends inside the value.
  mutating func value() throws(ImportFailure) -> JSONElements.Element {
    longest = JSONElements.longest
    return try taken()
  }

  /// Skips the next value.
  mutating func skip() throws(ImportFailure) {
    longest = 0
    _ = try taken()
    longest = JSONElements.longest
  }

  private mutating func taken() throws(ImportFailure) -> JSONElements.Element {
    try passSigns()
    var bytes: [UInt8] = []
    var depth = 0
    repeat {
      guard let byte = try reader.peek() else { throw .badFile(.cut, line: nil) }
      switch byte {
      case ASCII.quote: try takeString(into: &bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        reader.takeSeen(byte, into: &bytes, atMost: longest)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // A closing bracket here means that no value is left.
        if depth == 0 { return .json(bytes) }
        depth -= 1
        reader.takeSeen(byte, into: &bytes, atMost: longest)
      case _ where depth == 0: try takeWord(into: &bytes)
      default:
        reader.takeSeen(byte, into: &bytes, atMost: longest)
      }
    } while depth > 0
    return bytes.count > longest ? .tooLong : .json(bytes)
  }

  private mutating func taken(_ step: Step) -> Step {
    reader.pass()
    return step
  }

  private func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    if bytes.count <= longest { bytes.append(byte) }
  }

  private mutating func passSigns() throws(ImportFailure) {
    while let byte = try reader.peek(),
      byte == 32 || (9...13).contains(byte) || byte == ASCII.comma || byte == ASCII.colon
    { reader.pass() }
  }

  /// Reads a number or literal.
  private mutating func takeWord(into bytes: inout [UInt8]) throws(ImportFailure) {
    try reader.consume(into: &bytes, atMost: longest) { byte in
      switch byte {
      case 9...13, 32, ASCII.comma, ASCII.colon, ASCII.quote, UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
        true
      default: false
      }
    }
  }

  /// Reads a string with its quotation marks; throws `cut` if the text ends inside the string.
  private mutating func takeString(into bytes: inout [UInt8]) throws(ImportFailure) {
    guard try reader.takeJSONString(into: &bytes, atMost: longest) else {
      throw .badFile(.cut, line: nil)
    }
  }
}
