import Domain
import PresentationKit
import Testing

@testable import TextUI

@Suite struct `The shades of a heat map` {
  /// The background colours of all themes and of common terminals.
  static let grounds: [Ink] =
    SayingTheme.allCases.flatMap { theme in
      Shade.allCases.map { Ink(ThemeColours(theme, $0).background) }
    }
    + [0xFFFFFF, 0xFDF6E3, 0xEEE8D5, 0, 0x002B36, 0x2E3440, 0x300A24, 0x1E1E1E, 0x111216].map {
      Ink($0)
    }

  // D-4: neighbouring shades can be told apart on every background.
  @Test(arguments: grounds)
  func `differ from their neighbours`(ground: Ink) {
    for hue in Hue.all {
      let shades = HeatShades(of: hue.colour(onLight: ground.isLight), on: ground)
      for shade in 0..<4 {
        let contrast = shades[shade].rgb.contrast(with: shades[shade + 1].rgb)
        #expect(contrast >= 1.5, "\(hue.ink) on \(ground): \(shade) \(contrast)")
      }
    }
  }

  // D-4
  @Test(arguments: grounds)
  func `show idle days as faint squares`(ground: Ink) {
    let idle = HeatShades(of: Hue.leaf.ink, on: ground).idle
    let contrast = idle.rgb.contrast(with: ground.rgb)
    #expect((1.08...1.5).contains(contrast), "\(ground): \(contrast)")
  }
}

@Suite struct `The levels of a heat map` {
  // D-4
  @Test func `are the quartiles of the days that are not idle`() {
    let levels = HeatLevels([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 80])
    #expect([0, 1, 2, 3, 4, 5, 6, 7, 80].map(levels.shade) == [0, 1, 1, 2, 2, 3, 3, 4, 4])
  }

  @Test func `are one where all days are alike`() {
    #expect([0, 20].map(HeatLevels([20, 0, 20, 20]).shade) == [0, 3])
    #expect([0, 5].map(HeatLevels([]).shade) == [0, 3])
  }
}
