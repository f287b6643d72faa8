import Domain
import PresentationKit
import TextUI

/// The panels of the garden on a large screen.
enum PeoplePanel: Hashable, Sendable { case garden, list, plant, together, year }

extension PeopleScreen {
  private func panels(_ kind: SizeClass) -> PanelLayout<PeoplePanel> {
    let isWide = kind == .wide
    // The facts are laid out for the narrowest panel, so that they always fit.
    let held = plant.map { self.facts(about: $0, columns: isWide ? 56 : 38).rows.count } ?? 4
    let rows = Panel.rows(holding: min(isWide ? 16 : 9, held))
    let high = Panel.rows(holding: YearHeat.smallest.rows + (isWide ? 1 : 0))
    let year = PanelLayout<PeoplePanel>.Slot(.year, least: high, most: high, rank: 2)
    let beside: [PanelLayout<PeoplePanel>.Slot] = [
      .init(.plant, least: 13, stretches: true),
      .init(.together, least: rows, most: rows, rank: 1),
    ]
    let left: [PanelLayout<PeoplePanel>.Slot]
    if view != .list {
      left = [.init(.garden, least: 12)]
    } else {
      // The rows that a short list does not need show the year.
      let list = Panel.rows(holding: max(6, cursor.count))
      left = [
        .init(.list, least: 12, most: list),
        .init(.year, least: high, most: high, rank: 2, stretches: true),
      ]
    }
    return PanelLayout(columns: [
      .init(least: 60, weight: 3, left),
      .init(
        least: isWide ? 60 : 42, most: isWide ? 68 : 46, beside + (view == .list ? [] : [year])),
    ])
  }

  /// Returns the layout with panels: garden or list, and beside it the selected plant, its facts and the year.
  func panelLayout(_ area: Area) -> Layout {
    let areas = panels(SizeClass(area)).areas(in: area)
    let none = area.rows(0, 0)
    // The search line takes the first row of the panel.
    let head = isSearching ? 2 : 0
    var layout = Layout(
      title: none, list: none,
      plant: areas[.plant].map { $0.inset(columns: 2, rows: 1) } ?? none, panels: areas)
    if let panel = areas[.garden] {
      // The boards reach from wall to wall.
      let room = panel.inset(columns: 1, rows: 1)
      layout = Layout(
        title: room.rows(0, min(1, head)), garden: room.rows(view == .sky ? head : max(1, head)),
        list: none,
        plant: layout.plant, panels: areas)
    } else if let panel = areas[.list] {
      let room = Panel.inside(panel)
      layout = Layout(
        title: room.rows(0, min(1, head)), list: room.rows(head), plant: layout.plant,
        panels: areas)
    }
    return layout
  }

  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel = panel(name, in: area, ink)
      panel.draw(into: &frame, in: area, glyphs: glyphs)
      if name == .garden {
        let season = season(beside: panel.title + panel.figure, within: area.size.columns - 11)
        let start = area.origin.column + 3 + TextLayout.cells(panel.title)
        frame.write(season, start, in: area)
      }
      if name == .garden, let garden = layout.garden, let shown = shownRange(in: garden) {
        let text = " \(shown) "
        let start = area.endColumn - 2 - TextLayout.cells(text)
        frame.put(text, start, area.endRow - 1, .dim, upTo: area.endColumn)
      }
    }
  }

  private func panel(_ name: PeoplePanel, in area: Area, _ ink: Ink) -> Panel {
    switch name {
    case .garden, .list:
      let room = area.size.columns - 10 - TextLayout.cells(listTitle)
      return Panel(
        listTitle, figure: figures(within: room).first ?? "", ink: ink, hasKeys: true)
    case .plant:
      guard let plant else { return Panel("", ink: ink) }
      return Panel(
        Printable.line(plant.person.calledName),
        figure: words.kind(plant, within: area.size.columns - 9, besides: plant.person.calledName),
        ink: ink)
    case .together:
      guard let plant else { return Panel(words.factsTitle, ink: ink) }
      return Panel(
        words.factsTitle,
        figure: words.daysTogether(plant.daysTogether) + " · "
          + words.times(plant.person.timesWatered), ink: ink)
    case .year:
      return Panel(
        words.yearTitle, figure: year.map { words.yearFigure($0.total) } ?? "", ink: ink)
    }
  }

  /// Draws the days of the last year, shaded by the number of contacts.
  func drawYear(into frame: inout Frame, in area: Area) {
    guard let year else { return }
    let levels = HeatLevels(year.counts.values)
    let heat = YearHeat(year.days, in: area, words.language)
    heat.draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: words.language) },
      shade: { levels.shade(of: year.contacts(on: $0)) })
    // The legend is below the days if there is room.
    frame.write(
      YearHeat.legend(frame.hue.ink, in: frame, glyphs, words.language), in: area,
      row: heat.layout.size.rows + (heat.layout.pitch > 1 ? 1 : 0))
  }
}
