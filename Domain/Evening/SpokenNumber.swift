/// A number at the beginning of a text, in digits or in Sino-Korean words: 육십, 백이십.
struct SpokenNumber {
  let value: Int
  /// The text after the number.
  let rest: Substring

  private static let sizes: [Character: Int] = ["십": 10, "백": 100, "천": 1000]

  /// Parses a number; nil if the text begins with none. A single syllable such as 오 or 백 is a number only with one of
  /// the units behind it.
  init?(_ text: Substring, units: [String]) {
    let digits = text.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty {
      // A typing error, because `o` is next to the zero on a keyboard: `7o`.
      let behind = text.dropFirst(digits.count)
      let zeros = behind.prefix { "oO".contains($0) }
      let isNumber = behind.dropFirst(zeros.count).first?.isLetter != true
      let typed = digits + String(repeating: "0", count: isNumber ? zeros.count : 0)
      guard typed.count <= 6, let number = Int(typed) else { return nil }
      (value, rest) = (number, text.dropFirst(typed.count))
      return
    }
    guard let (number, behind) = Self.korean(text) else { return nil }
    let hasUnit = units.contains { behind.hasPrefix($0) }
    guard text.count - behind.count > 1 || hasUnit else { return nil }
    (value, rest) = (number, behind)
  }

  private static func korean(_ text: Substring) -> (Int, Substring)? {
    var (sum, size) = (0, 10_000)
    var digit: Int?
    var rest = text
    while let syllable = rest.first {
      if digit == nil, let number = PhraseVocabulary.sino[String(syllable)] {
        // 이요 and 이에요 after a number are no two.
        let behind = rest.dropFirst()
        if syllable == "이", sum > 0, behind.hasPrefix("요") || behind.hasPrefix("에요") { break }
        digit = number
      } else if let next = sizes[syllable], next < size {
        sum += (digit ?? 1) * next
        (digit, size) = (nil, next)
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    return rest.count == text.count ? nil : (sum + (digit ?? 0), rest)
  }
}
