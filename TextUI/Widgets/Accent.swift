/// The inks that say how something went; all can be read on black and on white paper, and none
/// is used without a sign or a word beside it.
public enum Accent {
  /// The program's own mark.
  public static let ember = Ink(0xC8501E, ansi256: 166, ansi16: 5)
  /// Something went well.
  public static let leaf = Ink(0x00875F, ansi256: 29, ansi16: 2)
  /// Something is due or went wrong.
  public static let rose = Ink(0xD93A4E, ansi256: 161, ansi16: 1)
  /// Saturdays in Korean calendars; their Sundays are red.
  public static let sky = Ink(0x2A78C8, ansi256: 32, ansi16: 4)
}
