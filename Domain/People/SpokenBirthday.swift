/// A birthday in Korean notation, such as 양력 3월 9일, 3월 9일생, 음 3/9 or `3.9(음)`. Words that the date parser does not know
/// are removed.
struct SpokenBirthday: Equatable {
  /// The text for the date parser, with the prefix for lunar dates if the date is lunar.
  let text: String

  /// Parses a text. A two-digit year means a past year.
  init(_ written: String, today: Day) {
    var rest = Text.trimmed(written)[...]
    for end in ["생일", "생"] where rest.hasSuffix(end) && rest.count > end.count {
      rest = Self.trimmed(rest.dropLast(end.count))
      break
    }
    var isLunar = false
    var isNamed = false
    for (words, moon) in [(Self.lunar, true), (Self.solar, false)] where !isNamed {
      for word in words {
        if let date = Self.without(word, in: rest) {
          (rest, isLunar, isNamed) = (date, moon, true)
          break
        }
      }
    }
    guard isLunar else {
      text = isNamed || rest.count < written.count ? String(rest) : written
      return
    }
    text = "음력 " + (Self.numbers(rest, today: today) ?? String(rest))
  }

  private static let lunar = ["음력", "(음력)", "(음)", "음"]
  private static let solar = ["양력", "(양력)", "(양)", "양"]

  /// Returns the text without `word`. The word must be at the start, before a number or 윤. A word in parentheses may
  /// also be at the end. Returns nil if the text has the word at neither place.
  private static func without(_ word: String, in text: Substring) -> Substring? {
    if text.hasPrefix(word) {
      let rest = text.dropFirst(word.count).drop { $0 == ":" || $0.isWhitespace }
      // Only before a date, or before the leap month 윤.
      guard let first = rest.first, first.isNumber || first == "윤" else { return nil }
      return trimmed(rest)
    }
    guard word.hasPrefix("("), text.hasSuffix(word) else { return nil }
    return trimmed(text.dropLast(word.count))
  }

  /// Rewrites a month and day, with an optional year before them, in Korean for the date parser. The numbers may be
  /// separated by dots, slashes, hyphens or spaces. Returns nil for other texts.
  private static func numbers(_ text: Substring, today: Day) -> String? {
    let isDate = text.allSatisfy { "0"..."9" ~= $0 || "./- ".contains($0) }
    let parts = text.split { "./- ".contains($0) }.compactMap { Int($0) }
    guard isDate, (2...3).contains(parts.count) else { return nil }
    let date = "\(parts[parts.count - 2])월 \(parts[parts.count - 1])일"
    guard parts.count == 3 else { return date }
    var year = parts[0]
    if year < 100 { year += year + 2000 > today.parts.year ? 1900 : 2000 }
    return "\(year)년 " + date
  }

  private static func trimmed(_ text: Substring) -> Substring {
    Substring(Text.trimmed(String(text)))
  }
}
