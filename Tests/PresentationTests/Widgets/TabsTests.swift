import PresentationKit
import Testing
import TextUI

@Suite struct `The tabs` {
  private let titles = ["Today", "People", "Sayings", "Moods", "Schedule", "Reading"]

  private func tabs(_ current: Int) -> Tabs {
    Tabs(program: "Haru", titles: titles, current: current, trailing: "Fri 20 Nov")
  }

  @Test func `mark the current part with more than colour and move nothing`() {
    #expect(
      picture(80, 1) { tabs(0).draw(into: &$0, in: $1) } == [
        " Haru ▐Today▌ People  Sayings  Moods  Schedule  Reading              Fri 20 Nov"
      ])
    #expect(
      picture(80, 1) { tabs(3).draw(into: &$0, in: $1) } == [
        " Haru  Today  People  Sayings ▐Moods▌ Schedule  Reading              Fri 20 Nov"
      ])
    let drawn = frame(80, 1) { tabs(3).draw(into: &$0, in: $1) }
    #expect(drawn.text(marked: .bold) == "HaruMoods")
  }

  @Test func `drop the date, then the name, then the parts far away`() {
    #expect(
      picture(60, 1) { tabs(0).draw(into: &$0, in: $1) } == [
        " Haru ▐Today▌ People  Sayings  Moods  Schedule  Reading"
      ])
    #expect(
      picture(52, 1) { tabs(1).draw(into: &$0, in: $1) } == [
        " Today ▐People▌ Sayings  Moods  Schedule  Reading"
      ])
    #expect(
      picture(40, 1) { tabs(4).draw(into: &$0, in: $1) } == ["… Sayings  Moods ▐Schedule▌ Reading"])
    #expect(picture(12, 1) { tabs(2).draw(into: &$0, in: $1) } == ["…▐Sayings▌ …"])
    #expect(picture(6, 1) { tabs(2).draw(into: &$0, in: $1) } == ["…▐Say…"])
  }

  @Test func `shorten the date before they drop it`() {
    // newcomer B9
    let tabs = Tabs(
      program: "Haru", titles: titles, current: 0, trailing: "Fri 20 Nov",
      shorterTrailing: ["20 Nov"])
    #expect(
      picture(60, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru ▐Today▌ People  Sayings  Moods  Schedule  Reading"
      ])
    #expect(
      picture(64, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru ▐Today▌ People  Sayings  Moods  Schedule  Reading  20 Nov"
      ])
  }

  @Test func `say their keys and what waits, and leave out the keys before the counts`() {
    // F-05
    let tabs = Tabs(
      program: "Haru",
      titles.enumerated().map { index, title in
        Tabs.Tab(
          title, key: "\(index + 1)", waiting: title == "People" ? "7" : "", ink: Accent.leaf)
      }, current: 0, trailing: "Sun 1 March", shorterTrailing: ["1 Mar"])
    #expect(
      picture(100, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru ▐1 Today▌ 2 People 7  3 Sayings  4 Moods  5 Schedule  6 Reading                   Sun 1 March"
      ])
    #expect(
      picture(78, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru ▐1 Today▌ 2 People 7  3 Sayings  4 Moods  5 Schedule  6 Reading   1 Mar"
      ])
    #expect(
      picture(62, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru ▐Today▌ People 7  Sayings  Moods  Schedule  Reading"
      ])
    let area = Area(column: 0, row: 0, columns: 100, rows: 1)
    #expect(tabs.tab(at: Point(column: 26, row: 0), in: area) == 1)
    #expect(tabs.tab(at: Point(column: 30, row: 0), in: area) == 2)
  }

  @Test func `keep the keys and the name of the program before the date`() {
    // D-99
    let tabs = Tabs(
      program: "Haru demo", keepsProgram: true,
      titles.enumerated().map { Tabs.Tab($1, key: "\($0 + 1)") }, current: 0,
      trailing: "Fri 20 Nov", shorterTrailing: ["20 Nov"])
    #expect(
      picture(76, 1) { tabs.draw(into: &$0, in: $1) } == [
        " Haru demo ▐1 Today▌ 2 People  3 Sayings  4 Moods  5 Schedule  6 Reading"
      ])
  }

  @Test func `are found by the mouse`() {
    let area = Area(column: 0, row: 0, columns: 80, rows: 1)
    #expect(tabs(0).tab(at: Point(column: 15, row: 0), in: area) == 1)
    #expect(tabs(0).tab(at: Point(column: 2, row: 0), in: area) == nil)
    #expect(tabs(0).tab(at: Point(column: 15, row: 1), in: area) == nil)
  }
}
