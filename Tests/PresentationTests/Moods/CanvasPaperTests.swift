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

  // D-7: shapes never bite the edge
  @Test func `has every shape off its edges`() throws {
    let scene = CanvasScene(try CanvasSample.canvas([5, 35, 65, 95], at: corners))
    for (columns, rows) in sizes {
      for rendition in renditions {
        for camera in [CanvasCamera.whole, .tile] {
          let paper = CanvasPaper(
            scene, in: Size(columns: columns, rows: rows), rendition, camera)
          #expect(paper.places.count == 4)
          for point in paper.places {
            let half = paper.side / 2
            #expect(point.x - half > 0 && point.x + half < paper.size.x, "\(columns) \(camera)")
            #expect(point.y - half > 0 && point.y + half < paper.size.y, "\(columns) \(camera)")
          }
        }
      }
    }
  }

  // D-37: few shapes fill the paper, and keep their order
  @Test(arguments: 1...10)
  func `has shapes as large as their number allows, and none over another`(_ count: Int) throws {
    let levels = Array(CanvasSample.levels.prefix(count))
    for places in [CanvasSample.positions, heap] {
      let scene = CanvasScene(try CanvasSample.canvas(levels, at: places))
      for (columns, rows) in sizes where rows >= 15 {
        let paper = CanvasPaper(scene, in: Size(columns: columns, rows: rows), .octant)
        let filled = Double(count) * paper.side * paper.side / (paper.size.x * paper.size.y)
        #expect(filled > 0.17, "\(columns)×\(rows)")
        for (one, other) in paper.places.indices.flatMap({ one in (0..<one).map { (one, $0) } }) {
          let (a, b) = (paper.places[one], paper.places[other])
          let apart = max((a.x - b.x).magnitude, (a.y - b.y).magnitude)
          #expect(apart > paper.side - 1e-6, "\(columns)×\(rows)")
        }
      }
    }
  }

  // D-7: a file has its shapes as they were stored
  @Test func `has the stored size and positions in a file`() throws {
    let canvas = try CanvasSample.canvas([5, 35, 65, 95], at: corners)
    let paper = CanvasPaper(sheetOf: canvas)
    #expect(paper.places.isEmpty && paper.side == 19)
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
        // A cell with a corner of the chosen shape has no other colour but the paper.
        let isCorner = inks.contains(sheet.text.rgb)
        let allowed = isCorner ? [sheet.text.rgb, sheet.paper?.rgb].compactMap(\.self) : known
        for ink in inks { #expect(allowed.contains(ink)) }
      }
    }
  }
}

@Suite struct `A small picture` {
  @Test func `has a sign for each shape where there are few pixels`() throws {
    // D-5
    let positions = (0..<10).map { CanvasPosition(x: 1000 + $0 * 800, y: 5000) }
    let canvas = try CanvasSample.canvas(CanvasSample.levels, at: positions)
    var frame = Frame(size: Size(columns: 10, rows: 2), rendition: .octant)
    MoodTile(canvas).draw(
      into: &frame, in: Area(column: 0, row: 0, columns: 10, rows: 2), .unicode)
    let signs = frame.text.filter { !$0.isWhitespace }
    #expect(signs.count == 10)
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
