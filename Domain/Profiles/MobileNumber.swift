/// What is wrong with a mobile number, one case for each clause of the rule.
public enum MobileFault: String, CaseIterable, Hashable, Sendable {
  case empty
  /// Something in it is neither a digit nor stands between digits.
  case oddCharacter
  /// It does not begin as mobile numbers do.
  case beginning
  /// After the beginning come not seven or eight digits.
  case length
}

/// A Korean mobile number, which a code can be sent to.
public struct MobileNumber: Hashable, Sendable {
  /// The digits alone.
  public let digits: String

  /// What mobile numbers begin with.
  public static let beginnings = ["010", "011", "016", "017", "018", "019"]

  /// Accepts a number however its digits are set apart, with Korea's country code or without.
  public init(_ raw: String) throws(ProfileRefusal) {
    // Nothing that long is a number, whatever stands between its digits.
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

  /// Takes back digits that were accepted before.
  package init(stored: String) { digits = stored }

  /// The number as it is shown: `010-1234-5678`.
  public var shown: String { parts.joined(separator: "-") }

  /// Enough of it to know it again for those who know it: `010-****-5678`.
  public var masked: String {
    let parts = parts
    return [parts[0], String(repeating: "*", count: parts[1].count), parts[2]]
      .joined(separator: "-")
  }

  private var parts: [String] {
    let middle = digits.dropFirst(3).dropLast(4)
    return [String(digits.prefix(3)), String(middle), String(digits.suffix(4))]
  }

  /// The ASCII digit that a scalar stands for, full-width ones included.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 48...57: Character(scalar)
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 48).map(Character.init)
    default: nil
    }
  }
}
