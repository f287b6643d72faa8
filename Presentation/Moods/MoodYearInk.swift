import Domain
import PresentationKit
import TextUI

extension Ink {
  /// Black or white, whichever contrasts more with the colour.
  var letters: Ink {
    let (black, white) = (Ink(0x111111, ansi16: 0), Ink(0xFFFFFF, ansi16: 15))
    return rgb.contrast(with: black.rgb) >= rgb.contrast(with: white.rgb) ? black : white
  }
}
