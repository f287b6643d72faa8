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

/// The layout of a month as a wall of small pictures: a row for each week and a tile for each day, with its number
/// below.
struct WallLayout {
  private let area: Area
  private let month: Day
  private let order: WeekOrder
  /// The size of a tile.
  let tile: Size

  /// The columns between two tiles, and the rows below a tile, which show the number of the day.
  private static let gap = Size(columns: 2, rows: 1)

  /// Lays out the month centred below a row with the names of the weekdays.
  init(month: Day, _ order: WeekOrder, in room: Area) {
    self.month = month
    self.order = order
    let weeks = (order.column(of: month) + Self.length(of: month) - 1) / 7 + 1
    let pitch = max(1, (room.size.rows - 1) / weeks)
    let widest = max(3, (room.size.columns + Self.gap.columns) / 7 - Self.gap.columns)
    let rows = max(1, min(pitch - Self.gap.rows, widest / 2))
    // A number of two digits stands in the middle of an even tile.
    tile = Size(columns: max(3, min(widest, max(6, rows * 5 / 2)) / 2 * 2), rows: rows)
    let columns = 7 * (tile.columns + Self.gap.columns) - Self.gap.columns
    area = Area(
      column: room.origin.column + max(0, room.size.columns - columns) / 2, row: room.origin.row,
      columns: columns, rows: room.size.rows)
  }

  static func length(of month: Day) -> Int {
    Day.length(ofMonth: month.parts.month, in: month.parts.year)
  }

  /// The days of the month.
  var days: [Day] { (0..<Self.length(of: month)).map { month + $0 } }

  /// Returns the area of the weekday name above a column.
  func head(_ column: Int) -> Area {
    Area(
      column: area.origin.column + column * (tile.columns + Self.gap.columns),
      row: area.origin.row, columns: tile.columns, rows: 1)
  }

  /// Returns the area of a day: its tile and the row of its number.
  func area(of day: Day) -> Area {
    let (week, column) = (order.column(of: month) + (day - month)).quotientAndRemainder(
      dividingBy: 7)
    return Area(
      column: area.origin.column + column * (tile.columns + Self.gap.columns),
      row: area.origin.row + 1 + week * (tile.rows + Self.gap.rows), columns: tile.columns,
      rows: tile.rows + Self.gap.rows)
  }

  /// Returns the day at a screen position, for the mouse; nil if there is none.
  func day(at point: Point) -> Day? { days.first { area(of: $0).contains(point) } }
}

extension MoodYearScreen {
  func wallLayout(in area: Area) -> WallLayout {
    let room = area.inset(columns: 2)
    return WallLayout(
      month: chosen.firstOfMonth, WeekOrder(in: words.language),
      in: room.rows(1, max(2, room.size.rows - 2)))
  }

  /// Draws the pictures of the month, and the average of the selected day.
  func drawWall(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let layout = wallLayout(in: area)
    frame.write(
      [
        StyledText(CalendarWords.month(chosen, in: words.language), .bold),
        StyledText("   " + monthSummary, .dim),
      ].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: room.rows(0, 1))
    for (column, name) in WeekOrder(in: words.language).names(in: words.language).enumerated() {
      let head = layout.head(column)
      let indent = TextLayout.indent(of: TextLayout.cells(name), .centre, in: head.size.columns)
      frame.write([StyledText(name, .dim)], head.origin.column + indent, in: head)
    }
    for day in layout.days { draw(day, layout, into: &frame, in: area) }
    let line = words.sentence(chosen, square, today: today)
    frame.write(
      [StyledText(line, .bold)].clipped(to: room.size.columns, ellipsis: glyphs.ellipsis),
      in: room, row: room.size.rows - 1)
  }

  /// The number of moods in the month and their average; empty if there are none.
  private var monthSummary: String {
    var all = MoodTally()
    for square in page?.year.squares ?? [] where square.day.firstOfMonth == chosen.firstOfMonth {
      all.add(square.tally.tally)
    }
    guard let level = all.level else { return "" }
    return "\(words.feelings(all.count)) · \(words.average) \(level.value)"
  }

  private func draw(_ day: Day, _ layout: WallLayout, into frame: inout Frame, in area: Area) {
    let cell = layout.area(of: day)
    guard cell.endRow <= area.endRow else { return }
    let tile = cell.rows(0, cell.size.rows - 1)
    let picture = wall?.picture(of: day)
    if picture != nil || day <= today { MoodTile(picture).draw(into: &frame, in: tile, glyphs) }
    let isChosen = day == chosen
    let isColoured = glyphs.pictures.isDrawn
    let number = "\(day.parts.day)"
    let text =
      isChosen ? (isColoured ? " \(number) " : "[\(number)]") : day == today ? number + "+" : number
    let style: Style =
      isChosen && isColoured
      ? Style(ink: Hue.onFill, paper: frame.hue.fill, .bold)
      : isChosen
        ? .bold
        : day == today
          ? Style(ink: isColoured ? frame.hue.ink : nil, .bold)
          : picture == nil ? .dim : .plain
    let indent = max(0, (cell.size.columns - TextLayout.cells(text) + 1) / 2)
    frame.write(
      [StyledText(text, style)], cell.origin.column + indent, in: cell, row: tile.size.rows)
    guard isChosen, isColoured else { return }
    for row in tile.origin.row..<tile.endRow {
      let ink = Style(ink: frame.hue.ink, .bold)
      frame.put(glyphs.edge, tile.origin.column - 1, row, ink)
      frame.put(glyphs.edge, tile.endColumn, row, ink, upTo: area.endColumn)
    }
  }
}

extension MoodsWords {
  var keyWall: String { say("그림으로 보기", "picture wall") }
  var keySquares: String { say("칸으로 보기", "squares") }
}
