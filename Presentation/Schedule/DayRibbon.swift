package import Domain
package import TextUI

/// A day as a ribbon across the whole width: the sky of each hour, the hours, and the events as named blocks.
package struct DayRibbon: Equatable, Sendable {
  let agenda: DayAgenda
  let now: Now
  /// The event that is highlighted; nil if none is.
  let chosen: Event.Name?

  package init(_ agenda: DayAgenda, at now: Now, chosen: Event.Name? = nil) {
    self.agenda = agenda
    self.now = now
    self.chosen = chosen
  }

  /// The number of rows of each part of a ribbon, from top to bottom.
  struct Layout: Equatable, Sendable {
    var sky = 0
    /// The row with the hours; 0 only in an area without rows.
    var hours = 0
    var lanes = 0
    var bars = 0

    var rows: Int { sky + hours + lanes + bars }
  }

  /// The maximum number of rows for events of whole days.
  private static let mostBars = 2

  /// Returns the number of rows of each part, at most `rows` in total. If there are few rows, the second lane and the
  /// sky are left out.
  private func layout(
    _ events: DayRibbonLanes, _ names: DayRibbonLabels, rows: Int, isDrawn: Bool, sky: Int = 2
  ) -> Layout {
    var layout = Layout()
    var left = max(0, rows)
    func reserve(_ wanted: Int) -> Int {
      let taken = min(max(0, wanted), left)
      left -= taken
      return taken
    }
    layout.hours = reserve(1)
    layout.lanes = reserve(min(1, events.lanes))
    layout.bars = reserve(min(1, events.bars.count))
    if isDrawn { layout.sky = left >= 2 ? reserve(2) : 0 }
    layout.lanes += reserve(names.rows(below: events) - layout.lanes)
    layout.bars += reserve(min(Self.mostBars, events.bars.count) - layout.bars)
    if isDrawn, layout.sky > 0 { layout.sky += reserve(sky - 2) }
    return layout
  }

  /// Returns the number of rows that the ribbon fills in an area of this width. `sky` is the wanted height of the sky.
  package func rows(columns: Int, _ glyphs: Glyphs, sky: Int = 2) -> Int {
    let events = events(columns)
    return layout(
      events, DayRibbonLabels(events, columns: columns, ellipsis: glyphs.ellipsis), rows: .max,
      isDrawn: glyphs.pictures.isDrawn, sky: sky
    ).rows
  }

  private func hours(_ columns: Int) -> DayRibbonHours {
    DayRibbonHours(agenda, at: now, columns: columns)
  }

  private func events(_ columns: Int) -> DayRibbonLanes {
    DayRibbonLanes(agenda, at: now, hours: hours(columns), columns: columns)
  }

  /// Draws the ribbon from the top of an area.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs, sky: Int = 2) {
    let columns = area.size.columns
    guard columns >= DayRibbonHours.least, area.size.rows > 0 else { return }
    let (hours, events) = (hours(columns), events(columns))
    let names = DayRibbonLabels(events, columns: columns, ellipsis: glyphs.ellipsis)
    let layout = layout(
      events, names, rows: area.size.rows, isDrawn: glyphs.pictures.isDrawn, sky: sky)
    let isToday = agenda.day == now.day
    if layout.sky > 0 {
      DaySky(hours: hours, now: isToday ? now.time.seconds : nil)
        .draw(into: &frame, in: area.rows(0, layout.sky))
    }
    drawHours(hours, into: &frame, in: area.rows(layout.sky, 1), glyphs)
    let lanes = area.rows(layout.sky + layout.hours, layout.lanes)
    for block in events.blocks where block.lane < layout.lanes {
      DayRibbonBlock(block, isChosen: block.event.name == chosen, in: events, columns: columns)
        .draw(into: &frame, in: lanes.rows(block.lane, 1), glyphs)
    }
    names.draw(into: &frame, in: lanes, chosen: chosen, glyphs)
    drawBars(
      events.bars, into: &frame, in: area.rows(layout.rows - layout.bars, layout.bars), glyphs)
  }

  /// Draws the hours on a thin line, and marks the present time.
  private func drawHours(
    _ hours: DayRibbonHours, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let columns = area.size.columns
    let perHour = columns / hours.hours.count
    let step = perHour >= 8 ? 1 : perHour >= 4 ? 2 : 3
    let isToday = agenda.day == now.day
    let here = isToday ? hours.column(now.time.seconds, of: columns) : nil
    frame.write(
      [StyledText(String(repeating: glyphs.rule, count: columns), .dim)], in: area)
    let mark = Style(ink: Hue.ember.colour(onLight: frame.isLight), .bold)
    var isSelected = false
    for hour in hours.hours where hour % step == 0 {
      let column = hours.column(hour * 3600, of: columns)
      guard column + 2 < columns || column == 0 else { continue }
      let text = hour < 10 ? "0\(hour)" : "\(hour)"
      let isHere = here.map { (column...column + 1).contains($0) } ?? false
      isSelected = isSelected || isHere
      frame.write([StyledText(text, isHere ? mark : .dim)], area.origin.column + column, in: area)
    }
    if let here, !isSelected {
      frame.write([StyledText(glyphs.watered, mark)], area.origin.column + here, in: area)
    }
  }

  /// Draws the events of whole days as lines with names. The last row also shows the number of events for which there
  /// is no row.
  private func drawBars(
    _ bars: [DayRibbonLanes.Bar], into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let hidden = bars.count - area.size.rows
    for (row, bar) in bars.prefix(area.size.rows).enumerated() {
      let tone = DayRibbonTone(bar.group, isChosen: bar.event.name == chosen)
      let line = Style(ink: tone.line(on: frame))
      let left = area.origin.column + bar.columns.lowerBound
      frame.write(
        [StyledText(String(repeating: glyphs.bar, count: bar.columns.count), line)], left, in: area,
        row: row)
      let more = hidden > 0 && row == area.size.rows - 1 ? "  +\(hidden)" : ""
      let name = [
        StyledText(" "), StyledText(Printable.brief(bar.event.title.text), tone.text),
        StyledText(more, .bold), StyledText(" "),
      ].clipped(to: max(0, area.endColumn - left - 3), ellipsis: glyphs.ellipsis)
      frame.write(name, min(left + 2, area.endColumn), in: area, row: row)
    }
  }

  /// Returns the event at a screen position, for the mouse; nil if there is none.
  package func event(
    at point: Point, in area: Area, _ glyphs: Glyphs, sky: Int = 2
  ) -> Event.Name? {
    guard area.contains(point), area.size.columns >= DayRibbonHours.least else { return nil }
    let events = events(area.size.columns)
    let names = DayRibbonLabels(
      events, columns: area.size.columns, ellipsis: glyphs.ellipsis)
    let layout = layout(
      events, names, rows: area.size.rows, isDrawn: glyphs.pictures.isDrawn, sky: sky)
    let column = point.column - area.origin.column
    let row = point.row - area.origin.row - layout.sky - layout.hours
    if row < 0 { return nil }
    if row >= layout.lanes {
      let bars = events.bars.prefix(layout.bars)
      let index = row - layout.lanes
      return bars.indices.contains(index) && bars[index].columns.contains(column)
        ? bars[index].event.name : nil
    }
    return events.blocks.first { $0.lane == row && $0.columns.contains(column) }?.event.name
      ?? names.event(at: column, row: row)
  }
}
