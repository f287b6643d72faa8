import Domain
import PresentationKit
import TextUI

/// Books with their fronts to the reader, on a board, for the pages about reading.
struct TutorialCovers {
  /// The index of the page, which decides the first book.
  let first: Int
  let language: Language
  let glyphs: Glyphs

  /// A book with the colours of its cloth and its letters.
  private struct Book {
    let title: Phrase
    let cloth: Ink
    let letters: Ink
  }

  /// The title of a sample book.
  static let sample = Phrase("구운몽", "Walden")

  private static let books = [
    Book(title: Phrase("소나기", "Emma"), cloth: Ink(0x74413F), letters: Ink(0xEBC9BE)),
    Book(title: sample, cloth: Ink(0x3D5E46), letters: Ink(0xCBE3CC)),
    Book(title: Phrase("봄봄", "Heidi"), cloth: Ink(0x8A6A33), letters: Ink(0xF3E2B8)),
    Book(title: Phrase("날개", "Dracula"), cloth: Ink(0x3C3A55), letters: Ink(0xCFCBEA)),
    Book(title: Phrase("메밀꽃", "Kim"), cloth: Ink(0x3B5F73), letters: Ink(0xC6DFEA)),
    Book(title: Phrase("심청전", "Ulysses"), cloth: Ink(0x6B4767), letters: Ink(0xE7CBE2)),
    Book(title: Phrase("무정", "Dubliners"), cloth: Ink(0x4E5558), letters: Ink(0xD7DDDE)),
  ]

  func draw(into frame: inout Frame, in area: Area) {
    let rows = min(area.size.rows - 1, 15)
    guard rows >= 3 else { return }
    let columns = max(9, rows * 4 / 3)
    let gap = 2
    let count = min(Self.books.count, max(1, (area.size.columns - 4) / (columns + gap)))
    let board = area.middle(columns: count * (columns + gap) + 4, rows: rows + 1)
    for number in 0..<count {
      let book = Self.books[(first + number) % Self.books.count]
      // Books are not all of one height.
      let less = rows >= 5 ? [0, 1, 0, 1, 0, 0, 1][(first + number) % 7] : 0
      let cover = Area(
        column: board.origin.column + 3 + number * (columns + gap), row: board.origin.row + less,
        columns: columns, rows: rows - less)
      draw(book, into: &frame, in: cover)
    }
    Board.draw(
      into: &frame, row: board.origin.row + rows, from: board.origin.column, to: board.endColumn,
      glyphs)
  }

  private func draw(_ book: Book, into frame: inout Frame, in cover: Area) {
    guard glyphs.pictures.isDrawn else {
      CardFrame(area: cover, style: .dim).draw(into: &frame, glyphs)
      frame.write(
        [StyledText(book.title(language))], cover.origin.column + 2, in: cover.inset(columns: 1),
        row: 1)
      return
    }
    let plain = Style(ink: book.letters, paper: book.cloth)
    frame.fill(cover, plain)
    // The spine is darker, and a line in the colour of the letters runs under the title.
    let spine = book.cloth.mixed(with: Ink(0x000000), 0.28)
    for row in cover.origin.row..<cover.endRow {
      frame.put(" ", cover.origin.column, row, Style(paper: spine))
    }
    let room = Area(
      column: cover.origin.column + 2, row: cover.origin.row, columns: cover.size.columns - 3,
      rows: cover.size.rows)
    let title = TextLayout.clipped(book.title(language), to: room.size.columns)
    var bold = plain
    bold.marks = .bold
    frame.write([StyledText(title, bold)], in: room, row: 1)
    let faint = Style(ink: book.cloth.mixed(with: book.letters, 0.45), paper: book.cloth)
    if cover.size.rows >= 5 {
      let rule = String(repeating: "─", count: min(4, room.size.columns))
      frame.write([StyledText(rule, faint)], in: room, row: 2)
      let waves = String(repeating: "▁▂▃▂", count: room.size.columns / 4 + 1)
        .prefix(room.size.columns)
      frame.write([StyledText(String(waves), faint)], in: room, row: cover.size.rows - 2)
    }
  }
}
