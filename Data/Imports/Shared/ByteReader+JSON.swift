import Domain

/// What all readers of long JSON texts take from a stream as it is written. Of what is longer than
/// the most only that much is kept, and one byte more by which it is known to be too long.
extension ByteReader {
  /// Passes over what may stand between two values.
  mutating func passJSONBlanks() throws(ImportFailure) {
    while let byte = try peek(), byte == ASCII.blank || (9...13).contains(byte) { pass() }
  }

  /// Takes a byte that is seen.
  mutating func takeSeen(_ byte: UInt8, into bytes: inout [UInt8], atMost most: Int) {
    pass()
    if bytes.count <= most { bytes.append(byte) }
  }

  /// Takes a string with its quotation marks; false where it does not end.
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

  /// Takes a value up to what separates it from the next; false where it does not end. How deep it
  /// goes does not matter, for nothing is built of it here.
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
