import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A canvas in pixels` {
  private let paper = MoodTheme.dawn.paper

  @Test func `has each shape where it was put, in its colour, and paper around it`() throws {
    // CV-17, CV-32, CV-33
    let scene = CanvasScene(try CanvasSample.canvas())
    let picture = CanvasSample.picture(scene, pixels: 100)
    var boxes: [(Range<Int>, Range<Int>)] = []
    for item in scene.items {
      let box = scene.box(of: item, 1)
      #expect(box.side == 16)
      #expect((box.middle.x - item.middle.x).magnitude <= 0.5)
      let left = Int(box.middle.x - 8)
      let top = Int(box.middle.y - 8)
      boxes.append((left..<(left + 16), top..<(top + 16)))
      let inside = (top..<(top + 16)).flatMap { y in (left..<(left + 16)).map { picture[$0, y] } }
      #expect(inside.contains(item.ink), "\(item.shape)")
    }
    let circle = boxes[9]
    #expect(picture[circle.0.lowerBound + 8, circle.1.lowerBound + 8]?.rgb == RGB(0xF1ABCE))
    for y in 4..<96 {
      for x in 4..<96 where !boxes.contains(where: { $0.contains(x) && $1.contains(y) }) {
        #expect(picture[x, y] == paper, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [(1, 20), (2, 20), (3, 19), (5, 18), (8, 17), (9, 16), (10, 16)])
  func `has larger shapes where there are few`(_ count: Int, _ side: Int) throws {
    // CV-32
    let levels = Array(repeating: 100, count: count)
    let scene = CanvasScene(try CanvasSample.canvas(levels))
    #expect(scene.side == Double(side))
    let picture = CanvasSample.picture(scene, pixels: 200)
    let row = (0..<60).map { picture[$0, 30]?.rgb == RGB(0xF1ABCE) }
    let width = row.count { $0 }
    // The outline takes a pixel on each side if there is room for it.
    #expect(abs(width - (side * 2 - (side * 2 >= 40 ? 2 : 0))) <= 1)
  }

  @Test func `has the newest on top`() throws {
    // CV-31: newest first
    let position = CanvasPosition(x: 5000, y: 5000)
    let scene = CanvasScene(
      try CanvasSample.canvas([100, 91, 95], at: [position, position, position]))
    #expect(scene.items.count == 3)
    let two = CanvasScene(try CanvasSample.canvas([95, 35], at: [position, position]))
    #expect(CanvasSample.picture(two, pixels: 60)[30, 30]?.rgb == RGB(0xF1ABCE))
    let other = CanvasScene(try CanvasSample.canvas([35, 95], at: [position, position]))
    #expect(CanvasSample.picture(other, pixels: 60)[28, 33]?.rgb == RGB(0xE3DEA4))
  }

  @Test func `shows somebody new each shape once, in grey`() {
    // CV-04, 2.4
    let scene = CanvasScene(CanvasSample.guide())
    #expect(scene.items.map(\.shape) == MoodShape.allCases)
    #expect(scene.items.allSatisfy { $0.ink == MoodTheme.dawn.guide && $0.rim == nil })
    #expect(scene.side == 16)
    #expect(scene.items[0].middle == SketchPoint(49.3, 70.1))
    let inks = Set(CanvasSample.picture(scene, pixels: 80).pixels.compactMap { $0?.ansi16 })
    #expect(inks == [15, 7])
  }

  @Test func `is paper that fills its area, whatever its form`() throws {
    // D-6
    let scene = CanvasScene(try CanvasSample.canvas([95]))
    let dark = Ink(0x111216)
    let paper = MoodSheet(.dawn, on: dark).paper
    for (columns, rows) in [(40, 20), (60, 20), (40, 30), (41, 20), (13, 6), (12, 90)] {
      let shown = frame(columns, rows) { frame, area in
        frame.knownGround = dark
        scene.draw(into: &frame, in: area, .unicode)
      }
      for (column, row) in [(0, 0), (columns - 1, 0), (0, rows - 1), (columns - 1, rows - 1)] {
        #expect(shown[column, row].style.ink == paper, "\(columns)×\(rows)")
      }
    }
    let none = frame(11, 5) { scene.draw(into: &$0, in: $1, .unicode) }
    #expect(none == Frame(size: Size(columns: 11, rows: 5)))
  }

  @Test func `marks what is selected by corners that are seen on any colour`() throws {
    // 5: Tab selects a shape.
    let canvas = try CanvasSample.canvas()
    let plain = CanvasSample.picture(CanvasScene(canvas), pixels: 40)
    for number in 0..<10 {
      let picture = CanvasSample.picture(CanvasScene(canvas, selected: number), pixels: 40)
      let marks = picture.pixels.count { $0 == MoodTheme.dawn.text }
      #expect(marks >= 8, "\(number)")
    }
    #expect(plain.pixels.count { $0 == MoodTheme.dawn.text } == 0)
    #expect(CanvasSample.picture(CanvasScene(canvas, selected: 10), pixels: 40) == plain)
  }

  @Test func `can be made out where days of all themes meet on one canvas`() throws {
    // CV-08, CV-27: the latest ten shapes, each in the colours of its own day.
    for paper in MoodTheme.allCases {
      for own in MoodTheme.allCases {
        let shapes = try CanvasSample.canvas(theme: own).shapes
        let scene = CanvasScene(
          Canvas(
            day: Day(ordinal: 20_370), mode: .latest, theme: paper, shapes: shapes, total: 10,
            hasGuide: false))
        for (item, level) in zip(scene.items, CanvasSample.levels) {
          #expect(item.ink.rgb == own.colour(at: level))
          #expect(item.ink.ansi16 != paper.paper.ansi16 && item.ink.ansi256 != paper.paper.ansi256)
          let rim = try #require(item.rim)
          #expect(rim.rgb.contrast(with: paper.paper.rgb) >= 3)
        }
      }
    }
  }

  @Test func `finds the shape the mouse touches`() throws {
    let scene = CanvasScene(try CanvasSample.canvas())
    let area = Area(column: 5, row: 2, columns: 50, rows: 20)
    let paper = CanvasPaper(scene, in: area.size, .half)
    for (number, middle) in paper.centres.enumerated() {
      let point = Point(column: 5 + Int(middle.x), row: 2 + Int(middle.y / 2))
      #expect(scene.item(at: point, in: area) == number)
    }
    #expect(scene.item(at: Point(column: 5, row: 2), in: area) == nil)
    #expect(scene.item(at: Point(column: 4, row: 5), in: area) == nil)
    let position = CanvasPosition(x: 5000, y: 5000)
    let one = CanvasScene(try CanvasSample.canvas([95], at: [position]))
    #expect(one.item(at: Point(column: 30, row: 12), in: area) == 0)
    let guide = CanvasScene(CanvasSample.guide())
    let second = CanvasPaper(guide, in: area.size, .half).centres[1]
    let point = Point(column: 5 + Int(second.x), row: 2 + Int(second.y / 2))
    #expect(guide.item(at: point, in: area) == 1)
  }
}
