package import Domain
import PresentationKit
import TextUI

/// The canvases of a month or of the last weeks, as loaded from the store.
package struct MoodWall: Equatable, Sendable {
  package let days: ClosedRange<Day>
  /// The canvases of the days, in any order.
  private var pictures: [Canvas] = []
  private(set) var tally = MoodTally()

  init(days: ClosedRange<Day>) { self.days = days }

  mutating func add(_ day: MoodDay) {
    pictures.append(Canvas(of: day))
    for record in day.records { tally.add(MoodTally(record.level)) }
  }

  /// Returns the canvas of a day; nil if the day has none.
  func picture(of day: Day) -> Canvas? { pictures.first { $0.day == day } }
}

/// The layout of some weeks as a wall of small pictures: a row for each week and a tile for each day, with its number
/// below.
struct WallLayout {
  private let area: Area
  private let range: ClosedRange<Day>
  private let order: WeekOrder
  /// The size of a tile.
  let tile: Size

  /// The columns between two tiles, and the rows below a tile, which show the number of the day.
  private static let gap = Size(columns: 2, rows: 1)

  /// Lays out the days centred below a row with the names of the weekdays.
  init(_ range: ClosedRange<Day>, _ order: WeekOrder, in room: Area) {
    self.range = range
    self.order = order
    let weeks =
      (order.column(of: range.lowerBound) + (range.upperBound - range.lowerBound)) / 7 + 1
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

  /// The days from the first to the last.
  var days: [Day] { (0...(range.upperBound - range.lowerBound)).map { range.lowerBound + $0 } }

  /// Returns the area of the weekday name above a column.
  func head(_ column: Int) -> Area {
    Area(
      column: area.origin.column + column * (tile.columns + Self.gap.columns),
      row: area.origin.row, columns: tile.columns, rows: 1)
  }

  /// Returns the area of a day: its tile and the row of its number.
  func area(of day: Day) -> Area {
    let (week, column) = (order.column(of: range.lowerBound) + (day - range.lowerBound))
      .quotientAndRemainder(dividingBy: 7)
    return Area(
      column: area.origin.column + column * (tile.columns + Self.gap.columns),
      row: area.origin.row + 1 + week * (tile.rows + Self.gap.rows), columns: tile.columns,
      rows: tile.rows + Self.gap.rows)
  }

  /// Returns the day at a screen position, for the mouse; nil if there is none.
  func day(at point: Point) -> Day? { days.first { area(of: $0).contains(point) } }
}

extension MoodYearScreen {
  /// The days of the wall: in the current month the last five weeks and the rest of this week, otherwise the month.
  var wallDays: ClosedRange<Day> {
    let first = chosen.firstOfMonth
    let month = first...(first + (WallLayout.length(of: first) - 1))
    let order = WeekOrder(in: words.language)
    let end = order.week(of: today).upperBound
    guard month.contains(today), chosen <= end else { return month }
    return min(end - 34, order.week(of: first).lowerBound)...end
  }

  func wallLayout(in area: Area) -> WallLayout {
    let room = area.inset(columns: 2)
    return WallLayout(
      wallDays, WeekOrder(in: words.language),
      in: room.rows(1, max(2, room.size.rows - 2)))
  }

  /// Draws the pictures of the month, and the average of the selected day.
  func drawWall(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let layout = wallLayout(in: area)
    frame.write(
      [
        StyledText(wallTitle, .bold), StyledText("   " + wallSummary, .dim),
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

  private var wallTitle: String {
    let (days, language) = (wallDays, words.language)
    if days.lowerBound == chosen.firstOfMonth { return CalendarWords.month(chosen, in: language) }
    return CalendarWords.span(
      CalendarWords.dayInBrief(days.lowerBound, in: language),
      CalendarWords.dayInBrief(min(today, days.upperBound), in: language), in: language)
  }

  /// The number of moods on the wall and their average; empty without moods.
  private var wallSummary: String {
    guard let tally = wall?.tally, let level = tally.level else { return "" }
    return "\(words.feelings(tally.count)) · \(words.average) \(level.value)"
  }

  private func draw(_ day: Day, _ layout: WallLayout, into frame: inout Frame, in area: Area) {
    let cell = layout.area(of: day)
    guard cell.endRow <= area.endRow else { return }
    let tile = cell.rows(0, cell.size.rows - 1)
    let picture = wall?.picture(of: day)
    if picture != nil || day <= today { MoodTile(picture).draw(into: &frame, in: tile, glyphs) }
    let isChosen = day == chosen
    let isColoured = glyphs.pictures.isDrawn
    let name = CalendarWords.shortMonth(day, in: words.language)
    let isNamed = day.parts.day == 1 && wallDays.lowerBound < day
    let number =
      isNamed && TextLayout.cells(name) + 2 <= cell.size.columns ? name : "\(day.parts.day)"
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
