import TextUI

/// The colours of days: rose for late, amber for today. A word always accompanies them.
enum TodayTones {
  /// The colour for today. The theme keeps it readable on the background, and no stronger than the colour for late.
  static let today = Accent.amber

  static func late(onLight: Bool) -> Ink { Hue.rose.colour(onLight: onLight) }
  static func done(onLight: Bool) -> Ink { Hue.leaf.colour(onLight: onLight) }
}
