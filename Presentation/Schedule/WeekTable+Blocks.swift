import Domain
import PresentationKit
import TextUI

/// The colours of an event in the week: its edge and its text on a fill, or the pointer and a strong fill if it is
/// chosen.
struct WeekBlockAppearance {
  let edge: StyledText
  let ink: Ink
  let paper: Ink?
  let title: Style
  let note: Style

  init(_ sheet: WeekSheet, _ event: Event, isRaised: Bool = false, in frame: Frame) {
    let group = EventGroup(event, at: sheet.now.instant)
    let isDrawn = sheet.glyphs.pictures.isDrawn
    if sheet.isChosen(event) {
      let fill = group == .inProgress ? Hue.ember.fill : frame.hue.fill
      let hue = group == .inProgress ? Hue.ember : Hue.water
      (paper, ink) = (fill, hue.bright)
      edge = StyledText(sheet.glyphs.pointer, Style(ink: Hue.onFill, paper: fill, .bold))
      title = Style(ink: Hue.onFill, paper: fill, .bold)
      note = Style(ink: Hue.onFill, paper: fill)
      return
    }
    let fill = isDrawn ? group.fill(in: frame, isRaised: isRaised) : nil
    (paper, ink) = (fill, group.ink(in: frame))
    edge = StyledText(sheet.glyphs.spine, Style(ink: ink, paper: fill, .bold))
    let script = frame.script
    guard let fill else {
      title = group == .done ? .dim : .plain
      note = .dim
      return
    }
    title = Style(ink: group == .done ? script.mixed(with: fill, 0.4) : script, paper: fill)
    note = Style(ink: script.mixed(with: fill, group == .done ? 0.55 : 0.38), paper: fill)
  }
}

extension WeekTable {
  /// The cells for the number of events without room, with the blank before it.
  private static let restCells = 3

  /// Draws the blocks of a day, and the number of events for which there is no room. Returns the clickable areas.
  func draw(_ agenda: DayAgenda, _ index: Int, into frame: inout Frame) -> [WeekSheet.ClickTarget] {
    let lanes = WeekLanes(agenda, hours, at: sheet.now, columns: columns(index))
    var targets: [WeekSheet.ClickTarget] = []
    for block in lanes.blocks {
      let room = area(of: block, index)
      draw(agenda.events[block.number].event, on: agenda.day, block, into: &frame, in: room)
      targets.append(WeekSheet.ClickTarget(day: agenda.day, number: block.number, area: room))
    }
    for rest in lanes.rests {
      draw("+\(rest.count)", index, topRow + rest.rows.lowerBound, into: &frame)
    }
    if lanes.unseen > 0 { draw("+\(lanes.unseen)", index, topRow + hours.rows - 1, into: &frame) }
    return targets
  }

  /// Draws a number of events at the right end of a day's column.
  private func draw(_ count: String, _ index: Int, _ row: Int, into frame: inout Frame) {
    let column = column(index) + columns(index) - TextLayout.cells(count)
    var style = Style(ink: frame.accent, .bold)
    style.paper = (0..<frame.size.rows).contains(row) ? frame[column, row].style.paper : nil
    frame.put(count, column, row, style, upTo: area.endColumn)
  }

  /// Returns the cells of a block.
  private func area(of block: WeekLanes.Block, _ index: Int) -> Area {
    let width = columns(index) - (block.leavesRest ? Self.restCells : 0)
    let left = block.isOver ? 1 : (block.lanes.lowerBound * width + block.of - 1) / block.of
    let right = (block.lanes.upperBound * width + block.of - 1) / block.of
    return Area(
      column: column(index) + left, row: topRow + block.rows.lowerBound,
      columns: max(1, right - left), rows: block.rows.count)
  }

  /// Draws a block: its edge, its title, and its time and notes if there is room. The last cell of each row stays free.
  /// Only a title in the last block of a narrow day uses it, because the gap between the days follows.
  private func draw(
    _ event: Event, on day: Day, _ block: WeekLanes.Block, into frame: inout Frame, in room: Area
  ) {
    let appearance = WeekBlockAppearance(sheet, event, isRaised: block.isRaised, in: frame)
    frame.fill(room, Style(paper: appearance.paper))
    let cells = room.size.columns - 2
    let rows = block.open
    let fit = { (text: String, left: Int) in
      WordFit.lines(text, to: cells, rows: left, ellipsis: sheet.glyphs.ellipsis)
    }
    let isFull =
      room.size.columns < Self.roomyDay && block.lanes.upperBound == block.of && !block.leavesRest
    var lines = WordFit.lines(
      event.title.text, to: cells + (isFull ? 1 : 0), rows: rows, ellipsis: sheet.glyphs.ellipsis
    ).map { StyledText($0, appearance.title) }
    if lines.count < rows, let time = time(event, on: day, cells) {
      lines.append(StyledText(time, appearance.note))
      if cells >= Self.leastForNotes, let notes = event.notes {
        lines += fit(notes, rows - lines.count).map { StyledText($0, appearance.note) }
      }
    }
    for row in 0..<room.size.rows {
      frame.write([row == 0 ? appearance.edge : spine(appearance)], in: room, row: row)
    }
    for (row, line) in lines.enumerated() {
      frame.write([line], room.origin.column + 1, in: room, row: row)
    }
  }

  /// Returns the times of an event; nil if they do not fit. AM and PM are left out if a column of the week has no room
  /// for them.
  private func time(_ event: Event, on day: Day, _ cells: Int) -> String? {
    let words = sheet.words
    let times = words.times(event, on: day)
    let narrowest = (0..<7).map { columns($0) - 2 }.min() ?? cells
    if TextLayout.cells(times) <= min(cells, narrowest) { return times }
    guard event.start.day == day, event.end.day == day else { return nil }
    let bare = words.bareHours(event.start.time, event.end.time)
    return TextLayout.cells(bare) <= cells ? bare : nil
  }

  /// The minimum width of a block with notes, in cells.
  private static let leastForNotes = 12

  private func spine(_ appearance: WeekBlockAppearance) -> StyledText {
    StyledText(sheet.glyphs.spine, Style(ink: appearance.ink, paper: appearance.paper, .bold))
  }
}
