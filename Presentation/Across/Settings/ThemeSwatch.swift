import Domain
import PresentationKit
import TextUI

extension ThemeColours {
  /// The colours that show what a theme looks like: its ground, its paper, its tint, and three hues with that tint.
  var swatch: [Ink] {
    let hues = [Hue.leaf, .water, .violet].map { $0.ink.rgb.mixed(with: tint, 0.3) }
    return ([background, secondary, tint] + hues).map { Ink($0) }
  }
}
