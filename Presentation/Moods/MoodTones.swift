package import Domain
import PresentationKit
package import TextUI

/// How a theme is painted: its paper, and its colours with their neighbours where there are fewer.
extension MoodTheme {
  /// What feelings are painted on.
  package var paper: Ink {
    switch self {
    case .dawn: Ink(0xF9F7F0, ansi256: 255, ansi16: 15)
    case .forest: Ink(0xF6F5E9, ansi256: 255, ansi16: 15)
    case .dusk: Ink(0xF8F2F1, ansi256: 255, ansi16: 15)
    case .ink: Ink(0xF5F2EA, ansi256: 255, ansi16: 15)
    case .night: Ink(0x20243A, ansi256: 235, ansi16: 0)
    }
  }

  /// Words and marks on the paper.
  var text: Ink {
    switch self {
    case .dawn, .dusk: Ink(plain, ansi256: 239, ansi16: 8)
    case .forest: Ink(plain, ansi256: 238, ansi16: 8)
    case .ink: Ink(plain, ansi256: 237, ansi16: 8)
    case .night: Ink(plain, ansi256: 254, ansi16: 15)
    }
  }

  /// The shapes that show how it works.
  package var guide: Ink {
    paper.mixed(with: text, self == .night ? 0.32 : 0.2).with(ansi16: faint16)
  }

  /// A neighbour among sixteen colours for what is fainter than a shape but not paper.
  var faint16: UInt8 { self == .night ? 8 : 7 }

  /// The edge of the paper, by which it is seen on a ground of nearly its own colour.
  var edge: Ink { paper.mixed(with: text, 0.12).with(ansi16: faint16) }

  /// The colour of a level; without one it is that of words.
  package func ink(of level: MoodLevel?) -> Ink { level.map { ink(at: $0.value) } ?? text }

  /// The same for the bottom of the gauge, which is 0.
  func ink(at level: Int) -> Ink {
    let place = min(9, max(0, level + 5) / 10)
    return Ink(colour(at: level), ansi16: sixteen[place])
  }

  /// The thin line around a shape: a deeper tone of its own colour, as deep as makes it three times
  /// as dark as light paper or as bright as dark paper, which is what graphics need to be made out.
  func rim(around ink: Ink) -> Ink {
    let ground = paper.rgb
    let deep = self == .night ? text : ink.filtered(through: text)
    let part = (0...20).first { step in
      ink.mixed(with: deep, Double(step) / 20).rgb.contrast(with: ground) >= 3
    }
    return ink.mixed(with: deep, Double(part ?? 20) / 20).with(ansi16: ink.ansi16)
  }

  /// The neighbours among sixteen colours at the levels 0, 10, … 90. The light ones are not seen
  /// on white paper, nor the dark ones on black.
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
