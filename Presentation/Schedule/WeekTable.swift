import Domain
import PresentationKit
import TextUI

/// A week as seven columns with hours. All-day and very long events are in a band above; other events are filled
/// blocks, side by side or over each other if they overlap. The present moment is a line in today's column.
struct WeekTable {
  let sheet: WeekSheet
  let area: Area
  /// The width of the hour labels in cells, with the gap after them.
  let gutter: Int
  /// Whether AM or PM is above the name of an hour instead of beside it.
  let halvesAbove: Bool
  let hasNotes: Bool
  let band: DaysBand
  let hours: WeekHours
  /// The row at which the hours begin, relative to the area.
  let top: Int

  init(_ sheet: WeekSheet, in area: Area) {
    self.sheet = sheet
    self.area = area
    hasNotes = Self.hasNotes(sheet)
    let heads = 1 + (hasNotes ? 1 : 0)
    band = DaysBand(sheet.days, rows: max(1, min(Self.mostBars, (area.size.rows - heads) / 6)))
    let inner = heads + band.rows
    let rows = area.size.rows - inner
    var hours = WeekHours(sheet.days, rows: rows, now: sheet.now, around: sheet.chosenHour)
    // A blank row above the hours, if no hour with events is left out and no hour gets fewer rows for it.
    let airy = WeekHours(sheet.days, rows: rows - 1, now: sheet.now, around: sheet.chosenHour)
    let needed = WeekHours.needed(sheet.days)
    let isAiry =
      band.rows > 0 && airy.heights.min() == hours.heights.min()
      && airy.heights.max() == hours.heights.max() && airy.hours.contains(needed.lowerBound)
      && airy.hours.upperBound >= needed.upperBound
    if isAiry { hours = airy }
    self.hours = hours
    let language = sheet.words.language
    let wide = WeekHourLabels.cells(in: language) + 1
    let narrow = WeekHourLabels.cells(in: language, halvesAbove: true) + 1
    let isTight = (area.size.columns - wide) / 7 < Self.roomyDay
    halvesAbove = isTight && narrow < wide && hours.heights.allSatisfy { $0 > 1 }
    gutter = halvesAbove ? narrow : wide
    top = inner + (isAiry ? 1 : 0)
  }

  /// The minimum width of a day, in cells, at which the hour labels may be wide and the blocks leave cells free.
  static let roomyDay = 12
  /// The maximum number of rows of the band.
  static let mostBars = 4

  /// Returns the number of rows of a week with two rows per hour.
  static func defaultRows(_ sheet: WeekSheet) -> Int {
    let heads = 1 + (hasNotes(sheet) ? 1 : 0) + DaysBand(sheet.days, rows: mostBars).rows
    return heads + 1 + 2 * WeekHours.needed(sheet.days).count
  }

  private static func hasNotes(_ sheet: WeekSheet) -> Bool {
    guard let first = sheet.days.first?.day, let last = sheet.days.last?.day else { return false }
    return !DayNotes(sheet.words.language).notes(first...last).isEmpty
  }

  // MARK: Geometry

  /// Returns the first column of a day, by its index in the week. The days share all columns.
  func column(_ index: Int) -> Int {
    area.origin.column + gutter + index * max(14, area.size.columns - gutter + 1) / 7
  }

  /// Returns the width of a day in cells, without the gap after it.
  func columns(_ index: Int) -> Int { column(index + 1) - column(index) - 1 }

  /// The screen row at which the hours begin.
  var topRow: Int { area.origin.row + top }

  /// The screen row of the current time; nil if it is not shown.
  var nowRow: Int? { hours.nowRow.map { topRow + $0 } }

  /// Returns the screen row of a bar in the band.
  private func bandRow(_ row: Int) -> Int { area.origin.row + (hasNotes ? 2 : 1) + row }

  // MARK: Drawing

  func draw(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    guard area.size.rows > 1, area.size.columns > gutter + 14 else { return [] }
    drawGrounds(into: &frame)
    var targets = drawHeads(into: &frame)
    guard !hours.heights.isEmpty else { return targets + drawBand(into: &frame) }
    drawHours(into: &frame)
    targets += drawBand(into: &frame)
    for (index, agenda) in sheet.days.enumerated() {
      targets += draw(agenda, index, into: &frame)
    }
    drawNow(into: &frame, blocks: targets)
    return targets.reversed()
  }

  /// Draws the names of the days, with notes such as holidays below.
  private func drawHeads(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    sheet.days.enumerated().map { index, agenda in
      let whole = Area(
        column: column(index), row: area.origin.row, columns: columns(index),
        rows: area.size.rows)
      frame.write(sheet.head(agenda.day, in: frame), in: whole)
      if hasNotes { drawNotes(of: agenda.day, into: &frame, in: whole) }
      return WeekSheet.ClickTarget(day: agenda.day, number: nil, area: whole)
    }
  }

  /// Draws the notes of a day. If a note is too long, its part in brackets (the substituted holiday) is dropped.
  private func drawNotes(of day: Day, into frame: inout Frame, in column: Area) {
    let cells = column.size.columns
    let notes = sheet.words.noted(day).map { note in
      let text = String(note.text.dropFirst())
      let short = TextLayout.cells(text) <= cells ? text : String(text.prefix { $0 != "(" })
      let line = WordFit.lines(short, to: cells, rows: 1, ellipsis: sheet.glyphs.ellipsis)
      return StyledText(line.first ?? "", note.style)
    }
    frame.write(notes.clipped(to: cells, ellipsis: sheet.glyphs.ellipsis), in: column, row: 1)
  }

  /// Draws the band of all-day and very long events. Signs show that an event extends beyond the week.
  private func drawBand(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    var targets: [WeekSheet.ClickTarget] = []
    for bar in band.bars {
      let first = column(bar.days.lowerBound)
      let last = column(bar.days.upperBound) + columns(bar.days.upperBound)
      let room = Area(column: first, row: bandRow(bar.row), columns: last - first, rows: 1)
      draw(bar, into: &frame, in: room)
      for index in bar.days {
        guard let number = sheet.number(of: bar.event, index) else { continue }
        let cell = Area(
          column: column(index), row: room.origin.row, columns: columns(index) + 1, rows: 1)
        targets.append(
          WeekSheet.ClickTarget(day: sheet.days[index].day, number: number, area: cell))
      }
    }
    for (index, count) in band.rest.enumerated() where count > 0 {
      frame.put(
        "+\(count)", column(index), bandRow(band.rows - 1), .dim,
        upTo: column(index) + columns(index))
    }
    return targets
  }

  private func draw(_ bar: DaysBand.Bar, into frame: inout Frame, in room: Area) {
    let appearance = WeekBlockAppearance(sheet, bar.event, in: frame)
    let sign = Style(ink: appearance.ink, paper: appearance.paper, .bold)
    let before = bar.beginsBefore ? [StyledText(sheet.glyphs.chosen[0], sign)] : []
    let behind = bar.goesOn ? [StyledText(sheet.glyphs.chosen[1], sign)] : []
    let cells = room.size.columns - before.cells - behind.cells
    let title = WordFit.lines(
      bar.event.title.text, to: cells - 2, rows: 1, ellipsis: sheet.glyphs.ellipsis)
    var line = [appearance.edge, StyledText(title.first ?? "", appearance.title)]
    // Without fills, a line shows how far the event goes.
    let rest = cells - line.cells
    if rest > 1, bar.days.count > 1 {
      let rule = " " + String(repeating: sheet.glyphs.bar, count: rest - 1)
      line.append(StyledText(rule, Style(ink: appearance.ink, paper: appearance.paper)))
    } else if rest > 0 {
      line.append(StyledText(String(repeating: " ", count: rest), appearance.title))
    }
    frame.write(before + line + behind, in: room)
  }
}

extension WeekSheet {
  /// Returns the index of an event on a day of the week; nil if the event is not on that day.
  func number(of event: Event, _ index: Int) -> Int? {
    days[index].events.firstIndex { $0.event.name == event.name }
  }
}
