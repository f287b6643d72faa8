extension Picture {
  /// Draws the picture in the frame's rendition. A picture whose size differs from `Rendition.parts(in:)` is resized.
  public func drawParts(into frame: inout Frame, in area: Area) {
    drawParts(into: &frame, in: area, frame.rendition)
  }

  package func drawParts(into frame: inout Frame, in area: Area, _ rendition: Rendition) {
    let parts = rendition.parts(in: area.size)
    let fitting = resized(parts.width, parts.height)
    switch rendition {
    case .kitty, .sixel, .iterm:
      if !frame.add(PixelPicture(self, in: area)) { drawParts(into: &frame, in: area, .half) }
    case .octant, .sextant, .quadrant: Mosaic(rendition).draw(fitting, into: &frame, in: area)
    case .half, .letters: fitting.draw(into: &frame, in: area)
    }
  }

  /// Returns the picture resized by nearest neighbour.
  private func resized(_ width: Int, _ height: Int) -> Picture {
    if (width, height) == (self.width, self.height) { return self }
    var resized = Picture(width: width, height: height)
    if pixels.isEmpty { return resized }
    for y in 0..<resized.height {
      for x in 0..<resized.width {
        resized[x, y] = self[x * self.width / width, y * self.height / height]
      }
    }
    return resized
  }

  /// Draws the picture with two pixels per cell, clipped to the area. Transparent cells are unchanged.
  public func draw(into frame: inout Frame, in area: Area) {
    let columns = min(width, area.size.columns)
    for row in 0..<min((height + 1) / 2, area.size.rows) {
      for column in 0..<columns {
        let upper = self[column, row * 2]
        let lower = row * 2 + 1 < height ? self[column, row * 2 + 1] : nil
        if let cell = Self.cell(upper, lower) {
          frame.putChecked(cell, area.origin.column + column, area.origin.row + row)
        }
      }
    }
  }

  /// Returns the cell that shows two pixels; nil if both are transparent.
  private static func cell(_ upper: Ink?, _ lower: Ink?) -> Cell? {
    switch (upper, lower) {
    case (nil, nil): nil
    case (let ink?, nil): Cell("▀", style: Style(ink: ink))
    case (nil, let ink?): Cell("▄", style: Style(ink: ink))
    case (let above?, let below?):
      above == below
        ? Cell("█", style: Style(ink: above)) : Cell("▀", style: Style(ink: above, paper: below))
    }
  }
}
