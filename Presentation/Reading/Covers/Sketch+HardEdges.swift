import TextUI

/// Drawing without smoothing, for small motifs whose smoothed edges would look blurred in block characters.
extension Sketch {
  /// Draws a sketch in units of half rows into an area. Each part of a cell has the colour at its middle.
  func drawHard(into frame: inout Frame, in area: Area) {
    let rendition = frame.rendition
    if rendition.isInPixels { return draw(into: &frame, in: area, fit: .halves) }
    let (across, down) = rendition.grid
    var raster = Raster(
      width: area.size.columns * across, height: area.size.rows * down, samples: 1)
    for shape in shapes {
      let corners = shape.outline.corners.map {
        SketchPoint($0.x * Double(across), $0.y * Double(down) / 2)
      }
      raster.fill(corners, shape.ink)
    }
    switch rendition {
    case .octant, .sextant, .quadrant: Mosaic(rendition).draw(raster, into: &frame, in: area)
    case .half, .letters, .kitty, .sixel, .iterm:
      var picture = Picture(width: raster.width, height: raster.height)
      for (index, ink) in raster.pixels().enumerated() {
        picture[index % raster.width, index / raster.width] = ink
      }
      picture.draw(into: &frame, in: area)
    }
  }
}
