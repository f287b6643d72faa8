package import Domain
import PresentationKit
package import TextUI

/// The paper and the colours of a theme, with fallbacks for smaller palettes.
extension MoodTheme {
  /// The colour of the paper.
  package var paper: Ink {
    switch self {
    case .dawn: Ink(0xF9F7F0, ansi256: 255, ansi16: 15)
    case .forest: Ink(0xF6F5E9, ansi256: 255, ansi16: 15)
    case .dusk: Ink(0xF8F2F1, ansi256: 255, ansi16: 15)
    case .ink: Ink(0xF5F2EA, ansi256: 255, ansi16: 15)
    case .night: Ink(0x20243A, ansi256: 235, ansi16: 0)
    }
  }

  /// The colour of text and marks on the paper.
  var text: Ink {
    switch self {
    case .dawn, .dusk: Ink(plain, ansi256: 239, ansi16: 8)
    case .forest: Ink(plain, ansi256: 238, ansi16: 8)
    case .ink: Ink(plain, ansi256: 237, ansi16: 8)
    case .night: Ink(plain, ansi256: 254, ansi16: 15)
    }
  }

  /// The colour of the guide shapes.
  package var guide: Ink {
    paper.mixed(with: text, self == .night ? 0.32 : 0.2).with(ansi16: faint16)
  }

  /// The 16-colour entry for tones between the paper and the shapes.
  var faint16: UInt8 { self == .night ? 8 : 7 }

  /// The colour of the edge of the paper, which separates it from a background of nearly the same colour.
  var edge: Ink { paper.mixed(with: text, 0.12).with(ansi16: faint16) }

  /// Returns the colour of a level; the colour of text if nil.
  package func ink(of level: MoodLevel?) -> Ink { level.map { ink(at: $0.value) } ?? text }

  /// Returns the colour of a level. Level 0 is the bottom of the gauge.
  func ink(at level: Int) -> Ink {
    let index = min(9, max(0, level + 5) / 10)
    return Ink(colour(at: level), ansi16: sixteen[index])
  }

  /// Returns the outline colour of a shape: its colour mixed with a text colour until the contrast to the paper is at
  /// least 3, as accessibility rules require for graphics.
  func rim(around ink: Ink) -> Ink {
    let ground = paper.rgb
    let deep = self == .night ? text : ink.filtered(through: text)
    let part = (0...20).first { step in
      ink.mixed(with: deep, Double(step) / 20).rgb.contrast(with: ground) >= 3
    }
    return ink.mixed(with: deep, Double(part ?? 20) / 20).with(ansi16: ink.ansi16)
  }

  /// The 16-colour entries for the levels 0, 10, … 90. Light entries are invisible on white paper, dark ones on black.
  private var sixteen: [UInt8] {
    switch self {
    case .dawn: [4, 6, 6, 2, 3, 3, 1, 1, 9, 5]
    case .forest: [2, 2, 2, 2, 3, 3, 3, 1, 1, 5]
    case .dusk: [4, 4, 12, 5, 5, 13, 9, 1, 3, 3]
    case .ink: [0, 0, 8, 8, 8, 8, 3, 3, 9, 1]
    case .night: [12, 12, 6, 14, 10, 11, 11, 3, 9, 13]
    }
  }
}
