import Domain
import TextUI

extension WeekTable {
  /// The minimum width of a block in cells: its edge and two syllables of its title.
  private static let leastCells = 5

  /// Draws the blocks of a day, and the number of events for which there is no room. Returns the clickable areas.
  func draw(_ agenda: DayAgenda, _ index: Int, into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    let blocks = DayBlocks(agenda, step: hours.minutes, lanes: dayColumns / Self.leastCells)
    var targets: [WeekSheet.ClickTarget] = []
    var unseen = 0
    for block in blocks.blocks {
      guard let room = area(of: block.frame, index) else {
        unseen += 1
        continue
      }
      draw(agenda.events[block.number].event, on: agenda.day, into: &frame, in: room)
      targets.append(WeekSheet.ClickTarget(day: agenda.day, number: block.number, area: room))
    }
    for rest in blocks.rests {
      guard let room = area(of: rest.frame, index) else {
        unseen += rest.count
        continue
      }
      frame.fill(room, .plain)
      frame.write([StyledText(" +\(rest.count)", .bold)], in: room)
    }
    if unseen > 0 {
      let text = "+\(unseen)"
      let column = column(index) + dayColumns - TextLayout.cells(text)
      frame.put(text, column, area.endRow - 1, .bold, upTo: area.endColumn)
    }
    return targets
  }

  /// Draws a block: its edge, its wrapped title, and its time if there is room.
  private func draw(_ event: Event, on day: Day, into frame: inout Frame, in room: Area) {
    frame.fill(room, .plain)
    let cells = room.size.columns - 1
    var lines = TextLayout.wrapped(
      event.title.text, to: max(1, cells), rows: room.size.rows, ellipsis: sheet.glyphs.ellipsis)
    let titles = lines.count
    let time = sheet.words.times(event, on: day)
    if titles < room.size.rows, TextLayout.cells(time) <= cells { lines.append(time) }
    let edge = StyledText(
      sheet.glyphs.spine, Style(ink: EventGroup(event, at: sheet.now.instant).ink, .bold))
    for row in 0..<room.size.rows {
      let text =
        row < lines.count
        ? [StyledText(lines[row], row < titles ? sheet.style(event) : .dim)] : []
      frame.write([row == 0 ? sheet.edge(event) : edge] + text, in: room, row: row)
    }
    if sheet.isChosen(event) { frame.select(room) }
  }
}
