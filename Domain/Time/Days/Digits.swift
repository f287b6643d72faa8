/// Parses runs of ASCII digits, and formats numbers with leading zeros.
package enum Digits {
  package static let hyphen = UInt8(ascii: "-")

  package static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte - 48) : nil
  }

  /// Parses a run of ASCII digits; nil for any other byte, for an empty run and for more than 18 digits, which may
  /// overflow an `Int`.
  package static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
    var value = 0
    for byte in bytes {
      guard let digit = digit(byte) else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Formats a number with leading zeros.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(abs(number))
    if digits.utf8.count >= width, number >= 0 { return digits }
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
