package import Domain
import PresentationKit
package import TextUI

extension MoodTheme {
  /// Returns the colour of a level for a square on a background, which is nil if it is unknown.
  package func square(of level: MoodLevel, on ground: Ink?) -> Ink {
    MoodSheet(self, on: ground).shown(ink(of: level))
  }

  /// Returns the colour of a level, adjusted until it is equally legible on black and on white.
  package func readable(_ level: MoodLevel?) -> Ink {
    let colour = colour(of: level)
    let black = RGB(0x000000)
    let white = RGB(0xFFFFFF)
    let isLight = colour.contrast(with: black) > colour.contrast(with: white)
    let goal = isLight ? black : white
    // Bisect towards the point where both contrasts are equal.
    var (near, far) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (near + far) / 2
      let mixed = colour.mixed(with: goal, middle)
      let isStillLight = mixed.contrast(with: black) > mixed.contrast(with: white)
      if isStillLight == isLight { near = middle } else { far = middle }
    }
    let found = Ink(colour.mixed(with: goal, near))
    return found.with(ansi16: ink(of: level).ansi16)
  }
}
