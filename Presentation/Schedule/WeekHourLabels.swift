import Domain
import PresentationKit
import TextUI

/// The names of the hours beside a week. AM or PM is named only where it changes.
enum WeekHourLabels {
  static func name(_ hour: Int, after before: Int?, in language: Language) -> String {
    switch language.clock {
    case .twentyFour:
      return String(ClockWords.time(TimeOfDay(seconds: hour * 3600), in: language).prefix(2))
    case .twelve:
      let whole = ClockWords.wholeHour(hour, in: language)
      return newHalf(hour, after: before, in: language) == nil
        ? bareName(hour, in: language) : whole
    }
  }

  /// Returns the name of an hour without AM or PM.
  static func bareName(_ hour: Int, in language: Language) -> String {
    guard language.clock == .twelve else { return name(hour, after: nil, in: language) }
    return bare(
      ClockWords.wholeHour(hour, in: language), CalendarWords.half(hour, in: language))
  }

  /// Returns the name of AM or PM; nil if the hour before has the same one, or if the clock has 24 hours.
  static func newHalf(_ hour: Int, after before: Int?, in language: Language) -> String? {
    guard language.clock == .twelve else { return nil }
    let half = CalendarWords.half(hour, in: language)
    return before.map { CalendarWords.half($0, in: language) } == half ? nil : half
  }

  /// Returns a time as text, without AM or PM.
  static func moment(_ time: TimeOfDay, in language: Language) -> String {
    bare(
      ClockWords.time(time, in: language), CalendarWords.half(time.hour, in: language))
  }

  private static func bare(_ text: String, _ half: String) -> String {
    if text.hasPrefix(half + " ") { return String(text.dropFirst(half.count + 1)) }
    return text.hasSuffix(" " + half) ? String(text.dropLast(half.count + 1)) : text
  }

  /// Returns the width of the widest name, in cells.
  static func cells(in language: Language, halvesAbove: Bool = false) -> Int {
    let names = [0, 10, 12, 22].map {
      halvesAbove ? bareName($0, in: language) : name($0, after: nil, in: language)
    }
    return max(5, names.map(TextLayout.cells).max() ?? 0)
  }
}
