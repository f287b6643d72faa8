import Domain

/// Parses descriptions of editions, which catalogues write in many ways.
enum CatalogueText {
  /// Returns the day of publication; nil if there is none. It accepts the forms of `EnglishDay`,
  /// `2000년 12월 20일` and `2000. 12. 20.`
  static func day(_ text: String) -> Day? {
    if let day = EnglishDay.day(text) { return day }
    guard text.utf8.count <= longest else { return nil }
    let parts = numbers(in: text)
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    let signs = Set(text.filter { !("0"..."9" ~= $0) })
    guard signs.isSubset(of: [" ", ".", "년", "월", "일"]) else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Returns the year, even without a month or day: `1991`, `c1999`, `[1984?]`, `Jan 1995`, `2000년 12월`. Returns nil if
  /// there is none.
  static func year(_ text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    return numbers(in: text).lazy.filter { $0.count == 4 }.compactMap { Int($0) }
      .first { (1400...2100).contains($0) }
  }

  /// Returns the number of pages in the physical description of an edition (`xii, 435 p. ; 24 cm`, `320쪽`); nil if
  /// there is none. Roman numerals are ignored.
  static func pages(_ text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    if let plain = Int(Text.trimmed(text)), plain > 0 { return plain }
    var most: Int?
    var number = ""
    var rest = text[...]
    while let letter = rest.popFirst() {
      if "0"..."9" ~= letter {
        number.append(letter)
        continue
      }
      if letter == " " && !number.isEmpty && rest.first.map({ "p쪽면".contains($0) }) == true {
        continue
      }
      if "p쪽면".contains(letter), let count = Int(number) { most = max(most ?? 0, count) }
      number = ""
    }
    return most
  }

  /// The maximum length of a description, in bytes.
  private static let longest = 100

  private static func numbers(in text: String) -> [Substring] {
    text.split { !("0"..."9" ~= $0) }
  }
}
