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
    /// The area of the selected saying as a picture, with a free row below it; nil if there is no room.
    let picture: Area?
  }

  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 1)
    let kind = SizeClass(area)
    let (columns, rows) = (room.size.columns, room.size.rows)
    let isLow = rows < 14 || columns < 58
    let hearth = Self.hearthRows(rows, kind)
    // The fire of letters is smaller.
    let top = isLow ? min(3, rows / 3) : glyphs.pictures.isDrawn ? hearth : min(hearth, 7)
    // The fire and the sentence stand close together, and both together in the middle of the screen.
    let fire = isLow ? 0 : top * 2
    let sentence =
      isLow ? columns : sentenceColumns(on: area.size.columns, beside: fire, in: columns, rows: top)
    let left = room.origin.column + max(0, columns - fire - sentence) / 2
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
        : Area(column: left, row: room.origin.row, columns: fire, rows: top),
      recommended: Area(
        column: left + fire, row: room.origin.row, columns: room.endColumn - left - fire,
        rows: top),
      title: title, list: list, picture: picture)
  }

  /// Returns the width reserved for the sentence beside the fire. The fire and the sentence are centred together, and
  /// there is always room for the hints for the keys of a selected sentence.
  private func sentenceColumns(on screen: Int, beside fire: Int, in room: Int, rows: Int) -> Int {
    let most = SayingSentence.columns(on: screen)
    guard let recommended else { return most }
    let sentence = sentence(of: recommended)
    let taken = sentence.columns(on: screen, rows: rows)
    return max(min(most, taken), 2 * sentence.keyColumns + fire - room)
  }

  /// Returns the number of rows of the fire.
  private static func hearthRows(_ rows: Int, _ kind: SizeClass) -> Int {
    switch kind {
    case .small, .page: min(11, max(7, rows / 3))
    case .panels: min(16, max(10, rows / 3))
    case .wide: min(14, rows / 3)
    }
  }

  /// Returns the area of the picture at the right of the list; nil if there is no room for one. Cards take the whole
  /// width, unless the screen is wide.
  private func picture(beside list: Area, _ kind: SizeClass) -> Area? {
    guard kind.hasPanels, kind == .wide || form == .rows || cursor.isEmpty else { return nil }
    let side = min(list.size.rows - 1, kind == .wide ? 24 : 20)
    guard side >= 8 else { return nil }
    return Area(
      column: list.endColumn - side * 2, row: list.origin.row, columns: side * 2, rows: side)
  }

  func grid(in area: Area) -> SayingsGrid {
    let list = layout(in: area).list
    let most = SayingCell.mostLines(in: list.size.rows)
    let numbers = numberColumns
    return SayingsGrid(
      total: cursor.count, selected: cursor.selected, form, top: top,
      hasBorders: !glyphs.pictures.isDrawn, in: list
    ) { index, columns in cell(index, numbers)?.lineCount(in: columns, most: most) ?? 1 }
  }

  /// The width of the longest number of the loaded sayings.
  private var numberColumns: Int {
    cursor.slice.items.map(\.number).max()?.description.count ?? 1
  }

  /// Returns a saying of the list as it is drawn; nil if it is not loaded.
  private func cell(_ index: Int, _ numbers: Int) -> SayingCell? {
    guard let saying = cursor.slice[index] else { return nil }
    let isChosen = index == cursor.selected && !isOnRecommended && !line.isOpen
    var cell = SayingCell(saying, at: now, words: words, glyphs: glyphs, isChosen: isChosen)
    cell.lettering = lettering.marks.subtracting(.reverse)
    cell.isSelected = selection.contains(.record(saying.number.description))
    cell.numberColumns = numbers
    return cell
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let layout = layout(in: area)
    if let fireArea = layout.fire { fire.draw(into: &frame, in: fireArea, glyphs.pictures) }
    drawRecommended(into: &frame, in: layout.recommended)
    drawTitle(into: &frame, in: layout.title)
    if let picture = layout.picture {
      drawPicture(into: &frame, in: picture)
      drawStyle(into: &frame, below: picture)
      drawFacts(into: &frame, below: picture, to: layout.list.endRow)
    }
    if cursor.isEmpty {
      return drawEmpty(into: &frame, in: layout.list, isInvited: layout.fire != nil)
    }
    drawList(grid(in: area), into: &frame)
  }

  private func drawList(_ grid: SayingsGrid, into frame: inout Frame) {
    let most = SayingCell.mostLines(in: grid.area.size.rows)
    let numbers = numberColumns
    for index in grid.shown {
      let area = grid.area(of: index)
      guard let cell = cell(index, numbers) else {
        frame.put(glyphs.ellipsis, area.origin.column + 2, area.origin.row, .dim)
        continue
      }
      switch grid.form {
      case .cards: cell.draw(into: &frame, in: area)
      case .rows: cell.drawRow(into: &frame, in: area, most: most)
      }
    }
    if let hairline = grid.hairline {
      for row in grid.area.origin.row..<grid.area.endRow {
        frame.put(glyphs.edge, hairline, row, .dim)
      }
    }
    if let scroll = grid.scroll {
      Rows.drawThumb(scroll.shown, of: scroll.total, into: &frame, in: grid.area, glyphs)
    }
  }

  /// Draws the recommended saying beside the fire; without one, the invitation to save the first saying.
  private func drawRecommended(into frame: inout Frame, in area: Area) {
    guard let recommended else { return drawInvitation(into: &frame, in: area) }
    sentence(of: recommended).draw(into: &frame, in: area)
  }

  private func sentence(of saying: Saying) -> SayingSentence {
    SayingSentence(
      saying: saying, words: words, glyphs: glyphs,
      lettering: lettering.marks.subtracting(.reverse), isChosen: isOnRecommended)
  }

  /// The saying that is shown as a picture.
  private var pictured: Saying? { saying ?? recommended }

  /// Draws the selected saying as the picture that would be saved; without one, the paper on which it will be.
  private func drawPicture(into frame: inout Frame, in paper: Area) {
    let none = SayingWords(stored: nil, kor: nil, who: nil)
    SayingPicture(
      saying: pictured?.words ?? none, words: words, colours: style, lettering: lettering,
      glyphs: glyphs, hasLine: true
    ).draw(into: &frame, in: paper)
  }

  /// Draws the keys that change the style below the picture. The style's name is needed only where the picture does not
  /// show the style.
  private func drawStyle(into frame: inout Frame, below picture: Area) {
    guard pictured != nil else { return }
    let row = Area(
      column: picture.origin.column, row: picture.endRow, columns: picture.size.columns, rows: 1)
    let keys = [StyledText("< >", .bold), StyledText(" " + words.keyStyle, .dim)]
    if !glyphs.pictures.isDrawn { frame.write([StyledText(words.name(of: style), .dim)], in: row) }
    frame.write(keys, row.endColumn - keys.cells, in: row)
  }

  /// Draws the signs and the date of the selected saying below its picture, if there is room.
  private func drawFacts(into frame: inout Frame, below picture: Area, to end: Int) {
    guard let saying = pictured, picture.endRow + 3 < end else { return }
    let room = Area(
      column: picture.origin.column, row: picture.endRow + 2,
      columns: picture.size.columns, rows: end - picture.endRow - 2)
    let day = CalendarWords.fullDay(saying.uploaded.day, in: words.language)
    var signs: [StyledText] = []
    for sign in saying.signs(words, glyphs) { signs += sign + [StyledText("   ")] }
    frame.write(signs, in: room)
    frame.write(
      [StyledText(words.uploaded + " ", .dim), StyledText(day)], in: room, row: 1)
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
