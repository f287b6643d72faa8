import Domain
import PresentationKit
import TextUI

/// The panels of the garden on a large screen.
enum PeoplePanel: Hashable, Sendable { case list, shelf, year, plant, facts }

extension PeopleScreen {
  private func panels(_ kind: SizeClass) -> PanelLayout<PeoplePanel> {
    // The list takes precedence over the past year when rows are scarce.
    let list = PanelLayout<PeoplePanel>.Slot(
      .list, least: min(16, max(8, cursor.count + 2)), most: max(8, cursor.count + 4))
    let shelf = PanelLayout<PeoplePanel>.Slot(.shelf, least: 12, weight: 2, rank: 1)
    let plant = PanelLayout<PeoplePanel>.Column(
      least: 44, weight: 3, [.init(.plant, least: 18), .init(.facts, least: 5, most: 5, rank: 1)])
    if isOnShelves {
      return PanelLayout(columns: [.init(least: 60, weight: 5, [.init(.shelf, least: 12)]), plant])
    }
    let rows = YearHeat.smallest.rows + 2
    let year = PanelLayout<PeoplePanel>.Slot(.year, least: rows, most: rows, rank: 2)
    if kind != .wide {
      return PanelLayout(columns: [.init(least: 60, weight: 3, [list, shelf, year]), plant])
    }
    return PanelLayout(columns: [
      .init(least: 60, weight: 2, [.init(.list, least: 8), year]),
      .init(least: 60, weight: 3, rank: 1, [.init(.shelf, least: 12)]), plant,
    ])
  }

  /// Returns the layout with panels: list or shelves, year, selected plant and its facts.
  func panelLayout(_ area: Area) -> Layout {
    let areas = panels(SizeClass(area)).areas(in: area)
    let none = area.rows(0, 0)
    let list = areas[.list].map(Panel.inside) ?? none
    // The search line takes the first row of the panel.
    let head = isSearching ? 2 : 0
    if isOnShelves, let shelf = areas[.shelf].map(Panel.inside) {
      return Layout(
        plant: areas[.plant].map(Panel.inside) ?? none, title: shelf.rows(0, min(1, head)),
        chosen: nil, list: none, facts: areas[.facts]?.inset(rows: 1), shelf: shelf.rows(head),
        panels: areas)
    }
    return Layout(
      plant: areas[.plant].map(Panel.inside) ?? none, title: list.rows(0, min(1, head)),
      chosen: nil,
      list: list.rows(head), facts: areas[.facts]?.inset(rows: 1),
      shelf: areas[.shelf].map(Panel.inside), panels: areas)
  }

  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .list:
          Panel(
            listTitle, figure: garden.map(words.counters) ?? "", ink: ink, hasKeys: true)
        case .shelf:
          Panel(
            isOnShelves ? listTitle : words.shelfTitle,
            figure: isOnShelves ? garden.map(words.counters) ?? "" : "", ink: ink,
            hasKeys: isOnShelves)
        case .year:
          Panel(
            words.yearTitle, figure: year.map { words.yearFigure($0.total) } ?? "", ink: ink)
        case .plant: Panel(plant?.person.calledName ?? "", ink: ink)
        case .facts: Panel(words.factsTitle, ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
    }
  }

  /// Draws the days of the last year, shaded by the number of contacts.
  func drawYear(into frame: inout Frame, in area: Area) {
    guard let year else { return }
    YearHeat(year.days, in: area, words.language).draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: words.language) },
      // Even one contact is much for a day, so shades start at 2.
      shade: { year.contacts(on: $0) == 0 ? 0 : year.contacts(on: $0) + 1 })
  }
}
