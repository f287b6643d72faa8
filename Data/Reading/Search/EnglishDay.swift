import Domain

/// Parses days in English. A year or a month alone is not a day.
enum EnglishDay {
  /// Parses `2009-07-01`, `July 1, 2009`, `Jul 01, 2009` and `1 July 2009`. Returns nil for other forms.
  static func day(_ text: String) -> Day? {
    if let day = Day(text) { return day }
    let words = text.utf8.prefix(40).split { $0 == ASCII.blank || $0 == ASCII.comma }.map {
      ASCII.uppercased($0)
    }
    guard words.count == 3, let year = Int(words[2]) else { return nil }
    let (name, day) = Int(words[0]) == nil ? (words[0], words[1]) : (words[1], words[0])
    let month = name.filter { $0 != "." }
    guard month.utf8.count >= 3, let number = months.firstIndex(where: { $0.hasPrefix(month) })
    else { return nil }
    return Int(day).flatMap { Day(year: year, month: number + 1, day: $0) }
  }

  private static let months = [
    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER",
    "OCTOBER", "NOVEMBER", "DECEMBER",
  ]
}
