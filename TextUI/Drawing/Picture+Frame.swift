extension Picture {
  /// Draws a picture of many parts (as many as `Rendition.parts` says) as the frame shows pictures.
  public func drawParts(into frame: inout Frame, in area: Area) {
    drawParts(into: &frame, in: area, frame.rendition)
  }

  package func drawParts(into frame: inout Frame, in area: Area, _ rendition: Rendition) {
    let parts = rendition.parts(in: area.size)
    let fitting = resized(parts.width, parts.height)
    switch rendition {
    case .kitty, .sixel, .iterm:
      if !frame.place(PixelPicture(self, in: area)) { drawParts(into: &frame, in: area, .half) }
    case .octant, .sextant, .quadrant: Mosaic(rendition).draw(fitting, into: &frame, in: area)
    case .half, .letters: fitting.draw(into: &frame, in: area)
    }
  }

  /// The picture with another number of pixels, each as the one at its place.
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

  /// Puts the picture into an area, two pixels in a cell; where it is clear, what was there
  /// stays, and nothing leaves the area.
  public func draw(into frame: inout Frame, in area: Area) {
    let columns = min(width, area.size.columns)
    for row in 0..<min((height + 1) / 2, area.size.rows) {
      for column in 0..<columns {
        let upper = self[column, row * 2]
        let lower = row * 2 + 1 < height ? self[column, row * 2 + 1] : nil
        if let cell = Self.cell(upper, lower) {
          frame.set(cell, area.origin.column + column, area.origin.row + row)
        }
      }
    }
  }

  /// The cell with two pixels in it; none if both are clear.
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
