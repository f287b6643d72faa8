import Testing

@testable import TextUI

// F-25
@Suite struct `Drawings kept between frames` {
  private let area = Area(column: 2, row: 1, columns: 8, rows: 4)

  /// Draws one picture into a frame. Returns the frame, and whether the picture was drawn again and
  /// not taken from the cache.
  private func draw(
    _ key: String, _ drawings: inout DrawingCache, in area: Area? = nil,
    _ rendition: Rendition = .octant, ground: Ink? = nil
  ) -> (frame: Frame, isNew: Bool) {
    var frame = Frame(size: Size(columns: 20, rows: 8), rendition: rendition)
    frame.knownGround = ground
    frame.put("below", 0, 1)
    swap(&frame.drawings, &drawings)
    frame.drawings.startFrame()
    var isNew = false
    frame.drawCached(key, in: area ?? self.area) { frame, area in
      isNew = true
      PixelSample.sketch().draw(into: &frame, in: area)
    }
    swap(&frame.drawings, &drawings)
    return (frame, isNew)
  }

  @Test func `are repeated for the same picture and look the same`() {
    var drawings = DrawingCache()
    let first = draw("plant", &drawings)
    let second = draw("plant", &drawings)
    #expect((first.isNew, second.isNew) == (true, false))
    #expect(first.frame == second.frame)
    var plain = Frame(size: Size(columns: 20, rows: 8), rendition: .octant)
    plain.put("below", 0, 1)
    PixelSample.sketch().draw(into: &plain, in: area)
    #expect(second.frame.text == plain.text)
  }

  @Test func `are drawn anew for another picture, size, rendition or ground`() {
    var drawings = DrawingCache()
    _ = draw("plant", &drawings)
    #expect(draw("cover", &drawings).isNew)
    #expect(draw("plant", &drawings, in: Area(column: 2, row: 1, columns: 9, rows: 4)).isNew)
    #expect(draw("plant", &drawings, .quadrant).isNew)
    #expect(draw("plant", &drawings, ground: PixelSample.paper).isNew)
    #expect(!draw("plant", &drawings, in: Area(column: 5, row: 3, columns: 8, rows: 4)).isNew)
  }

  /// A key that cannot be hashed.
  private struct Name: Equatable, Sendable { let text: String }

  @Test func `are found by keys that cannot be hashed too`() {
    var frame = Frame(size: Size(columns: 20, rows: 8), rendition: .octant)
    var drawn: [String] = []
    for text in ["plant", "cover", "plant"] {
      frame.drawCached(Name(text: text), in: area) { frame, area in
        drawn.append(text)
        PixelSample.sketch().draw(into: &frame, in: area)
      }
    }
    #expect(drawn == ["plant", "cover"])
  }

  @Test func `are forgotten if there are too many and none is shown`() {
    var drawings = DrawingCache()
    for number in 0..<220 { _ = draw("plant \(number)", &drawings) }
    for _ in 0..<3 { _ = draw("plant 219", &drawings) }
    #expect(draw("plant 0", &drawings).isNew)
    #expect(!draw("plant 219", &drawings).isNew)
  }
}
