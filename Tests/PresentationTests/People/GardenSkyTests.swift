import Domain
import PresentationKit
import Testing

@testable import PresentationPeople
@testable import TextUI

@Suite struct `The sky of the garden` {
  private let area = Area(column: 1, row: 1, columns: 72, rows: 34)

  private func sky(_ season: Season, _ hour: Int) -> GardenSky {
    GardenSky(season, at: TimeOfDay(seconds: hour * 3600))
  }

  /// Draws a garden with three boards; nil draws the plants without their sky.
  private func garden(
    _ sky: GardenSky?, step: Int = 0, _ rendition: Rendition = .octant, ground: Ink? = Ink(0x17181C)
  ) throws -> (frame: Frame, air: GardenAir) {
    let grid = try #require(GardenGrid(count: 14, selected: 0, in: area))
    let air = GardenAir(
      sky: sky ?? self.sky(.spring, 9), grid: grid, area: area, step: step)
    var frame = Frame(size: Size(columns: 74, rows: 36), rendition: rendition)
    frame.knownGround = ground
    sky?.draw(into: &frame, in: air.room)
    let bare = frame.cells
    for index in grid.shown {
      let pot = grid.area(of: index)
      PlantPicture(.americanBlue, stage: 3, .unicode)
        .drawSmall(into: &frame, in: pot.rows(2, pot.size.rows - 5))
      frame.put("Ann\(index)", pot.origin.column + 2, pot.endRow - 2)
    }
    if sky != nil { air.draw(over: bare, into: &frame) }
    return (frame, air)
  }

  // D-82
  @Test func `follows the hour as the words beside the title do`() {
    #expect(sky(.autumn, 12).period == .day && sky(.autumn, 17).period == .dusk)
    #expect(sky(.winter, 22).period == .night && sky(.spring, 6).period == .dawn)
    #expect(GardenSky(.autumn, at: TimeOfDay(seconds: 16 * 3600 + 1200)).period == .dusk)
    #expect(GardenSky(.spring, at: TimeOfDay(seconds: 8 * 3600 + 600)).period == .day)
  }

  // D-82
  @Test(arguments: [Rendition.octant, .sextant, .quadrant, .half])
  func `is the background of the plants, whose shapes it leaves as they are`(
    _ rendition: Rendition
  ) throws {
    for season in Season.allCases {
      for (hour, ground) in [(22, Ink(0x17181C)), (17, Ink(0xFDFDFB))] {
        let (drawn, air) = try garden(sky(season, hour), rendition, ground: ground)
        let (plain, _) = try garden(nil, rendition, ground: ground)
        let plants = plain.cells.indices.filter { plain.cells[$0] != .blank }
        let same = plants.allSatisfy {
          drawn.cells[$0].character == plain.cells[$0].character
            && drawn.cells[$0].style.ink == plain.cells[$0].style.ink
        }
        #expect(same)
        let under = plants.filter { air.room.contains(Point(column: $0 % 74, row: $0 / 74)) }
        #expect(under.count > 50 && under.allSatisfy { drawn.cells[$0].style.paper != nil })
        let tones = Set(
          (air.room.origin.row..<air.room.endRow).map { row in
            drawn[2, row].style.paper.map { "\($0.red) \($0.green) \($0.blue)" }
          })
        #expect(tones.count >= 5, "It fades from row to row.")
      }
    }
  }

  // D-82, D-67
  @Test func `is not there where it could not fade into the background`() throws {
    let (unknown, _) = try garden(sky(.autumn, 17), ground: nil)
    #expect(unknown[2, 2].style.paper == nil)
    let (letters, _) = try garden(sky(.autumn, 17), .letters)
    let (plain, _) = try garden(nil, .letters)
    #expect(letters == plain)
  }

  // D-82
  @Test(arguments: [Season.spring, .autumn, .winter])
  func `drops one part of a cell at each step, and never on the names`(_ season: Season) throws {
    let (first, air) = try garden(sky(season, 12))
    let (second, _) = try garden(sky(season, 12), step: 1)
    #expect(first != second && GardenAir.isMoving(under: sky(season, 12)))
    let (again, _) = try garden(sky(season, 12))
    #expect(again == first, "The same moment always looks the same.")
    let names = air.grid.boardRows.flatMap { [$0 + 1, $0 + 2] }
    let (plain, _) = try garden(nil)
    for step in stride(from: 0, to: 60, by: 7) {
      let (frame, _) = try garden(sky(season, 12), step: step)
      let isClear = names.allSatisfy { row in
        (0..<74).allSatisfy { frame[$0, row] == plain[$0, row] }
      }
      #expect(isClear)
    }
  }

  // D-82
  @Test func `has nothing that moves on a summer day, and fireflies at night`() throws {
    #expect(!GardenAir.isMoving(under: sky(.summer, 12)))
    #expect(try garden(sky(.summer, 12)).frame == garden(sky(.summer, 12), step: 9).frame)
    #expect(GardenAir.isMoving(under: sky(.summer, 22)))
    #expect(try garden(sky(.summer, 22)).frame != garden(sky(.summer, 22), step: 9).frame)
  }

  // D-82
  @Test func `lies as snow on the boards in winter`() throws {
    let (winter, air) = try garden(sky(.winter, 12))
    for row in air.grid.boardRows {
      let cells = (1..<73).map { winter[$0, row] }
      #expect(cells.allSatisfy { $0.style.paper == Board.ink(in: winter) })
      #expect(Set(cells.map(\.character)).count == 2, "Here and there it hangs over the edge.")
    }
    let (autumn, _) = try garden(sky(.autumn, 12))
    #expect(air.grid.boardRows.allSatisfy { autumn[2, $0] == .blank })
  }
}
