import Domain
import PresentationKit
import TextUI

extension ThemeColours {
  /// The colours that show how a theme looks: its background, the background of its sayings, its tint, and three hues
  /// mixed with the tint.
  var swatch: [Ink] {
    let hues = [Hue.leaf, .water, .violet].map { $0.ink.rgb.mixed(with: tint, 0.3) }
    return ([background, secondary, tint] + hues).map { Ink($0) }
  }
}
