import Testing

@testable import TextUI

// D-63
@Suite struct `What is behind a dialog` {
  private let blue = Ink(0x4795E0)

  private func page(ground: Ink? = Frame.assumedGround) -> Frame {
    var frame = Frame(size: Size(columns: 20, rows: 4))
    frame.knownGround = ground
    frame.put("text", 0, 0, .bold)
    frame.put("████", 0, 1, Style(ink: blue, paper: blue))
    frame.recede()
    frame.fill(Area(column: 10, row: 0, columns: 5, rows: 2), .plain)
    frame.put("card", 10, 0, .bold)
    return frame
  }

  @Test func `keeps 38 % of its colours, fills and pictures too`() {
    var frame = page()
    frame.dimBehind()
    let wanted = blue.mixed(with: Frame.assumedGround, 0.62)
    let cell = frame[0, 1]
    func parts(_ ink: Ink?) -> [UInt8] { ink.map { [$0.red, $0.green, $0.blue] } ?? [] }
    #expect(parts(cell.style.ink) == parts(wanted))
    #expect(parts(cell.style.paper) == parts(wanted))
    #expect(frame[0, 0].style.ink != nil && !frame[0, 0].style.marks.contains(.bold))
  }

  @Test func `leaves what is drawn over it alone`() {
    var frame = page()
    frame.dimBehind()
    #expect(frame[10, 0].style == .bold)
    let marks = (0..<20).map { frame[$0, 0].style.marks }
    #expect(!marks.contains { $0.contains(.behind) })
    let once = frame
    frame.dimBehind()
    #expect(frame == once, "It is dimmed only once.")
  }

  @Test func `is faint where the ground is unknown`() {
    var frame = page(ground: nil)
    frame.dimBehind()
    #expect(frame[0, 0].style.ink == nil && frame[0, 0].style.marks == .dim)
    var letters = Frame(size: Size(columns: 4, rows: 1), rendition: .letters)
    letters.put("text", 0, 0, Style(ink: blue))
    letters.recede()
    letters.dimBehind()
    #expect(letters[0, 0].style.marks == .dim, "without colours too")
  }

  @Test func `keeps its pixel pictures, dimmed`() throws {
    var frame = Frame(size: Size(columns: 10, rows: 4))
    var sketch = Picture(width: 1, height: 1)
    sketch[0, 0] = blue
    let area = Area(column: 1, row: 1, columns: 2, rows: 1)
    let isAdded = frame.add(PixelPicture(sketch, in: area))
    #expect(isAdded)
    let clear = try #require(frame.pictures.first)
    frame.recede()
    let veiled = try #require(frame.pictures.first)
    #expect(frame.pictures.count == 1 && !veiled.looksLike(clear))
    let wanted = blue.mixed(with: frame.ground, 0.62)
    let shade = veiled.pixels(cell: .standard)[0, 0]
    #expect([shade.red, shade.green, shade.blue] == [wanted.red, wanted.green, wanted.blue])
    #expect(frame[1, 1].style.marks.contains(.picture))
  }
}
