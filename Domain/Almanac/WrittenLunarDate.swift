/// A lunar date as somebody wrote it (recursive-descent parser), whether there is such a day or not.
struct WrittenLunarDate {
  let year: Int?
  let month: Int
  let day: Int
  let isLeap: Bool

  /// Reads the numbers, with hyphens between them or their Korean words behind them.
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

  /// What follows the mark of the lunar calendar; nothing where a text does not begin with it.
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

  /// No date is written with more letters, blanks included.
  private static let limit = 48

  /// The words and numbers of a text without its blanks; nothing where something else stands in it,
  /// or too much.
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
      // `1985, month 3, day 8`: the words stand between numbers as hyphens do.
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

  /// The longer of two words that begin alike stands first.
  private static let words: [(word: String, sign: Sign?)] = [
    ("-", .hyphen), ("년", .year), ("월", .month), ("일", .day), ("윤달", .leap), ("윤", .leap),
    ("leap", .leap), ("month", .hyphen), ("day", .hyphen), (",", nil),
  ]

  /// The year that stands before the rest, with the sign behind it.
  private static func year(_ rest: inout ArraySlice<Sign>) -> Int? {
    guard case .number(let year, digits: 4)? = rest.first,
      let sign = rest.dropFirst().first, sign == .year || sign == .hyphen
    else { return nil }
    rest = rest.dropFirst(2)
    return year
  }

  /// A month or a day, which have two digits at most.
  private static func number(_ rest: inout ArraySlice<Sign>) -> Int? {
    guard case .number(let number, digits: 1...2)? = rest.popFirst() else { return nil }
    return number
  }
}
