import Domain
import PresentationKit
import TextUI

extension CalendarScreen {
  /// Returns the areas of the month and of the notes of the selected day, and the borders around them if there is room.
  func layout(in area: Area) -> (month: Area, notes: Area, borders: [Area]) {
    if grid.showsWeek {
      // One week needs few rows; all others are left to the notes.
      let room = area.inset(columns: 2)
      let rows = min(4, room.size.rows)
      var week = room.rows(0, rows)
      week.size.columns = min(49, room.size.columns)
      var notes = room.rows(rows + (room.size.rows > 8 ? 1 : 0))
      notes.size.columns = min(72, room.size.columns)
      return (week, notes, [])
    }
    if area.size.columns >= 68, area.size.rows >= 16 {
      // A month of seven tiles, and the rest for the notes.
      let left = 7 * min(11, (area.size.columns * 5 / 9 - 3) / 7) + 3
      let high = min(area.size.rows, Panel.rows(holding: 2) + grid.weeks.count * 6)
      let month = Area(
        column: area.origin.column, row: area.origin.row, columns: left, rows: high)
      let notes = Area(
        column: month.endColumn, row: area.origin.row,
        columns: min(74, area.size.columns - left), rows: high)
      return (Panel.inside(month), Panel.inside(notes), [month, notes])
    }
    let room = area.inset(columns: 2)
    let rows = min(8, room.size.rows)
    return (room.rows(0, rows), room.rows(rows), [])
  }

  /// Returns the month as tiles; nil if it is drawn as numbers.
  func tiles(in month: Area) -> MonthTiles? {
    guard !grid.showsWeek, glyphs.pictures.isDrawn else { return nil }
    // The last row is for the legend.
    return MonthTiles(grid, in: month.rows(0, month.size.rows - 1), words.language)
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (month, notes, borders) = layout(in: area)
    let name = Printable.line(plant.person.calledName)
    let title = "\(name) · \(CalendarWords.month(grid.selected, in: words.language))"
    let ink = frame.hue.ink
    if let first = borders.first, let second = borders.last {
      let count = calendar.waterings.count
      Panel(title, figure: count > 0 ? words.times(count) : "", ink: ink, hasKeys: true)
        .draw(into: &frame, in: first, glyphs: glyphs)
      Panel(
        CalendarWords.heading(grid.selected, today: plant.today, in: words.language), ink: ink,
        key: watering == nil ? "" : "e", verb: watering == nil ? "" : words.keyEdit
      ).draw(into: &frame, in: second, glyphs: glyphs)
    }
    let watered = Set(calendar.watered + calendar.beside.map(\.at.day))
    if let tiles = tiles(in: month) {
      tiles.draw(into: &frame, watered: watered, next: plant.person.nextWatering, glyphs)
      drawLegend(into: &frame, in: month.rows(tiles.rows, 1))
    } else {
      drawNumbers(borders.isEmpty ? title : "", watered, into: &frame, in: month)
      if !borders.isEmpty { drawLegend(into: &frame, in: month.rows(month.size.rows - 1, 1)) }
    }
    let used = drawNotes(into: &frame, in: notes, hasHeading: borders.isEmpty)
    // Where the notes leave room, the plant stands below them.
    let room = notes.rows(used + 1)
    if !borders.isEmpty, room.size.rows >= 9 {
      PlantPicture(plant, glyphs).draw(into: &frame, in: room.rows(max(0, room.size.rows - 16)))
    }
  }

  private func drawNumbers(
    _ title: String, _ watered: Set<Day>, into frame: inout Frame, in area: Area
  ) {
    var marks: [Day: MonthGrid.Mark] = [:]
    if let next = plant.person.nextWatering {
      marks[next] = .init(glyphs.next, Style(ink: Accent.rose))
    }
    for day in watered { marks[day] = .init(glyphs.watered, Style(ink: Self.water)) }
    grid.draw(
      into: &frame, in: area, title: title,
      weekdays: Weekday.allCases.map { CalendarWords.weekday($0, in: words.language) },
      marks: marks, glyphs: glyphs)
  }

  private func drawLegend(into frame: inout Frame, in row: Area) {
    frame.write(
      [StyledText(words.legend(glyphs), .dim)]
        .clipped(to: row.size.columns, ellipsis: glyphs.ellipsis), in: row)
  }

  /// Draws the note of the watering on the selected day, or a remark if there is no note or no watering. Returns the
  /// number of lines.
  private func drawNotes(into frame: inout Frame, in area: Area, hasHeading: Bool) -> Int {
    var lines: [StyledText] = []
    if let watering {
      let note = CalendarTexts.note(watering, words)
      lines.append(StyledText(note[0], .bold))
      for part in note.dropFirst() {
        lines.append("")
        lines += TextLayout.wrapped(part, to: area.size.columns).map { StyledText($0) }
      }
      if note.count == 1 { lines += ["", StyledText(words.noteless, .dim)] }
    } else {
      let day = CalendarWords.fullDay(grid.selected, in: words.language)
      if hasHeading { lines += [StyledText(day, .bold), ""] }
      if grid.selected == plant.person.nextWatering {
        lines.append(StyledText(words.labelNext, .dim))
      } else if !hasHeading {
        lines.append(StyledText(words.notWatered, .dim))
      }
    }
    // On a low screen blank lines are dropped, because the text needs the rows.
    if lines.count > area.size.rows { lines.removeAll { $0.text.isEmpty } }
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write([line], in: area, row: row)
    }
    return lines.count
  }

  /// The colour of days on which the plant was watered.
  private static let water = Ink(0x008F89, ansi256: 30, ansi16: 6)
}
