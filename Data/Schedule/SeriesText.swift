import Domain

/// Lists of days, times, numbers and ids as a column keeps them: one text with commas.
enum SeriesText {
  static func written(_ days: [Day]) -> String? {
    days.isEmpty ? nil : days.map(\.description).joined(separator: ",")
  }

  static func written(_ moments: [DayAndTime]) -> String? {
    moments.isEmpty
      ? nil : moments.map { "\($0.day)T\($0.time)" }.joined(separator: ",")
  }

  static func written(_ numbers: [Int]) -> String? {
    numbers.isEmpty ? nil : numbers.map(String.init).joined(separator: ",")
  }

  static func written(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ",")
  }

  static func words(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

  /// What is no day in a text is left out, as everywhere below.
  static func days(_ text: String) -> [Day] {
    text.utf8.split(separator: ASCII.comma).compactMap { WrittenMoment.day(Array($0)[...]) }
  }

  static func day(_ text: String) -> Day? { days(text).first }

  static func moments(_ text: String) -> [DayAndTime] {
    text.utf8.split(separator: ASCII.comma).compactMap { part in
      WrittenMoment(Array(part)[...]).map { DayAndTime($0.day, $0.time) }
    }
  }

  static func numbers(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }
}
