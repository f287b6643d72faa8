import TextUI

/// The colours of days: rose for late, amber for today. A word always accompanies them.
enum TodayTones {
  private static let amber = Ink(0xE6AA5A, ansi256: 179, ansi16: 3)
  private static let amberOnLight = Ink(0x9A6212, ansi256: 94, ansi16: 3)

  static func late(onLight: Bool) -> Ink { Hue.rose.colour(onLight: onLight) }
  static func today(onLight: Bool) -> Ink { onLight ? amberOnLight : amber }
  static func done(onLight: Bool) -> Ink { Hue.leaf.colour(onLight: onLight) }
}
