package import Domain
package import TextUI

/// A year as a heat map, up to today or the end of the year, with the weeks side by side. A stronger square means more
/// activity. A day without activity is a faint square, or a dot if pictures are off or the background is unknown.
package struct YearHeat {
  package let layout: YearLayout
  let days: ClosedRange<Day>
  package let language: Language
  /// The day that is drawn as today.
  private let today: Day
  /// The selected day; nil if no day is selected.
  private let chosen: Day?
  private let area: Area

  /// The smallest useful size: half a year with the names of its months.
  package static let smallest = Size(columns: 32, rows: 8)

  /// Lays out a year in one band. If not all weeks fit into the area, the oldest ones are left out.
  package init(_ year: ClosedRange<Day>, in area: Area, _ language: Language) {
    let order = WeekOrder(in: language)
    // If not all weeks fit, the first ones are left out, so that today is always visible.
    let weeks = max(1, area.size.columns - YearLayout.gutter)
    let first = year.upperBound - order.column(of: year.upperBound) - (weeks - 1) * 7
    days = max(year.lowerBound, first)...year.upperBound
    layout = YearLayout(YearGrid(days, order), in: area, around: days.upperBound)
    self.language = language
    self.area = area
    (today, chosen) = (year.upperBound, nil)
  }

  /// Lays out a whole year for navigation, in several bands if the days become larger that way.
  package init(
    _ year: ClosedRange<Day>, chosen: Day, today: Day, in area: Area, _ language: Language
  ) {
    days = year
    layout = YearLayout(YearGrid(year, WeekOrder(in: language)), in: area, around: chosen)
    self.language = language
    self.area = area
    (self.today, self.chosen) = (today, chosen)
  }

  /// Draws each day in the shade that `shade` returns, from 0 for no activity to 4 for much activity. `dot` returns the
  /// style of a day without activity; if pictures are on, that day is a square, and only the ink of the style is used.
  /// `month` returns the name of the month that begins on a day. The squares of a day and the next one touch if
  /// `joinsNext` returns true.
  package func draw(
    into frame: inout Frame, ink: Ink, _ glyphs: Glyphs, month: (Day) -> String,
    dot: (Day) -> Style = { _ in .dim }, joinsNext: (Day) -> Bool = { _ in false },
    shade: (Day) -> Int
  ) {
    let shades = HeatShades(of: ink, in: frame)
    draw(into: &frame, glyphs, month: month, dot: dot, joinsNext: joinsNext) { day in
      let shade = min(4, max(0, shade(day)))
      return shade == 0 ? nil : (shades[shade], glyphs.shade(shade))
    }
  }

  /// Draws each day in the colour that `square` returns, or as its letter if pictures are off. A day for which `square`
  /// returns nil is drawn as a day without activity.
  package func draw(
    into frame: inout Frame, _ glyphs: Glyphs, month: (Day) -> String,
    dot: (Day) -> Style = { _ in .dim }, joinsNext: (Day) -> Bool = { _ in false },
    square: (Day) -> (ink: Ink, letter: String)?
  ) {
    guard area.size.columns >= Self.smallest.columns, area.size.rows >= Self.smallest.rows
    else { return }
    drawNames(into: &frame, month: month)
    let idle = HeatShades(of: frame.hue.ink, in: frame).idle
    for ahead in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + ahead
      guard let origin = layout.origin(of: day), origin.row < area.endRow else { continue }
      let cells = Area(
        column: origin.column, row: origin.row, columns: layout.stride, rows: layout.pitch)
      // A map with a chosen day handles its clicks itself.
      if chosen == nil { frame.clickTargets?.append(ClickTarget(cells, .day(day.ordinal))) }
      if let (ink, letter) = square(day) {
        // The gap between two days belongs to the upper square, or, in squares of one row, to the lower one.
        let row = layout.grid.cell(of: day).row
        let isJoined = layout.pitch == 1 ? row > 0 && joinsNext(day - 1) : row < 6 && joinsNext(day)
        drawSquare(
          glyphs.pictures.isDrawn ? ink : nil, letter, isJoined: isJoined, at: origin, into: &frame)
      } else {
        drawDot(of: day, dot(day), idle, at: origin, into: &frame, glyphs)
      }
      if day == chosen { layout.mark(day, into: &frame, in: area, glyphs) }
    }
  }

  private func drawDot(
    of day: Day, _ style: Style, _ idle: Ink, at origin: Point, into frame: inout Frame,
    _ glyphs: Glyphs
  ) {
    guard glyphs.pictures.isDrawn, frame.knownGround != nil else {
      frame.put(
        day == today ? glyphs.next : glyphs.track, origin.column + (layout.dayColumns - 1) / 2,
        origin.row + layout.middle, style, upTo: area.endColumn)
      return
    }
    let mark = day == today ? frame.fill(Ink(frame.isLight ? 0 : 0xFFFFFF), 0.3) : style.ink
    drawSquare(mark ?? idle, "", at: origin, into: &frame)
  }

  private func drawSquare(
    _ ink: Ink?, _ letter: String, isJoined: Bool = false, at origin: Point,
    into frame: inout Frame
  ) {
    for row in 0..<layout.pitch where origin.row + row < area.endRow {
      let isHalf = row > 0 && row == layout.pitch - 1
      let sign =
        ink == nil ? letter : isJoined ? "█" : layout.pitch == 1 ? "▆" : isHalf ? "▀" : "█"
      frame.put(
        String(repeating: sign, count: layout.dayColumns), origin.column, origin.row + row,
        Style(ink: ink), upTo: area.endColumn)
    }
  }

  /// Draws the names of the months above their weeks, and the names of the weekdays beside their rows.
  private func drawNames(into frame: inout Frame, month: (Day) -> String) {
    let names = layout.grid.order.names(in: language)
    for band in layout.bands {
      let top = layout.monthsRow(of: band)
      for (row, name) in names.enumerated() where row % 2 == 0 || layout.pitch > 1 {
        let line = top + 1 + row * layout.pitch
        guard line < area.endRow else { continue }
        frame.put(
          name, area.origin.column, line + layout.middle, .dim, upTo: area.endColumn)
      }
      var free = 0
      for first in layout.grid.months
      where layout.grid.cell(of: first).week / layout.weeksEach == band {
        guard let column = layout.origin(of: first)?.column, column >= free else { continue }
        let name = month(first)
        guard column + TextLayout.cells(name) <= area.endColumn else { continue }
        free = frame.put(name, column, top, .dim, upTo: area.endColumn) + 1
      }
    }
  }

  /// Returns the legend of the shades: `less ▆▆▆▆▆ more`.
  package static func legend(
    _ ink: Ink, in frame: Frame, _ glyphs: Glyphs, _ language: Language
  ) -> [StyledText] {
    let (less, more) = (HeatLevels.less(language), HeatLevels.more(language))
    let shades = HeatShades(of: ink, in: frame)
    let squares = (0...4).map { shade in
      guard glyphs.pictures.isDrawn, shade > 0 || frame.knownGround != nil else {
        return StyledText(shade == 0 ? glyphs.track : glyphs.shade(shade))
      }
      return StyledText("▆", Style(ink: shades[shade]))
    }
    return [StyledText(less + " ", .dim)] + squares + [StyledText(" " + more, .dim)]
  }
}
