import TextUI

/// Drawing of shapes that touch each other on an empty background, such as the two parts of a ring.
extension Sketch {
  /// Draws a sketch so that no cell at the edge of the picture mixes two shapes. A cell has only two colours, and in
  /// such a cell one of them is the background. The other is the colour of the shape that fills most of the cell.
  func drawClean(into frame: inout Frame, in area: Area) {
    let rendition = frame.rendition
    if rendition.isInPixels { return draw(into: &frame, in: area) }
    let (across, down) = rendition.grid
    let inks = shapes.reduce(into: [Ink]()) { if !$0.contains($1.ink) { $0.append($1.ink) } }
    let raster = raster(in: area.size, (across, down), .sheet)
    var picture = Picture(width: raster.width, height: raster.height)
    for (index, ink) in raster.pixels().enumerated() {
      picture[index % raster.width, index / raster.width] = ink.flatMap {
        Self.nearest(to: $0, inks)
      }
    }
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        picture.unify(column * across..<(column + 1) * across, row * down..<(row + 1) * down)
      }
    }
    picture.drawParts(into: &frame, in: area)
  }

  private static func nearest(to ink: Ink, _ inks: [Ink]) -> Ink? {
    func distance(_ other: Ink) -> Int {
      let away = [
        Int(ink.red) - Int(other.red), Int(ink.green) - Int(other.green),
        Int(ink.blue) - Int(other.blue),
      ]
      return away.reduce(0) { $0 + $1 * $1 }
    }
    return inks.min { distance($0) < distance($1) }
  }
}

extension Picture {
  /// If a cell has transparent pixels, gives its other pixels the colour that most of them have.
  fileprivate mutating func unify(_ columns: Range<Int>, _ rows: Range<Int>) {
    var counts: [(ink: Ink, count: Int)] = []
    var isWhole = true
    for y in rows {
      for x in columns {
        guard let ink = self[x, y] else {
          isWhole = false
          continue
        }
        if let index = counts.firstIndex(where: { $0.ink == ink }) {
          counts[index].count += 1
        } else {
          counts.append((ink, 1))
        }
      }
    }
    guard !isWhole, counts.count > 1, let most = counts.max(by: { $0.count < $1.count })
    else { return }
    for y in rows { for x in columns where self[x, y] != nil { self[x, y] = most.ink } }
  }
}
