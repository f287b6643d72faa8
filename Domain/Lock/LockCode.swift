public enum LockCodeRefusal: Error, Equatable, Sendable {
  case tooShort(least: Int)
  case tooLong(most: Int)
  /// The text contains a character that is not a digit.
  case notDigits
}

/// A lock code of a few digits. Full-width digits are accepted, because some keyboards produce them.
public struct LockCode: Equatable, Sendable {
  /// The allowed number of digits.
  public static let length = 4...12

  /// The digits, converted to ASCII.
  public let digits: String

  public init(_ text: String) throws(LockCodeRefusal) {
    // Bounds the work for a long text.
    let start = text.unicodeScalars.prefix(Self.length.upperBound + 1)
    var digits = ""
    for scalar in start {
      guard let digit = Self.digit(scalar) else { throw .notDigits }
      digits.append(digit)
    }
    if start.count < Self.length.lowerBound { throw .tooShort(least: Self.length.lowerBound) }
    if start.count > Self.length.upperBound { throw .tooLong(most: Self.length.upperBound) }
    self.digits = digits
  }

  /// Returns the ASCII digit for an ASCII or full-width digit. Returns nil for other scalars.
  public static func digit(_ scalar: Unicode.Scalar) -> Character? {
    let plain = (0xFF10...0xFF19).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    guard (48...57).contains(plain), let digit = Unicode.Scalar(plain) else { return nil }
    return Character(digit)
  }
}
