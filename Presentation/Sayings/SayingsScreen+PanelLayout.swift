import Domain
import PresentationKit
import TextUI

/// The panels of the sayings on a large screen.
enum SayingsPanel: Hashable, Sendable { case hearth, cards }

extension SayingsScreen {
  private static let panelLayout = PanelLayout<SayingsPanel>([
    .init(least: 9, most: 16, weight: 1, [.init(least: 60, [.init(.hearth, least: 9)])]),
    .init(least: 12, weight: 2, [.init(least: 60, [.init(.cards, least: 12)])]),
  ])

  /// Returns the layout with panels: the fire with its saying, and the cards.
  func panelLayout(_ area: Area) -> Layout {
    let areas = Self.panelLayout.areas(in: area)
    let none = area.rows(0, 0)
    let hearth = areas[.hearth].map(Panel.inside) ?? none
    let cards = areas[.cards].map(Panel.inside) ?? none
    let fire = hearth.size.rows * 2 + 2
    return Layout(
      fire: Area(
        column: hearth.origin.column, row: hearth.origin.row, columns: fire,
        rows: hearth.size.rows),
      recommended: Area(
        column: hearth.origin.column + fire + 2, row: hearth.origin.row,
        columns: max(0, hearth.size.columns - fire - 2), rows: hearth.size.rows),
      title: cards.rows(0, 1), cards: cards.rows(1), panels: areas)
  }

  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .hearth:
          Panel(words.recommendation, ink: frame.hue.ink, hasKeys: isOnRecommended)
        case .cards:
          Panel(words.cardsTitle, ink: frame.hue.ink, hasKeys: !isOnRecommended)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
    }
  }
}
