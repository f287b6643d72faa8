/// The mapping of a sketch's coordinates to cells.
public enum SketchFit: Equatable, Sendable {
  /// Sheet units: the sheet is fitted into the area, centred horizontally and aligned to the
  /// bottom.
  case sheet
  /// Half cells, for sketches that fill an area of any shape.
  case halves
  /// Half cells, for sketches that are centred in an area. The sketch is stretched so that half cells are square on any
  /// terminal. What lies beyond its edges fills the rest of the area.
  case centred
}

extension Sketch {
  /// Draws the sketch in the frame's rendition, clipped to the area. Transparent cells are unchanged.
  public func draw(into frame: inout Frame, in area: Area, fit: SketchFit = .sheet) {
    draw(into: &frame, in: area, frame.rendition, fit: fit)
  }

  package func draw(
    into frame: inout Frame, in area: Area, _ rendition: Rendition, fit: SketchFit
  ) {
    switch rendition {
    case .kitty, .sixel, .iterm:
      if !frame.add(PixelPicture(self, in: area, fit)) {
        draw(into: &frame, in: area, .half, fit: fit)
      }
    case .octant, .sextant, .quadrant:
      let mosaic = Mosaic(rendition)
      mosaic.draw(raster(in: area.size, rendition.grid, fit), into: &frame, in: area)
    case .half, .letters:
      let picture =
        switch fit {
        case .sheet: Picture(self, in: area.size)
        case .halves, .centred: Picture(pixels: self, in: area.size)
        }
      picture.draw(into: &frame, in: area)
    }
  }

  /// Rasterises the sketch with `grid` parts per cell. With `ofPixels` the parts are square; otherwise they are scaled
  /// as if a cell were twice as high as wide.
  package func raster(
    in size: Size, _ grid: (across: Int, down: Int), _ fit: SketchFit, ofPixels: Bool = false
  ) -> Raster {
    let samples = grid.across > 2 ? 2 : 4
    var raster = Raster(
      width: size.columns * grid.across, height: size.rows * grid.down, samples: samples)
    if size.columns == 0 || size.rows == 0 { return raster }
    var (wide, high) = (Double(grid.across), Double(grid.down) / 2)
    var (scale, corner) = (1.0, SketchPoint(0, 0))
    if fit == .centred, ofPixels {
      let unit = min(wide, high)
      (wide, high) = (unit, unit)
      corner = SketchPoint(
        (Double(raster.width) / unit - Double(size.columns)) / 2,
        (Double(raster.height) / unit - Double(size.rows * 2)) / 2)
    } else if fit == .sheet, ofPixels {
      (wide, high) = (1, 1)
      scale = Double(min(raster.width, raster.height)) / 100
      corner = SketchPoint(
        (Double(raster.width) - 100 * scale) / 2, Double(raster.height) - 100 * scale)
    } else if fit == .sheet {
      scale = 1 / Picture.grain(in: size)
      corner = SketchPoint(
        (Double(size.columns) - 100 * scale) / 2, Double(size.rows * 2) - 100 * scale)
    }
    for shape in shapes {
      let corners = shape.outline.corners.map { point in
        SketchPoint((corner.x + point.x * scale) * wide, (corner.y + point.y * scale) * high)
      }
      raster.fill(corners, shape.ink)
    }
    return raster
  }
}
