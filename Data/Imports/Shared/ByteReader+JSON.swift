import Domain

/// Reads raw JSON from a stream. At most `most + 1` bytes are stored; the extra byte shows that the value is too long.
extension ByteReader {
  /// Skips white space between values.
  mutating func passJSONBlanks() throws(ImportFailure) {
    while let byte = try peek(), byte == ASCII.blank || (9...13).contains(byte) { pass() }
  }

  /// Consumes a byte that was peeked before.
  mutating func takeSeen(_ byte: UInt8, into bytes: inout [UInt8], atMost most: Int) {
    pass()
    if bytes.count <= most { bytes.append(byte) }
  }

  /// Reads a string with its quotation marks; returns false if the string does not end.
  mutating func takeJSONString(into bytes: inout [UInt8], atMost most: Int) throws(ImportFailure)
    -> Bool
  {
    takeSeen(ASCII.quote, into: &bytes, atMost: most)
    while true {
      try consume(into: &bytes, atMost: most) { $0 == ASCII.quote || $0 == ASCII.backslash }
      guard let sign = try peek() else { return false }
      takeSeen(sign, into: &bytes, atMost: most)
      if sign == ASCII.quote { return true }
      guard let escaped = try peek() else { return false }
      takeSeen(escaped, into: &bytes, atMost: most)
    }
  }

  /// Reads a value up to its separator; returns false if the value does not end. Any depth of nesting is safe, because
  /// the depth is only counted.
  mutating func takeJSONValue(into bytes: inout [UInt8], atMost most: Int) throws(ImportFailure)
    -> Bool
  {
    var depth = 0
    while let byte = try peek() {
      switch byte {
      case ASCII.quote:
        guard try takeJSONString(into: &bytes, atMost: most) else { return false }
        if depth == 0 { return true }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        takeSeen(byte, into: &bytes, atMost: most)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        takeSeen(byte, into: &bytes, atMost: most)
        if depth == 0 { return true }
      case ASCII.comma where depth == 0: return true
      default: takeSeen(byte, into: &bytes, atMost: most)
      }
    }
    return false
  }
}
