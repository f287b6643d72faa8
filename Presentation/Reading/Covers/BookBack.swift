import Domain
import PresentationKit
import TextUI

/// The drawing of a book without a cover image: a designed cover if there is room, otherwise a spine with the title.
/// Without colours, an outline with the title is drawn.
struct BookBack: Equatable, Sendable {
  let title: String
  var author: String?
  let theme: BookTheme
  /// The category, which determines the cloth and the motif; nil if the user chose the colour.
  var category: BookCategory?
  let isOverdue: Bool
  /// The motif; nil for the one that follows from the title.
  var motif: CoverOrnament.Motif?

  private var cloth: Cloth { Cloth(theme, category, title: title, isOverdue: isOverdue) }

  /// Draws the book. `area` must be at least as large as `CoverArt.smallest`.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let book = Self.book(in: area)
    let least = CoverDesign.smallest
    if !glyphs.pictures.isDrawn {
      drawEdges(into: &frame, in: book, glyphs)
    } else if book.size.rows >= least.rows, book.size.columns >= least.columns {
      CoverDesign(
        title: title, author: author, category: category, cloth: cloth, isOverdue: isOverdue,
        motif: motif
      ).draw(into: &frame, in: book, glyphs)
    } else {
      frame.drawCached(self, in: book) { drawPaper(into: &$0, in: $1, glyphs) }
    }
  }

  /// Returns the area of a book that is 1.5 times as high as wide. A cell is taken to be twice as high as wide.
  private static func book(in area: Area) -> Area {
    let columns = min(area.size.columns, max(4, (area.size.rows * 4 + 1) / 3))
    let rows = min(area.size.rows, max(3, (columns * 3 + 3) / 4))
    return Area(
      column: area.origin.column + (area.size.columns - columns) / 2,
      row: area.endRow - rows, columns: columns, rows: rows)
  }

  private func drawPaper(into frame: inout Frame, in book: Area, _ glyphs: Glyphs) {
    let cloth = cloth
    let (paper, letter) = (cloth.paper, cloth.title)
    frame.fill(book, Style(paper: paper))
    for row in book.origin.row..<book.endRow {
      frame.set(Cell("▌", style: Style(ink: cloth.edge, paper: paper)), book.origin.column, row)
    }
    let above = isOverdue ? 1 : 0
    let inside = Area(
      column: book.origin.column + 1, row: book.origin.row + above,
      columns: book.size.columns - 2, rows: book.size.rows - above)
    BackTitle(title, in: inside.size, glyphs)
      .draw(into: &frame, in: inside, Style(ink: letter, paper: paper, .bold))
    guard isOverdue else { return }
    let corner = Area(column: book.endColumn - 3, row: book.origin.row, columns: 3, rows: 1)
    CoverTones.drawMark(into: &frame, in: corner)
  }

  private func drawEdges(into frame: inout Frame, in book: Area, _ glyphs: Glyphs) {
    let rule = String(repeating: glyphs.rule, count: book.size.columns - 2)
    let (top, bottom) = (book.origin.row, book.endRow - 1)
    let edge = Style.dim
    frame.put(glyphs.corners[0] + rule + glyphs.corners[1], book.origin.column, top, edge)
    frame.put(glyphs.corners[2] + rule + glyphs.corners[3], book.origin.column, bottom, edge)
    for row in (top + 1)..<bottom {
      frame.put(glyphs.edge, book.origin.column, row, edge)
      frame.put(glyphs.edge, book.endColumn - 1, row, edge)
    }
    let inside = book.inset(columns: 1, rows: 1)
    BackTitle(title, in: inside.size, glyphs)
      .draw(into: &frame, in: inside, isOverdue ? .dim : .plain)
    if isOverdue { frame.put("!", book.endColumn - 2, top, .bold) }
  }
}

/// A title on a spine. A title with double-width characters runs vertically; other titles are wrapped into rows.
struct BackTitle: Equatable, Sendable {
  /// The rows from top to bottom, each to be centred.
  let rows: [String]

  init(_ title: String, in room: Size, _ glyphs: Glyphs) {
    let words = title.split(whereSeparator: \.isWhitespace).map(Array.init)
    let isWide = title.contains { TextLayout.cells($0) > 1 }
    rows =
      (isWide ? Self.down(words, in: room) : nil)
      ?? TextLayout.balanced(
        title, to: room.columns, rows: room.rows, ellipsis: glyphs.ellipsis)
  }

  /// Draws the title in the centre of an area.
  func draw(into frame: inout Frame, in area: Area, _ style: Style) {
    let top = area.origin.row + (area.size.rows - rows.count) / 2
    for (row, text) in rows.prefix(area.size.rows).enumerated() {
      let left = TextLayout.indent(
        of: TextLayout.cells(text), .centre, in: area.size.columns)
      frame.put(text, area.origin.column + left, top + row, style, upTo: area.endColumn)
    }
  }

  /// Returns rows with all words in one column, or each word in its own column; nil if neither fits.
  private static func down(_ words: [[Character]], in room: Size) -> [String]? {
    let single = Array(words.joined(separator: [" "]))
    if single.count <= room.rows, room.columns >= 2 { return lines([single]) }
    let isFitting = words.allSatisfy { $0.count <= room.rows }
    return isFitting && words.count * 3 - 1 <= room.columns ? lines(words) : nil
  }

  /// Returns the rows of columns that are placed side by side.
  private static func lines(_ columns: [[Character]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      columns.map { column in
        TextLayout.aligned(row < column.count ? String(column[row]) : "", .left, in: 2)
      }.joined(separator: " ")
    }
  }
}
