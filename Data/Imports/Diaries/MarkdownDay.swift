import Domain

/// A day in a heading or file name, with an optional time and title.
struct MarkdownDay: Equatable {
  let day: Day
  let seconds: Int?
  let title: String?

  /// Parses a heading: `# 2026-03-01`, `## [[2026-03-01]] Sunday`, `### 2026-03-01 21:05`. Returns nil if the heading
  /// has no day.
  init?(heading line: [UInt8]) {
    let signs = line.prefix { $0 == ASCII.numberSign }
    guard (1...6).contains(signs.count), line.count > signs.count,
      ASCII.isBlank(line[signs.count])
    else { return nil }
    let text = ASCII.trimmed(line[signs.count...]).filter { $0 != 91 && $0 != 93 }
    self.init(beginningOf: text)
  }

  /// Whether a heading above the level of the days is a month, a year or both.
  static func isMonth(heading line: [UInt8], above level: Int) -> Bool {
    let signs = line.prefix { $0 == ASCII.numberSign }
    guard !signs.isEmpty, signs.count < level, line.count < 80, line.count > signs.count,
      ASCII.isBlank(line[signs.count])
    else { return false }
    let words = String(decoding: line[signs.count...], as: UTF8.self).lowercased()
      .split { $0.isWhitespace || $0 == "," }
    func isYear(_ word: Substring) -> Bool {
      word.utf8.count == 4 && word.utf8.allSatisfy { (48...57).contains($0) }
    }
    let years = words.count(where: isYear)
    let months = words.count { DateWords.month(String($0)) != nil }
    return !words.isEmpty && years + months == words.count && years < 2 && months < 2
  }

  /// Parses a text that begins with an unambiguous day; nil for any other text.
  init?(beginningOf text: [UInt8]) {
    guard let date = WrittenDate(prefixOf: text[...]), !date.isUnsettled, let day = date.day(nil)
    else { return nil }
    if let seconds = date.seconds, seconds < 0 { return nil }
    self.init(day, date.seconds, behind: text[date.length...])
  }

  /// Parses a path: `2026-03-01.md`, `2026-03-01 Title.md`, `20260301.md`, `2026/03/01.md`. Returns nil if the path has
  /// no day.
  init?(path: String) {
    let stem = Array(FileBundle.stem(path).utf8)
    if let named = MarkdownDay(beginningOf: stem) {
      self = named
      return
    }
    let folders = FileBundle.folder(path).split { $0 == "/" || $0 == "-" }.map(String.init)
    let number = stem.prefix { (48...57).contains($0) }
    guard folders.count >= 2, (1...2).contains(number.count),
      let day = Int(String(decoding: number, as: UTF8.self)),
      let month = Int(folders[folders.count - 1]), folders[folders.count - 2].utf8.count == 4,
      let year = Int(folders[folders.count - 2]),
      let found = Day(year: year, month: month, day: day)
    else { return nil }
    self.init(found, nil, behind: stem[number.count...])
  }

  private init(_ day: Day, _ seconds: Int?, behind rest: ArraySlice<UInt8>) {
    (self.day, self.seconds) = (day, seconds)
    let signs: Set<Character> = [" ", "-", "–", "—", "_", ":", "|", "(", ")", ",", "."]
    var text = Substring(Text.trimmed(String(decoding: rest, as: UTF8.self)))
    text = text.drop(while: signs.contains)
    let word = text.prefix { !$0.isWhitespace && !signs.contains($0) }
    if DateWords.isWeekday(word.lowercased()) {
      text = text[word.endIndex...].drop(while: signs.contains)
    }
    let title = Text.trimmed(String(text))
    self.title = title.isEmpty ? nil : title
  }
}
