import Domain

/// The lines of a text from a stream, however they end.
struct LineStream {
  /// The longest line; the rest of a longer one is passed over.
  static let longest = 4 << 20

  private var reader: ByteReader
  /// The number of the last line, from 1.
  private(set) var number = 0
  /// Whether the last line was longer than anybody wants.
  private(set) var isTooLong = false

  /// Begins at the beginning of a text.
  init(_ source: any ByteSource) { reader = ByteReader(source) }

  /// The next line without its end; nothing behind the last one.
  mutating func next() throws(ImportFailure) -> [UInt8]? {
    guard try reader.peek() != nil else { return nil }
    number += 1
    var line: [UInt8] = []
    try reader.consume(into: &line, atMost: Self.longest) {
      $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }
    isTooLong = line.count > Self.longest
    if try reader.consume() == ASCII.carriageReturn, try reader.peek() == ASCII.newline {
      reader.pass()
    }
    return line
  }
}

extension [UInt8] {
  /// Whether there is nothing to read.
  var isBlankLine: Bool { allSatisfy { ASCII.isBlank($0) } }

  /// The bytes as a text without the blanks at its ends.
  var trimmedText: String { Text.trimmed(String(decoding: self, as: UTF8.self)) }
}
