import Domain

/// Comma-separated lists of days, times, numbers and ids, as stored in a column.
enum SeriesText {
  static func written(_ days: [Day]) -> String? {
    days.isEmpty ? nil : days.map(\.description).joined(separator: ",")
  }

  /// Formats times; returns nil if there are none. A time with a duration of its own is followed by its seconds:
  /// `2026-03-01T09:00:00/7200`.
  static func written(_ moments: [DayAndTime], lengths: [DayAndTime: Int] = [:]) -> String? {
    if moments.isEmpty { return nil }
    return moments.map { moment in
      "\(moment.day)T\(moment.time)" + (lengths[moment].map { "/\($0)" } ?? "")
    }.joined(separator: ",")
  }

  static func written(_ numbers: [Int]) -> String? {
    numbers.isEmpty ? nil : numbers.map(String.init).joined(separator: ",")
  }

  static func written(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ",")
  }

  static func words(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

  /// Parses a list of days. Invalid entries are skipped.
  static func days(_ text: String) -> [Day] {
    text.utf8.split(separator: ASCII.comma).compactMap { WrittenMoment.day(Array($0)[...]) }
  }

  static func day(_ text: String) -> Day? { days(text).first }

  static func moments(_ text: String) -> [DayAndTime] {
    text.utf8.split(separator: ASCII.comma).compactMap { moment(Array($0)[...]) }
  }

  private static func moment(_ part: ArraySlice<UInt8>) -> DayAndTime? {
    WrittenMoment(part.prefix { $0 != slash }).map { DayAndTime($0.day, $0.time) }
  }

  /// Parses the durations of the times that have one of their own.
  static func lengths(_ text: String) -> [DayAndTime: Int] {
    guard text.utf8.contains(slash) else { return [:] }
    var lengths: [DayAndTime: Int] = [:]
    for part in text.utf8.split(separator: ASCII.comma) {
      let bytes = Array(part)[...]
      guard let index = bytes.firstIndex(of: slash), let moment = moment(bytes),
        let seconds = Digits.number(bytes[(index + 1)...]), seconds > 0
      else { continue }
      lengths[moment] = seconds
    }
    return lengths
  }

  private static let slash = UInt8(ascii: "/")

  static func numbers(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }
}
