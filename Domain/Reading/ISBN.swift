/// An ISBN-13 with a valid check digit.
public struct ISBN: Hashable, Sendable {
  public let text: String

  /// Parses an ISBN-13 or ISBN-10, ignoring hyphens and spaces. Returns nil if the text is not a valid ISBN.
  public init?(_ raw: String) {
    var digits: [Int] = []
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(Int(scalar.value) - 48)
      case "-", " ", "\u{2010}", "\u{2011}", "\u{2013}": continue
      default:
        // Only the check digit of an ISBN-10 may be X, which means ten.
        guard digits.count == 9, scalar == "X" || scalar == "x" else { return nil }
        digits.append(10)
      }
      if digits.count > 13 { return nil }
    }
    if digits.count == 10 {
      let sum = digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
      guard sum % 11 == 0 else { return nil }
      digits = [9, 7, 8] + digits.dropLast()
      digits.append(Self.last(of: digits))
    }
    guard digits.count == 13, !digits.contains(10),
      digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9]),
      digits[12] == Self.last(of: Array(digits.dropLast()))
    else { return nil }
    text = String(decoding: digits.map { UInt8($0 + 48) }, as: UTF8.self)
  }

  /// Restores a stored ISBN without validating it.
  package init(stored: String) { text = stored }

  /// Computes the check digit for the first twelve digits.
  private static func last(of digits: [Int]) -> Int {
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return (10 - sum % 10) % 10
  }
}

extension ISBN: CustomStringConvertible {
  public var description: String { text }
}

extension ISBN {
  /// Returns whether a word looks like an ISBN, valid or not. It needs at least nine digits. Its other characters must
  /// be hyphens, spaces or X.
  public static func isMeant(by word: String) -> Bool {
    word.count(where: \.isWholeNumber) >= 9
      && word.allSatisfy { $0.isWholeNumber || " -xX".contains($0) }
  }
}
