import Domain

/// A date in the words in which the program writes it: `3월 5일`, `2026년 3월 5일 목요일`, `3 March`,
/// `March 5, 2026`, `Thu 5 March`, and `2026-03-05`. Whether there is such a day is another matter.
struct WrittenDay: Equatable {
  let year: Int
  let month: Int
  let number: Int
  /// The weekday that stands beside it, which has to be the right one.
  private let weekday: Int?

  /// Reads a text; one without a year means a day of this year.
  init?(_ text: String, thisYear: Int, weekdays: [Set<String>]) {
    let spaced = text.lowercased().map { "년월일".contains($0) ? "\($0) " : String($0) }.joined()
    var words = spaced.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    // 일 and 요일 were taken apart from what stands before them.
    words = words.reduce(into: []) { words, word in
      if words.last == "일", word == "요일" {
        words[words.count - 1] = "일요일"
      } else {
        words.append(word == "요일" ? "요일" : word)
      }
    }
    if let at = words.firstIndex(of: "요일"), at > 0 {
      words[at - 1] += "요일"
      words.remove(at: at)
    }
    var named: Int?
    for end in [0, words.count - 1] where words.count > 2 && named == nil {
      guard words.indices.contains(end) else { continue }
      named = weekdays.firstIndex { $0.contains(words[end]) }
      if named != nil { words.remove(at: end) }
    }
    weekday = named
    guard let (year, month, number) = Self.parts(words, thisYear) else { return nil }
    (self.year, self.month, self.number) = (year, month, number)
  }

  /// The day of the calendar, where it has one.
  var day: Day? {
    guard let day = Day(year: year, month: month, day: number) else { return nil }
    return weekday == nil || day.weekday.rawValue == (weekday ?? 0) + 1 ? day : nil
  }

  /// Whether its year is one of the calendar, which yet has no such day.
  var isMissing: Bool {
    Day(year: year, month: 1, day: 1) != nil && Day(year: year, month: month, day: number) == nil
  }

  private static func parts(_ words: [String], _ thisYear: Int) -> (Int, Int, Int)? {
    if words.count == 1 {
      let digits = words[0].split(separator: "-", omittingEmptySubsequences: false)
      guard digits.map(\.count) == [4, 2, 2], let year = number(digits[0]),
        let month = number(digits[1]), let day = number(digits[2])
      else { return nil }
      return (year, month, day)
    }
    return korean(words, thisYear) ?? english(words, thisYear)
  }

  private static func korean(_ words: [String], _ thisYear: Int) -> (Int, Int, Int)? {
    func counted(_ word: String, _ unit: Character) -> Int? {
      word.last == unit ? number(word.dropLast()) : nil
    }
    let year = words.count == 3 ? counted(words[0], "년") : words.count == 2 ? thisYear : nil
    guard let year, let month = counted(words[words.count - 2], "월"),
      let day = counted(words[words.count - 1], "일")
    else { return nil }
    return (year, month, day)
  }

  private static func english(_ words: [String], _ thisYear: Int) -> (Int, Int, Int)? {
    let year = words.count == 3 ? number(words[2]) : words.count == 2 ? thisYear : nil
    guard let year else { return nil }
    if let month = month(words[0]), let day = number(words[1]) { return (year, month, day) }
    if let month = month(words[1]), let day = number(words[0]) { return (year, month, day) }
    return nil
  }

  /// A month by its name or its first three letters.
  private static func month(_ word: String) -> Int? {
    (1...12).first { month in
      let name = CalendarWords.monthName(month).lowercased()
      return word == name || word == name.prefix(3)
    }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
