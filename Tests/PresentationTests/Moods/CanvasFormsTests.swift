import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A canvas in letters` {
  private var unicode: Glyphs {
    var glyphs = Glyphs.unicode
    glyphs.pictures = .letters
    return glyphs
  }

  @Test func `has a sign and a level where each shape lies`() throws {
    // 5: in plain letters, each shape is one character.
    let scene = CanvasScene(try CanvasSample.canvas(), selected: 4)
    let shown = frame(40, 20) { scene.draw(into: &$0, in: $1, unicode) }
    for (number, item) in scene.items.enumerated() where number != 4 {
      let column = Int(item.middle.x * 0.4)
      let row = Int(item.middle.y * 0.2)
      #expect(String(shown[column, row].character) == unicode.sign(of: item.shape))
      let digit = item.level.map { String("\($0.value)".prefix(1)) }
      #expect(String(shown[column + 1, row].character) == digit)
    }
    #expect(shown.text.contains("[▤45]"))
    #expect(shown.text.count { $0 == "[" } == 1)
  }

  @Test func `is plain in ASCII, and leaves the levels out where there is little room`() throws {
    let scene = CanvasScene(try CanvasSample.canvas(), selected: 9)
    let shown = frame(20, 10) { scene.draw(into: &$0, in: $1, .ascii) }
    #expect(shown.text.utf8.allSatisfy { $0 < 127 })
    #expect(!shown.text.contains { $0.isNumber })
    #expect(shown.text.contains("[O]"))
    for sign in ["*", ">", "/", "L", "~", "%", "@", "&", "=", "O"] {
      #expect(shown.text.contains(sign), "\(sign)")
    }
  }

  @Test func `keeps everything inside its frame, and the selected one on top`() throws {
    let corners = [(9000, 9000), (9000, 1000), (1000, 9000), (9000, 9000)]
      .map { CanvasPosition(x: $0.0, y: $0.1) }
    let canvas = try CanvasSample.canvas([100, 100, 100, 100], at: corners)
    for selected in [0, 3] {
      let scene = CanvasScene(canvas, selected: selected)
      let shown = frame(32, 16) { scene.draw(into: &$0, in: $1, .ascii) }
      #expect(shown.text.contains("[O100]"))
      for row in 1..<15 {
        #expect(shown[0, row].character == "|" && shown[31, row].character == "|")
      }
    }
  }
}

@Suite struct `A canvas as a file` {
  @Test func `has each shape once, twice with its line, and is always the same`() throws {
    // CV-17, 5: screens and files draw the same scene.
    let scene = CanvasScene(try CanvasSample.canvas())
    let text = String(decoding: scene.svg(side: 1080), as: UTF8.self)
    #expect(scene.svg(side: 1080) == scene.svg(side: 1080))
    #expect(text.contains("<rect width=\"1080\" height=\"1080\" fill=\"#f9f7f0\"/>"))
    for item in scene.items {
      let rim = try #require(item.rim)
      let own = scene.items.count { $0.ink == item.ink }
      let asRim = scene.items.count { $0.rim == item.ink }
      let paths = text.split(separator: "\n").count {
        $0.hasPrefix("<path fill=\"\(SVG.hex(item.ink))\"")
      }
      #expect(paths == own + asRim, "\(item.shape)")
      #expect(text.contains(SVG.hex(rim)))
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("<path") } == 20)
    #expect(
      CanvasScene(scene.canvas, selected: 3).svg(side: 1080) == scene.svg(side: 1080),
      "What is selected belongs to the screen.")
  }

  @Test func `has its shapes at their size`() throws {
    // CV-32
    let scene = CanvasScene(
      try CanvasSample.canvas([100], at: [CanvasPosition(x: 5000, y: 5000)]))
    let text = String(decoding: scene.svg(side: 1000), as: UTF8.self)
    #expect(text.contains("d=\"M600 500L"), "A circle begins at its right end.")
    let grey = String(decoding: CanvasScene(CanvasSample.guide()).svg(side: 500), as: UTF8.self)
    #expect(grey.split(separator: "\n").count { $0.hasPrefix("<path") } == 10)
  }
}
