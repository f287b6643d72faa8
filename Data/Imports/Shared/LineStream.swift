import Domain

/// Reads lines from a stream, with any line ending.
struct LineStream {
  /// The size limit of a line, in bytes. The rest of a longer line is skipped.
  static let longest = 4 << 20

  private var reader: ByteReader
  /// The number of the last line, counted from 1.
  private(set) var number = 0
  /// Whether the last line exceeded `longest`.
  private(set) var isTooLong = false

  init(_ source: any ByteSource) { reader = ByteReader(source) }

  /// Returns the next line without its ending; nil after the last one.
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
  /// Whether the line is empty or has only white space.
  var isBlankLine: Bool { allSatisfy { ASCII.isBlank($0) } }

  /// The bytes decoded as UTF-8 and trimmed.
  var trimmedText: String { Text.trimmed(String(decoding: self, as: UTF8.self)) }
}
