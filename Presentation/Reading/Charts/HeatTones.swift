import Domain
import PresentationKit
import TextUI

/// The five shades of the heat map in a file.
enum HeatTones {
  /// The shades from a day without pages to the most pages, on the light background of files.
  static let inFile: [Ink] = {
    let shades = HeatShades(of: ReadingTones.ink, on: Ink(0xF9F9FB))
    return [shades.idle] + shades.active
  }()

  /// Returns the text colour on a shade in a file.
  static func letterInFile(_ shade: Int) -> Ink {
    let ink = inFile[shade]
    let white = Ink(0xFFFFFF)
    let isDark = ink.rgb.contrast(with: white.rgb) > ink.rgb.contrast(with: ChartTones.text.rgb)
    return isDark ? white : ChartTones.text
  }
}
