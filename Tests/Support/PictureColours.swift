import Foundation

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// The default colours of a dark or a light terminal, and the colours in which it shows a style.
package enum PictureColours: String, CaseIterable, Sendable {
  case dark, light

  /// The background of the terminal, as a number and as text.
  package var paper: UInt32 { self == .dark ? 0x17181C : 0xFDFDFB }
  var ground: String { self == .dark ? "#17181c" : "#fdfdfb" }
  /// The default text colour.
  var ink: String { self == .dark ? "#e4e4e8" : "#24252a" }

  /// Returns the text colour and the background of a style, with `dim` and `reverse` applied. The background is nil if
  /// it is the terminal's default.
  func of(_ style: Style) -> (ink: String, paper: String?) {
    let behind = style.paper.map(Self.hex)
    var letters = style.ink.map(Self.hex) ?? ink
    if style.marks.contains(.dim) { letters = Self.mixed(letters, behind ?? ground) }
    return style.marks.contains(.reverse) ? (behind ?? ground, letters) : (letters, behind)
  }

  /// Returns the SVG attributes for text in a style; empty if the text looks like default text.
  func attributes(of style: Style) -> String {
    let letters = of(style).ink
    return (letters == ink ? "" : " fill=\"\(letters)\"")
      + (style.marks.contains(.bold) ? " font-weight=\"700\"" : "")
      + (style.marks.contains(.italic) ? " font-style=\"italic\"" : "")
      + (style.marks.contains(.underline) ? " text-decoration=\"underline\"" : "")
  }

  /// Returns a mix of 60% of the first colour and 40% of the second.
  private static func mixed(_ ink: String, _ ground: String) -> String {
    func parts(_ hex: String) -> [Int] {
      let number = Int(hex.dropFirst(), radix: 16) ?? 0
      return [number >> 16, number >> 8 & 255, number & 255]
    }
    return zip(parts(ink), parts(ground)).reduce("#") { text, pair in
      text + String(format: "%02x", (pair.0 * 60 + pair.1 * 40) / 100)
    }
  }

  private static func hex(_ ink: Ink) -> String {
    String(format: "#%02x%02x%02x", ink.red, ink.green, ink.blue)
  }
}
