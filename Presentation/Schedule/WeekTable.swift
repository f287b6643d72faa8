import Domain
import PresentationKit
import TextUI

/// A week as seven columns with hours. All-day and very long events are in a band above; other events are blocks, side
/// by side if they overlap.
struct WeekTable {
  let sheet: WeekSheet
  let area: Area
  /// The width of the hour labels in cells; `pitch` is the distance from one day to the next.
  let gutter: Int
  let pitch: Int
  let hasNotes: Bool
  let band: DaysBand
  let hours: WeekHours
  /// The row at which the hours begin, relative to the area.
  let top: Int

  init(_ sheet: WeekSheet, in area: Area) {
    self.sheet = sheet
    self.area = area
    gutter = Self.gutter(sheet.words.language)
    pitch = max(2, (area.size.columns - gutter) / 7)
    hasNotes = Self.hasNotes(sheet)
    let heads = 1 + (hasNotes ? 1 : 0)
    band = DaysBand(sheet.days, rows: max(1, min(Self.mostBars, (area.size.rows - heads) / 6)))
    top = heads + band.rows + 1
    hours = WeekHours(sheet.days, rows: area.size.rows - top, now: sheet.now)
  }

  /// The maximum number of rows of the band.
  static let mostBars = 4

  /// Returns the number of rows of a week with two rows per hour.
  static func defaultRows(_ sheet: WeekSheet) -> Int {
    let heads = 1 + (hasNotes(sheet) ? 1 : 0) + DaysBand(sheet.days, rows: mostBars).rows
    return heads + 1 + 2 * WeekHours.needed(sheet.days).count
  }

  private static func gutter(_ language: Language) -> Int {
    ((0..<24).map { TextLayout.cells(ClockWords.wholeHour($0, in: language)) }.max() ?? 0) + 1
  }

  private static func hasNotes(_ sheet: WeekSheet) -> Bool {
    guard let first = sheet.days.first?.day, let last = sheet.days.last?.day else { return false }
    return !DayNotes(sheet.words.language).notes(first...last).isEmpty
  }

  // MARK: Geometry

  /// Returns the first column of a day, by its index in the week.
  func column(_ index: Int) -> Int { area.origin.column + gutter + index * pitch }

  /// The width of a day in cells, without the gap after it.
  var dayColumns: Int { pitch - 1 }

  /// Returns the screen row of a bar in the band.
  private func bandRow(_ row: Int) -> Int { area.origin.row + (hasNotes ? 2 : 1) + row }

  /// Returns the cells of a block; nil if its hours are not shown.
  func area(of block: DayBlocks.Frame, _ index: Int) -> Area? {
    let rows = block.steps.clamped(to: hours.steps)
    if rows.isEmpty { return nil }
    let left = block.lanes.lowerBound * dayColumns / block.of
    let right = block.lanes.upperBound * dayColumns / block.of
    return Area(
      column: column(index) + left, row: area.origin.row + top + rows.lowerBound - hours.first,
      columns: right - left, rows: rows.count)
  }

  // MARK: Drawing

  func draw(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    guard area.size.rows > 1 else { return [] }
    var targets = drawHeads(into: &frame) + drawBand(into: &frame)
    guard hours.steps.count > 0 else { return targets }
    drawHours(into: &frame)
    drawNow(into: &frame)
    for (index, agenda) in sheet.days.enumerated() {
      targets += draw(agenda, index, into: &frame)
    }
    return targets.reversed()
  }

  /// Draws the names of the days, with notes such as holidays below.
  private func drawHeads(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    sheet.days.enumerated().map { index, agenda in
      let whole = Area(
        column: column(index), row: area.origin.row, columns: dayColumns, rows: area.size.rows)
      frame.write([sheet.name(agenda.day)], in: whole)
      if hasNotes { drawNotes(of: agenda.day, into: &frame, in: whole) }
      return WeekSheet.ClickTarget(day: agenda.day, number: nil, area: whole)
    }
  }

  /// Draws the notes of a day. If a note is too long, its part in brackets (the substituted holiday) is dropped.
  private func drawNotes(of day: Day, into frame: inout Frame, in column: Area) {
    let notes = sheet.words.noted(day).map { note in
      let text = String(note.text.dropFirst())
      let isShort = TextLayout.cells(text) <= dayColumns
      return StyledText(isShort ? text : String(text.prefix { $0 != "(" }), note.style)
    }
    frame.write(notes.clipped(to: dayColumns, ellipsis: sheet.glyphs.ellipsis), in: column, row: 1)
  }

  /// Draws the band of all-day and very long events. Signs show that an event extends beyond the week.
  private func drawBand(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    var targets: [WeekSheet.ClickTarget] = []
    for bar in band.bars {
      let (first, last) = (column(bar.days.lowerBound), column(bar.days.upperBound) + dayColumns)
      let room = Area(column: first, row: bandRow(bar.row), columns: last - first, rows: 1)
      draw(bar, into: &frame, in: room)
      for index in bar.days {
        guard let number = sheet.number(of: bar.event, index) else { continue }
        let cell = Area(column: column(index), row: room.origin.row, columns: pitch, rows: 1)
        targets.append(
          WeekSheet.ClickTarget(day: sheet.days[index].day, number: number, area: cell))
      }
    }
    for (index, count) in band.rest.enumerated() where count > 0 {
      frame.put(
        "+\(count)", column(index), bandRow(band.rows - 1), .dim, upTo: column(index) + dayColumns)
    }
    return targets
  }

  private func draw(_ bar: DaysBand.Bar, into frame: inout Frame, in room: Area) {
    let ink = Style(ink: EventGroup(bar.event, at: sheet.now.instant).ink)
    let before = bar.beginsBefore ? [StyledText(sheet.glyphs.chosen[0], ink)] : []
    let behind = bar.goesOn ? [StyledText(sheet.glyphs.chosen[1], ink)] : []
    let cells = room.size.columns - before.cells - behind.cells
    var line = [sheet.edge(bar.event), StyledText(bar.event.title.text, sheet.style(bar.event))]
      .clipped(to: cells, ellipsis: sheet.glyphs.ellipsis)
    let rest = cells - line.cells
    if rest > 1 {
      line.append(StyledText(" " + String(repeating: sheet.glyphs.bar, count: rest - 1), ink))
    } else if rest == 1 {
      line.append(" ")
    }
    frame.write(before + line + behind, in: room)
    if sheet.isChosen(bar.event) { frame.select(room) }
  }

  /// Draws the hours at the left, and in each day a dot at the start of an hour.
  private func drawHours(into frame: inout Frame) {
    for step in hours.steps where step % hours.perHour == 0 {
      let row = area.origin.row + top + step - hours.first
      let name = ClockWords.wholeHour(step / hours.perHour, in: sheet.words.language)
      let label = Column.padded(name, to: gutter - 1, .right)
      frame.put(label, area.origin.column, row, .dim)
      for index in sheet.days.indices {
        frame.put(sheet.glyphs.track, column(index), row, .dim, upTo: area.endColumn)
      }
    }
  }

  /// Draws a line through today at the present time, with the time beside the hours.
  private func drawNow(into frame: inout Frame) {
    let now = sheet.now
    guard let index = sheet.days.firstIndex(where: { $0.day == now.day }) else { return }
    let step = now.time.seconds / 60 / hours.minutes
    guard hours.steps.contains(step) else { return }
    let row = area.origin.row + top + step - hours.first
    let style = Style(ink: Accent.ember, .bold)
    let line = String(repeating: sheet.glyphs.rule, count: dayColumns)
    frame.put(line, column(index), row, style)
    let time = ClockWords.time(now.time, in: sheet.words.language)
    let label = Column.padded(TextLayout.prefix(of: time, cells: gutter), to: gutter - 1, .right)
    frame.put(label, area.origin.column, row, style, upTo: column(0))
  }
}

extension WeekSheet {
  /// Returns the index of an event on a day of the week; nil if the event is not on that day.
  func number(of event: Event, _ index: Int) -> Int? {
    days[index].events.firstIndex { $0.event.name == event.name }
  }
}
