import Domain
import PresentationKit
import TextUI

/// A finished book: its cover in the middle, and below it how long it took and its stars.
struct FinishedPicture {
  let book: Book
  let words: ReadingWords
  let glyphs: Glyphs
  /// The stars; nil if none are given yet.
  let rating: Rating?
  /// Whether a typed digit sets the stars.
  let hasFocus: Bool

  /// The rows below the picture that a form needs.
  private static let formRows = 5

  /// Returns the size of the cover in an area; nil if there is no room for the cover besides the texts.
  private func cover(in area: Area) -> Size? {
    guard area.size.columns >= 40 else { return nil }
    return CoverGrid.sizes.first { size in
      (12...24).contains(size.columns)
        && size.rows + texts.count + 4 + Self.formRows <= area.size.rows
    }
  }

  private var texts: [(String, Style)] {
    guard let celebration = Celebration(book) else {
      return [(book.facts.title.text, .bold)]
    }
    let took = [words.took(celebration), words.ahead(celebration)].compactMap(\.self)
    // The notice says that the book is finished.
    return [(took.joined(separator: " "), .bold)]
  }

  /// The stars with spaces between them: `★ ★ ★ ☆ ☆`.
  var stars: [StyledText] {
    let isPlain = glyphs.across.count == 1
    let (full, half, none) = isPlain ? ("*", "+", ".") : ("★", "½", "☆")
    let halves = rating?.halves ?? 0
    let signs = (1...5).map { star in
      2 * star <= halves ? full : 2 * star - 1 == halves ? half : none
    }
    let stars = StyledText(signs.joined(separator: " "), Style(ink: ReadingTones.ink, .bold))
    return hasFocus
      ? [StyledText(glyphs.pointer + "  ", .bold), stars, StyledText("   ")] : [stars]
  }

  /// Draws the picture above the rows of the form. Returns the row below the stars.
  @discardableResult
  func draw(into frame: inout Frame, in area: Area) -> Int {
    let size = cover(in: area)
    let rows = texts.flatMap { text, style in
      TextLayout.wrapped(text, to: max(1, area.size.columns - 4), rows: 2).map { ($0, style) }
    }
    let used = (size.map { $0.rows + 1 } ?? 0) + rows.count + 4
    // The form below keeps its place, so that nothing moves when the confetti is over.
    var row = max(0, (area.size.rows - used - Self.formRows) / 2)
    if let size {
      let picture = Area(
        column: area.origin.column + (area.size.columns - size.columns) / 2,
        row: area.origin.row + row, columns: size.columns, rows: size.rows)
      clear(picture, in: area, &frame)
      CoverArt(of: book, author: words.author(book.facts)).draw(into: &frame, in: picture, glyphs)
      row += size.rows + 1
    }
    for (line, style) in rows {
      write([StyledText(line, style)], into: &frame, in: area, row: row)
      row += 1
    }
    write([StyledText(words.finishedTitle(book), .dim)], into: &frame, in: area, row: row + 1)
    write(stars, into: &frame, in: area, row: row + 2)
    return row + 3
  }

  /// Draws how stars and a note are given, in the last rows of an area.
  func drawHint(into frame: inout Frame, in area: Area) {
    let lines = TextLayout.wrapped(
      words.finishedHint(glyphs), to: max(1, area.size.columns - 8), rows: 2)
    for (row, line) in lines.enumerated() {
      write(
        [StyledText(line, .dim)], into: &frame, in: area,
        row: area.size.rows - lines.count + row)
    }
  }

  /// Draws text in the middle of a row. Confetti is kept out of the cells around the text.
  func write(_ pieces: [StyledText], into frame: inout Frame, in area: Area, row: Int) {
    guard row < area.size.rows else { return }
    let column = area.origin.column + max(0, (area.size.columns - pieces.cells) / 2)
    let line = Area(
      column: column, row: area.origin.row + row, columns: pieces.cells, rows: 1)
    clear(line, in: area, &frame)
    frame.write(pieces, column, in: area, row: row)
  }

  private func clear(_ room: Area, in area: Area, _ frame: inout Frame) {
    let left = max(area.origin.column, room.origin.column - 1)
    frame.fill(
      Area(
        column: left, row: room.origin.row,
        columns: min(area.endColumn, room.endColumn + 1) - left, rows: room.size.rows), .plain)
  }
}
