import Domain
import PresentationKit
import PresentationPeople
import TextUI

/// The faint picture in the panel of an empty part: plants in pots, or the covers of books, on a board.
struct TodayOutlines {
  let isOfBooks: Bool
  let glyphs: Glyphs

  /// The possible heights of the picture with the board below it, in rows.
  private static let heights = 6...15
  private static let gap = 3

  /// Returns the number of rows of the pictures with their board; nil if there is no room for them.
  func rows(in room: Size) -> Int? {
    guard glyphs.pictures.isDrawn, room.rows >= Self.heights.lowerBound,
      room.columns >= 30
    else { return nil }
    return min(room.rows, Self.heights.upperBound, room.columns / 8)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let high = area.size.rows - 1
    let wide = isOfBooks ? high * 4 / 3 : high * 2
    let count = max(1, min(7, (area.size.columns - 4) / (wide + Self.gap)))
    let stride = (area.size.columns - 4) / count
    for index in 0..<count {
      let room = Area(
        column: area.origin.column + 2 + index * stride + (stride - wide) / 2,
        row: area.origin.row, columns: wide, rows: high)
      let share = 0.42 - 0.04 * Double(index)
      if isOfBooks {
        draw(book: index, share, into: &frame, in: room)
      } else {
        PlantPicture(
          Species.allCases[index % Species.allCases.count], stage: 1 + index % 3, glyphs
        ).drawFaint(into: &frame, in: room, share: share)
      }
    }
    Board.draw(
      into: &frame, row: area.endRow - 1, from: area.origin.column, to: area.endColumn, glyphs)
  }

  /// Draws a book with its spine. Books are not all of one height.
  private func draw(book index: Int, _ share: Double, into frame: inout Frame, in room: Area) {
    let book = room.rows(1 + (room.size.rows > 6 ? [0, 1, 0, 0, 1, 0, 1][index % 7] : 0))
    let colour = frame.hue.colour(onLight: frame.isLight)
    frame.fill(book, Style(paper: frame.fill(colour, share)))
    var spine = book
    spine.size.columns = 1
    frame.fill(spine, Style(paper: frame.fill(colour, share * 0.6)))
  }
}
