import Testing

@testable import TextUI

// D-8: a small shape has hard edges.
@Suite struct `A shape without smoothing` {
  private let ink = Ink(0xF38562)

  private func raster(_ outline: Outline) -> Raster {
    var sketch = Sketch(grain: 0.5)
    sketch.stamp(outline, ink, pixel: SketchPoint(0.5, 0.5))
    return sketch.raster(in: Size(columns: 10, rows: 5), (2, 4), .halves)
  }

  @Test func `covers each pixel whole or not at all`() {
    let disc = raster(.disc(SketchPoint(5.2, 4.9), 3.3))
    for row in 0..<disc.height {
      for column in 0..<disc.width {
        #expect([0, PixelShade.whole].contains(disc.shade(column, row).cover))
      }
    }
    #expect(disc.shade(10, 10).ink == ink && disc.shade(0, 0).ink == nil)
  }

  @Test func `has the pixels that it covers at least half`() {
    func block(_ right: Double) -> Outline {
      Outline([
        SketchPoint(1, 1), SketchPoint(right, 1), SketchPoint(right, 2), SketchPoint(1, 2),
      ])
    }
    // With sixteen samples, more than half of a pixel is distinguished from a fifth.
    #expect(raster(block(2.3)).shade(4, 2).ink == ink)
    #expect(raster(block(2.1)).shade(4, 2).ink == nil)
    #expect(raster(block(2.1)).shade(3, 2).ink == ink)
  }

  @Test func `is smooth where it has no pixels or is very large`() {
    let disc = Outline.disc(SketchPoint(50, 50), 40)
    for pixel in [SketchPoint(0, 0), SketchPoint(0.1, 0.1)] {
      var sketch = Sketch(grain: 0)
      sketch.stamp(disc, ink, pixel: pixel)
      #expect(sketch.shapes.map(\.outline) == [disc])
    }
  }
}
