/// The number of a book in thirteen digits, whose last one proves the others.
public struct ISBN: Hashable, Sendable {
  /// The thirteen digits.
  public let text: String

  /// Reads a number with thirteen digits, or an older one with ten; hyphens and blanks between them
  /// do not count. Nothing comes back when the digits do not prove each other.
  public init?(_ raw: String) {
    var digits: [Int] = []
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(Int(scalar.value) - 48)
      case "-", " ", "\u{2010}", "\u{2011}", "\u{2013}": continue
      default:
        // The last of ten may be ten.
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

  /// Takes back a number that was accepted before.
  package init(stored: String) { text = stored }

  /// The digit that proves twelve others.
  private static func last(of digits: [Int]) -> Int {
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return (10 - sum % 10) % 10
  }
}

extension ISBN: CustomStringConvertible {
  public var description: String { text }
}

extension ISBN {
  /// Whether somebody means a number by a word, right or wrong: it is made of at least nine digits,
  /// and of what may stand between them or at their end.
  public static func isMeant(by word: String) -> Bool {
    word.count(where: \.isWholeNumber) >= 9
      && word.allSatisfy { $0.isWholeNumber || " -xX".contains($0) }
  }
}
