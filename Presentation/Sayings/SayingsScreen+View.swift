import Domain
import PresentationKit
import TextUI

extension SayingsScreen {
  /// The areas of the screen.
  struct Layout {
    /// The area of the fire; nil if there is no room.
    let fire: Area?
    /// The area of the recommended saying.
    let recommended: Area
    /// The row with the names of the views, or the search line.
    let title: Area
    let list: Area
    /// The area of the selected saying as a picture, with its frame; nil if there is no room.
    let picture: Area?
  }

  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 1)
    let kind = SizeClass(area)
    let (columns, rows) = (room.size.columns, room.size.rows)
    let isLow = rows < 14 || columns < 58
    let top = isLow ? min(3, rows / 3) : Self.hearthRows(rows, kind)
    // The fire stands in the left third, and the sentence in the middle of the rest.
    let third = isLow ? 0 : max(top * 2 + 2, columns * 3 / 10)
    let gap = isLow ? 0 : 1
    var below = room.rows(top + gap)
    let title = below.rows(0, 1)
    below = below.rows(1 + (kind.hasPanels ? 1 : 0))
    let picture = picture(beside: below, kind)
    var list = below
    if let picture { list.size.columns = picture.origin.column - 3 - list.origin.column }
    return Layout(
      fire: isLow
        ? nil
        : Area(column: room.origin.column, row: room.origin.row, columns: third, rows: top),
      recommended: Area(
        column: room.origin.column + third, row: room.origin.row, columns: columns - third,
        rows: top),
      title: title, list: list, picture: picture)
  }

  /// Returns the number of rows of the fire.
  private static func hearthRows(_ rows: Int, _ kind: SizeClass) -> Int {
    switch kind {
    case .small, .page: min(11, max(7, rows / 3))
    case .panels: min(16, max(10, rows / 3))
    case .wide: min(22, rows * 2 / 5)
    }
  }

  /// Returns the area of the picture at the right of the list; nil if there is no room for one. Cards take the whole
  /// width, unless the screen is wide.
  private func picture(beside list: Area, _ kind: SizeClass) -> Area? {
    guard kind.hasPanels, kind == .wide || form == .rows || cursor.isEmpty else { return nil }
    let most = kind == .wide ? 54 : 42
    let side = min(list.size.rows - 2, (most - 2) / 2)
    guard side >= 8 else { return nil }
    let columns = side * 2 + 2
    return Area(
      column: list.endColumn - columns, row: list.origin.row, columns: columns, rows: side + 2)
  }

  func grid(in area: Area) -> SayingsGrid {
    SayingsGrid(
      total: cursor.count, selected: cursor.selected, form, in: layout(in: area).list)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let layout = layout(in: area)
    if let fireArea = layout.fire { fire.draw(into: &frame, in: fireArea, glyphs.pictures) }
    drawRecommended(into: &frame, in: layout.recommended)
    drawTitle(into: &frame, in: layout.title)
    if let picture = layout.picture {
      drawPicture(into: &frame, in: picture)
      drawFacts(into: &frame, below: picture, to: layout.list.endRow)
    }
    if cursor.isEmpty {
      return drawEmpty(into: &frame, in: layout.list, isInvited: layout.fire != nil)
    }
    drawList(grid(in: area), into: &frame)
  }

  private func drawList(_ grid: SayingsGrid, into frame: inout Frame) {
    let numbers = grid.shown.compactMap { cursor.slice[$0]?.number.description.count }.max() ?? 1
    for index in grid.shown {
      let isChosen = index == cursor.selected && !isOnRecommended && !line.isOpen
      let card = grid.area(of: index)
      guard let saying = cursor.slice[index] else {
        frame.put(glyphs.ellipsis, card.origin.column + 2, card.origin.row, .dim)
        continue
      }
      var cell = SayingCell(saying, at: now, words: words, glyphs: glyphs, isChosen: isChosen)
      cell.lettering = lettering.marks.subtracting(.reverse)
      cell.isMarked = marks.contains(.record(saying.number.description))
      cell.numberColumns = numbers
      switch grid.form {
      case .cards: cell.draw(into: &frame, in: card)
      case .rows: cell.drawRow(into: &frame, in: card)
      }
    }
    guard grid.form == .rows else { return }
    if let hairline = grid.hairline {
      for row in 0..<grid.shownRows.count {
        frame.put(glyphs.edge, hairline, grid.area.origin.row + row, .dim)
      }
    }
    if grid.scrolls {
      Rows.drawThumb(grid.shownRows, of: grid.allRows, into: &frame, in: grid.area, glyphs)
    }
  }

  /// Draws the recommended saying beside the fire; without one, the invitation to save the first saying.
  private func drawRecommended(into frame: inout Frame, in area: Area) {
    guard let recommended else { return drawInvitation(into: &frame, in: area) }
    SayingSentence(
      saying: recommended, words: words, glyphs: glyphs,
      lettering: lettering.marks.subtracting(.reverse), isChosen: isOnRecommended
    ).draw(into: &frame, in: area)
  }

  /// Draws the selected saying as the picture that would be saved.
  private func drawPicture(into frame: inout Frame, in area: Area) {
    Panel(words.pictureTitle, figure: "< > " + words.name(of: style), ink: frame.hue.ink)
      .draw(into: &frame, in: area, glyphs: glyphs)
    let paper = area.inset(columns: 1, rows: 1)
    guard let saying = saying ?? recommended else {
      return drawBlankPaper(into: &frame, in: paper)
    }
    SayingPicture(
      saying: saying.words, words: words, colours: style, lettering: lettering, glyphs: glyphs
    ).draw(into: &frame, in: paper)
  }

  /// Draws what is known of the selected saying below its picture, if there is room.
  private func drawFacts(into frame: inout Frame, below picture: Area, to end: Int) {
    guard let saying = saying ?? recommended, picture.endRow + 2 < end else { return }
    let room = Area(
      column: picture.origin.column + 1, row: picture.endRow + 1,
      columns: picture.size.columns - 2, rows: end - picture.endRow - 1)
    let day = CalendarWords.fullDay(saying.uploaded.day, in: words.language)
    var signs: [StyledText] = []
    for sign in saying.signs(words, glyphs) { signs += sign + [StyledText("   ")] }
    signs += [StyledText(words.uploaded + " ", .dim), StyledText(day)]
    frame.write(signs.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room)
  }

  /// Draws the three views with a mark at the current view, or the search line.
  private func drawTitle(into frame: inout Frame, in area: Area) {
    let line = Area(
      column: area.origin.column + 1, row: area.origin.row, columns: area.size.columns - 2,
      rows: 1)
    if let field = self.line.field {
      return field.draw(
        after: [StyledText("/", .dim), " "], into: &frame, in: line, glyphs: glyphs)
    }
    var pieces: [StyledText] = []
    for one in Choice.allCases {
      let isChosen = one == choice
      let name = words.name(of: one)
      let count = isChosen && searched == nil ? " \(cursor.count)" : ""
      pieces += frame.pill(name + count, isChosen: isChosen, glyphs)
      pieces.append(" ")
    }
    if let search = searched {
      pieces.append(StyledText("  " + words.matches(Printable.brief(search), cursor.count)))
    }
    frame.write(
      pieces.clipped(to: line.size.columns, ellipsis: glyphs.ellipsis), line.origin.column, in: line
    )
  }
}
