extension Picture {
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
