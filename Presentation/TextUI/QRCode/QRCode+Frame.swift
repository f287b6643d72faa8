/// Drawing on a screen.
extension QRCode {
  /// Returns the number of modules on each side of the largest code that can be drawn in an area of a frame; 0 if no
  /// code fits.
  public static func largestSide(
    in size: Size, _ rendition: Rendition, cells: QRCells = .halves
  ) -> Int {
    let plain = cells.largestSide(in: size)
    guard cells == .halves, let parts = fineParts(rendition) else { return plain }
    let modules = min(size.columns * parts.across, size.rows * parts.down)
    return max(plain, sides.last { $0 + 2 * quietZone <= modules } ?? 0)
  }

  /// Draws the code with its quiet zone in the middle of an area, black on white, and returns the area that it covers.
  /// Modules are as large as fits, but at least as small as half blocks or the parts of the frame's rendition. Returns
  /// nil, and draws nothing, if the code does not fit. A frame without colours has the code in the colours of the
  /// terminal, the right way round for its background.
  @discardableResult
  public func draw(into frame: inout Frame, in area: Area, cells: QRCells = .halves) -> Area? {
    let visible = area.clipped(to: frame.size)
    if cells == .halves, frame.rendition.isInPixels {
      return drawPixels(into: &frame, in: visible)
    }
    let size = cells.size(side: side)
    if let target = visible.middle(size) {
      switch cells {
      case .halves: drawHalves(into: &frame, in: target)
      case .blanks: drawBlanks(into: &frame, in: target)
      }
      return target
    }
    return cells == .halves ? drawParts(into: &frame, in: visible) : nil
  }

  /// The number of modules in a cell if they are smaller than half blocks; nil if the rendition has no such parts that
  /// are nearly square.
  private static func fineParts(_ rendition: Rendition) -> (across: Int, down: Int)? {
    switch rendition {
    case .kitty, .sixel, .iterm, .octant: (2, 4)
    case .sextant: (2, 3)
    case .quadrant, .half, .letters: nil
    }
  }

  private func drawHalves(into frame: inout Frame, in area: Area) {
    let isPlain = frame.rendition == .letters
    let style = isPlain ? Style.plain : Style(ink: Self.black, paper: Self.white)
    let inverted = isPlain && !frame.isLight
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        let (x, y) = (column - Self.quietZone, row * 2 - Self.quietZone)
        let cell = Cell(halves(x, y, inverted: inverted), style: style)
        frame.putChecked(cell, area.origin.column + column, area.origin.row + row)
      }
    }
  }

  private func drawBlanks(into frame: inout Frame, in area: Area) {
    let isPlain = frame.rendition == .letters
    let isLight = frame.isLight
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        let isDark = self[column / 2 - Self.quietZone, row - Self.quietZone]
        let style =
          isPlain
          ? Style(isDark == isLight ? .reverse : [])
          : Style(ink: isDark ? Self.white : Self.black, paper: isDark ? Self.black : Self.white)
        frame.putChecked(
          Cell(" ", style: style), area.origin.column + column, area.origin.row + row)
      }
    }
  }

  /// Draws modules smaller than half blocks.
  private func drawParts(into frame: inout Frame, in area: Area) -> Area? {
    guard let parts = Self.fineParts(frame.rendition) else { return nil }
    let modules = side + 2 * Self.quietZone
    let size = Size(
      columns: (modules + parts.across - 1) / parts.across,
      rows: (modules + parts.down - 1) / parts.down)
    guard let target = area.middle(size) else { return nil }
    var picture = Picture(width: size.columns * parts.across, height: size.rows * parts.down)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        picture[x, y] = self[x - Self.quietZone, y - Self.quietZone] ? Self.black : Self.white
      }
    }
    picture.drawParts(into: &frame, in: target)
    // A theme paints the background of every cell that has none.
    frame.restyle(target) { $0.paper = $0.paper ?? $0.ink }
    return target
  }

  /// Draws square modules in pixels, each a multiple of a quarter of a half cell.
  private func drawPixels(into frame: inout Frame, in area: Area) -> Area? {
    let modules = side + 2 * Self.quietZone
    let quarters = min(area.size.columns, 2 * area.size.rows) * 4 / modules
    // With smaller modules, cameras could not tell the pixels apart.
    guard quarters >= 2 else { return nil }
    let scale = Double(quarters) / 4
    let width = Int((Double(modules) * scale).rounded(.up))
    guard let target = area.middle(Size(columns: width, rows: (width + 1) / 2)) else { return nil }
    let middle = SketchPoint(Double(target.size.columns) / 2, Double(target.size.rows))
    let corner = middle + SketchPoint(1, 1) * (-Double(side) * scale / 2)
    var sketch = Sketch(grain: 0)
    func fill(_ columns: (Double, Double), _ rows: (Double, Double), _ ink: Ink) {
      let corners = [
        (columns.0, rows.0), (columns.1, rows.0), (columns.1, rows.1), (columns.0, rows.1),
      ]
      sketch.fill(Outline(corners.map { corner + SketchPoint($0.0, $0.1) * scale }), ink)
    }
    // Where the terminal's cells are not twice as high as wide, the area is larger than the sketch.
    let all = (-Double(2 * modules), Double(3 * modules))
    fill(all, all, Self.white)
    for row in 0..<side {
      for run in runs(row) {
        let columns = (Double(run.lowerBound), Double(run.upperBound))
        fill(columns, (Double(row), Double(row + 1)), Self.black)
      }
    }
    sketch.draw(into: &frame, in: target, fit: .centred)
    return target
  }
}

extension Area {
  /// Returns an area of a size in the middle of this area; nil if it does not fit.
  fileprivate func middle(_ size: Size) -> Area? {
    guard size.columns <= self.size.columns, size.rows <= self.size.rows else { return nil }
    return Area(
      column: origin.column + (self.size.columns - size.columns) / 2,
      row: origin.row + (self.size.rows - size.rows) / 2, columns: size.columns, rows: size.rows)
  }

  /// Returns the part of the area that is on a screen of a size.
  fileprivate func clipped(to screen: Size) -> Area {
    let (column, row) = (max(0, origin.column), max(0, origin.row))
    return Area(
      column: column, row: row, columns: min(endColumn, screen.columns) - column,
      rows: min(endRow, screen.rows) - row)
  }
}
