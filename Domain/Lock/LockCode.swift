/// Why a text cannot be a code.
public enum LockCodeRefusal: Error, Equatable, Sendable {
  case tooShort(least: Int)
  case tooLong(most: Int)
  /// Something stands in it that is no digit.
  case notDigits
}

/// The code of a lock: a few digits. Full-width ones count as the digits they are, because some
/// keyboards write those.
public struct LockCode: Equatable, Sendable {
  /// How many digits a code has.
  public static let length = 4...12

  /// The digits in ASCII.
  public let digits: String

  /// Accepts a code.
  public init(_ text: String) throws(LockCodeRefusal) {
    // A long text costs nothing to refuse.
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

  /// The digit a character is, in ASCII or as wide as a syllable.
  public static func digit(_ scalar: Unicode.Scalar) -> Character? {
    let plain = (0xFF10...0xFF19).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    guard (48...57).contains(plain), let digit = Unicode.Scalar(plain) else { return nil }
    return Character(digit)
  }
}
