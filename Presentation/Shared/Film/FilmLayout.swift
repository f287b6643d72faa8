import Domain
import PresentationKit
import TextUI

/// The positions on the screen of a film: a row of squares for each month, the line of time, and the day.
struct FilmLayout: Equatable, Sendable {
  /// The size of a day in cells, with the blank columns after it and the rows of marks below it.
  struct Square: Equatable, Sendable {
    let columns: Int, gap: Int, rows: Int, marks: Int

    /// The sizes, largest first.
    static let sizes = [
      Square(columns: 4, gap: 1, rows: 2, marks: 1), Square(columns: 2, gap: 1, rows: 1, marks: 1),
      Square(columns: 2, gap: 1, rows: 1, marks: 0), Square(columns: 2, gap: 0, rows: 1, marks: 0),
      Square(columns: 1, gap: 0, rows: 1, marks: 0),
    ]

    var stride: Int { columns + gap }
    var pitch: Int { rows + marks }
  }

  /// Whether the months and the day have frames.
  let isFramed: Bool
  /// The size of the days; nil if the months do not fit.
  let square: Square?
  /// The title, or the frame of the months.
  let film: Area
  /// The names, days and averages of the months.
  let months: Area
  let line: Area
  /// The frame of the day, or the area of its content.
  let day: Area
  /// The column of the first day, and the first column after the last one.
  let first: Int, end: Int

  /// The rows of the shortest content of a day.
  private static let least = 3

  init(in area: Area, names: Int) {
    isFramed = SizeClass(area).hasPanels
    let border = isFramed ? 1 : 0
    let room = area.inset(columns: 2)
    // Without frames, the title is a row above the months.
    let around = isFramed ? 2 : 1
    square = Square.sizes.first { size in
      names + 1 + size.gap + 31 * size.stride <= room.size.columns
        && around + 12 * size.pitch + 1 + Self.least + 2 * border <= area.size.rows
    }
    let rows = square.map { 12 * $0.pitch } ?? 0
    film = isFramed ? area.rows(0, rows + 2) : room.rows(0, 1)
    months = room.rows(1, rows)
    line = room.rows(rows + around, 1)
    let rest = isFramed ? area : room
    day = rest.rows(rows + around + 1)
    first = room.origin.column + names + 1 + (square?.gap ?? 0)
    end = first + 31 * (square?.stride ?? 0)
  }

  /// Returns the top left cell of a day; nil if the months are not shown.
  func origin(of day: Day) -> Point? {
    square.map { square in
      let (_, month, number) = day.parts
      return Point(
        column: first + (number - 1) * square.stride,
        row: months.origin.row + (month - 1) * square.pitch)
    }
  }

  /// Returns the day at a position in a year, for the mouse; nil if there is none.
  func day(at point: Point, in year: Int) -> Day? {
    guard let square, point.column >= first, point.column < end, months.contains(point) else {
      return nil
    }
    return Day(
      year: year, month: (point.row - months.origin.row) / square.pitch + 1,
      day: (point.column - first) / square.stride + 1)
  }
}
