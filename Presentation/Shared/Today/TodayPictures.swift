import PresentationKit
import PresentationPeople
import PresentationReading
import TextUI

/// The pictures in the left column of a large screen, as far as the lists leave room: the books as covers, and the next
/// plants on a board.
struct TodayPictures: Equatable {
  /// The number of rows of the covers, which replace the list of books; 0 if the books are a list.
  private(set) var covers = 0
  /// The number of rows of the plants below the people, with the blank row above them; 0 without plants.
  private(set) var garden = 0

  /// The largest width of a cover.
  static let widest = 16
  /// The possible heights of the plants in rows: a blank row, then the picture, the board, the name and the water.
  private static let garden = 9...14

  init() {}

  /// Chooses the pictures for a column. `people`, `reading` and `saying` are the rows of the panels without pictures.
  /// `columns` is the width inside a panel.
  init(
    rows: Int, columns: Int, people: Int, reading: Int, saying: Int, books: Int, plants: Int
  ) {
    let left = rows - people - saying
    let least = plants > 0 ? Self.garden.lowerBound : 0
    for reserve in [least, 0] where covers == 0 && books > 0 {
      covers = Self.rows(ofCovers: books, in: Size(columns: columns, rows: left - reserve - 2))
    }
    let spare = left - (covers > 0 ? covers + 2 : reading)
    if plants > 0, spare >= least { garden = min(spare, Self.garden.upperBound) }
  }

  /// Returns the number of rows in which the covers of all books fit with legible titles; 0 if there is no room.
  private static func rows(ofCovers books: Int, in room: Size) -> Int {
    let area = Area(column: 0, row: 0, columns: room.columns, rows: max(0, room.rows))
    guard let grid = CoverGrid(total: books, selected: 0, in: area, widest: widest),
      !grid.hasPages, grid.cover.columns >= 12
    else { return 0 }
    return CoverGrid.height(
      of: books, columns: room.columns, most: area.size.rows, widest: widest)
  }
}

extension TodayPanels {
  /// The layout of the covers in the books panel; nil if the panel lists the books in rows.
  var covers: CoverGrid? {
    guard pictures.covers > 0, let panel = panels.first(where: { $0.name == .reading }) else {
      return nil
    }
    return CoverGrid(
      total: panel.lines.count, selected: 0, in: panel.area.inset(columns: 1, rows: 1),
      widest: TodayPictures.widest)
  }
}
