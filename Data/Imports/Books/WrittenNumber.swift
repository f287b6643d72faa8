import Domain

/// Parses numbers as book lists write them.
enum WrittenNumber {
  /// Parses `4`, `4.25`, `4,5` and `1,204` into hundredths; nil for anything else.
  static func hundredths(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 12 else { return nil }
    var parts = bytes.split(omittingEmptySubsequences: false) {
      $0 == ASCII.dot || $0 == ASCII.comma
    }
    // Three digits after a comma are thousands.
    if parts.count == 2, bytes.contains(ASCII.comma), parts[1].count == 3 {
      parts = [parts[0] + parts[1]]
    }
    guard parts.count <= 2, let whole = Digits.number(parts[0]), whole < 10_000_000 else {
      return nil
    }
    guard parts.count == 2 else { return whole * 100 }
    let decimals = Array((parts[1] + [48, 48]).prefix(2))
    guard Digits.number(parts[1]) != nil, let part = Digits.number(decimals[...]),
      parts[1].dropFirst(2).allSatisfy({ $0 == 48 })
    else { return nil }
    return whole * 100 + part
  }
}

/// Parses ISBNs as tables write them: `="9780441172719"` (which prevents spreadsheets from
/// converting it to a number), `[2070291340]`, or several with commas.
enum WrittenISBN {
  /// Returns the ISBNs in a field, without quotes, brackets and equals signs.
  static func all(in text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ",").compactMap { part in
      let inner = part.utf8.filter { ![0x3D, ASCII.quote, 0x5B, 0x5D].contains($0) }
      let trimmed = Text.trimmed(String(decoding: inner, as: UTF8.self))
      return trimmed.isEmpty ? nil : trimmed
    }
  }
}
