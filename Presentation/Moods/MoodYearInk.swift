package import Domain
import PresentationKit
package import TextUI

extension Ink {
  /// The colour of text on this colour: black or white, whichever contrasts more.
  var letters: Ink {
    let (black, white) = (Ink(0x111111, ansi16: 0), Ink(0xFFFFFF, ansi16: 15))
    return rgb.contrast(with: black.rgb) >= rgb.contrast(with: white.rgb) ? black : white
  }
}

extension MoodYear.Square {
  /// The colour of the day on a background, which is nil if it is unknown: that of its average, or a neutral one for a
  /// day with only entries.
  package func ink(on ground: Ink?) -> Ink {
    level.map { MoodSheet(theme, on: ground).shown(theme.ink(of: $0)) } ?? theme.readable(nil)
  }
}
