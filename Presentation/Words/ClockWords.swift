package import Domain

/// Times of day in words: the one place where it is decided how a clock is written.
package enum ClockWords {
  /// A time as people write it: `오전 9:00`, `14:00`.
  package static func time(_ time: TimeOfDay, in language: Language) -> String {
    let minutes = ":" + two(time.minute)
    switch language {
    case .korean:
      // Midnight is 0시 and noon is 12시; neither half of the day has a 0 before its hours.
      let hour = time.hour > 12 ? time.hour - 12 : time.hour
      return CalendarWords.half(time.hour, in: .korean) + " \(hour)" + minutes
    case .english: return two(time.hour) + minutes
    }
  }

  /// The cells of the longest time.
  package static func cells(in language: Language) -> Int { language == .korean ? 10 : 5 }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
