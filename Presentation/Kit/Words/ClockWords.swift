package import Domain

/// Formats times of day. No other code formats clock times.
package enum ClockWords {
  /// Returns a time of day: `오전 9:00`, `14:00`, `2:00 PM`.
  package static func time(_ time: TimeOfDay, in language: Language) -> String {
    let minutes = ":" + two(time.minute)
    switch (language.clock, language.tongue) {
    case (.twelve, .korean):
      return CalendarWords.half(time.hour, in: language) + " \(hour(time.hour, in: language))"
        + minutes
    case (.twelve, .english):
      return hour(time.hour, in: language) + minutes + " "
        + CalendarWords.half(time.hour, in: language)
    case (.twentyFour, .korean), (.twentyFour, .english): return two(time.hour) + minutes
    }
  }

  /// Returns a range of two times. An end at midnight is written as the end of the day: `21:00–24:00`.
  package static func span(_ first: TimeOfDay, _ last: TimeOfDay, in language: Language) -> String {
    let midnight: String =
      switch (language.clock, language.tongue) {
      case (.twelve, .korean): "자정"
      case (.twelve, .english): "midnight"
      case (.twentyFour, .korean), (.twentyFour, .english): "24:00"
      }
    return CalendarWords.span(
      time(first, in: language), last.seconds == 0 ? midnight : time(last, in: language),
      in: language)
  }

  /// Returns the hour without AM or PM. On a 12-hour clock, midnight is 0시 in Korean and 12 in English.
  static func hour(_ hour: Int, in language: Language) -> String {
    switch (language.clock, language.tongue) {
    case (.twelve, .korean): "\(hour > 12 ? hour - 12 : hour)"
    case (.twelve, .english): "\(hour % 12 == 0 ? 12 : hour % 12)"
    case (.twentyFour, .korean), (.twentyFour, .english): two(hour)
    }
  }

  /// Returns a full hour: `오후 8시`, `20시`; `20:00`, `8 PM`.
  package static func wholeHour(_ hour: Int, in language: Language) -> String {
    switch (language.clock, language.tongue) {
    case (.twelve, .korean):
      CalendarWords.half(hour, in: language) + " \(Self.hour(hour, in: language))시"
    case (.twelve, .english):
      Self.hour(hour, in: language) + " " + CalendarWords.half(hour, in: language)
    case (.twentyFour, .korean): "\(hour)시"
    case (.twentyFour, .english): "\(hour):00"
    }
  }

  /// Returns a time as it is said in a sentence: `저녁 7시 30분`, `낮 12시`. English has only one form.
  package static func spoken(_ time: TimeOfDay, in language: Language) -> String {
    guard language.isKorean, language.clock == .twelve else { return Self.time(time, in: language) }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let minutes = time.minute == 0 ? "" : " \(time.minute)분"
    return "\(partOfDay(time.hour)) \(hour)시\(minutes)"
  }

  /// Returns the Korean word for the part of the day of an hour from 0 to 23.
  package static func partOfDay(_ hour: Int) -> String {
    switch hour {
    case 1..<6: "새벽"
    case 6..<9: morning.korean
    case 9..<12: CalendarWords.half(hour, in: .korean)
    case 12: "낮"
    case 13..<18: afternoon.korean
    case 18..<21: evening.korean
    case _: "밤"
    }
  }

  /// Returns the width of the longest time, in cells.
  package static func cells(in language: Language) -> Int {
    switch (language.clock, language.tongue) {
    case (.twelve, .korean): 10
    case (.twelve, .english): 8
    case (.twentyFour, .korean), (.twentyFour, .english): 5
    }
  }

  package static let now = Phrase("지금", "now")
  package static let morning = Phrase("아침", "morning")
  package static let afternoon = Phrase("오후", "afternoon")
  package static let evening = Phrase("저녁", "evening")

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
