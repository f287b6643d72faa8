import Domain

extension PeopleScreen {
  /// Where the parts of the screen lie: the plant beside the list, or above it where it is narrow.
  func layout(in area: Area) -> (plant: Area, list: Area) {
    let columns = area.size.columns
    guard columns >= 64, area.size.rows >= 12 else {
      let head = Area(
        column: area.origin.column, row: area.origin.row, columns: columns,
        rows: min(2, area.size.rows))
      return (
        head,
        Area(
          column: area.origin.column, row: area.origin.row + 4, columns: columns,
          rows: area.size.rows - 4)
      )
    }
    let left = max(32, columns * 2 / 5)
    return (
      Area(
        column: area.origin.column + 2, row: area.origin.row, columns: left - 3,
        rows: area.size.rows),
      Area(
        column: area.origin.column + left, row: area.origin.row + 2, columns: columns - left - 1,
        rows: area.size.rows - 2)
    )
  }

  /// Draws the screen.
  func draw(into frame: inout Frame, in area: Area) {
    let (detail, list) = layout(in: area)
    guard isLoaded else { return }
    if stretch.total == 0, query.search == nil, !isSearching {
      return drawEmpty(into: &frame, in: area)
    }
    drawTitle(into: &frame, above: list)
    if stretch.total == 0 {
      frame.put(words.nobodyFound, list.origin.column + 2, list.origin.row, .dim)
    } else {
      rows(height: list.size.rows)
        .draw(into: &frame, in: list, isFocused: !isSearching, glyphs: glyphs)
    }
    if let plant { PlantPane(plant, words, glyphs).draw(into: &frame, in: detail) }
  }

  private func drawTitle(into frame: inout Frame, above list: Area) {
    let title = Area(
      column: list.origin.column, row: list.origin.row - 2, columns: list.size.columns, rows: 1)
    let line = Area(
      column: title.origin.column + 2, row: title.origin.row, columns: title.size.columns - 2,
      rows: 1)
    if let search {
      frame.put("/", line.origin.column, line.origin.row, .dim)
      let field = Area(
        column: line.origin.column + 2, row: line.origin.row, columns: line.size.columns - 2,
        rows: 1)
      return search.draw(into: &frame, in: field, isFocused: true, glyphs: glyphs)
    }
    let text = query.search.map { words.found($0, stretch.total) } ?? words.everybody(stretch.total)
    frame.put(
      TextLayout.clipped(text, to: line.size.columns, ellipsis: glyphs.ellipsis),
      line.origin.column, line.origin.row, .dim)
  }

  private func drawEmpty(into frame: inout Frame, in area: Area) {
    let lines = TextLayout.wrapped(words.emptyGarden, to: area.size.columns - 8)
    let top = area.origin.row + max(0, area.size.rows / 2 - 2)
    for (row, line) in lines.enumerated() {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: area.size.columns)
      frame.put(line, area.origin.column + indent, top + row, row == 0 ? .plain : .dim)
    }
  }

  /// The list as rows of sign, name, plant and days left.
  func rows(height: Int) -> Rows {
    let columns: [Rows.Column] = [
      .init(.fixed(1), importance: 5),
      .init(.rest, importance: 4),
      .init(.fitting(upTo: 16), importance: 1),
      .init(.fixed(4), .right, importance: 2),
      .init(.fixed(6), .right, importance: 3),
    ]
    return Rows(columns: columns, total: stretch.total, selected: selected, height: height) {
      place in
      guard let plant = stretch.plant(at: place) else {
        return [[StyledText(glyphs.ellipsis, .dim)], [], [], [], []]
      }
      let look = PlantLook(plant)
      return [
        [StyledText(look.sign(glyphs), Style(ink: look.ink))],
        [StyledText(plant.person.calledName)],
        [StyledText(words.species(plant.species), .dim)],
        [StyledText("\(plant.person.affection.percent)%", .dim)],
        [StyledText(plant.dDayLabel, plant.dDay > 0 ? .plain : Style(ink: look.ink, .bold))],
      ]
    }
  }
}
