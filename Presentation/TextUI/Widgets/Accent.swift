/// Accent colours for state, readable on a black and on a white background. A sign or a word always
/// accompanies the colour, so that meaning never depends on colour alone.
public enum Accent {
  /// The brand colour.
  public static let ember = Ink(0xC8501E, ansi256: 166, ansi16: 5)
  /// The colour of success.
  public static let leaf = Ink(0x00875F, ansi256: 29, ansi16: 2)
  /// The colour of items that are late, refused or failed. It also marks holidays, and sayings that are liked or new.
  public static let rose = Ink(0xD93A4E, ansi256: 161, ansi16: 1)
  /// The colour of items that are due today.
  public static let amber = Ink(0xD8963C, ansi256: 172, ansi16: 3)
  /// The colour of Saturdays in Korean calendars; their Sundays are red.
  public static let sky = Ink(0x2A78C8, ansi256: 32, ansi16: 4)
}
