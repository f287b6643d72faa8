extension Prompt {
  /// Draws the question on a centred card and dims everything behind the card. In a small area the question takes the
  /// whole area instead. A nudged card is drawn a little to the right; the caller must animate its return.
  public func draw(into frame: inout Frame, in area: Area, glyphs: Glyphs = .unicode) {
    frame.recede()
    frame.dimBehind()
    drawCard(into: &frame, in: area, glyphs: glyphs)
  }

  /// Draws only the card. The caller has to call `recede` before.
  package func drawCard(into frame: inout Frame, in area: Area, glyphs: Glyphs) {
    let hasCard = area.size.columns >= 24 && area.size.rows >= 7
    let margin = hasCard ? 3 : 0
    let widest = max(
      28, TextLayout.cells(title), answersInOneRow(frame, glyphs).cells,
      min(44, TextLayout.cells(text)))
    let columns = max(0, min(widest, area.size.columns - 2 * margin))
    let lines = lines(
      columns: columns, rows: area.size.rows - (hasCard ? 4 : 0), frame, glyphs)
    let card = Area(
      column: area.origin.column + max(0, area.size.columns - columns - 2 * margin) / 2
        + (hasCard && isNudged ? min(2, max(0, area.size.columns - columns - 2 * margin) / 2) : 0),
      row: area.origin.row + max(0, area.size.rows - lines.count - (hasCard ? 4 : 0)) / 2,
      columns: columns + 2 * margin, rows: min(area.size.rows, lines.count + (hasCard ? 4 : 0)))
    frame.fill(card, .plain)
    if hasCard {
      CardFrame(area: card, style: Style(ink: frame.hue.ink)).draw(into: &frame, glyphs)
    }
    let inside = hasCard ? card.inset(columns: margin, rows: 2) : card
    for (row, line) in lines.enumerated() {
      frame.write(line, in: inside, row: row)
    }
  }

  /// Returns the rows of the card. If room is short, the text is cut first; at least one row of the title remains, so
  /// that the user never answers an unseen question.
  private func lines(
    columns: Int, rows: Int, _ frame: Frame, _ glyphs: Glyphs
  ) -> [[StyledText]] {
    let answers = answers(columns: columns, frame, glyphs)
    let titleRows = max(1, min(2, rows - answers.rows.count))
    let heads =
      title.isEmpty
      ? [] : TextLayout.wrapped(title, to: columns, rows: titleRows, ellipsis: glyphs.ellipsis)
    var body = text.isEmpty ? [] : TextLayout.wrapped(text, to: columns)
    let room = max(0, rows - answers.rows.count - heads.count)
    if body.count > room {
      body = TextLayout.wrapped(text, to: columns, rows: room, ellipsis: glyphs.ellipsis)
    }
    var lines = heads.map { [StyledText($0, .bold)] }
    // The first spare row separates the answers, the second one the title.
    let spare = rows - heads.count - body.count - answers.rows.count
    if spare > 1, !heads.isEmpty, !body.isEmpty { lines.append([]) }
    lines += body.map { [StyledText($0)] }
    if spare > 0 { lines.append([]) }
    if rows < 2 { lines = [] }
    let height = max(0, rows - lines.count)
    let shown = Rows.window(
      count: answers.rows.count, selected: answers.selected, height: height)
    return lines + answers.rows[shown]
  }

  /// Returns the answers in as few rows as possible, and the row of the selected answer.
  private func answers(columns: Int, _ frame: Frame, _ glyphs: Glyphs)
    -> (rows: [[StyledText]], selected: Int)
  {
    var rows: [[StyledText]] = []
    var selectedRow = 0
    for index in choices.indices {
      let piece = answer(index, frame, glyphs)
      let isFirst = rows.isEmpty
      if let last = rows.last, last.cells + Self.gap + piece.cells <= columns {
        rows[rows.count - 1] = last + [Self.blanks] + piece
      } else {
        rows.append(piece.clipped(to: columns, ellipsis: glyphs.ellipsis))
      }
      if index == selected { selectedRow = isFirst ? 0 : rows.count - 1 }
    }
    return (rows, selectedRow)
  }

  private func answersInOneRow(_ frame: Frame, _ glyphs: Glyphs) -> [StyledText] {
    var row: [StyledText] = []
    for index in choices.indices {
      if index > 0 { row.append(Self.blanks) }
      row += answer(index, frame, glyphs)
    }
    return row
  }

  /// The number of blanks between two answers.
  private static let gap = 2
  private static let blanks = StyledText(String(repeating: " ", count: gap))

  /// Returns an answer as a button with its key: `[ c  call ]`. The selected answer is filled, and has the pointer.
  private func answer(_ index: Int, _ frame: Frame, _ glyphs: Glyphs) -> [StyledText] {
    let isSelected = index == selected
    let fill = frame.hue.colour(onLight: frame.isLight)
    let choiceStyle: Style =
      isSelected && glyphs.pictures.isDrawn
      ? Style(ink: frame.text(on: fill), paper: fill, .bold) : isSelected ? .bold : .plain
    let edge: Style = isSelected ? choiceStyle : .dim
    var key = choiceStyle
    key.marks.insert(.bold)
    return [
      StyledText("[", edge), StyledText(isSelected ? glyphs.pointer : " ", choiceStyle),
      StyledText(choices[index].key.printed(glyphs), key),
      StyledText("  " + choices[index].label + " ", choiceStyle), StyledText("]", edge),
    ]
  }
}
