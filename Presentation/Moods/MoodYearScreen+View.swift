import Domain
import PresentationKit
import TextUI

extension MoodYearScreen {
  struct Layout {
    let title: Area
    let sentence: Area
    let days: YearLayout
    /// The area of the main numbers, beside the days or below them.
    let facts: Area
    let isBeside: Bool
  }

  /// The number of rows that the main numbers take below the days.
  private static let rowsBelow = 3
  /// The number of columns that the main numbers need beside the days.
  private static let columnsBeside = 16

  func layout(in area: Area) -> Layout {
    let room = area.inset(columns: 2)
    let grid = YearGrid(
      Day.days(ofYear: chosen.parts.year), WeekOrder(in: words.language))
    let whole = room.rows(1, room.size.rows - 2)
    let lower = room.rows(1, max(8, room.size.rows - 2 - Self.rowsBelow - 1))
    // Place the figures beside the days if there is room, else below them.
    var days = YearLayout(grid, in: whole, around: chosen)
    var isBeside = room.size.columns - days.size.columns - 2 >= Self.columnsBeside
    if !isBeside {
      days = YearLayout(grid, in: lower, around: chosen)
      isBeside = room.size.columns - days.size.columns - 2 >= Self.columnsBeside
    }
    let end = room.origin.row + 1 + days.size.rows
    let sentence = Area(
      column: room.origin.column, row: min(end + 1, room.endRow - 1),
      columns: room.size.columns, rows: 1)
    let facts =
      isBeside
      ? Area(
        column: room.origin.column + days.size.columns + 2, row: room.origin.row + 1,
        columns: room.size.columns - days.size.columns - 2,
        rows: max(0, sentence.origin.row - room.origin.row - 1))
      : Area(
        column: room.origin.column, row: sentence.origin.row + 1, columns: room.size.columns,
        rows: max(0, room.endRow - sentence.origin.row - 1))
    return Layout(
      title: room.rows(0, 1), sentence: sentence, days: days, facts: facts, isBeside: isBeside)
  }

  func draw(into frame: inout Frame, in area: Area) {
    if isWall { return drawWall(into: &frame, in: area) }
    let layout = layout(in: area)
    drawTitle(into: &frame, in: layout.title)
    drawNames(layout.days, into: &frame, in: area)
    let (first, last) = (layout.days.grid.days.lowerBound, layout.days.grid.days.upperBound)
    for ahead in 0...(last - first) { draw(first + ahead, layout.days, into: &frame, in: area) }
    layout.days.mark(chosen, into: &frame, in: area, glyphs)
    guard let page else { return }
    let mark = square.map { "\(glyphs.sign(of: $0.level?.shape)) " } ?? ""
    let style = square.map { Style(ink: $0.theme.readable($0.level), .bold) } ?? .bold
    let line = [
      StyledText(mark, style), StyledText(words.sentence(chosen, square, today: today), .bold),
    ]
    frame.write(
      line.clipped(to: layout.sentence.size.columns, ellipsis: glyphs.ellipsis),
      in: layout.sentence)
    drawFacts(page.stats, layout, into: &frame)
  }

  /// Draws the year, with the colour legend aligned right.
  private func drawTitle(into frame: inout Frame, in area: Area) {
    let title = words.yearTitle(chosen.parts.year)
    frame.write([StyledText(title, .bold)], in: area)
    let legend =
      [StyledText(words.lowEnd + " ", .dim)]
      + MoodShape.allCases.map { shape in
        let level = MoodLevel(nearest: shape.rawValue * 10 - 5)
        return StyledText(
          glyphs.pictures == .letters ? glyphs.sign(of: shape) : glyphs.upward.last ?? "#",
          Style(ink: glyphs.pictures == .letters ? nil : MoodTheme.dawn.ink(of: level)))
      } + [StyledText(" " + words.highEnd, .dim)]
    let column = area.endColumn - legend.cells
    if column > area.origin.column + TextLayout.cells(title) + 2 {
      frame.write(legend, column, in: area)
    }
  }

  /// Draws the month names above the weeks, and the weekday names beside them.
  private func drawNames(_ days: YearLayout, into frame: inout Frame, in area: Area) {
    let names = days.grid.order.names(in: words.language)
    for band in days.bands {
      let top = days.monthsRow(of: band)
      for (row, name) in names.enumerated() where row % 2 == 0 || days.pitch > 1 {
        let line = top + 1 + row * days.pitch
        guard line < area.endRow else { continue }
        frame.put(
          name, area.origin.column + 2, line + days.middle, .dim, upTo: area.endColumn)
      }
      var free = 0
      for month in days.grid.months where days.grid.cell(of: month).week / days.weeksEach == band {
        guard let column = days.origin(of: month)?.column, column >= free, top < area.endRow
        else { continue }
        let end = area.endColumn
        free = frame.put(words.shortMonth(month), column, top, .dim, upTo: end) + 1
      }
    }
  }

  /// Draws one day: a square in the colour of its average, or a neutral mark if it has no average.
  private func draw(_ day: Day, _ days: YearLayout, into frame: inout Frame, in area: Area) {
    guard let origin = days.origin(of: day), origin.row < area.endRow else { return }
    guard let square = page?.year.square(of: day) else {
      let middle = Point(column: origin.column, row: origin.row + days.middle)
      return drawNothing(on: day, at: middle, days, into: &frame, in: area)
    }
    guard let level = square.level else {
      return drawEntry(on: day, at: origin, days, square.theme, into: &frame, in: area)
    }
    if glyphs.pictures == .letters {
      frame.put(
        glyphs.sign(of: level.shape), origin.column, origin.row, upTo: area.endColumn)
      return
    }
    draw(square, level, days, at: origin, into: &frame, in: area)
  }

  /// Draws a neutral mark on a day that has entries but no average.
  private func drawEntry(
    on day: Day, at origin: Point, _ days: YearLayout, _ theme: MoodTheme,
    into frame: inout Frame, in area: Area
  ) {
    let ink = glyphs.pictures == .letters ? nil : theme.readable(nil)
    frame.put(
      glyphs.sign(of: nil), origin.column + (days.dayColumns - 1) / 2, origin.row + days.middle,
      Style(ink: ink), upTo: area.endColumn)
  }

  /// Draws a day without moods: a faint square, or on an unknown background a dot, or a plus sign if it is today.
  private func drawNothing(
    on day: Day, at origin: Point, _ days: YearLayout, into frame: inout Frame, in area: Area
  ) {
    let sign = day == today ? "+" : glyphs.track
    if glyphs.pictures.isDrawn, frame.knownGround != nil {
      return drawIdle(
        day, at: Point(column: origin.column, row: origin.row - days.middle), days, into: &frame,
        in: area)
    }
    frame.put(
      sign, origin.column + (days.dayColumns - 1) / 2, origin.row, .dim, upTo: area.endColumn)
  }

  /// Draws a day without moods as a faint square.
  private func drawIdle(
    _ day: Day, at origin: Point, _ days: YearLayout, into frame: inout Frame, in area: Area
  ) {
    let ink = frame.fill(frame.text(on: frame.ground), day == today ? 0.3 : 0.08)
    drawBlock(ink, at: origin, days, into: &frame, in: area)
  }

  /// Fills the rows of a day except half of the last row, so that the square is as high as wide. A square of one row
  /// leaves a thin gap to the next one.
  private func drawBlock(
    _ ink: Ink, at origin: Point, _ days: YearLayout, into frame: inout Frame, in area: Area
  ) {
    for row in 0..<days.pitch where origin.row + row < area.endRow {
      let isHalf = row > 0 && row == days.pitch - 1
      let block = days.pitch == 1 ? "▆" : isHalf ? "▀" : glyphs.upward.last ?? " "
      frame.put(
        String(repeating: block, count: days.dayColumns), origin.column, origin.row + row,
        Style(ink: ink), upTo: area.endColumn)
    }
  }

  /// Draws the square of a day in the colour of its average. Large squares show the average inside.
  private func draw(
    _ square: MoodYear.Square, _ level: MoodLevel, _ days: YearLayout, at origin: Point,
    into frame: inout Frame, in area: Area
  ) {
    let (width, end) = (days.dayColumns, area.endColumn)
    let ink = square.ink(on: frame.knownGround)
    drawBlock(ink, at: origin, days, into: &frame, in: area)
    if width > 3 {
      frame.put(
        TextLayout.aligned("\(level.value)", .centre, in: width), origin.column,
        origin.row + days.middle,
        Style(ink: ink.letters, paper: ink, square.day == chosen ? .bold : []), upTo: end)
    }
  }
}
