import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A canvas with marks` {
  private func canvas(_ marks: CanvasMarks?) throws -> Canvas {
    var canvas = try CanvasSample.canvas()
    canvas.marks = marks
    return canvas
  }

  private let marks = CanvasMarks(people: 2, books: 1, pages: 34)

  private func lines(_ canvas: Canvas) -> [String] {
    String(decoding: CanvasScene(canvas).svg(side: 1080), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `is the same to the byte without them, and where there is nothing to mark`() throws {
    // Q-45: without marks, the picture is as it was before.
    let plain = try CanvasScene(CanvasSample.canvas()).svg(side: 1080)
    #expect(try CanvasScene(canvas(nil)).svg(side: 1080) == plain)
    let none = CanvasMarks(people: 0, books: 0, pages: 0)
    #expect(try CanvasScene(canvas(none)).svg(side: 1080) == plain)
  }

  @Test func `has its shapes where they are without them, over the marks`() throws {
    // Q-45, CV-32, CV-35
    let plain = lines(try canvas(nil))
    let marked = lines(try canvas(marks))
    #expect(marked.count == plain.count + 3)
    let head = plain.prefix { !$0.hasPrefix("<path") }.count
    #expect(Array(marked.prefix(head)) == Array(plain.prefix(head)))
    #expect(Array(marked.dropFirst(head + 3)) == Array(plain.dropFirst(head)))
    let (bare, full) = (CanvasScene(try canvas(nil)), CanvasScene(try canvas(marks)))
    #expect(bare.items == full.items)
    for pixels in [24, 40, 80, 200] {
      let (without, with) = (bare.sketch(pixels: pixels), full.sketch(pixels: pixels))
      #expect(with.shapes.count >= without.shapes.count)
      let known = without.shapes.map(\.ink)
      #expect(with.shapes.filter { known.contains($0.ink) } == without.shapes, "\(pixels)")
      let (one, other) = (
        CanvasSample.picture(bare, pixels: pixels), CanvasSample.picture(full, pixels: pixels)
      )
      for item in bare.items {
        let box = bare.box(of: item, 100 / Double(pixels))
        let grain = 100 / Double(pixels)
        let (left, top) = (
          Int((box.middle.x - box.side / 2) / grain), Int((box.middle.y - box.side / 2) / grain)
        )
        let side = Int(box.side / grain)
        for y in top..<(top + side) {
          for x in left..<(left + side) {
            #expect(one[x, y] == other[x, y], "\(pixels): \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func `has a leaf's green and a violet, which are seen on every paper`() throws {
    // Q-45
    for theme in MoodTheme.allCases {
      var canvas = try CanvasSample.canvas(theme: theme)
      canvas.marks = marks
      let plain = CanvasScene(try CanvasSample.canvas(theme: theme)).sketch(pixels: 200).shapes
      let shown = CanvasScene(canvas).sketch(pixels: 200).shapes.map(\.ink)
        .filter { !plain.map(\.ink).contains($0) }
      #expect(shown.count == 3 && shown[0] == shown[1] && shown[1] != shown[2])
      for ink in shown { #expect(ink.rgb.contrast(with: theme.paper.rgb) >= 3) }
    }
  }

  @Test func `has them in letters on its lower frame, and how many more there are`() throws {
    // Q-45
    func drawn(_ marks: CanvasMarks?, _ glyphs: Glyphs, _ columns: Int = 40) throws -> [String] {
      let scene = CanvasScene(try canvas(marks))
      let shown = frame(columns, columns / 2) {
        CanvasLetters(scene, glyphs).draw(into: &$0, in: $1)
      }
      return shown.text.split(separator: "\n").map(String.init)
    }
    let (plain, marked) = (try drawn(nil, .unicode), try drawn(marks, .unicode))
    #expect(Array(plain.dropLast()) == Array(marked.dropLast()))
    #expect(marked.last?.hasPrefix("╰─ ●● ▌ ──") == true, "\(marked.last ?? "")")
    let many = CanvasMarks(people: 20, books: 4, pages: 9)
    #expect(try drawn(many, .ascii).last?.hasPrefix("+- ******** |||| +12 --") == true)
    #expect(try drawn(many, .ascii, 20).last?.hasPrefix("+- * 20 | 4 --") == true)
  }

  @Test func `is told of in words`() {
    // Q-45
    let (english, korean) = (MoodsWords(.english), MoodsWords(.korean))
    #expect(english.describe(marks) == "2 contacts, 34 pages read")
    #expect(korean.describe(marks) == "안부를 나눈 사람 2명, 읽은 쪽수 34쪽")
    #expect(english.describe(CanvasMarks(people: 1, books: 0, pages: 0)) == "1 contact")
    #expect(english.describe(CanvasMarks(people: 0, books: 1, pages: 1)) == "1 page read")
    #expect(english.describe(CanvasMarks(people: 0, books: 0, pages: 0)) == nil)
  }
}
