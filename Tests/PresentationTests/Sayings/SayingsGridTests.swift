import Testing

@testable import PresentationSayings
@testable import TextUI

@Suite struct `The list of sayings` {
  private func grid(
    _ form: SayingsGrid.Form, _ columns: Int, _ rows: Int, total: Int = 163, selected: Int = 0,
    top: Int = 0, lines: (Int) -> Int = { _ in 1 }
  ) -> SayingsGrid {
    SayingsGrid(
      total: total, selected: selected, form, top: top,
      in: Area(column: 1, row: 9, columns: columns, rows: rows)
    ) { index, _ in lines(index) }
  }

  @Test func `is rows, in two columns where there is room`() {
    // D-46
    let narrow = grid(.rows, 78, 12)
    #expect(narrow.columns == 1 && narrow.hairline == nil)
    #expect(narrow.shown == 0..<12)
    let wide = grid(.rows, 144, 30)
    #expect(wide.columns == 2 && wide.shown == 0..<60)
    let (left, right) = (wide.area(of: 0), wide.area(of: 30))
    #expect(left.size == right.size && left.size.rows == 1)
    let hairline = wide.hairline ?? 0
    #expect(left.endColumn < hairline && hairline < right.origin.column)
  }

  @Test func `runs down the first column, then down the second`() {
    // D-46
    let grid = grid(.rows, 144, 30, selected: 29)
    #expect(grid.area(of: 29).origin.column == grid.area(of: 0).origin.column)
    #expect(grid.area(of: 29).origin.row == grid.area.endRow - 1)
    #expect(grid.area(of: 30).origin.row == grid.area.origin.row)
    #expect(grid.moved(by: .down) == 30 && grid.moved(by: .up) == 28)
    #expect(grid.moved(by: .right) == 59 && grid.moved(by: .left) == 29)
    #expect(self.grid(.rows, 144, 30, selected: 59).moved(by: .left) == 29)
  }

  @Test func `gives a long saying the rows that it needs`() {
    // D-46
    let grid = grid(.rows, 144, 30) { $0 % 3 == 0 ? 3 : 1 }
    #expect(grid.area(of: 0).size.rows == 3 && grid.area(of: 1).size.rows == 1)
    let areas = grid.shown.map(grid.area(of:))
    #expect(areas.allSatisfy { $0.endRow <= grid.area.endRow })
    for (above, below) in zip(areas, areas.dropFirst())
    where above.origin.column == below.origin.column {
      #expect(above.endRow == below.origin.row)
    }
    let heights = areas.reduce(0) { $0 + $1.size.rows }
    #expect((56...60).contains(heights))
  }

  @Test func `scrolls only as far as the chosen saying needs`() {
    // D-46
    #expect(grid(.rows, 78, 10, selected: 25, top: 20).shown == 20..<30)
    #expect(grid(.rows, 78, 10, selected: 30, top: 20).shown == 21..<31)
    #expect(grid(.rows, 78, 10, selected: 19, top: 20).shown == 19..<29)
    #expect(grid(.rows, 78, 10, selected: 162, top: 160).shown == 153..<163)
    #expect(grid(.rows, 78, 10, total: 4, selected: 2, top: 20).shown == 0..<4)
    let tall = grid(.rows, 78, 10, selected: 162) { _ in 3 }
    #expect(tall.shown == 160..<163)
  }

  @Test(arguments: [26, 60, 76, 110, 144, 196])
  func `shares what is left among the gaps of the cards`(columns: Int) {
    // D-46
    let grid = grid(.cards, columns, 31)
    let areas = grid.shown.map(grid.area(of:))
    let row = areas.prefix(grid.columns)
    let gaps = Set(zip(row, row.dropFirst()).map { $1.origin.column - $0.endColumn })
    #expect(gaps.count <= 1)
    let left = areas[0].origin.column - grid.area.origin.column
    let right = grid.area.endColumn - (row.last?.endColumn ?? 0)
    #expect((left - right).magnitude <= 1 && left < grid.columns)
    #expect(areas.allSatisfy { $0.size == areas[0].size })
    #expect(areas.allSatisfy { $0.endRow <= grid.area.endRow })
    // Cards without borders do not touch.
    let below = areas.first { $0.origin.column == areas[0].origin.column && $0 != areas[0] }
    #expect((below?.origin.row ?? .max) > areas[0].endRow)
  }

  @Test func `is left by no key and reached by a click`() {
    // D-46
    for form in [SayingsGrid.Form.rows, .cards] {
      let grid = grid(form, 144, 30, selected: 5)
      for index in grid.shown {
        #expect(grid.saying(at: grid.area(of: index).origin) == index)
      }
      #expect(grid.moved(by: .end) == 162 && grid.moved(by: .home) == 0)
      #expect(grid.moved(by: .down) == 5 + (form == .cards ? grid.columns : 1))
      #expect(grid.moved(by: .tab) == nil)
    }
    #expect(grid(.rows, 40, 3, total: 0).moved(by: .down) == nil)
  }
}
