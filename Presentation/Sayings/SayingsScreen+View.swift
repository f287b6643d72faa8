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
    let cards: Area
    /// The borders of the panels; empty on smaller screens.
    var panels: [SayingsPanel: Area] = [:]
  }

  func layout(in area: Area) -> Layout {
    if SizeClass(area).hasPanels { return panelLayout(area) }
    let rows = area.size.rows
    let room = area.inset(columns: 1)
    let isLow = rows < 14 || area.size.columns < 60
    let top = isLow ? min(3, rows / 3) : min(11, max(7, rows / 4))
    let fireColumns = isLow ? 0 : top * 2 + 2
    return Layout(
      fire: isLow
        ? nil
        : Area(
          column: room.origin.column + 1, row: room.origin.row, columns: fireColumns,
          rows: top),
      recommended: Area(
        column: room.origin.column + fireColumns + (isLow ? 0 : 4), row: room.origin.row,
        columns: room.size.columns - fireColumns - (isLow ? 0 : 6), rows: top),
      title: Area(
        column: room.origin.column, row: room.origin.row + top + (isLow ? 0 : 1),
        columns: room.size.columns, rows: 1),
      cards: Area(
        column: room.origin.column, row: room.origin.row + top + (isLow ? 1 : 2),
        columns: room.size.columns, rows: max(0, rows - top - (isLow ? 1 : 2))))
  }

  func grid(in area: Area) -> CardGrid {
    CardGrid(total: cursor.count, selected: cursor.selected, in: layout(in: area).cards)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let layout = layout(in: area)
    drawPanels(layout, into: &frame)
    if let fireArea = layout.fire { fire.draw(into: &frame, in: fireArea, glyphs.pictures) }
    drawRecommended(
      into: &frame, in: layout.recommended, isFramed: !layout.panels.isEmpty)
    drawTitle(into: &frame, in: layout.title)
    if cursor.isEmpty { return drawEmpty(into: &frame, in: layout.cards) }
    let grid = grid(in: area)
    for index in grid.shown {
      let isChosen = index == cursor.selected && !isOnRecommended && !line.isOpen
      let card = grid.cardArea(of: index)
      guard let saying = cursor.slice[index] else {
        frame.put(glyphs.ellipsis, card.origin.column + 2, card.origin.row, .dim)
        continue
      }
      var picture = SayingCell(saying, at: now, words: words, glyphs: glyphs, isChosen: isChosen)
      picture.lettering = lettering.marks.subtracting(.reverse)
      picture.isMarked = marks.contains(.record(saying.number.description))
      if grid.isFramed {
        picture.draw(into: &frame, in: card)
      } else {
        picture.drawRow(into: &frame, in: card)
      }
    }
  }

  /// Draws the recommended saying beside the fire, in the reader's language first.
  private func drawRecommended(into frame: inout Frame, in area: Area, isFramed: Bool) {
    guard let recommended, area.size.rows > 0 else { return }
    let isLow = area.size.rows < 4
    let columns = area.size.columns - 2
    let marks = lettering.marks.subtracting(.reverse)
    let style = Style(ink: isOnRecommended ? Accent.ember : nil, marks.union(.bold))
    var lines: [StyledText] = []
    if !isLow, !isFramed { lines.append(StyledText(words.recommendation, .dim)) }
    let room = area.size.rows - lines.count
    let (first, second) = SayingTexts(words).inOrder(recommended.words)
    var text = TextLayout.wrapped(
      first, to: columns, rows: isLow ? room : max(1, room - 1), ellipsis: glyphs.ellipsis
    ).map { StyledText($0, style) }
    let last = recommended.words.who == nil ? 0 : 1
    if !isLow, let second, text.count + 2 + last <= room {
      let air = room - text.count - last > 2 ? 1 : 0
      text += Array(repeating: "", count: air)
      text += TextLayout.wrapped(
        second, to: columns, rows: room - text.count - last, ellipsis: glyphs.ellipsis
      ).map { StyledText($0, Style(marks)) }
    }
    if let who = recommended.words.who, text.count < room {
      let line = TextLayout.clipped(who.text, to: columns, ellipsis: glyphs.ellipsis)
      text.append(StyledText(line, .dim))
    }
    lines += text
    let top = area.origin.row + max(0, (area.size.rows - lines.count) / 2)
    for (row, line) in lines.enumerated() where top + row < area.endRow {
      frame.put(line.text, area.origin.column + 2, top + row, line.style, upTo: area.endColumn)
    }
    if isOnRecommended {
      frame.put(glyphs.pointer, area.origin.column, top + (isLow ? 0 : 1), style)
    }
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
      pieces.append(StyledText(isChosen ? glyphs.chosen[0] : " ", .bold))
      pieces.append(StyledText(name + count, isChosen ? .bold : .dim))
      pieces.append(StyledText(isChosen ? glyphs.chosen[1] + " " : "  ", .bold))
    }
    if let search = searched {
      pieces.append(StyledText("  " + words.matches(Printable.brief(search), cursor.count)))
    }
    frame.write(
      pieces.clipped(to: line.size.columns, ellipsis: glyphs.ellipsis), line.origin.column, in: line
    )
  }

  private func drawEmpty(into frame: inout Frame, in area: Area) {
    let sentence =
      searched != nil
      ? words.nothingFoundHere(query) : words.empty(recommended == nil ? .all : choice)
    frame.write(
      wrapped: typed.reason(words.language) ?? sentence, in: area.inset(columns: 3), row: 1)
  }
}

/// A saying drawn as a card of the grid, or as a row if the cards are too low for borders.
struct SayingCell {
  let saying: Saying
  let now: Now
  let words: SayingsWords
  let glyphs: Glyphs
  let isChosen: Bool
  var lettering: Style.Attributes = []
  /// Whether the saying is marked as part of a multiple selection.
  var isMarked = false

  init(
    _ saying: Saying, at now: Now, words: SayingsWords, glyphs: Glyphs, isChosen: Bool
  ) {
    self.saying = saying
    self.now = now
    self.words = words
    self.glyphs = glyphs
    self.isChosen = isChosen
  }

  /// The signs for new, liked and used.
  private var marks: [StyledText] {
    var marks: [StyledText] = []
    if saying.isUnseen(at: now) {
      marks.append(StyledText(glyphs.new, Style(ink: Accent.rose, .bold)))
    }
    if saying.isLiked { marks.append(StyledText(glyphs.liked, Style(ink: Accent.rose))) }
    if saying.isUsed { marks.append(StyledText(glyphs.used, Style(ink: Accent.leaf))) }
    return marks.enumerated().flatMap { $0 == 0 ? [$1] : [" ", $1] }
  }

  func draw(into frame: inout Frame, in area: Area) {
    let style: Style = isChosen ? Style(ink: Accent.ember, .bold) : isMarked ? .bold : .dim
    let lead = (isChosen ? glyphs.pointer : "") + (isMarked ? glyphs.marked : "")
    let number = (lead.isEmpty ? "" : lead + " ") + saying.number.description
    let card = CardFrame(
      area: area, style: style, title: [StyledText(number, style)], marks: marks)
    card.draw(into: &frame, glyphs)
    let room = card.inside
    let text = SayingTexts(words).inOrder(saying.words).first
    let lines = TextLayout.balanced(
      text, to: room.size.columns, rows: room.size.rows, ellipsis: glyphs.ellipsis)
    let top = room.origin.row + (room.size.rows - lines.count) / 2
    let looks = Style(lettering.union(isChosen ? .bold : []))
    for (row, line) in lines.enumerated() {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: room.size.columns)
      frame.put(
        line, room.origin.column + indent, top + row, looks, upTo: room.endColumn)
    }
  }

  func drawRow(into frame: inout Frame, in area: Area) {
    let style: Style = isChosen ? .bold : .plain
    let text = SayingTexts(words).summary(saying.words)
    let pieces =
      [StyledText(glyphs.lead(isChosen: isChosen, isMarked: isMarked), style)]
      + marks + [StyledText((marks.isEmpty ? "" : " ") + text, style)]
    frame.write(
      pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), area.origin.column,
      in: area)
  }
}
