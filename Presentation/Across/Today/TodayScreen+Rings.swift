import Domain
import PresentationKit
import PresentationReading
import TextUI

/// The books as rings below their list, on a very large screen.
extension TodayScreen {
  /// The number of rows that the rings need at least.
  static let rings = 8
  /// The number of columns from which on the words are beside a ring.
  private static let beside = 24

  /// Draws the books as rings with their percentage, in one row or two, as large as they fit.
  func drawRings(_ lines: [TodayLine], into frame: inout Frame, in area: Area) {
    let books = lines.compactMap { line -> BookStanding? in
      if case .book(let standing) = line.matter { standing } else { nil }
    }
    guard !books.isEmpty, area.size.rows >= Self.rings, glyphs.pictures.isDrawn else { return }
    let bands = area.size.rows >= 12 && books.count > 3 ? 2 : 1
    let perBand = min((books.count + bands - 1) / bands, max(1, area.size.columns / 13))
    let width = min(area.size.columns / perBand, 40)
    let height = min(area.size.rows / bands, 10)
    for (index, standing) in books.prefix(perBand * bands).enumerated() {
      let cell = Area(
        column: area.origin.column + index % perBand * (area.size.columns / perBand),
        row: area.origin.row + index / perBand * height, columns: width, rows: height)
      draw(standing, into: &frame, in: cell)
    }
  }

  private func draw(_ standing: BookStanding, into frame: inout Frame, in cell: Area) {
    let book = standing.book
    let isBeside = cell.size.columns >= Self.beside
    let side = min(
      cell.size.rows - 1, (isBeside ? cell.size.columns - 12 : cell.size.columns - 1) / 2, 8)
    let ring = Area(
      column: cell.origin.column, row: cell.origin.row,
      columns: isBeside ? side * 2 : cell.size.columns, rows: side)
    PercentRing(book.reached, of: book.end, ink: Hue.violet.colour(onLight: frame.isLight)).draw(
      into: &frame, in: ring, glyphs)
    let title = Printable.brief(book.facts.title.text)
    guard isBeside else {
      let line = TextLayout.clipped(
        title, to: cell.size.columns - 2, ellipsis: glyphs.ellipsis)
      let indent = (cell.size.columns - TextLayout.cells(line)) / 2
      return _ = frame.write(
        [StyledText(line)], cell.origin.column + indent, in: cell, row: side)
    }
    let words = Area(
      column: ring.endColumn + 1, row: cell.origin.row,
      columns: cell.endColumn - ring.endColumn - 2,
      rows: side)
    let share = self.words.share(standing)
    let lines =
      TextLayout.wrapped(
        title, to: words.size.columns, rows: 2, ellipsis: glyphs.ellipsis
      ).map { StyledText($0) }
      + TextLayout.wrapped(share, to: words.size.columns, rows: 2).map { StyledText($0, .dim) }
    let top = max(0, (side - lines.count) / 2)
    for (row, line) in lines.enumerated() { frame.write([line], in: words, row: top + row) }
  }
}
