import TextUI

/// The colours of the bonfire, each with its substitutes in 256 and 16 colours.
enum BonfireTones {
  /// The colour of the sayings, and of the outermost flame.
  static let ember = Ink(0xE76140, ansi256: 166, ansi16: 1)
  static let orange = Ink(0xF28B3D, ansi256: 208, ansi16: 9)
  static let amber = Ink(0xF9BE55, ansi256: 221, ansi16: 11)
  static let core = Ink(0xFFF0BF, ansi256: 230, ansi16: 15)

  static let bark = Ink(0x85583F, ansi256: 94, ansi16: 8)
  static let barkDark = Ink(0x644234, ansi256: 239, ansi16: 8)
  static let wood = Ink(0xD9AA78, ansi256: 180, ansi16: 3)

  /// Embers between the logs.
  static let coal = Ink(0xC4502F, ansi256: 166, ansi16: 1)
  /// The smoke over the embers.
  static let smoke = Ink(0x6E6A70, ansi256: 242, ansi16: 8)
  /// The light of the fire on the ground.
  static let glow = Ink(0xB86A45, ansi256: 130, ansi16: 1)
}
