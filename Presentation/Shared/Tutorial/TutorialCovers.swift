import Domain
import PresentationKit
import PresentationReading
import TextUI

/// Books with their fronts to the reader, on a board, for the pages about reading.
struct TutorialCovers {
  /// The index of the page, which decides the first book.
  let first: Int
  let language: Language
  let glyphs: Glyphs

  /// The title of a sample book.
  static let sample = Phrase("구운몽", "Walden")

  static let books: [(title: Phrase, category: BookCategory)] = [
    (Phrase("소나기", "Emma"), .romance), (sample, .life),
    (Phrase("봄봄", "Heidi"), .children), (Phrase("날개", "Dracula"), .thriller),
    (Phrase("메밀꽃", "Kim"), .travel), (Phrase("심청전", "Ulysses"), .classic),
    (Phrase("무정", "Dubliners"), .history),
  ]

  func draw(into frame: inout Frame, in area: Area) {
    let rows = min(area.size.rows - 1, 15)
    guard rows >= 3 else { return }
    let columns = max(9, rows * 4 / 3)
    let gap = 2
    let count = min(Self.books.count, max(1, (area.size.columns - 4) / (columns + gap)))
    let board = area.middle(columns: count * (columns + gap) + 4, rows: rows + 1)
    let books = (0..<count).map { Self.books[(first + $0) % Self.books.count] }
    let covers = CoverArt.besideEachOther(books.map { ($0.title(language), $0.category) })
    for (number, art) in covers.enumerated() {
      // Books are not all of one height.
      let less = rows >= 5 ? [0, 1, 0, 1, 0, 0, 1][(first + number) % 7] : 0
      let cover = Area(
        column: board.origin.column + 3 + number * (columns + gap), row: board.origin.row + less,
        columns: columns, rows: rows - less)
      art.draw(into: &frame, in: cover, glyphs)
    }
    Board.draw(
      into: &frame, row: board.origin.row + rows, from: board.origin.column, to: board.endColumn,
      glyphs)
  }
}
