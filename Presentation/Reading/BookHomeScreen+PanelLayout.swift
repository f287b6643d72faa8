import Domain
import PresentationKit
import TextUI

/// The panels shown on a large screen.
enum BookHomePanel: Hashable, Sendable { case list, newest, year, book, goal }

extension BookHomeScreen {
  private static func panelLayout(hasGoal: Bool) -> PanelLayout<BookHomePanel> {
    let goal: [PanelLayout<BookHomePanel>.Slot] =
      hasGoal ? [.init(.goal, least: 5, most: 5, rank: 1)] : []
    return PanelLayout(columns: [
      .init(
        least: 62, weight: 3,
        [
          .init(.list, least: 10, weight: 3), .init(.newest, least: 5, most: 9, rank: 1),
          .init(
            .year, least: YearHeat.smallest.rows + 2, most: YearHeat.smallest.rows + 2, rank: 2),
        ]),
      .init(least: 40, most: 64, weight: 2, [.init(.book, least: 33)] + goal),
    ])
  }

  /// Returns the panel layout: books, latest records, the year, the selected book, and the year's goal if set.
  func panelLayout(_ area: Area) -> Layout {
    let areas = Self.panelLayout(hasGoal: content?.goal.target != nil).areas(in: area)
    let none = area.rows(0, 0)
    return Layout(
      greeting: none, newest: areas[.newest].map(Panel.inside),
      list: areas[.list].map(Panel.inside) ?? none, pane: areas[.book].map(Panel.inside),
      panels: areas)
  }

  func drawPanels(_ content: ReadingHome, _ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .list:
          Panel(words.greeting, figure: listFigure(content), ink: ink, hasKeys: true)
        case .newest: Panel(words.newestTitle, ink: ink)
        case .year:
          Panel(words.yearTitle, figure: yearFigure(content, layout), ink: ink)
        case .book: Panel(words.bookTitle, ink: ink)
        case .goal:
          Panel(words.goalTitle, figure: "\(content.goal.year)", ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
    }
  }

  /// Draws the heat map of the year up to today.
  func drawYear(_ year: PageWindow, into frame: inout Frame, in area: Area) {
    YearHeat(year, in: area, words.language)?.draw(into: &frame, glyphs, year)
  }

  /// Returns the year's pages as text, with the year's goal if the goal has no panel of its own.
  private func yearFigure(_ content: ReadingHome, _ layout: Layout) -> String {
    let goal = layout.panels[.goal] == nil ? words.briefly(content.goal) : nil
    return [words.yearFigure(content.year.total), goal].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the sort order of the list as text; empty if sorting makes no difference.
  private func listFigure(_ content: ReadingHome) -> String {
    content.list.books.total > 1 ? words.name(content.sort) : ""
  }
}
