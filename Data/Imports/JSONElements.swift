import Domain

/// Reads the elements of one list of a JSON text from a stream, one after another, so that the text
/// itself may be as long as it likes. The list is the text's own, or the member of a name wherever
/// it stands.
struct JSONElements {
  /// The longest element.
  static let longest = 16 << 20

  private var reader: ByteReader
  private let name: [UInt8]?
  private var isInside = false
  private var isOver = false
  /// The number of the last element, from 1.
  private(set) var number = 0

  /// Looks for the member of a name; without one the text itself is the list.
  init(_ source: any ByteSource, in name: String?) {
    reader = ByteReader(source)
    self.name = name.map { Array($0.utf8) }
  }

  /// An element, as it is written.
  enum Element: Equatable {
    case json([UInt8])
    case tooLong
  }

  /// The next element; nothing behind the last one. A text that ends within the list is cut.
  mutating func next() throws(ImportFailure) -> Element? {
    if isOver { return nil }
    if !isInside {
      guard try findList() else {
        isOver = true
        return nil
      }
      isInside = true
    }
    try passBlanks()
    if try reader.peek() == ASCII.comma {
      reader.pass()
      try passBlanks()
    }
    guard let byte = try reader.peek() else { throw .badFile(.cut, line: number + 1) }
    if byte == UInt8(ascii: "]") {
      reader.pass()
      isOver = true
      return nil
    }
    number += 1
    var bytes: [UInt8] = []
    try takeValue(into: &bytes)
    return bytes.count > Self.longest ? .tooLong : .json(bytes)
  }

  /// Goes on until the list is open; false where there is none.
  private mutating func findList() throws(ImportFailure) -> Bool {
    try passBlanks()
    guard let name else {
      guard try reader.peek() == UInt8(ascii: "[") else { return false }
      reader.pass()
      return true
    }
    while let byte = try reader.peek() {
      guard byte == ASCII.quote else {
        reader.pass()
        continue
      }
      var text: [UInt8] = []
      try takeString(into: &text, atMost: 256)
      try passBlanks()
      guard text.dropFirst().dropLast().elementsEqual(name), try reader.peek() == ASCII.colon
      else { continue }
      reader.pass()
      try passBlanks()
      if try reader.peek() == UInt8(ascii: "[") {
        reader.pass()
        return true
      }
    }
    return false
  }

  private mutating func passBlanks() throws(ImportFailure) {
    while let byte = try reader.peek(), byte == 32 || (9...13).contains(byte) { reader.pass() }
  }

  private func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    if bytes.count <= Self.longest { bytes.append(byte) }
  }

  /// Takes one value; how deep it goes does not matter, for nothing is built of it here.
  private mutating func takeValue(into bytes: inout [UInt8]) throws(ImportFailure) {
    var depth = 0
    while let byte = try reader.peek() {
      switch byte {
      case ASCII.quote: try takeString(into: &bytes, atMost: Self.longest)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        append(byte, to: &bytes)
        reader.pass()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 {
          // Where nothing was taken nothing is open: it would stand here forever.
          if bytes.isEmpty { throw .badFile(.notJSON, line: number) }
          return
        }
        depth -= 1
        append(byte, to: &bytes)
        reader.pass()
        if depth == 0 { return }
      case ASCII.comma where depth == 0: return
      default:
        append(byte, to: &bytes)
        reader.pass()
      }
    }
    throw .badFile(.cut, line: number)
  }

  /// Takes a string with its quotation marks.
  private mutating func takeString(into bytes: inout [UInt8], atMost limit: Int)
    throws(ImportFailure)
  {
    reader.pass()
    append(ASCII.quote, to: &bytes)
    while true {
      try reader.consume(into: &bytes, atMost: limit) { $0 == ASCII.quote || $0 == ASCII.backslash }
      guard let byte = try reader.consume() else { throw .badFile(.cut, line: max(1, number)) }
      append(byte, to: &bytes)
      if byte == ASCII.quote { return }
      guard let next = try reader.consume() else { throw .badFile(.cut, line: max(1, number)) }
      append(next, to: &bytes)
    }
  }
}
