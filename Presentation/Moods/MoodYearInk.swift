import Domain
import PresentationKit
import TextUI

extension Ink {
  /// The colour of text on this colour: black or white, whichever contrasts more.
  var letters: Ink {
    let (black, white) = (Ink(0x111111, ansi16: 0), Ink(0xFFFFFF, ansi16: 15))
    return rgb.contrast(with: black.rgb) >= rgb.contrast(with: white.rgb) ? black : white
  }
}
