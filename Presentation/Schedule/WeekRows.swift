import Domain
import PresentationKit
import TextUI

/// A week as seven rows, for areas too narrow for columns. Each day's events follow one another on as many lines as
/// fit. Events show their start and end, or only the start if there is little room.
struct WeekRows {
  let sheet: WeekSheet
  let area: Area
  private let showsEnds: Bool
  /// The lines of each day.
  private var lines: [[[Chip]]] = []

  /// The width of the day names in cells.
  private static let lead = 9
  /// The maximum width of a title in cells; `gap` is the distance between two events.
  private static let widest = 24
  private static let gap = 2

  /// An event or the name of a holiday, at its column in a line.
  private struct Chip {
    let number: Int?
    var text: [StyledText]
    let column: Int
    var end: Int { column + text.cells }
  }

  init(_ sheet: WeekSheet, in area: Area) {
    let whole = WeekRows(sheet, in: area, showsEnds: true)
    self = whole.fits ? whole : WeekRows(sheet, in: area, showsEnds: false)
  }

  private init(_ sheet: WeekSheet, in area: Area, showsEnds: Bool) {
    self.sheet = sheet
    self.area = area
    self.showsEnds = showsEnds
    lines = sheet.days.map(lines(of:))
  }

  /// Whether all events of the week fit, with room for part of each title.
  private var fits: Bool {
    area.size.columns - Self.lead - hoursCells >= Self.widest / 2 && neededRows <= area.size.rows
  }

  /// The width of the longest time in cells.
  private var hoursCells: Int {
    sheet.days.flatMap { agenda in agenda.events.map { (agenda.day, $0.event) } }
      .map { TextLayout.cells(times($1, on: $0)) }.max() ?? 0
  }

  private var neededRows: Int { lines.reduce(0) { $0 + max(1, $1.count) } }

  /// Returns the number of rows that the whole week needs.
  static func neededRows(_ sheet: WeekSheet, columns: Int) -> Int {
    WeekRows(sheet, in: Area(column: 0, row: 0, columns: columns, rows: .max)).neededRows
  }

  func draw(into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    let here = sheet.days.firstIndex { $0.day == sheet.chosen ?? sheet.now.day } ?? 0
    let shown = Rows.window(count: sheet.days.count, selected: here, height: area.size.rows)
    let wanted = lines[shown].map { max(1, $0.count) }
    // A blank row separates the days if all of them fit.
    let gap = wanted.reduce(0, +) + wanted.count - 1 <= area.size.rows ? 1 : 0
    var targets: [WeekSheet.ClickTarget] = []
    var row = 0
    for (index, height) in zip(shown, Self.heights(wanted, rows: area.size.rows)) {
      targets += draw(sheet.days[index], lines[index], into: &frame, in: area.rows(row, height))
      row += height + gap
    }
    return targets
  }

  /// Returns the number of rows for each day: at least one, and the rest shared evenly among the days that need more.
  private static func heights(_ wanted: [Int], rows: Int) -> [Int] {
    var heights = wanted.map { _ in 1 }
    var left = rows - heights.count
    while left > 0 {
      let open = wanted.indices.filter { heights[$0] < wanted[$0] }
      guard let least = open.min(by: { heights[$0] < heights[$1] }) else { break }
      heights[least] += 1
      left -= 1
    }
    return heights
  }

  /// Returns the holidays and the events of a day, laid out in lines.
  private func lines(of agenda: DayAgenda) -> [[Chip]] {
    let room = area.size.columns - Self.lead
    var lines: [[Chip]] = []
    func add(_ number: Int?, _ text: [StyledText]) {
      let text = text.clipped(to: room, ellipsis: sheet.glyphs.ellipsis)
      let column = (lines.last?.last?.end).map { $0 + Self.gap } ?? 0
      if lines.isEmpty || column + text.cells > room {
        lines.append([Chip(number: number, text: text, column: 0)])
      } else {
        lines[lines.count - 1].append(Chip(number: number, text: text, column: column))
      }
    }
    for note in sheet.words.noted(agenda.day) {
      add(nil, [StyledText(String(note.text.drop { $0 == " " }), note.style)])
    }
    for (number, scheduled) in agenda.events.enumerated() {
      add(number, text(scheduled.event, on: agenda.day, titleCells: Self.widest))
    }
    // The title of the last event in a line may use the rest of the line.
    for line in lines.indices {
      guard var last = lines[line].popLast() else { continue }
      if let number = last.number {
        last.text = text(agenda.events[number].event, on: agenda.day, titleCells: room)
          .clipped(to: room - last.column, ellipsis: sheet.glyphs.ellipsis)
      }
      lines[line].append(last)
    }
    return lines
  }

  /// Returns an event with its edge, its time and its title.
  private func text(_ event: Event, on day: Day, titleCells: Int) -> [StyledText] {
    let time = times(event, on: day)
    let title = TextLayout.clipped(
      event.title.text, to: titleCells, ellipsis: sheet.glyphs.ellipsis)
    return [
      sheet.edge(event), StyledText(time.isEmpty ? "" : time + " ", .dim),
      StyledText(title, sheet.style(event)),
    ]
  }

  /// Returns the time of an event on a day; empty if the event takes the whole day.
  private func times(_ event: Event, on day: Day) -> String {
    guard event.takesTime else { return "" }
    if showsEnds {
      let times = sheet.words.times(event, on: day)
      return times == sheet.words.allDay ? "" : times
    }
    return event.start.day == day
      ? ClockWords.time(event.start.time, in: sheet.words.language) : ""
  }

  private func draw(
    _ agenda: DayAgenda, _ lines: [[Chip]], into frame: inout Frame, in room: Area
  ) -> [WeekSheet.ClickTarget] {
    frame.write(sheet.head(agenda.day, in: frame), in: room)
    var targets: [WeekSheet.ClickTarget] = []
    let isChosen = { (chip: Chip) in
      chip.number != nil && chip.number == sheet.number && agenda.day == sheet.chosen
    }
    // The last lines shown end with the selected event if it would not be visible otherwise.
    let here = lines.firstIndex { $0.contains(where: isChosen) } ?? 0
    let first = max(0, here - room.size.rows + 1)
    let shown = lines.dropFirst(first).prefix(room.size.rows)
    let hidden = lines.reduce(0) { $0 + $1.count } - shown.reduce(0) { $0 + $1.count }
    for (row, line) in shown.enumerated() {
      let isLast = row == shown.count - 1
      targets += draw(
        line, more: isLast ? hidden : 0, isChosen, agenda.day, into: &frame, in: room.rows(row, 1))
    }
    return targets + [WeekSheet.ClickTarget(day: agenda.day, number: nil, area: room)]
  }

  /// Draws a line, followed by the number of events for which there was no room. Returns the clickable areas.
  private func draw(
    _ line: [Chip], more: Int, _ isChosen: (Chip) -> Bool, _ day: Day, into frame: inout Frame,
    in room: Area
  ) -> [WeekSheet.ClickTarget] {
    let rest = more > 0 ? "+\(more)" : ""
    let end = room.endColumn - (rest.isEmpty ? 0 : TextLayout.cells(rest) + 1)
    var targets: [WeekSheet.ClickTarget] = []
    for chip in line {
      let start = room.origin.column + Self.lead + chip.column
      let cell = Area(
        column: start, row: room.origin.row, columns: min(chip.text.cells, end - start), rows: 1)
      frame.write(
        chip.text.clipped(to: cell.size.columns, ellipsis: sheet.glyphs.ellipsis), in: cell)
      if isChosen(chip) { frame.select(cell) }
      if let number = chip.number {
        targets.append(WeekSheet.ClickTarget(day: day, number: number, area: cell))
      }
    }
    frame.put(rest, room.endColumn - TextLayout.cells(rest), room.origin.row, .bold)
    return targets
  }
}
