import Domain
package import TextUI

/// The colours of a book theme. Screens have an unknown background, and files have a light background.
extension BookTheme {
  /// The colour in files.
  var colour: RGB {
    switch self {
    case .black: RGB(0x000000)
    case .blue: RGB(0x007AFF)
    case .brown: RGB(0xA2845E)
    case .cyan: RGB(0x32ADE6)
    case .green: RGB(0x34C759)
    case .indigo: RGB(0x5856D6)
    case .mint: RGB(0x00C7BE)
    case .orange: RGB(0xFF9500)
    case .pink: RGB(0xFF2D55)
    case .purple: RGB(0xAF52DE)
    case .red: RGB(0xFF3B30)
    case .teal: RGB(0x30B0C7)
    case .yellow: RGB(0xFFCC00)
    case .primary: RGB(0x3A3A3C)
    case .gray: RGB(0x8E8E93)
    }
  }

  /// The colour in pictures on a screen, with fallbacks for smaller palettes. `black` and `primary`
  /// are greys that stay visible on black and on white.
  package var ink: Ink {
    switch self {
    case .black: Ink(0x5F6570, ansi256: 241, ansi16: 8)
    case .blue: Ink(0x007AFF, ansi256: 33, ansi16: 4)
    case .brown: Ink(0xA2845E, ansi256: 137, ansi16: 3)
    case .cyan: Ink(0x32ADE6, ansi256: 39, ansi16: 14)
    case .green: Ink(0x34C759, ansi256: 77, ansi16: 2)
    case .indigo: Ink(0x5856D6, ansi256: 62, ansi16: 12)
    case .mint: Ink(0x00C7BE, ansi256: 44, ansi16: 10)
    case .orange: Ink(0xFF9500, ansi256: 208, ansi16: 9)
    case .pink: Ink(0xFF2D55, ansi256: 197, ansi16: 13)
    case .purple: Ink(0xAF52DE, ansi256: 134, ansi16: 5)
    case .red: Ink(0xFF3B30, ansi256: 203, ansi16: 1)
    case .teal: Ink(0x30B0C7, ansi256: 37, ansi16: 6)
    case .yellow: Ink(0xFFCC00, ansi256: 220, ansi16: 11)
    case .primary: Ink(0xA7A7AF, ansi256: 248, ansi16: 8)
    case .gray: Ink(0x85858B, ansi256: 245, ansi16: 8)
    }
  }
}
