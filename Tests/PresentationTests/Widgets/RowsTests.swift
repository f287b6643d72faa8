import PresentationKit
import Testing
import TextUI

@Suite struct `A list` {
  private func people(_ names: [(String, String, String)], selected: Int?) -> Rows {
    Rows(
      columns: [
        .init(.fixed(1), importance: 3), .init(.rest, importance: 4),
        .init(.fitting(upTo: 8), .right, importance: 2), .init(.fitting(upTo: 12)),
      ],
      rows: names.map { [[.init("◔")], [.init($0.0)], [.init($0.1)], [.init($0.2, .dim)]] },
      selected: selected)
  }

  @Test func `shows names left, numbers right and the selected row with a pointer`() {
    let list = people(
      [("민아", "D-day", "American blue"), ("아버지", "D+2", "Stuckyi"), ("Jo", "D-14", "Cactus")],
      selected: 1)
    #expect(
      picture(40, 3) { list.draw(into: &$0, in: $1) } == [
        "  ◔  민아            D-day  American bl…",
        "› ◔  아버지            D+2  Stuckyi",
        "  ◔  Jo               D-14  Cactus",
      ])
    let drawn = frame(40, 3) { list.draw(into: &$0, in: $1) }
    #expect(drawn.text(marked: .bold).contains("아버지"))
    #expect(!drawn.text(marked: .bold).contains("민아"))
  }

  @Test func `drops the least important columns where it is narrow`() {
    let list = people([("민아와 아버지와 서연", "D-day", "American blue")], selected: 0)
    #expect(picture(24, 1) { list.draw(into: &$0, in: $1) } == ["› ◔  민아와 아버…  D-day"])
    #expect(picture(12, 1) { list.draw(into: &$0, in: $1) } == ["› 민아와 아…"])
    #expect(picture(5, 1) { list.draw(into: &$0, in: $1) } == ["민아…"])
  }

  @Test func `keeps the selected row in the middle and wastes no room at the ends`() {
    #expect(Rows.window(count: 100, selected: 0, height: 10) == 0..<10)
    #expect(Rows.window(count: 100, selected: 50, height: 10) == 45..<55)
    #expect(Rows.window(count: 100, selected: 99, height: 10) == 90..<100)
    #expect(Rows.window(count: 3, selected: 99, height: 10) == 0..<3)
    #expect(Rows.window(count: 100, selected: .max, height: 1) == 99..<100)
    #expect(Rows.window(count: 100, selected: .min, height: 0) == 0..<0)
  }

  @Test func `shows two rows beyond the selected one while there are more`() {
    for height in 5...12 {
      for selected in 0..<30 {
        let shown = Rows.window(count: 30, selected: selected, height: height)
        #expect(shown.lowerBound == 0 || selected - shown.lowerBound >= 2)
        #expect(shown.upperBound == 30 || shown.upperBound - 1 - selected >= 2)
      }
    }
  }

  @Test func `moves by rows, pages and ends and stops there`() {
    #expect(Rows.moved(0, by: .down, count: 3, height: 9) == 1)
    #expect(Rows.moved(2, by: .character("j"), count: 3, height: 9) == 2)
    #expect(Rows.moved(0, by: .character("k"), count: 3, height: 9) == 0)
    #expect(Rows.moved(0, by: .pageDown, count: 100, height: 10) == 9)
    #expect(Rows.moved(5, by: .pageUp, count: 100, height: 10) == 0)
    #expect(Rows.moved(5, by: .character("G"), count: 100, height: 10) == 99)
    #expect(Rows.moved(5, by: .character("g"), count: 100, height: 10) == 0)
    #expect(Rows.moved(.max, by: .down, count: 100, height: .max) == 99)
    #expect(Rows.moved(5, by: .enter, count: 100, height: 10) == nil)
    #expect(Rows.moved(0, by: .down, count: 0, height: 10) == nil)
  }

  @Test func `asks for no more rows than it shows`() {
    var asked: [Int] = []
    let list = Rows(columns: [.init(.rest)], total: 100_000, selected: 50_000, height: 3) {
      asked.append($0)
      return [[.init("row \($0)")]]
    }
    #expect(asked == [49_999, 50_000, 50_001])
    #expect(
      picture(20, 3) { list.draw(into: &$0, in: $1) } == [
        "  row 49999", "› row 50000        ▐", "  row 50001",
      ])
  }

  @Test func `shows dots for rows that are not loaded yet`() {
    let list = Rows(
      columns: [.init(.rest)], rows: [[["ten"]]], selected: 11, start: 10, total: 12)
    #expect(picture(8, 2) { list.draw(into: &$0, in: $1) } == ["  ten", "› …"])
  }

  @Test func `finds the row under the mouse`() {
    let list = people([("a", "", ""), ("b", "", "")], selected: 0)
    let area = Area(column: 2, row: 5, columns: 20, rows: 4)
    #expect(list.row(at: Point(column: 3, row: 6), in: area) == 1)
    #expect(list.row(at: Point(column: 3, row: 8), in: area) == nil)
    #expect(list.row(at: Point(column: 0, row: 6), in: area) == nil)
  }

  @Test func `draws nothing when it is empty`() {
    #expect(picture(8, 1) { people([], selected: 3).draw(into: &$0, in: $1) } == [""])
  }
}
