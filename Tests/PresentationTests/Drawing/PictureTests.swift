import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A drawn picture` {
  private let red = Ink(0xFF0000)
  private let blue = Ink(0x0000FF)

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> Outline
  {
    Outline([
      SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right, bottom),
      SketchPoint(left, bottom),
    ])
  }

  private func drawn(_ size: Size, _ shapes: (Outline, Ink)...) -> Picture {
    var sketch = Sketch(grain: Picture.grain(in: size))
    for (outline, ink) in shapes { sketch.fill(outline, ink) }
    return Picture(sketch, in: size)
  }

  @Test func `has a shape exactly where it was put`() {
    let picture = drawn(Size(columns: 10, rows: 5), (rectangle(20, 30, 50, 60), red))
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<5).contains(x) && (3..<6).contains(y)
        #expect(picture[x, y] == (isInside ? red : nil), "\(x), \(y)")
      }
    }
  }

  @Test func `may be measured in pixels and fill a room of any form`() {
    let size = Size(columns: 12, rows: 2)
    var sketch = Sketch(grain: 1)
    sketch.fill(rectangle(1, 3, 11, 4), red)
    let picture = Picture(pixels: sketch, in: size)
    #expect(picture.width == 12 && picture.height == 4)
    for y in 0..<4 {
      for x in 0..<12 {
        #expect(picture[x, y] == (y == 3 && (1..<11).contains(x) ? red : nil), "\(x), \(y)")
      }
    }
    #expect(Picture(pixels: sketch, in: Size(columns: 0, rows: 3)).pixels.isEmpty)
  }

  @Test func `stands in the middle and on the bottom of its room`() {
    let picture = drawn(Size(columns: 30, rows: 10), (rectangle(0, 0, 100, 100), red))
    #expect(picture.width == 30 && picture.height == 20)
    #expect(picture[4, 19] == nil && picture[5, 19] == red && picture[24, 19] == red)
    #expect(picture[25, 19] == nil && picture[5, 0] == red)
    let tall = drawn(Size(columns: 10, rows: 20), (rectangle(0, 0, 100, 100), red))
    #expect(tall[0, 29] == nil && tall[0, 30] == red && tall[9, 39] == red)
  }

  @Test func `is soft between colours and sharp against what is clear`() {
    let picture = drawn(
      Size(columns: 10, rows: 5), (rectangle(0, 0, 55, 100), red), (rectangle(55, 0, 77, 100), blue)
    )
    let edge = picture[5, 5]
    #expect(edge?.red == 127 && edge?.blue == 127)
    #expect([red.ansi16, blue.ansi16].contains(edge?.ansi16 ?? 0))
    #expect(picture[7, 5] == blue, "More than half is covered, so it is whole.")
    #expect(picture[8, 5] == nil)
  }

  @Test func `lays later shapes over earlier ones`() {
    let picture = drawn(
      Size(columns: 10, rows: 5), (rectangle(0, 0, 100, 100), red),
      (.disc(SketchPoint(50, 50), 20), blue))
    #expect(picture[4, 4] == blue && picture[0, 0] == red && picture[9, 9] == red)
  }

  @Test func `puts two pixels into a cell`() {
    var picture = Picture(width: 4, height: 2)
    picture[0, 0] = red
    picture[1, 1] = red
    picture[2, 0] = red
    picture[2, 1] = red
    picture[3, 0] = red
    picture[3, 1] = blue
    let shown = frame(5, 1) { picture.draw(into: &$0, in: $1) }
    #expect(shown.text == "▀▄█▀")
    #expect(shown[0, 0].style == Style(ink: red))
    #expect(shown[1, 0].style == Style(ink: red))
    #expect(shown[2, 0].style == Style(ink: red))
    #expect(shown[3, 0].style == Style(ink: red, paper: blue))
    #expect(shown[4, 0] == .blank)
  }

  @Test func `keeps what is behind where it is clear`() {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put("abc", 0, 0)
    var picture = Picture(width: 3, height: 2)
    picture[1, 0] = red
    picture.draw(into: &frame, in: Area(column: 0, row: 0, columns: 3, rows: 1))
    #expect(frame.text == "a▀c")
  }

  @Test func `bears shapes that are nowhere, endless or nothing`() {
    let size = Size(columns: 8, rows: 4)
    let picture = drawn(
      size, (Outline([]), red), (Outline([SketchPoint(1, 1), SketchPoint(2, 2)]), red),
      (rectangle(-900, -900, -800, -800), red), (.disc(SketchPoint(5, .infinity), 4), red),
      (.disc(SketchPoint(.nan, 5), 4), red), (rectangle(-1e12, -1e12, 1e12, 1e12), blue))
    #expect(picture.pixels.allSatisfy { $0 == blue })
    #expect(drawn(Size(columns: 0, rows: 0), (rectangle(0, 0, 9, 9), red)).pixels.isEmpty)
  }
}
