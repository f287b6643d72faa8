import TextUI

/// Counts for use in a sentence, with small numbers as words.
package enum CountWords {
  private static let korean = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
  private static let english = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns a count of things: `두 개`, `12개`.
  package static func things(_ number: Int) -> String {
    guard korean.indices.contains(number - 1) else { return "\(number)개" }
    return korean[number - 1] + " 개"
  }

  /// Returns an English number: `two`, `12`.
  package static func number(_ number: Int) -> String {
    english.indices.contains(number - 1) ? english[number - 1] : "\(number)"
  }

  /// Returns a unit as it follows a number: ` km`, 잔; empty without a unit.
  package static func unit(_ unit: String?) -> String {
    guard let unit, let first = unit.unicodeScalars.first else { return "" }
    return ((0xAC00...0xD7A3).contains(first.value) ? "" : " ") + Printable.brief(unit)
  }

  /// Returns a number with thousands separators: `2,573`.
  package static func grouped(_ number: Int) -> String {
    var digits = Array("\(number)")
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return String(digits)
  }
}
