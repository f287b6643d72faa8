import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A drawn shape` {
  private let ink = Ink(0xF38562)

  private func picture(_ shape: MoodShape, _ side: Int) -> Picture {
    var sketch = Sketch(grain: 100 / Double(side + 4))
    let measure = Double(side) * sketch.grain
    MoodShapeArt(shape, pixels: Double(side))
      .draw(into: &sketch, at: SketchPoint(50, 50), side: measure, ink, rim: nil)
    return Picture(sketch, in: Size(columns: side + 4, rows: (side + 4) / 2))
  }

  /// Returns the shape without smooth edges, as small shapes are drawn with block characters.
  private func stamped(_ shape: MoodShape, _ side: Int) -> Picture {
    let grain = 100 / Double(side + 4)
    var sketch = Sketch(grain: grain)
    let outline = MoodShapeArt(shape, pixels: Double(side))
      .outline(at: SketchPoint(50, 50), side: Double(side) * grain)
    sketch.stamp(outline, ink, pixel: SketchPoint(grain, grain))
    return Picture(sketch, in: Size(columns: side + 4, rows: (side + 5) / 2))
  }

  @Test(arguments: MoodShape.allCases)
  func `fills its square and never leaves it`(_ shape: MoodShape) throws {
    // CV-16, CV-33
    for side in [6, 8, 10, 16, 24, 60] {
      let picture = picture(shape, side)
      let indices = picture.pixels.indices.filter { picture.pixels[$0] != nil }
      let columns = indices.map { $0 % picture.width }.sorted()
      let rows = indices.map { $0 / picture.width }.sorted()
      // A shape touches all four sides, except where a tip is thinner than half a pixel.
      for span in [columns, rows] {
        let first = try #require(span.first)
        let last = try #require(span.last)
        #expect(first >= 2 && last < side + 2, "\(side)")
        #expect(first <= 3 && last >= side, "\(side)")
      }
    }
  }

  @Test(arguments: MoodShape.allCases)
  func `stays within its line in a file`(_ shape: MoodShape) {
    let outer = MoodShapeArt(shape).loops().flatMap(\.corners)
    #expect(outer.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0.501 })
    let inner = MoodShapeArt(shape).loops(inset: 0.016).flatMap(\.corners)
    #expect(inner.count == outer.count && inner != outer)
    #expect(inner.allSatisfy { max($0.x.magnitude, $0.y.magnitude) < 0.495 })
  }

  @Test(arguments: [8, 9, 10, 12, 16, 24])
  func `is like no other, even when it is small`(_ side: Int) {
    // CV-16: any two shapes differ in at least an eighth of the square. D-8: with hard edges.
    let pictures = MoodShape.allCases.map { stamped($0, side).pixels.map { $0 != nil } }
    for (number, one) in pictures.enumerated() {
      for other in (number + 1)..<pictures.count {
        let difference = zip(one, pictures[other]).count { $0 != $1 }
        #expect(difference * 8 >= side * side, "\(number + 1) and \(other + 1)")
      }
    }
  }

  @Test(arguments: [6, 8, 10, 12, 16, 40])
  func `has two leaves of the same width`(_ side: Int) {
    let picture = stamped(.leaves, side)
    let filled = (0..<picture.width).map { column in
      (0..<picture.height).contains { picture[column, $0] != nil }
    }
    let runs = filled.split(separator: false).map(\.count)
    #expect(runs.count == 2 && runs.first == runs.last, "\(runs)")
  }

  @Test(arguments: [16, 20, 40, 56])
  func `has a long side without a kink`(_ side: Int) {
    let picture = stamped(.corner, side)
    let widths = (0..<picture.height).map { row in
      (0..<picture.width).count { picture[$0, row] != nil }
    }.filter { $0 > 0 }
    let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }.dropFirst(3).dropLast(3)
    #expect(steps.allSatisfy { $0 == 1 }, "\(widths)")
  }

  @Test func `has a hole where it is a ring`() {
    // 2.5: rings
    for side in [10, 16, 30, 60] {
      let picture = picture(.rings, side)
      let row = (0..<picture.width).map { picture[$0, picture.height / 2] != nil }
      let changes = zip(row, row.dropFirst()).count { $0 != $1 }
      #expect(changes >= 6, "\(side)")
    }
  }

  @Test func `is a sign of one cell where there are no pixels`() {
    // 5: each shape has its own character, so meaning never depends only on colour.
    for glyphs in [Glyphs.unicode, .ascii] {
      let signs = MoodShape.allCases.map(glyphs.sign)
      #expect(Set(signs).count == 10)
      #expect(signs.allSatisfy { CellWidth.of($0) == 1 })
    }
    #expect(MoodShape.allCases.map(Glyphs.ascii.sign).allSatisfy { $0.utf8.count == 1 })
  }
}
