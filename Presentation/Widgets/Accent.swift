import Domain

/// The inks that say how something went; all can be read on black and on white paper, and none
/// is used without a sign or a word beside it.
package enum Accent {
  /// The program's own mark.
  package static let ember = Ink(0xC8501E, ansi256: 166, ansi16: 5)
  /// Something went well.
  package static let leaf = Ink(0x00875F, ansi256: 29, ansi16: 2)
  /// Something is due or went wrong.
  package static let rose = Ink(0xD93A4E, ansi256: 161, ansi16: 1)
  /// Saturdays in Korean calendars; their Sundays are red.
  package static let sky = Ink(0x2A78C8, ansi256: 32, ansi16: 4)

  /// The ink of a day in a calendar, where its language gives weekends one.
  static func ofWeekday(_ weekday: Weekday, in language: Language) -> Ink? {
    switch (language, weekday) {
    case (.korean, .sunday): rose
    case (.korean, .saturday): sky
    case (.korean, _), (.english, _): nil
    }
  }
}
