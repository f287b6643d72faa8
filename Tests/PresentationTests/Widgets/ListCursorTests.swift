import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The cursor of a list` {
  private let area = Area(column: 2, row: 5, columns: 20, rows: 3)

  private func list(_ names: [String], at selected: Int = 0) -> ListCursor<String> {
    ListCursor(names, selected: selected)
  }

  @Test func `moves by a key and says whether it did`() {
    var cursor = list(["a", "b", "c"])
    #expect(cursor.move(by: .down, height: 3) == true)
    #expect(cursor.chosen == "b")
    #expect(cursor.move(by: .end, height: 3) == true)
    #expect(cursor.move(by: .down, height: 3) == true)
    #expect(cursor.chosen == "c")
    #expect(cursor.move(by: .enter, height: 3) == false)
    #expect(cursor.move(by: .left, height: 3) == false)
    #expect(cursor.move(by: .character("g"), height: 3) == true)
    #expect(cursor.chosen == "a")
  }

  @Test func `turns a page that leaves one row in sight`() {
    var cursor = list((0..<20).map(String.init))
    #expect(cursor.move(by: .pageDown, height: 5) == true)
    #expect(cursor.selected == 4)
    #expect(cursor.move(by: .pageUp, height: 0) == true)
    #expect(cursor.selected == 3)
  }

  @Test func `has nothing to choose in an empty list`() {
    var cursor = list([])
    #expect(cursor.isEmpty)
    #expect(cursor.chosen == nil)
    #expect(cursor.move(by: .down, height: 3) == false)
    #expect(cursor.click(Point(column: 2, row: 5), in: area) == .nothing)
    #expect(cursor.shown(in: 3).isEmpty)
  }

  @Test func `is moved by a click, and tells a second one from it`() {
    var cursor = list(["a", "b"])
    #expect(cursor.click(Point(column: 9, row: 6), in: area) == .moved)
    #expect(cursor.chosen == "b")
    #expect(cursor.click(Point(column: 9, row: 6), in: area) == .again)
    #expect(cursor.click(Point(column: 9, row: 7), in: area) == .nothing)
    #expect(cursor.click(Point(column: 9, row: 4), in: area) == .nothing)
    #expect(cursor.click(Point(column: 22, row: 5), in: area) == .nothing)
    #expect(cursor.chosen == "b")
  }

  @Test func `is moved to the row that is seen where it is clicked`() {
    var cursor = list((0..<10).map(String.init), at: 9)
    #expect(cursor.shown(in: 3) == 7..<10)
    #expect(cursor.click(Point(column: 2, row: 5), in: area) == .moved)
    #expect(cursor.chosen == "7")
  }

  @Test func `stays on its record wherever that stands now`() {
    var cursor = list(["a", "b", "c"], at: 1)
    cursor.show(["x", "a", "b"]) { $0 }
    #expect(cursor.chosen == "b")
    cursor.show(["x", "a"]) { $0 }
    #expect(cursor.chosen == "a")
    cursor.show([]) { $0 }
    #expect(cursor.chosen == nil)
    cursor.show(["z"]) { $0 }
    #expect(cursor.chosen == "z")
  }

  @Test func `stays at its place where records have no names, and in a shorter list at the last`() {
    var cursor = list(["a", "b", "c"], at: 2)
    cursor.show(["x", "c", "b"])
    #expect(cursor.chosen == "b")
    cursor.show(["x"])
    #expect(cursor.chosen == "x")
  }

  @Test func `draws a pointer before the selected row, and no row that is not seen`() {
    let cursor = list(["a", "b", "a long one", "d"], at: 2)
    var asked: [String] = []
    let drawn = picture(8, 3) {
      cursor.draw(into: &$0, in: $1, glyphs: .unicode) { row, isChosen in
        asked.append(row)
        return [StyledText(isChosen ? row.uppercased() : row)]
      }
    }
    #expect(drawn == ["  b", "› A LON…", "  d"])
    #expect(asked == ["b", "a long one", "d"])
  }

  // MARK: Partly loaded lists

  private func slice(_ start: Int, _ focus: Int) -> ListSlice<String> {
    ListSlice(
      items: (start..<(start + 10)).map(String.init), start: start, total: 100, focus: focus)
  }

  @Test func `asks for rows that come into sight and are not loaded`() {
    var cursor = ListSliceCursor<String>()
    #expect(cursor.isEmpty)
    #expect(!cursor.lacksRows(in: 5))
    cursor.show(slice(0, 0))
    #expect(cursor.chosen == "0")
    #expect(cursor.move(by: .pageDown, height: 5) == true)
    #expect(!cursor.lacksRows(in: 5))
    #expect(cursor.move(by: .pageDown, height: 5) == true)
    #expect(cursor.chosen == "8")
    #expect(cursor.lacksRows(in: 5))
    #expect(cursor.move(by: .end, height: 5) == true)
    #expect(cursor.chosen == nil)
    #expect(cursor.selected == 99)
    cursor.show(slice(90, 99))
    #expect(cursor.chosen == "99")
    #expect(!cursor.lacksRows(in: 5))
  }

  @Test func `asks for its record where it is loaded, and for its place where it is not`() {
    var cursor = ListSliceCursor<String>()
    #expect(cursor.anchor({ $0 }) == .index(0))
    cursor.show(slice(10, 12))
    // If the record is gone, the nearest one below it is selected, or else the nearest above.
    let near = ["12", "13", "14", "15", "16", "17", "18", "19", "11", "10"]
    #expect(cursor.anchor({ $0 }) == .nearest(near, else: 12))
    cursor.selected = 50
    #expect(cursor.anchor({ $0 }) == .index(50))
  }

  @Test func `shows dots for rows that are not loaded`() {
    var cursor = ListSliceCursor<String>()
    cursor.show(slice(0, 9))
    let table = cursor.table([.init(.rest)], height: 3, .unicode) { [[StyledText($0)]] }
    #expect(picture(8, 3) { table.draw(into: &$0, in: $1) } == ["  8", "› 9", "  …"])
  }
}
