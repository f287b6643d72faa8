import Testing

@testable import TextUI

@Suite struct `Large images in sixels` {
  private let size = Size(columns: 40, rows: 14)

  // F-22: xterm ignores images that are wider or higher than 1,000 pixels.
  @Test func `wider than a terminal accepts are sent in parts of whole cells`() throws {
    let cell = try #require(CellPixels(width: 30, height: 30))
    var screen = PictureScreen(.sixel(colours: 256), cell: cell)
    var frame = Frame(size: size, rendition: .sixel)
    var picture = Picture(width: 2, height: 1)
    (picture[0, 0], picture[1, 0]) = (PixelSample.red, PixelSample.blue)
    picture.drawParts(into: &frame, in: PixelSample.area(1, 1, 38, 4))
    let bytes = try #require(screen.plan(frame).strokes.first?.bytes)
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}\\")
    let images = try parts.map { part in
      let start = try #require(part.range(of: "\u{1B}P"))
      return try #require(SixelReading(Array((part[start.lowerBound...] + "\u{1B}\\").utf8))).image
    }
    #expect(images.map(\.width) == [33 * 30, 5 * 30])
    #expect(parts.map { $0.prefix { $0 != "P" } } == ["\u{1B}[2;2H\u{1B}", "\u{1B}[2;35H\u{1B}"])
    let whole = PixelGrid(picture, width: 38 * 30, height: 4 * 30)
    #expect(PixelSample.difference(whole.columns(990..<1140), images[1]) < 0.01)
    #expect(PixelSample.difference(whole.columns(0..<990), images[0]) < 0.01)
  }

  // F-22
  @Test func `higher than a terminal accepts are drawn in characters`() throws {
    let cell = try #require(CellPixels(width: 10, height: 200))
    var screen = PictureScreen(.sixel(colours: 256), cell: cell)
    var frame = Frame(size: size, rendition: .sixel)
    PixelSample.sketch(PixelSample.red).draw(into: &frame, in: PixelSample.area(1, 1, 8, 6))
    let plan = screen.plan(frame)
    #expect(plan.strokes.isEmpty)
    #expect(plan.frame.text.contains("▀"))
  }
}
