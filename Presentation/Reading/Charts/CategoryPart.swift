import Domain
import PresentationKit
import TextUI

/// A part of all pages that were read: a category, or all that are not named together.
struct CategoryPart: Equatable, Sendable {
  let label: String
  let pages: Int
  /// Its part of all pages in thousandths.
  let permille: Int
  /// The colour of the category; what is not named has none.
  let theme: BookTheme?

  init(_ label: String, pages: Int, permille: Int, theme: BookTheme?) {
    self.label = label
    self.pages = max(0, pages)
    self.permille = min(1000, max(0, permille))
    self.theme = theme
  }

  /// Its part in hundredths with one decimal: `45.2%`.
  var percent: String { "\(permille / 10).\(permille % 10)%" }

  /// Every category.
  static func all(_ categories: [CategoryPages], name: (BookCategory) -> String) -> [CategoryPart] {
    categories.map {
      CategoryPart(
        name($0.category), pages: $0.pages, permille: $0.permille, theme: $0.category.theme)
    }
  }

  /// The first few, and the others together if there are any.
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

/// The colours of some parts side by side: categories may share a theme, and then the later ones
/// have another tone of it.
enum CategoryTones {
  /// The colours on a screen.
  static func onScreen(_ parts: [CategoryPart]) -> [Ink] {
    var taken: Set<UInt8> = []
    return toned(parts, \.ink).map { ink in
      let neighbour = [ink.ansi16, ink.ansi16 ^ 8].first { $0 % 8 != 0 && !taken.contains($0) }
      taken.insert(neighbour ?? ink.ansi16)
      return ink.with(ansi16: neighbour ?? ink.ansi16)
    }
  }

  /// The colours in a file.
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

  /// Lighter, then deeper, then lighter still, and so on.
  private static func tone(_ ink: Ink, _ count: Int) -> Ink {
    if count == 0 { return ink }
    let end = count % 2 == 1 ? Ink(0xFFFFFF) : Ink(0x202024)
    let part = min(0.75, 0.15 + 0.2 * Double((count + 1) / 2))
    return ink.mixed(with: end, part).with(ansi16: ink.ansi16)
  }
}
