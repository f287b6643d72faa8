package import Domain
import PresentationKit
import TextUI

/// The canvases of a month, as loaded from the store.
package struct MoodWall: Equatable, Sendable {
  /// The first day of the month.
  package let month: Day
  /// The canvases of the days of the month, oldest first.
  package let pictures: [Canvas]

  /// Returns the canvas of a day; nil if the day has none.
  func picture(of day: Day) -> Canvas? { pictures.first { $0.day == day } }
}

/// The layout of a month as a wall of small pictures: a row for each week and a cell for each day.
struct WallLayout {
  private let area: Area
  private let month: Day
  private let order: WeekOrder
  /// The size of the cell of a day.
  let cell: Size

  init(month: Day, _ order: WeekOrder, in area: Area) {
    self.area = area
    self.month = month
    self.order = order
    let weeks = (order.column(of: month) + Self.length(of: month) - 1) / 7 + 1
    let rows = max(1, min(12, (area.size.rows - 1) / weeks))
    cell = Size(columns: max(3, min(rows * 2 + 5, area.size.columns / 7)), rows: rows)
  }

  static func length(of month: Day) -> Int {
    Day.length(ofMonth: month.parts.month, in: month.parts.year)
  }

  /// The days of the month.
  var days: [Day] { (0..<Self.length(of: month)).map { month + $0 } }

  /// Returns the position of the name of a weekday.
  func head(_ column: Int) -> Point {
    Point(column: area.origin.column + column * cell.columns, row: area.origin.row)
  }

  /// Returns the area of a day.
  func area(of day: Day) -> Area {
    let (week, column) = (order.column(of: month) + (day - month)).quotientAndRemainder(
      dividingBy: 7)
    return Area(
      column: area.origin.column + column * cell.columns,
      row: area.origin.row + 1 + week * cell.rows, columns: cell.columns, rows: cell.rows)
  }

  /// Returns the day at a screen position, for the mouse; nil if there is none.
  func day(at point: Point) -> Day? { days.first { area(of: $0).contains(point) } }
}

extension MoodYearScreen {
  func wallLayout(in area: Area) -> WallLayout {
    let room = area.inset(columns: 2)
    return WallLayout(
      month: chosen.firstOfMonth, WeekOrder(in: words.language),
      in: room.rows(1, max(2, room.size.rows - 3)))
  }

  /// Draws the pictures of the month, and the average of the selected day.
  func drawWall(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let layout = wallLayout(in: area)
    frame.write(
      [StyledText(CalendarWords.month(chosen, in: words.language), .bold)], in: room.rows(0, 1))
    for (column, name) in WeekOrder(in: words.language).names(in: words.language).enumerated() {
      let point = layout.head(column)
      frame.put(name, point.column, point.row, .dim, upTo: area.endColumn)
    }
    for day in layout.days { drawCell(of: day, layout, into: &frame, in: area) }
    let line = words.sentence(chosen, square, today: today)
    frame.write(
      [StyledText(line, .bold)].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis),
      in: room, row: room.size.rows - 1)
  }

  private func drawCell(
    of day: Day, _ layout: WallLayout, into frame: inout Frame, in area: Area
  ) {
    let cell = layout.area(of: day)
    guard cell.endRow <= area.endRow else { return }
    let number = "\(day.parts.day)" + (day == today ? "+" : "")
    let picture = wall?.picture(of: day)
    // The number is beside the picture, so that the picture gets all rows.
    let side = min(cell.size.rows * 2, cell.size.columns - 3)
    let start = picture == nil ? cell.origin.column : cell.origin.column + side
    let label = Area(
      column: start, row: cell.origin.row, columns: max(0, cell.endColumn - start - 1), rows: 1)
    frame.write([StyledText(number, picture == nil ? .dim : .plain)], in: label)
    if day == chosen { frame.select(label) }
    guard let picture else { return }
    let paper = Area(
      column: cell.origin.column, row: cell.origin.row, columns: side, rows: cell.size.rows)
    guard glyphs.pictures.isDrawn, cell.size.rows > 1 else {
      let signs = picture.shapes.map { glyphs.sign(of: $0.record.shape) }
      frame.put(signs.joined(), paper.origin.column, paper.origin.row, upTo: paper.endColumn)
      return
    }
    let square = Area(
      column: paper.origin.column, row: paper.origin.row, columns: side / 2 * 2, rows: side / 2)
    let pixels = frame.rendition.parts(in: square.size).width
    CanvasScene(picture).sketch(pixels: pixels).draw(into: &frame, in: square)
  }
}

extension MoodsWords {
  var keyWall: String { say("그림으로 보기", "picture wall") }
  var keySquares: String { say("칸으로 보기", "squares") }
}
