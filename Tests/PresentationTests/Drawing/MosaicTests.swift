import Support
import Testing

@testable import TextUI

/// F-21: tests of drawing pictures with block characters.
@Suite struct `A mosaic` {
  private static func shades(_ count: Int, _ dice: inout TerminalDice) -> [PixelShade] {
    let inks = (0..<3).map { _ in Ink(UInt32.random(in: 0...0xFF_FFFF, using: &dice)) }
    return (0..<count).map { _ in
      PixelShade(
        Int.random(in: 0..<4, using: &dice) == 0
          ? Ink(UInt32.random(in: 0...0xFF_FFFF, using: &dice)) : inks.randomElement(using: &dice))
    }
  }

  private static func error(_ parts: [PixelShade], _ pattern: Int) -> Double {
    var error = 0.0
    for side in [true, false] {
      let group = parts.indices.filter { (pattern & 1 << $0 != 0) == side }.map { parts[$0] }
      for part in [\PixelShade.red, \PixelShade.green, \PixelShade.blue] {
        let values = group.map { Double($0[keyPath: part]) }
        let mean = values.reduce(0, +) / Double(max(1, values.count))
        error += values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      }
    }
    return error
  }

  @Test(arguments: [4, 6, 8])
  func `parts a cell with the least error there can be`(_ count: Int) {
    var dice = TerminalDice(seed: UInt64(count))
    for _ in 0..<60 {
      let parts = Self.shades(count, &dice)
      let best = (0..<1 << count).map { Self.error(parts, $0) }.min() ?? 0
      #expect(abs(Self.error(parts, TwoTones(parts).pattern) - best) < 0.01)
    }
  }

  @Test(arguments: [Rendition.quadrant, .sextant, .octant])
  func `shows a cell of two colours exactly`(_ rendition: Rendition) {
    let blocks = Mosaic(rendition)
    let count = rendition.grid.across * rendition.grid.down
    let (dark, light) = (PixelShade(PixelSample.blue), PixelShade(PixelSample.paper))
    for pattern in 1..<(1 << count) - 1 {
      let parts = (0..<count).map { pattern & 1 << $0 != 0 ? dark : light }
      let cell = blocks.cell(parts)
      #expect(Set([cell?.style.ink?.red, cell?.style.paper?.red]) == [dark.red, light.red])
      let alone = parts.map { $0 == dark ? dark : PixelShade.clear }
      #expect(blocks.cell(alone)?.style == Style(ink: PixelSample.blue))
    }
    #expect(blocks.cell(Array(repeating: .clear, count: count)) == nil)
  }

  /// Returns the picture that a frame of block characters shows. Each cell has 8 by 48 pixels,
  /// which every block divides evenly.
  private static func seen(_ frame: Frame, _ rendition: Rendition) -> PixelGrid {
    let (across, down) = rendition.grid
    let blocks =
      rendition == .octant
      ? Blocks.octants : rendition == .sextant ? Blocks.sextants : Blocks.quadrants
    var picture = Picture(width: frame.size.columns * 8, height: frame.size.rows * 48)
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        guard let pattern = blocks.firstIndex(of: cell.character) else { continue }
        for y in 0..<48 {
          for x in 0..<8 {
            let wide = rendition == .half ? 2 : across
            let part = (y * (rendition == .half ? 2 : down) / 48) * wide + x * wide / 8
            picture[column * 8 + x, row * 48 + y] =
              pattern & 1 << part != 0 ? cell.style.ink : cell.style.paper
          }
        }
      }
    }
    return PixelGrid(picture, width: picture.width, height: picture.height)
  }

  @Test func `comes nearer to the drawing the finer it is`() {
    let size = Size(columns: 20, rows: 10)
    let area = Area(column: 0, row: 0, columns: 20, rows: 10)
    // Only the block characters are compared, not the pixel graphics.
    let truth = PixelGrid(PixelSample.sketch().raster(in: size, (8, 48), .sheet))
    let errors = [Rendition.half, .quadrant, .sextant, .octant].map { rendition in
      var frame = Frame(size: size, rendition: rendition)
      PixelSample.sketch().draw(into: &frame, in: area)
      return PixelSample.difference(truth, Self.seen(frame, rendition))
    }
    #expect(errors == errors.sorted(by: >))
    #expect((errors.last ?? 1) < 0.03, "\(errors)")
  }

  @Test(arguments: Rendition.allCases)
  func `leaves what lies around its area as it was`(_ rendition: Rendition) {
    var frame = Frame(size: Size(columns: 20, rows: 8), rendition: rendition)
    for row in 0..<8 { frame.put("xxxxxxxxxxxxxxxxxxxx", 0, row) }
    PixelSample.sketch().draw(into: &frame, in: PixelSample.area(4, 2))
    for row in 0..<8 {
      for column in 0..<20 where !(4..<12).contains(column) || !(2..<6).contains(row) {
        #expect(frame[column, row] == Cell("x"))
      }
    }
    #expect(frame.pictures.count == (rendition.isInPixels ? 1 : 0))
  }
}
