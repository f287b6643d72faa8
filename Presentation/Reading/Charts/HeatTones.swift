import PresentationKit
import TextUI

/// The five shades of days on which much or little was read.
enum HeatTones {
  /// The shades on a screen; a day without reading has none. They are about as bright as each
  /// other, so that more is more on a dark ground and on a light one.
  static let onScreen: [Ink?] = [
    nil,
    Ink(0x8FA39B, ansi256: 247, ansi16: 7),
    Ink(0x6DB096, ansi256: 72, ansi16: 6),
    Ink(0x3DBE8D, ansi256: 36, ansi16: 2),
    Ink(0x05D27F, ansi256: 42, ansi16: 10),
  ]
  /// Letters on the shades.
  static let letter = Ink(0x0C1F17, ansi256: 16, ansi16: 0)

  /// The shades in a file, from the paper's own to the deepest.
  static let inFile: [Ink] = [
    Ink(0xECECF0), Ink(0xC9EBDB), Ink(0x86D3AE), Ink(0x2FA877), Ink(0x0B6B49),
  ]

  /// Letters on the shades in a file.
  static func letterInFile(_ shade: Int) -> Ink {
    shade < 3 ? ChartTones.text : Ink(0xFFFFFF)
  }

  /// What the shades stand for, the last one without an end.
  static func ranges(_ dash: String) -> [String] {
    ["0", "1\(dash)19", "20\(dash)49", "50\(dash)99", "100+"]
  }
}
