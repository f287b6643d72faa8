import Domain
import PresentationKit
import PresentationReading
import TextUI

/// The books as rings below their list, on a very large screen.
extension TodayScreen {
  /// The number of rows that the rings need at least.
  static let rings = 8
  /// The number of rows below a ring: the title and today's pages.
  private static let captions = 2

  /// Draws the books as rings with their percentage, in one row or two, as large as they fit.
  func drawRings(_ lines: [TodayLine], into frame: inout Frame, in area: Area) {
    let books = lines.compactMap { line -> BookStanding? in
      if case .book(let standing) = line.matter { standing } else { nil }
    }
    guard !books.isEmpty, area.size.rows >= Self.rings, glyphs.pictures.isDrawn else { return }
    let bands = area.size.rows >= 2 * Self.rings + 1 && books.count > 3 ? 2 : 1
    let perBand = min((books.count + bands - 1) / bands, max(1, area.size.columns / 13))
    let width = min(area.size.columns / perBand, 26)
    let height = area.size.rows / bands
    let side = min(height - Self.captions - (bands > 1 ? 1 : 0), width / 2 - 1, 9)
    for (index, standing) in books.prefix(perBand * bands).enumerated() {
      let cell = Area(
        column: area.origin.column + index % perBand * (area.size.columns / perBand),
        row: area.origin.row + index / perBand * height, columns: width, rows: height)
      draw(standing, side: side, into: &frame, in: cell)
    }
  }

  private func draw(
    _ standing: BookStanding, side: Int, into frame: inout Frame, in cell: Area
  ) {
    let book = standing.book
    PercentRing(book.reached, of: book.end, ink: Hue.violet.colour(onLight: frame.isLight)).draw(
      into: &frame, in: cell.rows(0, side), glyphs)
    let title = Printable.brief(book.facts.title.text)
    for (row, text) in [
      StyledText(title), StyledText(words.share(standing), .dim),
    ].enumerated() {
      let room = cell.size.columns - 2
      let line = TextLayout.wrapped(text.text, to: room, rows: 1, ellipsis: glyphs.ellipsis)
      guard let line = line.first else { continue }
      let indent = (cell.size.columns - TextLayout.cells(line)) / 2
      frame.write(
        [StyledText(line, text.style)], cell.origin.column + indent, in: cell, row: side + row)
    }
  }
}
