/// Rasterises shapes with antialiasing, with 16 samples per pixel, or 4 for pixels sent as images, which are small.
/// Edges against transparent pixels are hard, because the terminal's background is unknown.
public struct Raster {
  /// The number of samples per pixel in each direction.
  private let samples: Int

  package let width: Int
  package let height: Int
  private let across: Int
  /// The number of the topmost shape at each sample, from 1; 0 is transparent.
  private var marks: [UInt16]
  private var inks: [Ink] = []
  private var crossings: [(x: Double, winding: Int)] = []

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
    let first = max(0, Int(max(-1, rows.first.rounded(.down))))
    let end = min(height * samples, Int(min(1e6, rows.last.rounded(.up))))
    if first >= end { return }
    for row in first..<end { fill(edge, row, UInt16(inks.count)) }
  }

  /// Fills one row of samples by the nonzero winding rule.
  private mutating func fill(_ edge: [SketchPoint], _ row: Int, _ mark: UInt16) {
    let y = Double(row) + 0.5
    crossings.removeAll(keepingCapacity: true)
    var from = edge[edge.count - 1]
    for to in edge {
      if (from.y <= y) != (to.y <= y) {
        let x = from.x + (y - from.y) * (to.x - from.x) / (to.y - from.y)
        crossings.append((x, from.y < to.y ? 1 : -1))
      }
      from = to
    }
    crossings.sort { $0.x < $1.x }
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
    var isPlain = true
    var covered = 0
    var (red, green, blue) = (0, 0, 0)
    for line in 0..<samples {
      for index in (corner + line * across)..<(corner + line * across + samples)
      where marks[index] != first { isPlain = false }
    }
    if isPlain { return PixelShade(first == 0 ? nil : inks[Int(first) - 1]) }
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
