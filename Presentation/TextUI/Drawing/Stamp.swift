extension Sketch {
  /// Adds a shape on top with hard edges. A pixel is filled if the shape covers at least half of it; the other pixels
  /// are unchanged. `pixel` is the size of a pixel in the coordinates of the sketch. Small shapes stay crisp this way,
  /// where smoothing would blur their parts into each other.
  package mutating func stamp(_ outline: Outline, _ ink: Ink, pixel: SketchPoint) {
    guard pixel.x > 0, pixel.y > 0, let stamp = Stamp(outline, pixel: pixel) else {
      return fill(outline, ink)
    }
    for block in stamp.blocks { fill(block, ink) }
  }
}

/// A shape as the pixels that it covers, joined into rectangles.
struct Stamp {
  /// The rectangles, in the coordinates of the sketch.
  private(set) var blocks: [Outline] = []

  /// The maximum length of a side of a stamp, in pixels. Larger shapes look smooth without stamps.
  private static let most = 256.0
  /// The least coverage of a pixel that is filled, in sixteenths.
  private static let enough: UInt8 = 8

  /// Creates the stamp; nil if the shape is too large or a coordinate is not finite.
  init?(_ outline: Outline, pixel: SketchPoint) {
    let corners = outline.corners.map { SketchPoint($0.x / pixel.x, $0.y / pixel.y) }
    var (low, high) = (SketchPoint(.infinity, .infinity), SketchPoint(-.infinity, -.infinity))
    for corner in corners {
      low = SketchPoint(min(low.x, corner.x), min(low.y, corner.y))
      high = SketchPoint(max(high.x, corner.x), max(high.y, corner.y))
    }
    guard low.x.isFinite, low.y.isFinite, high.x - low.x <= Self.most, high.y - low.y <= Self.most
    else { return nil }
    let corner = SketchPoint(low.x.rounded(.down), low.y.rounded(.down))
    var raster = Raster(
      width: Int((high.x - corner.x).rounded(.up)), height: Int((high.y - corner.y).rounded(.up)),
      samples: 4)
    raster.fill(corners.map { $0 - corner }, Ink(0xFFFFFF))
    var open: (runs: [Range<Int>], row: Int) = ([], 0)
    for row in 0...raster.height {
      let runs = row < raster.height ? Self.runs(of: raster, row) : []
      if runs == open.runs { continue }
      for run in open.runs { add(run, open.row..<row, corner, pixel) }
      open = (runs, row)
    }
  }

  private static func runs(of raster: Raster, _ row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<raster.width where raster.shade(column, row).cover >= enough {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<(column + 1)
      } else {
        runs.append(column..<(column + 1))
      }
    }
    return runs
  }

  private mutating func add(
    _ columns: Range<Int>, _ rows: Range<Int>, _ corner: SketchPoint, _ pixel: SketchPoint
  ) {
    let left = (corner.x + Double(columns.lowerBound)) * pixel.x
    let right = (corner.x + Double(columns.upperBound)) * pixel.x
    let top = (corner.y + Double(rows.lowerBound)) * pixel.y
    let bottom = (corner.y + Double(rows.upperBound)) * pixel.y
    blocks.append(
      Outline([
        SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right, bottom),
        SketchPoint(left, bottom),
      ]))
  }
}
