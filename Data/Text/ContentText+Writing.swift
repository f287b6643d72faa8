extension ContentText {
  /// Escapes backslashes, commas, semicolons and line breaks in a text.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isEscaped) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if isEscaped(byte) { escaped.append(ASCII.backslash) }
      escaped.append(byte == ASCII.newline ? UInt8(ascii: "n") : byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == ASCII.backslash || byte == ASCII.comma || byte == ASCII.semicolon
      || byte == ASCII.newline
  }

  /// Folds a line into physical lines of at most 75 bytes, without splitting a UTF-8 sequence.
  static func folded(_ line: String, end: [UInt8] = [13, 10]) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(line, end: end, to: &bytes)
    return bytes
  }

  /// Appends a folded line.
  static func fold(_ line: String, end: [UInt8] = [13, 10], to bytes: inout [UInt8]) {
    var room = 75
    var rest = Array(line.utf8)[...]
    while rest.count > room {
      var cut = rest.startIndex + room
      // Move back to the first byte of a UTF-8 sequence.
      while cut > rest.startIndex, rest[cut] & 0xC0 == 0x80 { cut -= 1 }
      bytes += rest[..<cut]
      bytes += end
      bytes.append(ASCII.blank)
      rest = rest[cut...]
      room = 74
    }
    bytes += rest
    bytes += end
  }
}
