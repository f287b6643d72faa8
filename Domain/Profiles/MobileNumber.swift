public enum MobileRefusal: String, CaseIterable, Hashable, Sendable {
  case empty
  /// The number contains a character that is neither a digit nor an allowed separator.
  case oddCharacter
  /// The prefix is not a prefix of mobile numbers.
  case beginning
  /// The prefix is not followed by seven or eight digits, or the text is far too long.
  case length
}

/// A validated Korean mobile number, which can receive a code.
public struct MobileNumber: Hashable, Sendable {
  /// The digits without separators, in national form.
  public let digits: String

  /// The prefixes of mobile numbers.
  public static let beginnings = ["010", "011", "016", "017", "018", "019"]

  /// Parses a number with common separators. The country code +82 is optional.
  public init(_ raw: String) throws(ProfileRefusal) {
    // Too long for a number with any separators; bounds the work of parsing.
    if raw.utf8.count > 256 { throw .phone(.length) }
    var digits = ""
    var isInternational = false
    for scalar in raw.unicodeScalars {
      if let digit = Self.digit(scalar) {
        digits.append(digit)
      } else if scalar == "+" || scalar == "＋", digits.isEmpty, !isInternational {
        isInternational = true
      } else if !scalar.properties.isWhitespace && !" -‐‑–.()/".unicodeScalars.contains(scalar) {
        throw .phone(.oddCharacter)
      }
    }
    if digits.isEmpty { throw .phone(.empty) }
    if isInternational {
      guard digits.hasPrefix("82") else { throw .phone(.beginning) }
      digits.removeFirst(2)
      if !digits.hasPrefix("0") { digits = "0" + digits }
    }
    guard Self.beginnings.contains(where: digits.hasPrefix) else { throw .phone(.beginning) }
    guard (10...11).contains(digits.utf8.count) else { throw .phone(.length) }
    self.digits = digits
  }

  /// Restores stored digits without validating them again.
  package init(stored: String) { digits = stored }

  /// The number formatted as `010-1234-5678`.
  public var shown: String { parts.joined(separator: "-") }

  /// The number with its middle digits hidden, such as `010-****-5678`.
  public var masked: String {
    let parts = parts
    return [parts[0], String(repeating: "*", count: parts[1].count), parts[2]]
      .joined(separator: "-")
  }

  private var parts: [String] {
    let middle = digits.dropFirst(3).dropLast(4)
    return [String(digits.prefix(3)), String(middle), String(digits.suffix(4))]
  }

  /// Returns the ASCII digit for an ASCII or full-width digit. Returns nil for other scalars.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 48...57: Character(scalar)
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 48).map(Character.init)
    default: nil
    }
  }
}
