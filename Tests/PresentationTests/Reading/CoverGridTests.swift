import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `Covers side by side` {
  private func grid(_ total: Int, _ selected: Int, _ columns: Int, _ rows: Int) -> CoverGrid? {
    CoverGrid(
      total: total, selected: selected,
      in: Area(column: 2, row: 3, columns: columns, rows: rows))
  }

  // D-56: the largest covers with which all books fit.
  @Test(arguments: [
    (6, 116, 17, 16, 6), (6, 134, 40, 20, 12), (6, 80, 14, 12, 6), (3, 116, 23, 24, 4),
    (12, 134, 40, 20, 12), (14, 134, 40, 16, 14),
  ])
  func `are as large as all of them allow`(
    total: Int, columns: Int, rows: Int, cover: Int, capacity: Int
  ) throws {
    let grid = try #require(self.grid(total, 0, columns, rows))
    #expect(grid.cover.columns == cover && grid.capacity == capacity, "\(grid.cover)")
    #expect(!grid.hasPages && grid.shown == 0..<total)
  }

  // D-56: books that do not fit are on further pages, “7–12 of 40”.
  @Test func `are on pages where they do not fit`() throws {
    let first = try #require(self.grid(40, 5, 116, 17))
    #expect(first.shown == 0..<6 && first.hasPages && first.cover.columns == 16)
    let second = try #require(self.grid(40, 6, 116, 17))
    #expect(second.shown == 6..<12)
    #expect(try #require(self.grid(40, 39, 116, 17)).shown == 36..<40)
    #expect(ReadingWords(.english).shown(second.shown, of: 40, .unicode) == "7–12 of 40")
    #expect(ReadingWords(.korean).shown(second.shown, of: 40, .ascii) == "40권 중 7-12")
    #expect(second.moved(by: .pageDown) == 12 && second.moved(by: .pageUp) == 0)
    #expect(second.moved(by: .right) == 7 && second.moved(by: .left) == 5)
    #expect(second.moved(by: .down) == 7 && second.moved(by: .character("k")) == 5)
    #expect(second.moved(by: .end) == 39 && second.moved(by: .character("x")) == nil)
  }

  @Test func `are walked by rows where there are several`() throws {
    let grid = try #require(self.grid(14, 3, 134, 40))
    #expect(grid.rows == 2)
    #expect(grid.moved(by: .down) == 3 + grid.columns && grid.moved(by: .up) == 3)
    let last = try #require(self.grid(13, 6, 134, 40))
    #expect(last.moved(by: .down) == 12, "the last row is shorter")
  }

  // D-56: two columns are free between the texts of two covers.
  @Test(arguments: [2, 3, 5, 6, 8, 14]) func `keep their texts apart`(_ total: Int) throws {
    for (columns, rows) in [(78, 14), (116, 17), (134, 40), (196, 60)] {
      guard let grid = grid(total, 0, columns, rows), grid.shown.count > 1 else { continue }
      let (first, second) = (grid.area(of: 0), grid.area(of: 1))
      guard first.origin.row == second.origin.row else { continue }
      #expect(second.origin.column - first.origin.column - grid.textColumns >= 2)
      #expect(grid.textColumns <= first.size.columns)
      #expect(CoverGrid.textColumns(of: first.size) <= grid.textColumns)
    }
  }

  // D-21: the remaining space is divided between both sides.
  @Test(arguments: [1, 3, 5, 6, 8, 14]) func `are in the middle of their area`(_ total: Int) throws
  {
    for (columns, rows) in [(78, 14), (116, 17), (134, 40), (196, 60)] {
      guard let grid = grid(total, 0, columns, rows), !grid.hasPages else { continue }
      let covers = grid.shown.map(grid.area(of:))
      let left = try #require(covers.map(\.origin.column).min()) - grid.area.origin.column
      let right = grid.area.endColumn - (try #require(covers.map(\.endColumn).max()))
      #expect(abs(left - right) <= 1, "\(columns): \(left) and \(right)")
    }
  }

  @Test func `stay within their area and do not overlap, and are found by the mouse`() throws {
    for (columns, rows) in [(60, 14), (78, 14), (116, 17), (134, 40), (200, 60)] {
      for total in [1, 2, 6, 7, 12, 40] {
        guard let grid = grid(total, total - 1, columns, rows) else { continue }
        var before: Area?
        for index in grid.shown {
          let cover = grid.area(of: index)
          let around = Area(
            column: cover.origin.column - 1, row: cover.origin.row - 1,
            columns: cover.size.columns + 2, rows: cover.size.rows + CoverGrid.extraRows)
          #expect(around.origin.column >= grid.area.origin.column)
          #expect(around.endColumn <= grid.area.endColumn, "\(columns)×\(rows), \(total)")
          #expect(around.origin.row >= grid.area.origin.row && around.endRow <= grid.area.endRow)
          if let before, before.origin.row == cover.origin.row {
            #expect(before.endColumn < cover.origin.column)
          }
          before = cover
          #expect(grid.index(at: cover.origin) == index)
        }
        #expect(grid.index(at: Point(column: 0, row: 0)) == nil)
      }
    }
    #expect(grid(3, 0, 10, 5) == nil)
  }
}
