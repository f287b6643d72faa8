package import Domain
import PresentationKit
package import TextUI

/// The panel of the selected book beside a list: the progress as a ring, and the target day.
package struct BookPane {
  let standing: BookStanding
  let words: ReadingWords
  let glyphs: Glyphs

  package init(_ standing: BookStanding, _ words: ReadingWords, _ glyphs: Glyphs) {
    self.standing = standing
    self.words = words
    self.glyphs = glyphs
  }

  package func draw(into frame: inout Frame, in area: Area) {
    let book = standing.book
    let ringRows = max(0, min(11, area.size.columns / 2 - 3, area.size.rows - 7))
    let ring = Area(
      column: area.origin.column, row: area.origin.row, columns: area.size.columns, rows: ringRows)
    PercentRing(book.reached, of: book.end, ink: book.theme.ink).draw(
      into: &frame, in: ring, glyphs)
    var row = ringRows + 1
    for (text, style) in lines {
      for line in TextLayout.wrapped(
        text, to: area.size.columns, rows: 3, ellipsis: glyphs.ellipsis)
      where row < area.size.rows {
        let indent = (area.size.columns - TextLayout.cells(line)) / 2
        frame.write([StyledText(line, style)], area.origin.column + indent, in: area, row: row)
        row += 1
      }
    }
    drawCover(into: &frame, in: area.rows(row + 1))
  }

  /// Draws the designed cover below the ring if there is room. Cover images are fetched only on the book's own screen.
  private func drawCover(into frame: inout Frame, in room: Area) {
    let facts = standing.book.facts
    guard room.size.rows >= CoverArt.inDetail.rows, facts.cover == nil, glyphs.pictures.isDrawn
    else { return }
    let rows = min(18, room.size.rows - 1)
    var coverArea = room.rows((room.size.rows - rows) / 2, rows)
    let columns = min(coverArea.size.columns, rows * 4 / 3)
    coverArea.origin.column += (coverArea.size.columns - columns) / 2
    coverArea.size.columns = columns
    CoverArt(
      nil, title: facts.title.text, author: words.author(facts), theme: standing.book.theme,
      isOverdue: standing.isOverdue
    ).draw(into: &frame, in: coverArea, glyphs)
  }

  private var lines: [(String, Style)] {
    let book = standing.book
    var lines: [(String, Style)] = [(book.facts.title.text, .bold)]
    if let subtitle = book.facts.subtitle { lines.append((subtitle.text, .dim)) }
    if let rating = book.rating { lines.append((words.stars(rating, glyphs), .plain)) }
    lines.append((words.progress(book), .plain))
    lines.append((words.due(standing), standing.isOverdue ? Style(ink: Accent.rose) : .plain))
    if !standing.isOverdue, let pace = words.pace(standing) { lines.append((pace, .plain)) }
    if !standing.isOverdue, let owed = words.owed(standing) { lines.append((owed, .dim)) }
    return lines
  }
}
