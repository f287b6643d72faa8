/// A recursive-descent parser for lunar dates, which does not check whether a date exists.
struct WrittenLunarDate {
  let year: Int?
  let month: Int
  let day: Int
  let isLeap: Bool

  /// Parses the numbers of a date, separated by hyphens or followed by their Korean units.
  init?(_ text: Substring) {
    guard let signs = Self.signs(of: text) else { return nil }
    var rest = signs[...]
    year = Self.year(&rest)
    isLeap = rest.first == .leap
    if isLeap { rest.removeFirst() }
    guard let month = Self.number(&rest), let between = rest.popFirst(),
      let day = Self.number(&rest)
    else { return nil }
    switch between {
    case .hyphen: guard rest.isEmpty else { return nil }
    case .month: guard Array(rest) == [.day] else { return nil }
    case .year, .day, .leap, .number: return nil
    }
    self.month = month
    self.day = day
  }

  /// Returns the text after the lunar prefix; nil if there is no prefix.
  static func afterMark(of text: String) -> Substring? {
    let rest = text.drop(while: \.isWhitespace)
    if rest.prefix(2) == "음력" { return rest.dropFirst(2) }
    let word = rest.prefix(6).lowercased()
    return word == "lunar:" || word == "lunar " ? rest.dropFirst(6) : nil
  }

  // MARK: Signs

  private enum Sign: Equatable {
    case number(Int, digits: Int)
    case hyphen
    case year, month, day
    case leap
  }

  /// The maximum length of a date in characters, including spaces.
  private static let limit = 48

  /// Splits a text into tokens and drops blanks; nil if the text contains anything else or is too long.
  private static func signs(of text: Substring) -> [Sign]? {
    guard text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) == nil else {
      return nil
    }
    var (signs, rest): ([Sign], Substring) = ([], text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      guard let (sign, length) = sign(at: rest) else { return nil }
      // In `1985, month 3, day 8` the words separate numbers like hyphens.
      if let sign, sign != .hyphen || isAfterNumber(signs) || length == 1 { signs.append(sign) }
      rest = rest.dropFirst(length)
    }
    return signs
  }

  private static func isAfterNumber(_ signs: [Sign]) -> Bool {
    if case .number? = signs.last { true } else { false }
  }

  private static func sign(at text: Substring) -> (Sign?, length: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if let number = Digits.number(Array(digits.utf8)[...]) {
      return (.number(number, digits: digits.count), digits.count)
    }
    return words.first { text.prefix($0.word.count).lowercased() == $0.word }
      .map { ($0.sign, $0.word.count) }
  }

  /// The words and their tokens. Of two words with a common prefix, the longer one must come first.
  private static let words: [(word: String, sign: Sign?)] = [
    ("-", .hyphen), ("년", .year), ("월", .month), ("일", .day), ("윤달", .leap), ("윤", .leap),
    ("leap", .leap), ("month", .hyphen), ("day", .hyphen), (",", nil),
  ]

  /// Parses a leading year of four digits with its separator; nil if there is none.
  private static func year(_ rest: inout ArraySlice<Sign>) -> Int? {
    guard case .number(let year, digits: 4)? = rest.first,
      let sign = rest.dropFirst().first, sign == .year || sign == .hyphen
    else { return nil }
    rest = rest.dropFirst(2)
    return year
  }

  /// Parses a month or day of at most two digits.
  private static func number(_ rest: inout ArraySlice<Sign>) -> Int? {
    guard case .number(let number, digits: 1...2)? = rest.popFirst() else { return nil }
    return number
  }
}
