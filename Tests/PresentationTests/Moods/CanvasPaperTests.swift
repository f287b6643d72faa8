import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The paper of a canvas` {
  private let sizes = [(40, 20), (60, 20), (45, 15), (110, 46), (12, 6)]
  private let renditions: [Rendition] = [.half, .quadrant, .sextant, .octant, .kitty]
  private let heap = Array(repeating: CanvasPosition(x: 5000, y: 5000), count: 10)
  private let corners = [(1000, 1000), (9000, 1000), (1000, 9000), (9000, 9000)]
    .map { CanvasPosition(x: $0.0, y: $0.1) }

  // D-7: shapes do not touch the edge.
  @Test func `has every shape off its edges`() throws {
    let scene = CanvasScene(try CanvasSample.canvas([5, 35, 65, 95], at: corners))
    for (columns, rows) in sizes {
      for rendition in renditions {
        for camera in [CanvasCamera.whole, .tile] {
          let paper = CanvasPaper(
            scene, in: Size(columns: columns, rows: rows), rendition, camera)
          #expect(paper.centres.count == 4)
          for point in paper.centres {
            let half = paper.side / 2
            #expect(point.x - half > 0 && point.x + half < paper.size.x, "\(columns) \(camera)")
            #expect(point.y - half > 0 && point.y + half < paper.size.y, "\(columns) \(camera)")
          }
        }
      }
    }
  }

  // D-37: few shapes fill the paper and keep their order.
  @Test(arguments: 1...10)
  func `has shapes as large as their number allows, and none over another`(_ count: Int) throws {
    let levels = Array(CanvasSample.levels.prefix(count))
    for centres in [CanvasSample.positions, heap] {
      let scene = CanvasScene(try CanvasSample.canvas(levels, at: centres))
      for (columns, rows) in sizes where rows >= 15 {
        let paper = CanvasPaper(scene, in: Size(columns: columns, rows: rows), .octant)
        let filled = Double(count) * paper.side * paper.side / (paper.size.x * paper.size.y)
        #expect(filled > 0.17, "\(columns)×\(rows)")
        for (one, other) in paper.centres.indices.flatMap({ one in (0..<one).map { (one, $0) } }) {
          let (a, b) = (paper.centres[one], paper.centres[other])
          let apart = max((a.x - b.x).magnitude, (a.y - b.y).magnitude)
          #expect(apart > paper.side - 1e-6, "\(columns)×\(rows)")
        }
      }
    }
  }

  // The picture of a day is the same on Today and on Moods.
  @Test func `has the same composition at every size of the same proportions`() throws {
    let centres = [(1000, 1000), (9000, 1000), (5000, 9000)]
      .map { CanvasPosition(x: $0.0, y: $0.1) }
    let scene = CanvasScene(try CanvasSample.canvas([5, 65, 95], at: centres))
    let cameras: [(Int, Int, CanvasCamera)] = [(36, 18, .whole), (50, 25, .whole), (16, 8, .card)]
    for (columns, rows, camera) in cameras {
      let paper = CanvasPaper(scene, in: Size(columns: columns, rows: rows), .octant, camera)
      for (place, part) in zip(paper.centres, [(0.25, 0.25), (0.75, 0.25), (0.5, 0.75)]) {
        #expect((place.x / paper.size.x - part.0).magnitude < 0.05, "\(columns)×\(rows)")
        #expect((place.y / paper.size.y - part.1).magnitude < 0.05, "\(columns)×\(rows)")
      }
    }
  }

  @Test func `has its shapes together in the middle`() throws {
    let centres = [(1000, 1000), (1000, 4000)].map { CanvasPosition(x: $0.0, y: $0.1) }
    let scene = CanvasScene(try CanvasSample.canvas([5, 95], at: centres))
    for (columns, rows) in sizes {
      let paper = CanvasPaper(scene, in: Size(columns: columns, rows: rows), .octant)
      let (x, y) = (paper.centres.map(\.x).sorted(), paper.centres.map(\.y).sorted())
      // The centre is off by at most half a cell.
      #expect((x[0] + x[1] - paper.size.x).magnitude <= 1, "\(columns)×\(rows)")
      #expect((y[0] + y[1] - paper.size.y).magnitude <= 2, "\(columns)×\(rows)")
    }
  }

  // A moving shape stays off the corners around the selected shape, which would cover it.
  @Test func `has no shape swinging into the corners of the chosen one`() throws {
    let canvas = try CanvasSample.canvas()
    let size = Size(columns: 50, rows: 25)
    for selected in 0..<10 {
      for phase in 0..<8 {
        let moment = CanvasMoment(elapsed: phase * 700)
        let scene = CanvasScene(canvas, moment: moment, selected: selected)
        let paper = CanvasPaper(scene, in: size, .octant)
        let boxes = scene.items.map { scene.box(of: $0, on: paper) }
        let chosen = boxes[selected]
        for (number, box) in boxes.enumerated() where number != selected {
          let reach = (box.side + chosen.side) / 2
          #expect(
            (box.middle.x - chosen.middle.x).magnitude >= reach + 1
              || (box.middle.y - chosen.middle.y).magnitude >= reach + 2,
            "\(number) beside \(selected)")
        }
      }
    }
  }

  // D-7: a file shows the shapes where they were stored.
  @Test func `has the stored size and positions in a file`() throws {
    let canvas = try CanvasSample.canvas([5, 35, 65, 95], at: corners)
    let paper = CanvasPaper(sheetOf: canvas)
    #expect(paper.centres.isEmpty && paper.side == 19)
  }

  // D-8
  @Test func `has shapes of one colour each where they are small`() throws {
    let canvas = try CanvasSample.canvas([5, 65, 95], at: Array(corners.prefix(3)))
    let dark = Ink(0x111216)
    for selected in [nil, 0, 1, 2] {
      let scene = CanvasScene(canvas, selected: selected)
      var frame = Frame(size: Size(columns: 40, rows: 20), rendition: .octant)
      frame.knownGround = dark
      scene.draw(
        into: &frame, in: Area(column: 0, row: 0, columns: 40, rows: 20), .unicode)
      let sheet = MoodSheet(.dawn, on: dark)
      let known =
        scene.lying(on: dark).items.map(\.ink.rgb) + [sheet.paper?.rgb].compactMap(\.self)
      for cell in frame.cells {
        let inks = [cell.style.ink, cell.style.paper].compactMap(\.self).map(\.rgb)
        // A cell with a corner of the selected shape has no other colour except the paper.
        let isCorner = inks.contains(sheet.text.rgb)
        let allowed = isCorner ? [sheet.text.rgb, sheet.paper?.rgb].compactMap(\.self) : known
        for ink in inks { #expect(allowed.contains(ink)) }
      }
    }
  }
}

@Suite struct `A small picture` {
  @Test func `has the newest mood in its middle where there are few pixels`() throws {
    // D-5
    let positions = (0..<10).map { CanvasPosition(x: 1000 + $0 * 800, y: 5000) }
    let canvas = try CanvasSample.canvas(CanvasSample.levels, at: positions)
    let area = Area(column: 0, row: 0, columns: 5, rows: 3)
    var signs = Frame(size: Size(columns: 5, rows: 3), rendition: .half)
    MoodTile(canvas).draw(into: &signs, in: area, .unicode)
    let sign = Glyphs.unicode.sign(of: canvas.shapes[0].record.shape)
    #expect(signs[2, 1].character == Character(sign))
    #expect(signs.text.filter { !$0.isWhitespace }.count == 1)
    var shape = Frame(size: Size(columns: 5, rows: 3), rendition: .octant)
    shape.knownGround = Ink(0x111216)
    MoodTile(canvas).draw(into: &shape, in: area, .unicode)
    let inks = Set(shape.cells.flatMap { [$0.style.ink, $0.style.paper] }.compactMap(\.?.rgb))
    #expect(inks.count == 2, "one shape on its paper")
  }

  @Test(arguments: [(6, 3, 1), (9, 4, 2), (14, 6, 4), (40, 20, 4)])
  func `has few shapes that can be made out`(_ columns: Int, _ rows: Int, _ most: Int) {
    // D-5, D-8
    let size = Size(columns: columns, rows: rows)
    #expect(CanvasPaper.capacity(of: size, .octant) == most)
  }

  @Test func `is a faint outline where nothing was felt`() {
    let shown = frame(8, 4) {
      MoodTile(nil).draw(into: &$0, in: $1, .unicode)
    }
    #expect(shown[0, 0].character == "╭" && shown[7, 3].character == "╯")
  }
}
