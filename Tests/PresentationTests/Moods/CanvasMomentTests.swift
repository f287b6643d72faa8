import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `A canvas that moves` {
  private func scene(_ moment: CanvasMoment?) throws -> CanvasScene {
    CanvasScene(try CanvasSample.canvas(), moment: moment)
  }

  @Test func `is the same at the same moment`() throws {
    // CV-36
    for elapsed in [0, 84, 2_000, 77_777] {
      let once = try scene(CanvasMoment(elapsed: elapsed))
      let again = try scene(CanvasMoment(elapsed: elapsed))
      #expect(
        CanvasSample.picture(once, pixels: 60) == CanvasSample.picture(again, pixels: 60))
    }
    #expect(
      CanvasSample.picture(try scene(CanvasMoment()), pixels: 60)
        == CanvasSample.picture(try scene(nil), pixels: 60), "It begins as it is when still.")
  }

  @Test func `lets each shape rise by a fifth and come back, each in its own time`() throws {
    // CV-36
    var tops: Set<Int> = []
    for name in ["a", "b", "c", "d"] {
      let rises = (0..<700).map { CanvasMoment(elapsed: $0 * 10).rise(of: name) }
      #expect(rises.allSatisfy { (0...1).contains($0) })
      let top = try #require(rises.firstIndex { $0 > 0.9999 })
      #expect((195...301).contains(top), "Two seconds, after at most one of waiting.")
      let back = try #require(rises[top...].firstIndex { $0 < 0.0001 })
      #expect((195...301).contains(back - top))
      for (one, next) in zip(rises, rises.dropFirst()) { #expect((one - next).magnitude < 0.02) }
      tops.insert(top)
    }
    #expect(tops.count == 4)
    let still = try scene(nil)
    let risen = CanvasScene.Item(
      shape: .circle, level: nil, middle: SketchPoint(50, 50), rise: 1, ink: MoodTheme.dawn.guide,
      rim: nil)
    #expect(still.box(of: risen, 0).middle == SketchPoint(50, 50 - 16 / 5))
  }

  @Test func `moves small shapes by whole pixels, so that they stay crisp`() throws {
    // CV-36
    for elapsed in stride(from: 0, to: 6_000, by: 84) {
      let scene = try scene(CanvasMoment(elapsed: elapsed))
      for item in scene.items {
        let box = scene.box(of: item, 2.5)
        let top = (box.middle.y - box.side / 2) / 2.5
        #expect((top - top.rounded()).magnitude < 1e-9)
      }
    }
  }

  @Test func `never leaves its paper`() throws {
    // CV-33, CV-36: a shape at the upper edge moves down first.
    let positions = [(1000, 1000), (9000, 1000), (1000, 9000), (9000, 9000)]
      .map { CanvasPosition(x: $0.0, y: $0.1) }
    let canvas = try CanvasSample.canvas([95, 95], at: positions)
    for elapsed in stride(from: 0, to: 9_000, by: 250) {
      let scene = CanvasScene(canvas, moment: CanvasMoment(elapsed: elapsed), selected: 0)
      for item in scene.items {
        let box = scene.box(of: item, 0)
        let half = box.side / 2 - 1e-9
        #expect(box.middle.y - half >= 0 && box.middle.y + half <= 100)
      }
      let shown = frame(44, 22) {
        scene.draw(into: &$0, in: $1.inset(columns: 2, rows: 1), .unicode)
      }
      for row in 0..<22 { #expect(shown[1, row] == .blank && shown[42, row] == .blank) }
      for column in 0..<44 { #expect(shown[column, 0] == .blank && shown[column, 21] == .blank) }
    }
  }

  @Test func `glides from the old centres to the new ones and is still`() throws {
    // CV-37
    let from = Array(CanvasSample.positions.reversed())
    func middle(_ elapsed: Int) throws -> SketchPoint {
      let moment = CanvasMoment(glide: .init(from: from, elapsed: elapsed))
      return try scene(moment).items[0].middle
    }
    #expect(try middle(0) == SketchPoint(63, 86))
    #expect(try middle(1500) == SketchPoint(18, 15))
    #expect(
      try middle(750) == SketchPoint(63, 86).toward(SketchPoint(18, 15), 0.75), "It ends slowly.")
    var moment = CanvasMoment(glide: .init(from: from))
    moment.pass(1499)
    #expect(moment.glide != nil)
    moment.pass(1)
    #expect(moment.glide == nil)
  }

  @Test func `blinks one shape and shows it again`() throws {
    // CV-41
    func inks(_ elapsed: Int) throws -> [RGB] {
      let moment = CanvasMoment(blink: .init(item: 2, elapsed: elapsed))
      return try scene(moment).items.map(\.ink.rgb)
    }
    let still = try scene(nil).items.map(\.ink.rgb)
    #expect(try inks(0) == still && inks(600) == still)
    #expect(try inks(300)[2] == MoodTheme.dawn.paper.rgb)
    let half = try inks(150)
    #expect(half[2] != still[2] && half[2] != MoodTheme.dawn.paper.rgb)
    #expect(half.enumerated().allSatisfy { $0.offset == 2 || $0.element == still[$0.offset] })
    var moment = CanvasMoment(blink: .init(item: 2))
    moment.pass(600)
    #expect(moment.blink == nil)
  }

  @Test func `drifts on the screen once in 20 seconds, except the chosen shape`() throws {
    let size = Size(columns: 44, rows: 22)
    func boxes(_ moment: CanvasMoment) throws -> [SketchPoint] {
      let scene = CanvasScene(try CanvasSample.canvas(), moment: moment, selected: 0)
      let paper = CanvasPaper(scene, in: size, .octant)
      return scene.items.map { paper.centre(of: $0, moment) }
    }
    var moment = CanvasMoment()
    let still = try boxes(moment)
    moment.drift(CanvasStage.slowFrame - 1)
    #expect(try boxes(moment) == still)
    moment.drift(1)
    var seen: [[SketchPoint]] = []
    for _ in 0..<6 {
      let now = try boxes(moment)
      #expect(now[0] == still[0] && now != seen.last)
      for (one, first) in zip(now, still) {
        #expect((one.x - first.x).magnitude <= 0.5 && (one.y - first.y).magnitude <= 0.5)
      }
      seen.append(now)
      moment.drift(CanvasStage.slowFrame)
    }
  }

  @Test func `bears any time`() throws {
    var moment = CanvasMoment(elapsed: .min)
    moment.pass(.max)
    moment.pass(.min)
    #expect((0...1).contains(moment.rise(of: "")))
    #expect(try !scene(CanvasMoment(elapsed: .max)).items.isEmpty)
  }
}
