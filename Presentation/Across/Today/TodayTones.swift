import TextUI

/// The colours of days: rose for late, amber for today. A word always accompanies them.
enum TodayTones {
  /// The theme makes it readable on its background, and never stronger than late.
  static let today = Accent.amber

  static func late(onLight: Bool) -> Ink { Hue.rose.colour(onLight: onLight) }
  static func done(onLight: Bool) -> Ink { Hue.leaf.colour(onLight: onLight) }
}
