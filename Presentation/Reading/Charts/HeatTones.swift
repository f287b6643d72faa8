import PresentationKit
import TextUI

/// The five shades of the heat map.
enum HeatTones {
  /// The shades on a screen; nil for a day without pages. Their brightness is similar, so that the scale works on dark
  /// and light backgrounds.
  static let onScreen: [Ink?] = [
    nil,
    Ink(0x8FA39B, ansi256: 247, ansi16: 7),
    Ink(0x6DB096, ansi256: 72, ansi16: 6),
    Ink(0x3DBE8D, ansi256: 36, ansi16: 2),
    Ink(0x05D27F, ansi256: 42, ansi16: 10),
  ]
  /// The text colour on the shades.
  static let letter = Ink(0x0C1F17, ansi256: 16, ansi16: 0)

  /// The shades in a file, from nearly the background to the darkest.
  static let inFile: [Ink] = [
    Ink(0xECECF0), Ink(0xC9EBDB), Ink(0x86D3AE), Ink(0x2FA877), Ink(0x0B6B49),
  ]

  /// Returns the text colour on a shade in a file.
  static func letterInFile(_ shade: Int) -> Ink {
    shade < 3 ? ChartTones.text : Ink(0xFFFFFF)
  }

  /// Returns the page range of each shade as text; the last range is open-ended.
  static func ranges(_ dash: String) -> [String] {
    ["0", "1\(dash)19", "20\(dash)49", "50\(dash)99", "100+"]
  }
}
