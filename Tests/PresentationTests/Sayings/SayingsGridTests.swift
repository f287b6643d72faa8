import Testing

@testable import PresentationSayings
@testable import TextUI

@Suite struct `The list of sayings` {
  private func grid(
    _ form: SayingsGrid.Form, _ columns: Int, _ rows: Int, total: Int = 163, selected: Int = 0
  ) -> SayingsGrid {
    SayingsGrid(
      total: total, selected: selected, form,
      in: Area(column: 1, row: 9, columns: columns, rows: rows))
  }

  @Test func `is rows, in two columns where there is room`() {
    // D-46
    let narrow = grid(.rows, 78, 12)
    #expect(narrow.columns == 1 && narrow.hairline == nil)
    #expect(narrow.shown == 0..<12)
    let wide = grid(.rows, 144, 30)
    #expect(wide.columns == 2 && wide.shown == 0..<60)
    let (left, right) = (wide.area(of: 0), wide.area(of: 1))
    #expect(left.size == right.size && left.size.rows == 1)
    let hairline = wide.hairline ?? 0
    #expect(left.endColumn < hairline && hairline < right.origin.column)
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
  }

  @Test func `is left by no key and reached by a click`() {
    // D-46
    for form in [SayingsGrid.Form.rows, .cards] {
      let grid = grid(form, 144, 30, selected: 5)
      for index in grid.shown {
        #expect(grid.saying(at: grid.area(of: index).origin) == index)
      }
      #expect(grid.moved(by: .end) == 162 && grid.moved(by: .home) == 0)
      #expect(grid.moved(by: .down) == 5 + grid.columns)
      #expect(grid.moved(by: .tab) == nil)
    }
    #expect(grid(.rows, 40, 3, total: 0).moved(by: .down) == nil)
  }
}
