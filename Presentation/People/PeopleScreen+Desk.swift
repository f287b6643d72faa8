import Domain
import TextUI

/// The panels of the garden on a large screen.
enum PeoplePanel: Hashable, Sendable { case list, shelf, year, plant, facts }

extension PeopleScreen {
  private func panels(_ kind: RoomKind) -> Desk<PeoplePanel> {
    // The people go before the year that is looked back at.
    let list = Desk<PeoplePanel>.Slot(
      .list, least: min(16, max(8, cursor.count + 2)), most: max(8, cursor.count + 4))
    let shelf = Desk<PeoplePanel>.Slot(.shelf, least: 12, weight: 2, rank: 1)
    let plant = Desk<PeoplePanel>.Column(
      least: 44, weight: 3, [.init(.plant, least: 18), .init(.facts, least: 5, most: 5, rank: 1)])
    let rows = YearHeat.smallest.rows + 2
    let year = Desk<PeoplePanel>.Slot(.year, least: rows, most: rows, rank: 2)
    if kind != .wide {
      return Desk(columns: [.init(least: 60, weight: 3, [list, shelf, year]), plant])
    }
    return Desk(columns: [
      .init(least: 60, weight: 2, [.init(.list, least: 8), year]),
      .init(least: 60, weight: 3, rank: 1, [.init(.shelf, least: 12)]), plant,
    ])
  }

  /// The list, the selected plant and what is known of it, each in a frame.
  func desk(_ area: Area) -> Layout {
    let places = panels(RoomKind(area)).areas(in: area)
    let none = area.rows(0, 0)
    let list = places[.list].map(Panel.inside) ?? none
    // What is typed to search has the first row of the panel.
    let head = isSearching ? 2 : 0
    return Layout(
      plant: places[.plant].map(Panel.inside) ?? none, title: list.rows(0, min(1, head)),
      chosen: nil,
      list: list.rows(head), facts: places[.facts]?.inset(rows: 1), panels: places)
  }

  func drawPanels(_ layout: Layout, into frame: inout Frame) {
    let ink = frame.hue.ink
    for (name, area) in layout.panels {
      let panel =
        switch name {
        case .list:
          Panel(
            listTitle, figure: garden.map(words.counters) ?? "", ink: ink, hasKeys: true)
        case .shelf: Panel(words.shelfTitle, ink: ink)
        case .year:
          Panel(
            words.yearTitle, figure: year.map { words.yearFigure($0.total) } ?? "", ink: ink)
        case .plant: Panel(plant?.person.calledName ?? "", ink: ink)
        case .facts: Panel(words.factsTitle, ink: ink)
        }
      panel.draw(into: &frame, in: area, glyphs: glyphs)
    }
  }

  /// The days of the year up to today, each as dark as people were in touch on it.
  func drawYear(into frame: inout Frame, in area: Area) {
    guard let year else { return }
    YearHeat(year.days, in: area, words.language).draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: words.language) },
      // One contact is much already.
      shade: { year.contacts(on: $0) == 0 ? 0 : year.contacts(on: $0) + 1 })
  }

  /// The cells of a plant on the shelf.
  private static let pot = Size(columns: 18, rows: 10)

  /// Where the plants around the selected one stand on shelves.
  private func pots(in area: Area) -> [(place: Int, area: Area)] {
    let (across, down) = (area.size.columns / Self.pot.columns, area.size.rows / Self.pot.rows)
    guard across > 0, down > 0 else { return [] }
    let rows = (cursor.count + across - 1) / across
    let shown = Rows.window(count: rows, selected: cursor.selected / across, height: down)
    let first = shown.lowerBound * across
    return (first..<max(first, min(cursor.count, shown.upperBound * across))).map { place in
      let index = place - first
      let pot = Area(
        column: area.origin.column + index % across * Self.pot.columns,
        row: area.origin.row + index / across * Self.pot.rows, columns: Self.pot.columns,
        rows: Self.pot.rows)
      return (place, pot)
    }
  }

  /// The plant under a place of the shelves, for the mouse.
  func pot(at place: Point, in area: Area) -> Int? {
    guard let shelf = layout(in: body(of: area)).panels[.shelf] else { return nil }
    return pots(in: Panel.inside(shelf)).first { $0.area.contains(place) }?.place
  }

  /// The plants around the selected one, each with its name and its days.
  func drawShelf(into frame: inout Frame, in area: Area) {
    for (place, pot) in pots(in: area) {
      guard let plant = cursor.stretch[place] else { continue }
      drawPot(plant, isChosen: place == cursor.selected, into: &frame, in: pot)
    }
  }

  private func drawPot(
    _ plant: Plant, isChosen: Bool, into frame: inout Frame, in area: Area
  ) {
    PlantPicture(plant, glyphs).draw(into: &frame, in: area.rows(0, 7).inset(columns: 1))
    let look = PlantLook(plant)
    frame.write(
      [StyledText(String(repeating: glyphs.rule, count: area.size.columns), .dim)], in: area,
      row: 7)
    func put(_ pieces: [StyledText], _ row: Int) {
      let fitting = pieces.clipped(to: area.size.columns - 2, ellipsis: glyphs.ellipsis)
      let indent = TextLayout.indent(of: fitting.cells, .centre, in: area.size.columns)
      frame.write(fitting, area.origin.column + indent, in: area, row: row)
    }
    put([StyledText(plant.person.calledName, isChosen ? .bold : .plain)], 8)
    put(
      [
        StyledText(look.sign(glyphs) + " ", Style(ink: look.ink)),
        StyledText(CountdownWords.brief(plant.dDay, in: words.language), Style(ink: look.ink)),
      ], 9)
    if isChosen { frame.select(area.rows(8, 1)) }
  }
}
