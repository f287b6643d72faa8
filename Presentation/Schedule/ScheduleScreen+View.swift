import Domain
import PresentationKit
import TextUI

extension ScheduleScreen {
  /// The areas of the screen.
  struct Layout: Equatable {
    let month: Area
    /// The area of the notes below the month; empty if there is no room.
    let notes: Area
    let title: Area
    /// The area of the day's ribbon; nil if there is no room.
    let line: Area?
    let list: Area
    /// The area of the week in place of the list; nil if the list is shown.
    private(set) var week: Area?
    /// The borders of the panels; empty on smaller screens.
    private(set) var panels: [SchedulePanel: Area] = [:]

    init(in area: Area, focus: Focus, weeks: Int, _ contents: SchedulePanel.Contents) {
      if SizeClass(area).hasPanels {
        self.init(
          panels: SchedulePanel.areas(in: area, contents), weeks: weeks, contents,
          none: area.rows(0, 0))
        return
      }
      let inner = area.inset(columns: 2)
      let size = area.size
      func month(_ columns: Int, _ rows: Int) -> Area {
        Area(
          column: inner.origin.column, row: area.origin.row,
          columns: min(columns, inner.size.columns), rows: min(rows, size.rows))
      }
      if size.columns >= 64 {
        // Bars stand under the numbers if they fit.
        let high = 2 + 2 * weeks
        let month = size.columns >= 110 ? month(42, high) : month(28, size.rows > high ? high : 9)
        let left = month.endColumn + 4
        let right = Area(
          column: left, row: area.origin.row, columns: inner.endColumn - left, rows: size.rows)
        self.init(month, right, lineRows: contents.ribbonRows(in: right.size), gap: 1)
      } else if focus == .calendar, size.rows < 16 {
        // The month takes the place of the list.
        let none = Area(column: 0, row: area.endRow, columns: 0, rows: 0)
        self.init(month(size.columns, size.rows), none, lineRows: 0, gap: 0)
      } else {
        let month = month(28, size.rows >= 16 ? 8 : 2)
        let below = Area(
          column: inner.origin.column, row: month.endRow, columns: inner.size.columns,
          rows: area.endRow - month.endRow)
        self.init(month, below, lineRows: 0, gap: 0)
      }
    }

    /// Creates the layout with panels, in which the month and the day have borders.
    private init(
      panels: [SchedulePanel: Area], weeks: Int, _ contents: SchedulePanel.Contents, none: Area
    ) {
      self.panels = panels
      let calendar = panels[.month].map(Panel.inside) ?? none
      let day = panels[.day].map(Panel.inside) ?? none
      let lineRows = contents.ribbonRows(in: day.size)
      month = calendar.rows(0, min(calendar.size.rows, contents.weeks))
      notes = calendar.rows(month.size.rows + contents.gap)
      title = day.rows(0, 0)
      line = lineRows > 0 ? day.rows(0, lineRows) : nil
      list = day.rows(lineRows > 0 ? lineRows + 1 : 0)
      week = panels[.week].map(SchedulePanel.week.inside)
    }

    private init(_ month: Area, _ room: Area, lineRows: Int, gap: Int) {
      self.month = month
      // Beside the list there is room below the month; if the list is below the month, there is none.
      let below = room.origin.row > month.origin.row ? 0 : room.endRow - month.endRow - 1
      notes = Area(
        column: month.origin.column, row: month.endRow + 1, columns: month.size.columns,
        rows: max(0, below))
      let (left, columns) = (room.origin.column, room.size.columns)
      title = Area(
        column: left, row: room.origin.row, columns: columns, rows: min(1, room.size.rows))
      var row = title.endRow
      if lineRows > 0 {
        line = Area(column: left, row: row + 1, columns: columns, rows: lineRows)
        row += 1 + lineRows
      } else {
        line = nil
      }
      list = Area(
        column: left, row: row + gap, columns: columns, rows: max(0, room.endRow - row - gap))
    }
  }

  func layout(in area: Area) -> Layout {
    Layout(in: area, focus: focus, weeks: grid.weeks.count, contents(in: area))
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = layout(in: area)
    drawPanels(layout, into: &frame)
    let sheet = monthSheet(layout)
    sheet.draw(into: &frame, in: layout.month)
    let indent = sheet.indent(in: layout.month)
    let notes = Area(
      column: layout.notes.origin.column + indent, row: layout.notes.origin.row,
      columns: max(0, layout.notes.size.columns - indent), rows: layout.notes.size.rows)
    drawNotes(sheet, into: &frame, in: notes)
    guard let agenda else { return }
    drawTitle(agenda, into: &frame, in: layout.title)
    if let line = layout.line {
      ribbon?.draw(into: &frame, in: line, glyphs, sky: SchedulePanel.Contents.mostSky)
    }
    if layout.week == nil { drawList(agenda, into: &frame, in: layout.list) }
  }

  func monthSheet(_ layout: Layout) -> MonthSheet {
    MonthSheet(
      grid: grid, load: load, words: words, glyphs: glyphs, isFocused: focus == .calendar,
      isTitled: layout.panels.isEmpty)
  }

  /// The holidays and other notes of the month.
  var monthNotes: [DayNotes.Note] {
    let first = day.firstOfMonth
    let last = first + (Day.length(ofMonth: day.parts.month, in: day.parts.year) - 1)
    return DayNotes(words.language).notes(first...last)
  }

  /// Draws the notes of the month, as many as fit. If there are none, draws the meaning of the bars and the free time
  /// of the day. The notes of each day are also shown with the day itself.
  private func drawNotes(_ sheet: MonthSheet, into frame: inout Frame, in area: Area) {
    let notes = monthNotes
    if notes.isEmpty {
      let hasLegend = load != .empty
      if hasLegend { frame.write([" "] + sheet.legend, in: area) }
      let room = area.rows(hasLegend ? 2 : 0)
      return drawFree(
        into: &frame,
        in: Area(
          column: room.origin.column + 1, row: room.origin.row,
          columns: max(0, room.size.columns - 1), rows: room.size.rows))
    }
    for (row, note) in notes.prefix(area.size.rows).enumerated() {
      let style = note.isHoliday ? Style(ink: Accent.rose) : .dim
      let line = [
        StyledText(TextLayout.aligned("\(note.day.parts.day)", .right, in: 3), style),
        StyledText("  " + note.text, note.day == day ? .bold : note.isHoliday ? .plain : .dim),
      ]
      frame.write(
        line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
  }

  /// Draws the longest periods of free time of the day below the month.
  private func drawFree(into frame: inout Frame, in area: Area) {
    let free = NextRows(words: words, glyphs: glyphs, now: now, chosen: nil)
      .free(freeTime, most: max(0, min(4, area.size.rows - 1)))
    if free.isEmpty { return }
    frame.write([StyledText(freeFigure, .dim)], in: area)
    for (row, line) in zip(1..., free) {
      frame.write(line.text, in: area, row: row)
      let start = area.endColumn - line.right.cells
      if line.text.cells + 1 + line.right.cells <= area.size.columns {
        frame.write(line.right, start, in: area, row: row)
      }
    }
  }

  private func drawTitle(_ agenda: DayAgenda, into frame: inout Frame, in area: Area) {
    guard area.size.rows > 0 else { return }
    let near = words.nearness(agenda.day, at: now).map { [StyledText("  " + $0, .dim)] } ?? []
    let title =
      [StyledText(words.heading(agenda.day, at: now), .bold)] + near + words.noted(agenda.day)
    frame.write(title.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    let count = words.count(agenda.events.count)
    let cells = TextLayout.cells(count)
    if title.cells + cells + 2 <= area.size.columns, !agenda.events.isEmpty {
      frame.write([StyledText(count, .dim)], area.endColumn - cells, in: area)
    }
  }

  /// Returns all rows of the list, and the range of visible rows.
  func listPage(_ agenda: DayAgenda, in area: Area) -> (rows: [AgendaList.Row], Range<Int>) {
    let list = AgendaList(
      words: words, glyphs: glyphs, agenda: agenda, now: now, unfolded: unfolded,
      chosen: focus == .list ? selected : nil)
    let rows = list.rows(in: area.size)
    let first = rows.firstIndex { $0.event == selected && selected != nil } ?? 0
    let last = rows.lastIndex { $0.event == selected && selected != nil } ?? first
    let height = area.size.rows
    if last - first >= height {
      // An event that is taller than the list is shown from its top.
      let start = min(first + scroll, last + 1 - height)
      return (rows, start..<(start + height))
    }
    let shown = Rows.window(count: rows.count, selected: (first + last) / 2, height: height)
    // A title without events below it is left out.
    let isCut = shown.upperBound < rows.count && shown.last.map { rows[$0].isTitle } == true
    return (rows, isCut ? shown.dropLast() : shown)
  }

  /// Returns the number of rows of the selected event that do not fit in the list.
  func hiddenRows(in area: Area) -> Int {
    guard let agenda, let selected else { return 0 }
    let list = layout(in: area).list
    if list.size.rows == 0 { return 0 }
    let count = listPage(agenda, in: list).rows.count { $0.event == selected }
    return max(0, count - list.size.rows)
  }

  private func drawList(_ agenda: DayAgenda, into frame: inout Frame, in area: Area) {
    guard area.size.rows > 0 else { return }
    let (rows, shown) = listPage(agenda, in: area)
    AgendaList.draw(
      rows[shown], chosen: focus == .list ? selected : nil,
      isSelected: { selection.contains(.event($0, on: agenda.day)) }, glyphs, into: &frame, in: area
    )
    if agenda.events.isEmpty {
      let row = min(rows.count + 1, area.size.rows - 1)
      frame.write(wrapped: words.emptyDay("n"), in: area, row: row, rows: 2)
    }
  }
}
