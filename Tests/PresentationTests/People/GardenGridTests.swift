import Testing

@testable import PresentationPeople
@testable import TextUI

@Suite struct `The pots of a garden` {
  private func arranged(_ count: Int, _ columns: Int, _ rows: Int, selected: Int = 0) -> GardenGrid?
  {
    GardenGrid(
      count: count, selected: selected,
      in: Area(column: 2, row: 1, columns: columns, rows: rows))
  }

  // D-39: the largest pots with which all plants fit.
  @Test(arguments: [
    (14, 76, 34, 15, 10), (14, 128, 54, 24, 14), (14, 80, 18, 11, 7), (12, 76, 34, 18, 11),
    (3, 76, 34, 30, 17), (1, 76, 34, 42, 23), (24, 76, 34, 12, 7), (6, 80, 18, 12, 7),
    (60, 128, 54, 12, 7),
  ])
  func `are as large as they may be so that all plants are seen`(
    _ count: Int, _ columns: Int, _ rows: Int, _ width: Int, _ height: Int
  ) throws {
    let arranged = arranged(count, columns, rows)
    let grid = try #require(arranged)
    #expect(grid.pot == GardenGrid.Pot(width, height))
    #expect(grid.showsAll && grid.shown == 0..<count)
  }

  @Test func `show as many as they can where not all can be seen`() throws {
    let grid = try #require(arranged(60, 76, 34))
    #expect(grid.pot == GardenGrid.Pot(12, 7) && !grid.showsAll)
    #expect(grid.held == 24 && grid.across == 6)
    #expect(arranged(5, 10, 30) == nil && arranged(5, 80, 5) == nil)
    #expect(arranged(0, 80, 20) == nil)
  }

  @Test(arguments: [1, 2, 3, 5, 9, 14, 30, 60, 300])
  func `stay inside, apart from each other, and are found by the mouse`(_ count: Int) throws {
    for (columns, rows) in [(36, 12), (60, 14), (80, 18), (76, 34), (128, 54)] {
      for selected in Set([0, count / 2, count - 1]) {
        let grid = try #require(arranged(count, columns, rows, selected: selected))
        let room = Area(column: 2, row: 1, columns: columns, rows: rows)
        #expect(grid.shown.contains(selected))
        var taken: Set<Int> = []
        for index in grid.shown {
          let area = grid.area(of: index)
          #expect(area.origin.column >= room.origin.column && area.endColumn <= room.endColumn)
          #expect(area.origin.row >= room.origin.row && area.endRow <= room.endRow)
          #expect(area.size.columns >= grid.pot.columns && area.size.rows >= grid.pot.rows)
          #expect(grid.index(at: area.origin) == index)
          let cells = (area.origin.row..<area.endRow).flatMap { row in
            (area.origin.column..<area.endColumn).map { row * 1000 + $0 }
          }
          #expect(taken.isDisjoint(with: cells))
          taken.formUnion(cells)
        }
      }
    }
  }

  @Test func `are walked in two dimensions`() throws {
    // Three boards with five, five and four pots.
    func moved(_ selected: Int, _ key: Key) throws -> Int? {
      try #require(arranged(14, 76, 34, selected: selected)).moved(by: key)
    }
    #expect(try moved(0, .right) == 1 && moved(1, .left) == 0 && moved(0, .left) == 0)
    #expect(try moved(1, .down) == 6 && moved(6, .up) == 1 && moved(1, .up) == 1)
    #expect(try moved(9, .down) == 13, "The last board is shorter.")
    #expect(try moved(13, .down) == 13 && moved(13, .right) == 13)
    #expect(try moved(4, .home) == 0 && moved(4, .end) == 13 && moved(4, .character("G")) == 13)
    #expect(try moved(6, .character("h")) == 5 && moved(6, .character("l")) == 7)
    #expect(try moved(6, .character("k")) == 1 && moved(6, .character("j")) == 11)
    #expect(try moved(3, .enter) == nil && moved(3, .character("w")) == nil)
  }

  @Test func `are walked along a single board with up and down as well`() throws {
    let grid = try #require(arranged(3, 120, 20))
    #expect(grid.boards == 0..<1 && grid.moved(by: .down) == 1)
  }

  @Test func `scroll by boards around the selected one`() throws {
    func shown(_ selected: Int) throws -> Range<Int> {
      try #require(arranged(60, 80, 18, selected: selected)).shown
    }
    #expect(try shown(0) == 0..<14 && shown(5) == 0..<14)
    #expect(try shown(20) == 7..<21 && shown(15) == 7..<21)
    #expect(try shown(59) == 49..<60)
    let grid = try #require(arranged(60, 80, 18, selected: 20))
    #expect(grid.moved(by: .pageDown) == 34 && grid.moved(by: .pageUp) == 6)
  }
}
