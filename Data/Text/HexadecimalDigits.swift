/// Converts bytes to hexadecimal digits and back.
enum HexadecimalDigits {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Returns the bytes as lowercase hexadecimal digits.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    let digits = digits
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }

  /// Parses hexadecimal digits; nil for an odd number or an invalid digit.
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    var index = text.startIndex
    while index < text.endIndex {
      guard let high = ASCII.hexadecimal(text[index]), let low = ASCII.hexadecimal(text[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
      index += 2
    }
    return bytes
  }
}
