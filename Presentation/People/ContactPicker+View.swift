import Domain

extension ContactPicker {
  /// On a wider list names and numbers would lie too far apart.
  private static let widest = 60

  /// Where the list lies, below a line that says what is listed.
  func listArea(in area: Area) -> Area {
    Area(
      column: area.origin.column, row: area.origin.row + 2,
      columns: min(Self.widest, area.size.columns - 1),
      rows: max(0, area.size.rows - 2))
  }

  /// Draws the screen.
  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    if isEmpty { return drawEmpty(into: &frame, in: area) }
    drawTitle(into: &frame, in: area)
    let list = listArea(in: area)
    if let question { return question.draw(into: &frame, in: list, glyphs: glyphs) }
    if stretch.total == 0 {
      frame.put(words.nobodyFound(query.search), list.origin.column + 2, list.origin.row, .dim)
    } else {
      rows(height: list.size.rows)
        .draw(into: &frame, in: list, isFocused: !isSearching, glyphs: glyphs)
    }
  }

  private func drawTitle(into frame: inout Frame, in area: Area) {
    let line = Area(
      column: area.origin.column + 2, row: area.origin.row, columns: area.size.columns - 4,
      rows: 1)
    if let search {
      frame.put("/", line.origin.column, line.origin.row, .dim)
      let field = Area(
        column: line.origin.column + 2, row: line.origin.row, columns: line.size.columns - 2,
        rows: 1)
      return search.draw(into: &frame, in: field, isFocused: true, glyphs: glyphs)
    }
    let text =
      question.map { words.whichNumber(of: $0.card.name.text) }
      ?? query.search.map { words.found($0, stretch.total) } ?? words.pickTitle(stretch.total)
    frame.put(
      TextLayout.clipped(text, to: line.size.columns, ellipsis: glyphs.ellipsis),
      line.origin.column, line.origin.row, .dim)
  }

  private func drawEmpty(into frame: inout Frame, in area: Area) {
    let lines = TextLayout.wrapped(words.emptyBook, to: area.size.columns - 8)
    let top = area.origin.row + max(0, area.size.rows / 2 - 2)
    for (row, line) in lines.enumerated() where top + row < area.endRow {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: area.size.columns)
      frame.put(line, area.origin.column + indent, top + row, row == 0 ? .plain : .dim)
    }
  }

  /// The list as rows of name, number and what plant it is already.
  func rows(height: Int) -> Rows {
    let columns: [Rows.Column] = [
      .init(.rest, importance: 3),
      .init(.fitting(upTo: 18), importance: 1),
      .init(.fitting(upTo: 16), importance: 2),
    ]
    return Rows(columns: columns, total: stretch.total, selected: selected, height: height) {
      place in
      guard let listed = stretch[place] else {
        return [[StyledText(glyphs.ellipsis, .dim)], [], []]
      }
      let look: Style = listed.isRegistered ? .dim : .plain
      return [
        [StyledText(listed.card.name.text, look)],
        [StyledText(number(of: listed.card), .dim)],
        [StyledText(listed.isRegistered ? glyphs.used + " " + words.planted : "", .dim)],
      ]
    }
  }

  /// The first number, and how many others there are.
  private func number(of card: AddressCard) -> String {
    guard let first = card.numbers.first else { return "" }
    return first.shown + (card.numbers.count > 1 ? " +\(card.numbers.count - 1)" : "")
  }
}
