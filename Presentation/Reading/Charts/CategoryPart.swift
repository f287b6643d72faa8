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

/// The colours of the parts of a chart. Categories that share a theme get different tones of that theme.
enum CategoryTones {
  /// Returns the colours on a screen.
  static func onScreen(_ parts: [CategoryPart]) -> [Ink] {
    var taken: Set<UInt8> = []
    return toned(parts, \.ink).map { ink in
      let neighbour = [ink.ansi16, ink.ansi16 ^ 8].first { $0 % 8 != 0 && !taken.contains($0) }
      taken.insert(neighbour ?? ink.ansi16)
      return ink.with(ansi16: neighbour ?? ink.ansi16)
    }
  }

  /// Returns the colours in a file.
  static func inFile(_ parts: [CategoryPart]) -> [Ink] { toned(parts) { Ink($0.colour) } }

  private static func toned(_ parts: [CategoryPart], _ ink: (BookTheme) -> Ink) -> [Ink] {
    var used: [BookTheme: Int] = [:]
    return parts.map { part in
      guard let theme = part.theme else { return ChartTones.other }
      let count = used[theme, default: 0]
      used[theme] = count + 1
      return tone(ink(theme), count)
    }
  }

  /// Returns a tone of a colour that is used for several parts. Tones alternate between lighter and darker, each
  /// further from the original.
  private static func tone(_ ink: Ink, _ count: Int) -> Ink {
    if count == 0 { return ink }
    let end = count % 2 == 1 ? Ink(0xFFFFFF) : Ink(0x202024)
    let part = min(0.75, 0.15 + 0.2 * Double((count + 1) / 2))
    return ink.mixed(with: end, part).with(ansi16: ink.ansi16)
  }
}
