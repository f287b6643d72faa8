import Domain
import PresentationKit
import TextUI

/// A share of all pages read: one category, or the sum of the categories not listed.
struct CategoryPart: Equatable, Sendable {
  let label: String
  let pages: Int
  /// The share in thousandths.
  let permille: Int
  /// The category's colour; nil for the sum of the categories not listed.
  let theme: BookTheme?

  init(_ label: String, pages: Int, permille: Int, theme: BookTheme?) {
    self.label = label
    self.pages = max(0, pages)
    self.permille = min(1000, max(0, permille))
    self.theme = theme
  }

  /// The share as a percentage with one decimal, as in `45.2%`.
  var percent: String { "\(permille / 10).\(permille % 10)%" }

  /// Returns one part for each category.
  static func all(_ categories: [CategoryPages], name: (BookCategory) -> String) -> [CategoryPart] {
    categories.map {
      CategoryPart(
        name($0.category), pages: $0.pages, permille: $0.permille, theme: $0.category.theme)
    }
  }

  /// Returns the first few categories, and the sum of the other categories if there are any.
  static func card(_ card: CategoryCard, other: String, name: (BookCategory) -> String)
    -> [CategoryPart]
  {
    let named = all(card.named, name: name)
    if card.other <= 0 { return named }
    let pages = Double(card.other)
    let whole = card.named.reduce(pages) { $0 + Double($1.pages) }
    let permille = Int((pages / whole * 1000).rounded())
    return named + [CategoryPart(other, pages: card.other, permille: permille, theme: nil)]
  }
}

/// The colours of the parts of a chart: tones of violet, of which neighbours differ clearly. The sum of the categories
/// not listed is grey.
enum CategoryTones {
  private static let ramp: [Ink] = [
    Ink(0x8A63D2, ansi256: 98, ansi16: 5), Ink(0xC4B0F0, ansi256: 183, ansi16: 13),
    Ink(0x5B3FA0, ansi256: 61, ansi16: 4), Ink(0xA98BE6, ansi256: 141, ansi16: 12),
    Ink(0x6E6294, ansi256: 60, ansi16: 8), Ink(0xDCD0F7, ansi256: 189, ansi16: 7),
  ]

  /// Returns the colours on a screen.
  static func onScreen(_ parts: [CategoryPart]) -> [Ink] { tones(parts) }

  /// Returns the colours in a file.
  static func inFile(_ parts: [CategoryPart]) -> [Ink] { tones(parts) }

  private static func tones(_ parts: [CategoryPart]) -> [Ink] {
    parts.enumerated().map { number, part in
      if part.theme == nil { return ChartTones.other }
      let tone = ramp[number % ramp.count]
      // Further rounds through the ramp are greyer.
      let round = Double(min(4, number / ramp.count))
      return round == 0 ? tone : tone.mixed(with: ChartTones.faint, round * 0.18)
    }
  }
}
