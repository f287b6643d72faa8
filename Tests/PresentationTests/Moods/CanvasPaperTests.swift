import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The paper of a canvas` {
  private let sizes = [(40, 20), (60, 20), (45, 15), (110, 46), (12, 6)]
  private let renditions: [Rendition] = [.half, .quadrant, .sextant, .octant, .kitty]
  private let corners = [(1000, 1000), (9000, 1000), (1000, 9000), (9000, 9000)]
    .map { CanvasPosition(x: $0.0, y: $0.1) }

  // D-7: shapes never bite the edge
  @Test func `has every shape off its edges`() throws {
    let canvas = try CanvasSample.canvas([5, 35, 65, 95], at: corners)
    for (columns, rows) in sizes {
      for rendition in renditions {
        for camera in [CanvasCamera.whole, .closer, .tile] {
          let paper = CanvasPaper(
            canvas, in: Size(columns: columns, rows: rows), rendition, camera)
          for position in corners {
            let point = paper.point(
              SketchPoint(Double(position.x) / 100, Double(position.y) / 100))
            let half = paper.side / 2
            #expect(point.x - half > 0 && point.x + half < paper.size.x, "\(columns) \(camera)")
            #expect(point.y - half > 0 && point.y + half < paper.size.y, "\(columns) \(camera)")
          }
        }
      }
    }
  }

  // D-37
  @Test func `has larger shapes where the camera is closer, at most by six tenths`() throws {
    let position = CanvasPosition(x: 3000, y: 4000)
    let canvas = try CanvasSample.canvas([95], at: [position])
    for (columns, rows) in sizes {
      let size = Size(columns: columns, rows: rows)
      let whole = CanvasPaper(canvas, in: size, .octant, .whole).side
      let closer = CanvasPaper(canvas, in: size, .octant, .closer).side
      #expect((closer / whole - 1.6).magnitude < 0.001, "\(columns)")
    }
    let spread = try CanvasSample.canvas([5, 35, 65, 95], at: corners)
    let size = Size(columns: 40, rows: 20)
    let (whole, closer) = (
      CanvasPaper(spread, in: size, .octant, .whole),
      CanvasPaper(spread, in: size, .octant, .closer)
    )
    #expect(closer.side >= whole.side)
  }

  // D-8
  @Test func `has shapes of one colour each where they are small`() throws {
    let canvas = try CanvasSample.canvas([5, 65, 95], at: Array(corners.prefix(3)))
    let dark = Ink(0x111216)
    let scene = CanvasScene(canvas)
    var frame = Frame(size: Size(columns: 40, rows: 20), rendition: .octant)
    frame.knownGround = dark
    scene.draw(
      into: &frame, in: Area(column: 0, row: 0, columns: 40, rows: 20), .unicode)
    let sheet = MoodSheet(.dawn, on: dark)
    let known = scene.lying(on: dark).items.map(\.ink.rgb) + [sheet.paper?.rgb].compactMap(\.self)
    for cell in frame.cells {
      for ink in [cell.style.ink, cell.style.paper].compactMap(\.self) {
        #expect(known.contains(ink.rgb))
      }
    }
  }
}

@Suite struct `A small picture` {
  @Test func `has a sign for each shape where there are few pixels`() throws {
    // D-5
    let positions = (0..<10).map { CanvasPosition(x: 1000 + $0 * 800, y: 5000) }
    let canvas = try CanvasSample.canvas(CanvasSample.levels, at: positions)
    var frame = Frame(size: Size(columns: 9, rows: 4), rendition: .octant)
    MoodTile(canvas).draw(
      into: &frame, in: Area(column: 0, row: 0, columns: 9, rows: 4), .unicode)
    let signs = frame.text.filter { !$0.isWhitespace }
    #expect(signs.count == 10)
  }

  @Test func `is a faint outline where nothing was felt`() {
    let shown = frame(8, 4) {
      MoodTile(nil).draw(into: &$0, in: $1, .unicode)
    }
    #expect(shown[0, 0].character == "╭" && shown[7, 3].character == "╯")
  }
}
