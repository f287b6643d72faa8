import Domain
import PresentationKit
import TextUI

extension DiaryScreen {
  /// A row of the screen: a date, a line of a mood, or blank. `record` is nil in rows that are not part of a mood.
  private struct Row {
    let record: ID<MoodRecord>?
    let pieces: [StyledText]
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    let area = drawPreview(into: &frame, in: area)
    var room = area.inset(columns: 2)
    if let grid { room = drawMonth(grid, into: &frame, in: area) }
    room = drawSearch(into: &frame, in: room)
    if days.isEmpty {
      let nothing = searched == nil ? words.emptyDiary : words.noneFound
      frame.write(wrapped: typed.reason(words.language) ?? nothing, in: room, row: 1)
      return
    }
    let rows = rows(columns: room.size.columns)
    let first = rows.firstIndex { $0.record == selected && $0.record != nil } ?? 0
    let last = rows.lastIndex { $0.record == selected && $0.record != nil } ?? first
    let height = room.size.rows
    // Centre the selected mood, with its date above it if there is room.
    let middle = (first + last) / 2
    let start = max(0, min(middle - height / 2, rows.count - height))
    for (row, line) in rows.dropFirst(start).prefix(height).enumerated() {
      let isChosen =
        line.record != nil && line.record == selected && grid == nil && !self.line.isOpen
      let rowArea = room.rows(row, 1)
      frame.write(line.pieces, rowArea.origin.column, in: rowArea)
      if isChosen {
        if rows.firstIndex(where: { $0.record == selected }) == start + row {
          frame.put(glyphs.pointer, rowArea.origin.column, rowArea.origin.row, .bold)
        }
        frame.select(rowArea)
      }
    }
  }

  /// The columns of the preview, and the fewest columns that the list keeps beside it.
  private static let (previewColumns, listColumns) = (48, 60)

  /// Draws the picture of the day of the selected mood at the right, and below it the chart of its hours. Returns the
  /// area left for the list.
  private func drawPreview(into frame: inout Frame, in area: Area) -> Area {
    let columns = min(Self.previewColumns, area.size.columns - Self.listColumns)
    guard columns >= 40, area.size.rows >= 24,
      let day = days.first(where: { $0.records.contains { $0.id == selected } })
    else { return area }
    let canvas = Canvas(of: day)
    let chosen = canvas.shapes.firstIndex { $0.record.id == selected }
    let panel = Area(
      column: area.endColumn - columns, row: area.origin.row, columns: columns,
      rows: min(area.size.rows, columns / 2 + 1))
    Panel(
      words.heading(day.day, today: today), figure: words.figure(of: canvas),
      ink: frame.hue.colour(onLight: frame.isLight)
    ).draw(into: &frame, in: panel, glyphs: glyphs)
    CanvasScene(canvas, selected: chosen).draw(
      into: &frame, in: panel.inset(columns: 1, rows: 1), glyphs)
    let below = area.rows(panel.size.rows)
    let chart = Area(
      column: panel.origin.column, row: below.origin.row, columns: columns,
      rows: min(12, below.size.rows))
    if chart.size.rows >= 8 {
      Panel(words.dayTitle, ink: frame.hue.colour(onLight: frame.isLight))
        .draw(into: &frame, in: chart, glyphs: glyphs)
      let inside = Panel.inside(chart)
      if MoodDayChart.fits(canvas, in: inside) {
        MoodDayChart(canvas, chosen: chosen ?? 0, words)
          .draw(into: &frame, in: inside, glyphs)
      }
    }
    return Area(
      column: area.origin.column, row: area.origin.row,
      columns: area.size.columns - columns - 1, rows: area.size.rows)
  }

  /// Draws the search line above the list and returns the area left for the list.
  private func drawSearch(into frame: inout Frame, in area: Area) -> Area {
    let sign = StyledText("/ ", .dim)
    if let field = line.field {
      field.draw(after: [sign], into: &frame, in: area.rows(0, 1), glyphs: glyphs)
    } else if let searched {
      let pieces = [sign, StyledText(Printable.line(searched), .bold)]
      frame.write(
        pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area.rows(0, 1))
    } else {
      return area
    }
    return area.rows(2)
  }

  /// Returns the rows of all loaded days.
  private func rows(columns: Int) -> [Row] {
    var rows: [Row] = []
    for day in days {
      if !rows.isEmpty { rows.append(Row(record: nil, pieces: [])) }
      rows.append(
        Row(record: nil, pieces: [StyledText(words.heading(day.day, today: today), .dim)]))
      for record in day.records { rows += self.rows(record, day.theme, columns) }
    }
    return rows
  }

  /// Returns the rows of one mood: sign, time and level, with its text wrapped.
  private func rows(_ record: MoodRecord, _ theme: MoodTheme, _ columns: Int) -> [Row] {
    let clock = ClockWords.cells(in: words.language)
    let indent = 10 + clock
    let ink = Style(ink: theme.readable(record.level))
    let level = Column.padded(record.level.map { "\($0.value)" } ?? "", to: 3, .right)
    let (width, fold) = (max(8, columns - indent), MoodFold(record))
    func wrapped(_ text: String, _ style: Style = .plain) -> [StyledText] {
      TextLayout.wrapped(text, to: width, ellipsis: glyphs.ellipsis).map { StyledText($0, style) }
    }
    var lines = wrapped(fold.lines.joined(separator: "\n"))
    if fold.left > 0 { lines.append(StyledText(words.left(fold.left), .dim)) }
    if let tags = record.tags.written {
      lines = (record.text == nil ? [] : lines) + wrapped(tags, .dim)
    }
    return lines.enumerated().map { index, line in
      let lead: [StyledText] =
        index == 0
        ? [
          isSelected(record) ? StyledText(" " + glyphs.selected, .bold) : "  ",
          StyledText(Column.padded(glyphs.sign(of: record.shape), to: 1), ink), " ",
          StyledText(TextLayout.aligned(words.clock(record), .left, in: clock), .dim), " ",
          StyledText(level, ink), "  ",
        ] : [StyledText(String(repeating: " ", count: indent))]
      return Row(record: record.id, pieces: lead + [line])
    }
  }

  /// Draws the calendar above the list, or beside it on a wide screen, and returns the area left for the list.
  private func drawMonth(_ grid: MonthGrid, into frame: inout Frame, in area: Area) -> Area {
    let isWide = area.size.columns >= 64
    let month = Area(
      column: area.origin.column + 2, row: area.origin.row, columns: min(30, area.size.columns - 4),
      rows: min(9, isWide ? area.size.rows : area.size.rows / 2 + 3))
    var marks: [Day: MonthGrid.Mark] = [:]
    for day in daysWithEntries {
      marks[day] = MonthGrid.Mark(glyphs.new, Style(ink: Accent.leaf, .bold))
    }
    grid.draw(
      into: &frame, in: month, title: CalendarWords.month(grid.selected, in: words.language),
      weekdays: Weekday.allCases.map { CalendarWords.weekday($0, in: words.language) },
      marks: marks, glyphs: glyphs)
    if isWide {
      return Area(
        column: month.endColumn + 3, row: area.origin.row,
        columns: area.endColumn - month.endColumn - 5, rows: area.size.rows)
    }
    return Area(
      column: area.origin.column + 2, row: month.endRow + 1, columns: area.size.columns - 4,
      rows: max(0, area.endRow - month.endRow - 1))
  }
}
