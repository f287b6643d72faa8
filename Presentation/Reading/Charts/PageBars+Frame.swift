import PresentationKit
import TextUI

/// The bar chart on a screen.
extension PageBars {
  /// Draws the newest bars that fit, with as many labels as there is room for.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard !items.isEmpty, area.size.columns > 0, area.size.rows > 0 else { return }
    let layout = BarsLayout(self, in: area)
    drawMaximum(layout, into: &frame, in: area, glyphs)
    drawBlocks(layout, into: &frame, glyphs)
    drawBaseline(layout, into: &frame, glyphs)
    drawWords(layout, into: &frame, in: area, glyphs)
  }

  /// Returns the bar at a screen position, for the mouse; nil if no bar is there.
  func bar(at point: Point, in area: Area) -> Int? {
    items.isEmpty ? nil : BarsLayout(self, in: area).bar(at: point)
  }

  /// Draws the maximum beside the plot, and each axis tick as a number and a row of faint dots.
  private func drawMaximum(
    _ layout: BarsLayout, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    guard let maximum = layout.maximum else { return }
    frame.write([StyledText(maximum, .dim)], in: area)
    let most = most(in: layout.shown)
    if most == 0 { return }
    for (value, row) in layout.ticks(upTo: most) {
      let number = TextLayout.aligned("\(value)", .right, in: maximum.count)
      frame.write([StyledText(number, .dim)], in: area, row: row)
      let dots = String(repeating: glyphs.track + " ", count: layout.plot.size.columns / 2)
      frame.write([StyledText(dots, .dim)], layout.plot.origin.column, in: area, row: row)
    }
  }

  /// Draws the bars in block characters of eight steps. The selected bar, or else the highest, is the brightest.
  private func drawBlocks(_ layout: BarsLayout, into frame: inout Frame, _ glyphs: Glyphs) {
    let rows = layout.plot.size.rows
    let steps = glyphs.upward
    let most = most(in: layout.shown)
    guard rows > 0, let full = steps.last else { return }
    for bar in layout.shown {
      let value = items[bar].value
      if value == 0 { continue }
      let units = max(
        Spark.step(value, of: most, last: rows * steps.count), min(2, steps.count))
      let style = style(of: bar, most: most, in: frame, glyphs)
      for row in 0..<rows {
        let filled = min(steps.count, units - row * steps.count)
        guard filled > 0 else { continue }
        frame.put(
          String(repeating: filled == steps.count ? full : steps[filled - 1], count: layout.width),
          layout.column(of: bar), layout.plot.endRow - 1 - row, style,
          upTo: layout.plot.endColumn)
      }
    }
  }

  /// Returns the style of a bar. The selected bar, or else the highest, has the strongest colour.
  private func style(of bar: Int, most: Int, in frame: Frame, _ glyphs: Glyphs) -> Style {
    let isStrong = chosen.map { $0 == bar } ?? (items[bar].value == most)
    guard glyphs.pictures.isDrawn else { return isStrong ? .bold : .plain }
    let hue = ink == ReadingTones.ink ? Hue.violet.colour(onLight: frame.isLight) : ink
    if isStrong { return Style(ink: hue) }
    return Style(ink: frame.fill(hue, chosen == nil ? 0.68 : 0.5))
  }

  /// Draws the line on which the bars stand, below the plot.
  private func drawBaseline(_ layout: BarsLayout, into frame: inout Frame, _ glyphs: Glyphs) {
    guard let row = layout.baseRow else { return }
    let plot = layout.plot
    frame.put(
      String(repeating: glyphs.ceiling, count: plot.size.columns), plot.origin.column, row,
      frame.track, upTo: plot.endColumn)
  }

  /// Draws the rows below the bars: values, labels, and the starts of weeks or years.
  private func drawWords(
    _ layout: BarsLayout, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    var free = area.origin.column
    for bar in layout.shown {
      let item = items[bar]
      let isChosen = bar == chosen
      if let row = layout.valuesRow, layout.showsAllValues || isChosen {
        let isBest = item.value > 0 && item.value == most(in: layout.shown)
        let style: Style =
          isChosen
          ? .bold
          : isBest ? Style(ink: ink, .bold) : item.value == 0 ? .dim : .plain
        put("\(item.value)", under: bar, row, style, layout, into: &frame, in: area)
      }
      if let row = layout.labelsRow, let name = layout.name(of: bar, self) {
        put(
          name, under: bar, row,
          isChosen ? Style([.bold, .reverse]) : .dim, layout, into: &frame, in: area)
      }
      let tick = tick(of: bar, in: layout.shown) { head, bars in
        TextLayout.cells(head) < bars * layout.stride
      }
      if let row = layout.ticksRow, let tick, layout.column(of: bar) >= free {
        let column = layout.column(of: bar)
        guard column + TextLayout.cells(tick) <= area.endColumn else { continue }
        free = frame.put(tick, column, row, .dim, upTo: area.endColumn) + 1
      }
    }
  }

  private func put(
    _ text: String, under bar: Int, _ row: Int, _ style: Style, _ layout: BarsLayout,
    into frame: inout Frame, in area: Area
  ) {
    let cells = TextLayout.cells(text)
    let middle = layout.column(of: bar) + (layout.width - cells) / 2
    let column = max(area.origin.column, min(area.endColumn - cells, middle))
    frame.put(text, column, row, style, upTo: area.endColumn)
  }
}

extension Glyphs {
  /// A line at the upper edge of a cell.
  var ceiling: String { upward.count > 1 ? "▔" : rule }
}
