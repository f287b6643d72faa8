/// Rasterises shapes with antialiasing, with 16 samples per pixel, or 4 for pixels sent as images, which are small. In
/// `pixels()`, edges against transparent pixels are hard, because the terminal's background is unknown.
public struct Raster {
  /// The number of samples per pixel in each direction.
  private let samples: Int

  package let width: Int
  package let height: Int
  private let across: Int
  /// The number of the topmost shape at each sample, from 1; 0 is transparent.
  private var marks: [UInt16]
  private var inks: [Ink] = []
  private var crossings: [Crossing] = []

  /// A point where an edge crosses the middle of a row of samples.
  private struct Crossing {
    let row: Int
    let x: Double
    let winding: Int
  }

  public init(width: Int, height: Int) { self.init(width: width, height: height, samples: 4) }

  /// Creates a transparent raster. `samples` is the number of samples per pixel in each direction.
  package init(width: Int, height: Int, samples: Int) {
    self.width = width
    self.height = height
    self.samples = samples
    across = width * samples
    marks = Array(repeating: 0, count: across * height * samples)
  }

  /// Draws a polygon on top; its corners are in pixels.
  public mutating func fill(_ corners: [SketchPoint], _ ink: Ink) {
    guard corners.count > 2, inks.count < Int(UInt16.max) else { return }
    inks.append(ink)
    let factor = Double(samples)
    let edge = corners.map { $0 * factor }
    let rows = edge.reduce((first: Double.infinity, last: -Double.infinity)) {
      (min($0.first, $1.y), max($0.last, $1.y))
    }
    guard rows.first.isFinite, rows.last.isFinite else { return }
    findCrossings(of: edge)
    var next = 0
    while next < crossings.count {
      let row = crossings[next].row
      var end = next + 1
      while end < crossings.count, crossings[end].row == row { end += 1 }
      fill(row, crossings[next..<end], UInt16(inks.count))
      next = end
    }
  }

  /// Finds where the edges of a polygon cross the middles of the rows of samples, in the order of rows and columns.
  private mutating func findCrossings(of edge: [SketchPoint]) {
    crossings.removeAll(keepingCapacity: true)
    let rows = Double(height * samples)
    var from = edge[edge.count - 1]
    for to in edge {
      defer { from = to }
      // The middle of a row lies below its upper end by half.
      let first = Int(max(0, min(rows, (min(from.y, to.y) - 0.5).rounded(.up))))
      let end = Int(max(0, min(rows, (max(from.y, to.y) - 0.5).rounded(.up))))
      if first >= end { continue }
      let winding = from.y < to.y ? 1 : -1
      for row in first..<end {
        let y = Double(row) + 0.5
        let x = from.x + (y - from.y) * (to.x - from.x) / (to.y - from.y)
        crossings.append(Crossing(row: row, x: x, winding: winding))
      }
    }
    crossings.sort { $0.row == $1.row ? $0.x < $1.x : $0.row < $1.row }
  }

  /// Fills one row of samples by the nonzero winding rule.
  private mutating func fill(_ row: Int, _ crossings: ArraySlice<Crossing>, _ mark: UInt16) {
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      guard winding == 0 else { continue }
      let left = Int(max(0, min(Double(across), (start - 0.5).rounded(.up))))
      let right = Int(max(0, min(Double(across), (crossing.x - 0.5).rounded(.up))))
      if left >= right { continue }
      for index in (row * across + left)..<(row * across + right) { marks[index] = mark }
    }
  }

  /// Returns the pixels in row-major order. Pixels with little coverage are nil.
  public func pixels() -> [Ink?] {
    var pixels: [Ink?] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { pixels.append(pixel(column, row)) }
    }
    return pixels
  }

  private func pixel(_ column: Int, _ row: Int) -> Ink? { shade(column, row).ink }

  /// Returns a pixel with its coverage.
  package func shade(_ column: Int, _ row: Int) -> PixelShade {
    let corner = row * samples * across + column * samples
    let first = marks[corner]
    if isPlain(corner, first) { return PixelShade(first == 0 ? nil : inks[Int(first) - 1]) }
    var covered = 0
    var (red, green, blue) = (0, 0, 0)
    for line in 0..<samples {
      for index in (corner + line * across)..<(corner + line * across + samples) {
        let mark = marks[index]
        if mark == 0 { continue }
        let ink = inks[Int(mark) - 1]
        covered += 1
        red += Int(ink.red)
        green += Int(ink.green)
        blue += Int(ink.blue)
      }
    }
    let main = inks[Int(mainMark(corner)) - 1]
    return PixelShade(
      cover: UInt8(covered * 16 / (samples * samples)), red: UInt8(red / covered),
      green: UInt8(green / covered),
      blue: UInt8(blue / covered), ansi256: main.ansi256, ansi16: main.ansi16)
  }

  /// Returns whether all samples of a pixel have this mark, so that no colours need to be mixed.
  private func isPlain(_ corner: Int, _ mark: UInt16) -> Bool {
    for line in 0..<samples {
      let start = corner + line * across
      for index in start..<(start + samples) where marks[index] != mark { return false }
    }
    return true
  }

  /// Returns the shape that covers most of a pixel. The pixel uses the palette entries of this shape.
  private func mainMark(_ corner: Int) -> UInt16 {
    var best: (mark: UInt16, count: Int) = (1, 0)
    var last: UInt16 = 0
    for line in 0..<samples {
      for sample in 0..<samples {
        let mark = marks[corner + line * across + sample]
        if mark == 0 || mark == last { continue }
        last = mark
        let count = count(of: mark, corner)
        if count > best.count { best = (mark, count) }
      }
    }
    return best.mark
  }

  private func count(of mark: UInt16, _ corner: Int) -> Int {
    var count = 0
    for line in 0..<samples {
      for sample in 0..<samples where marks[corner + line * across + sample] == mark {
        count += 1
      }
    }
    return count
  }
}
