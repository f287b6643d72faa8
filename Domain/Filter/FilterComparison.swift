/// A filter word that contains a comparison operator.
struct FilterComparison<Field: FilterFacet> {
  private let left: Substring
  private let sign: FilterSign
  private let value: Substring
  /// Whether the operator was `!=`.
  private let isTurned: Bool

  /// Splits a word at its first operator; nil if the word has none.
  init?(_ word: Substring) {
    guard let index = word.firstIndex(where: { Self.plain($0) != nil }) else { return nil }
    var left = word[..<index]
    var rest = word[index...].dropFirst()
    let first = Self.plain(word[index])
    let isOpen = rest.first.flatMap(Self.plain) == "="
    if isOpen { rest = rest.dropFirst() }
    isTurned = first == "=" && left.last == "!"
    if isTurned { left = left.dropLast() }
    self.left = left
    value = rest
    switch first {
    case "<": sign = isOpen ? .atMost : .less
    case ">": sign = isOpen ? .atLeast : .more
    default: sign = .equal
    }
  }

  /// Converts `<`, `>`, `=` or the full-width form of one of them to ASCII; nil for other characters.
  private static func plain(_ letter: Character) -> Character? {
    switch letter {
    case "<", "＜": "<"
    case ">", "＞": ">"
    case "=", "＝": "="
    default: nil
    }
  }

  /// Returns the comparison as a term; nil if the word is plain text. Throws if the word is meant as a comparison but
  /// is invalid.
  func term() throws(FilterRefusal) -> (FilterTerm<Field>, isTurned: Bool)? {
    if left.isEmpty { return try ownDay() }
    guard let field = Field.named(left) else {
      if looksMeant {
        throw .unknownField(String(left), fields: Field.allCases.map(\.rawValue))
      }
      return nil
    }
    switch field.kind {
    case .number:
      guard let tenths = FilterValue.tenths(value) else {
        throw .notANumber(field: field.rawValue, value: String(value))
      }
      return (.number(field, sign, tenths: tenths), isTurned)
    case .day:
      guard let days = FilterValue.days(value) else { throw .notADay(value: String(value)) }
      return (.days(field, sign, days), isTurned)
    case .word:
      guard sign == .equal else { return nil }
      if let choices = field.choices, !choices.joined().contains(value.lowercased()) {
        throw .notAChoice(
          field: field.rawValue, value: String(value), choices.compactMap(\.first))
      }
      return (.word(field, String(value)), isTurned)
    }
  }

  /// Parses a comparison without a field, which compares the day of the record. Returns nil for a text that only looks
  /// like a comparison, such as `<3`.
  private func ownDay() throws(FilterRefusal) -> (FilterTerm<Field>, isTurned: Bool)? {
    if let days = FilterValue.days(value) { return (.days(.ownDay, sign, days), isTurned) }
    let year = value.prefix(4)
    let isYear = year.count == 4 && year.allSatisfy { $0.isASCII && $0.isNumber }
    // After a two-character operator, a word was meant as a date.
    let isWord = sign != .less && sign != .more && value.first?.isLetter == true
    guard isYear || isWord else { return nil }
    throw .notADay(value: String(value))
  }

  /// Whether the left side is meant as a field, although no such field exists. It must resemble a field, or the value
  /// must be a number or a date. An ASCII word before `=` and a value that begins with a letter is meant as a field
  /// too.
  private var looksMeant: Bool {
    guard left.count > 1, left.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "_" }) else {
      return false
    }
    // Plain words are distinguished from fields by the value. An ASCII word before a single `=` counts as a field.
    return Field.isNear(left) || FilterValue.tenths(value) != nil || FilterValue.days(value) != nil
      || sign == .equal && left.allSatisfy(\.isASCII) && value.first?.isLetter == true
  }
}

/// Parses the values of comparisons.
enum FilterValue {
  /// Parses a number and returns it in tenths: `40`, `3.5`, `80%`.
  static func tenths(_ typed: Substring) -> Int? {
    let text = typed.last == "%" ? typed.dropLast() : typed
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let whole = parts.first.flatMap({ number($0, of: 1...9) }) else { return nil }
    if parts.count == 1 { return whole * 10 }
    return number(parts[1], of: 1...1).map { whole * 10 + $0 }
  }

  /// Parses a year, a month or one day, and returns its days: `2026`, `2026-01`, `2026.1.15`, `2026년1월`.
  static func days(_ typed: Substring) -> ClosedRange<Day>? {
    var text = typed[...]
    // The unit after the last number adds no information.
    if let last = text.last, "년월일.".contains(last) { text.removeLast() }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: "-./년월".contains)
    guard (1...3).contains(parts.count), let year = number(parts[0], of: 4...4),
      Day.years.contains(year)
    else { return nil }
    if parts.count == 1 { return Day.days(ofYear: year) }
    guard let month = number(parts[1], of: 1...2),
      let first = Day(year: year, month: month, day: 1)
    else { return nil }
    if parts.count == 2 { return first...(first + (Day.length(ofMonth: month, in: year) - 1)) }
    guard let number = number(parts[2], of: 1...2),
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    return day...day
  }

  /// Parses a number whose count of digits is in a range.
  private static func number(_ text: Substring, of count: ClosedRange<Int>) -> Int? {
    let bytes = Array(text.utf8)
    return count.contains(bytes.count) ? Digits.number(bytes[...]) : nil
  }
}
