import Domain
import PresentationKit
import TextUI

extension WeekTable {
  /// Draws the hours at the left, and a faint line at the top of each hour. In a narrow week, AM or PM is in the row
  /// above the hour with which it begins.
  func drawHours(into frame: inout Frame) {
    var before: Int?
    for hour in hours.hours {
      let row = topRow + hours.row(ofHour: hour)
      let language = sheet.words.language
      let name =
        halvesAbove
        ? WeekHourLabels.bareName(hour, in: language)
        : WeekHourLabels.name(hour, after: before, in: language)
      frame.put(Column.padded(name, to: gutter - 1, .right), area.origin.column, row, .dim)
      if halvesAbove, let half = WeekHourLabels.newHalf(hour, after: before, in: language) {
        frame.put(Column.padded(half, to: gutter - 1, .right), area.origin.column, row - 1, .dim)
      }
      before = hour
      for index in sheet.days.indices {
        drawLine(index, row, into: &frame)
      }
    }
  }

  private func drawLine(_ index: Int, _ row: Int, into frame: inout Frame) {
    let start = column(index)
    guard sheet.glyphs.pictures.isDrawn, frame.knownGround != nil else {
      return _ = frame.put(sheet.glyphs.track, start, row, .dim, upTo: area.endColumn)
    }
    let paper = frame[start, row].style.paper
    let style = Style(ink: (paper ?? frame.ground).mixed(with: frame.script, 0.1), paper: paper)
    frame.put(String(repeating: "▔", count: columns(index)), start, row, style)
  }

  /// Draws the present moment: its time beside the hours, a line in the free cells of today's column, and a faint line
  /// across each other day without a block in this row. Blocks in progress have a stronger fill in this row.
  func drawNow(into frame: inout Frame, blocks: [WeekSheet.ClickTarget]) {
    guard let row = nowRow, (0..<frame.size.rows).contains(row) else { return }
    let now = sheet.now
    let here = blocks.filter { target in
      target.number != nil && (target.area.origin.row..<target.area.endRow).contains(row)
    }
    for (index, agenda) in sheet.days.enumerated() {
      let isToday = agenda.day == now.day
      if isToday {
        let blocks = here.filter { $0.day == now.day }
        raise(blocks, of: agenda, row, into: &frame)
        drawLine(of: index, row, behind: blocks, into: &frame)
      } else if frame.knownGround != nil, !here.contains(where: { $0.day == agenda.day }) {
        guard column(index) < frame.size.columns else { continue }
        let paper = frame[column(index), row].style.paper
        let ink = Accent.ember.mixed(with: paper ?? frame.ground, 0.7)
        frame.put(
          String(repeating: sheet.glyphs.rule, count: columns(index)), column(index), row,
          Style(ink: ink, paper: paper))
      }
    }
    let time = WeekHourLabels.moment(now.time, in: sheet.words.language)
    let label = Column.padded(
      TextLayout.prefix(of: time, cells: gutter - 1), to: gutter - 1, .right)
    frame.put(
      label, area.origin.column, row, Style(ink: Accent.ember, .bold), upTo: column(0))
  }

  /// Gives the blocks in progress a stronger fill in the row of the current time.
  private func raise(
    _ blocks: [WeekSheet.ClickTarget], of agenda: DayAgenda, _ row: Int, into frame: inout Frame
  ) {
    guard sheet.glyphs.pictures.isDrawn,
      let fill = EventGroup.inProgress.fill(in: frame, isRaised: true)
    else { return }
    for block in blocks {
      guard let number = block.number else { continue }
      let event = agenda.events[number].event
      let isRunning = EventGroup(event, at: sheet.now.instant) == .inProgress
      if !isRunning || sheet.isChosen(event) { continue }
      let room = block.area
      for column in room.origin.column..<room.endColumn {
        var style = frame[column, row].style
        guard frame[column, row].width > 0 else { continue }
        style.paper = fill
        frame.put(String(frame[column, row].character), column, row, style)
      }
    }
  }

  /// Draws the line of the current time in a column, beside its blocks.
  private func drawLine(
    of index: Int, _ row: Int, behind blocks: [WeekSheet.ClickTarget], into frame: inout Frame
  ) {
    let end = min(column(index) + columns(index), frame.size.columns)
    for column in column(index)..<max(end, column(index)) {
      let isCovered = blocks.contains {
        ($0.area.origin.column..<$0.area.endColumn).contains(column)
      }
      if isCovered { continue }
      let cell = frame[column, row]
      guard [" ", sheet.glyphs.track, "┈"].contains(String(cell.character)) else { continue }
      frame.put(
        sheet.glyphs.bar, column, row, Style(ink: Accent.ember, paper: cell.style.paper, .bold))
    }
  }
}
