import Domain
import PresentationKit
import TextUI

/// A designed cover for a book without an image: cloth in the hue of its category, a pale motif, the title and the
/// author as text.
struct CoverDesign: Equatable, Sendable {
  let title: String
  let author: String?
  let category: BookCategory?
  let cloth: Cloth
  let isOverdue: Bool
  /// The motif; nil for the one that follows from the title.
  var motif: CoverOrnament.Motif?

  /// The smallest size in which a motif and the text fit.
  static let smallest = Size(columns: 7, rows: 5)

  func draw(into frame: inout Frame, in book: Area, _ glyphs: Glyphs) {
    frame.drawCached(self, in: book) { drawCloth(into: &$0, in: $1, glyphs) }
  }

  private func drawCloth(into frame: inout Frame, in book: Area, _ glyphs: Glyphs) {
    frame.fill(book, Style(paper: cloth.paper))
    let high = Self.motifRows(of: book.size)
    let field = Area(
      column: book.origin.column + 1, row: book.origin.row, columns: book.size.columns - 1,
      rows: high)
    CoverOrnament(title, category, on: cloth, motif: motif)
      .sketch(in: ChartBox(pixelsOf: field.size))
      .drawHard(into: &frame, in: field)
    for row in book.origin.row..<book.endRow {
      let style = Style(ink: cloth.edge, paper: cloth.paper)
      frame.set(Cell("▌", style: style), book.origin.column, row)
    }
    drawWords(into: &frame, in: book, below: high, glyphs)
    guard isOverdue else { return }
    // The last row has neither motif nor text.
    let corner = Area(column: book.endColumn - 3, row: book.endRow - 1, columns: 3, rows: 1)
    CoverTones.drawMark(into: &frame, in: corner)
  }

  /// Returns the height of the motif: about two fifths of a cover.
  static func motifRows(of size: Size) -> Int { max(2, size.rows * 2 / 5) }

  /// Draws the title below the motif, and the author at the bottom.
  private func drawWords(
    into frame: inout Frame, in book: Area, below high: Int, _ glyphs: Glyphs
  ) {
    let margin = book.size.columns >= 14 ? 2 : 1
    let isRoomy = book.size.rows > 7
    let columns = book.size.columns - margin - 1
    let room = Area(
      column: book.origin.column + margin, row: book.origin.row + high,
      columns: book.size.columns - margin, rows: book.size.rows - high)
    var foot: [String] = []
    if isRoomy, let author {
      foot =
        CoverAuthor(author, columns: columns, rows: room.size.rows > 8 ? 2 : 1, glyphs).rows
    }
    let above = room.size.rows > 6 ? 1 : 0
    let below = foot.isEmpty ? (isOverdue ? 1 : 0) : foot.count + (above > 0 ? 2 : 1)
    let lines = CoverTitle(
      title, columns: columns, rows: max(1, room.size.rows - above - below), slack: 1, glyphs
    ).rows
    put(lines, Style(ink: cloth.title, paper: cloth.paper, .bold), above, &frame, room)
    let bottom = room.size.rows - foot.count - 1
    put(foot, Style(ink: cloth.author, paper: cloth.paper), bottom, &frame, room)
  }

  private func put(
    _ lines: [String], _ style: Style, _ first: Int, _ frame: inout Frame, _ area: Area
  ) {
    for (row, line) in lines.enumerated() where first + row < area.size.rows {
      frame.put(
        line, area.origin.column, area.origin.row + first + row, style, upTo: area.endColumn)
    }
  }
}
