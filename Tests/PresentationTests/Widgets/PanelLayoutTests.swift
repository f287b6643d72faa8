import Foundation
import Support
import Testing
import TextUI

@Suite struct `Panels on a large screen` {
  private enum Name: Hashable, Sendable { case head, list, side, foot }

  private let layout = PanelLayout<Name>([
    .init(least: 6, most: 8, [.init(least: 20, [.init(.head, least: 6)])]),
    .init(
      least: 12, weight: 2,
      [
        .init(
          least: 30, weight: 2,
          [.init(.list, least: 6, weight: 3), .init(.foot, least: 4, rank: 2)]),
        .init(least: 20, weight: 1, rank: 1, [.init(.side, least: 8)]),
      ]),
  ])

  private func area(_ columns: Int, _ rows: Int) -> Area {
    Area(column: 3, row: 2, columns: columns, rows: rows)
  }

  @Test func `fill it without a gap, and nothing lies on another`() {
    // F-02
    for (columns, rows) in [(60, 20), (90, 30), (117, 37), (200, 57), (301, 99)] {
      let whole = area(columns, rows)
      let panels = layout.panels(in: whole)
      #expect(panels.map(\.name) == [.head, .list, .foot, .side])
      var taken = Set<[Int]>()
      for panel in panels {
        for column in panel.area.origin.column..<panel.area.endColumn {
          for row in panel.area.origin.row..<panel.area.endRow {
            #expect(taken.insert([column, row]).inserted, "\(panel.name) at \(column), \(row)")
            #expect(whole.contains(Point(column: column, row: row)))
          }
        }
      }
      #expect(taken.count == columns * rows)
    }
  }

  @Test func `share what is left by their weights`() {
    let sizes = Dictionary(
      uniqueKeysWithValues: layout.panels(in: area(110, 38)).map { ($0.name, $0.area.size) })
    #expect(sizes[.head] == Size(columns: 110, rows: 8), "no more than it wants")
    // Sixty cells more than both need, divided two to one.
    #expect(sizes[.list]?.columns == 70 && sizes[.side]?.columns == 40)
    // Twenty rows more than both need, divided three to one.
    #expect(sizes[.list]?.rows == 21 && sizes[.foot]?.rows == 9)
  }

  @Test func `go by their rank where there is no room, and never the last of them`() {
    #expect(
      layout.panels(in: area(45, 30)).map(\.name) == [.head, .list, .foot],
      "the side is first to go")
    let low = PanelLayout<Name>(columns: [
      .init(
        least: 10,
        [.init(.list, least: 6), .init(.foot, least: 4, rank: 2), .init(.side, least: 4, rank: 1)])
    ])
    #expect(low.panels(in: area(20, 14)).map(\.name) == [.list, .foot, .side])
    #expect(low.panels(in: area(20, 13)).map(\.name) == [.list, .side])
    #expect(low.panels(in: area(20, 9)).map(\.name) == [.list])
    #expect(low.panels(in: area(5, 2)).map(\.name) == [.list])
    #expect(low.areas(in: area(20, 9))[.foot] == nil)
  }

  @Test func `say what they are about, and one figure where both have room`() {
    // F-02
    func rule(_ columns: Int, _ panel: Panel) -> String {
      var frame = Frame(size: Size(columns: columns, rows: 3))
      panel.draw(into: &frame, in: Area(column: 0, row: 0, columns: columns, rows: 3))
      return String(frame.text.prefix { $0 != "\n" })
    }
    let panel = Panel("화분", figure: "13 people", ink: Accent.leaf)
    #expect(rule(30, panel) == "╭─ 화분 ───────── 13 people ─╮")
    #expect(rule(16, panel) == "╭─ 화분 ───────╮")
    var frame = Frame(size: Size(columns: 30, rows: 3))
    let area = Area(column: 0, row: 0, columns: 30, rows: 3)
    Panel("a", ink: Accent.leaf, hasKeys: true).draw(into: &frame, in: area)
    #expect(frame[0, 0].style == Style(ink: Accent.leaf), "the one with the keys has the colour")
    Panel("a", ink: Accent.leaf).draw(into: &frame, in: area)
    #expect(frame[0, 0].style == .dim)
  }

  // D-23: the key of a panel's own page is in its border.
  @Test func `name the key of their page`() {
    func rule(_ columns: Int) -> String {
      let panel = Panel("A year", figure: "186", ink: Accent.leaf, key: "y", verb: "year")
      return picture(columns, 3) { panel.draw(into: &$0, in: $1) }[0]
    }
    #expect(rule(36) == "╭─ A year ────────── 186 ─ y year ─╮")
    #expect(rule(22) == "╭─ A year ── y year ─╮", "The key is worth more than the figure.")
    #expect(rule(16) == "╭─ A year ─────╮")
  }

  // D-20
  @Test func `have a blank row below the title if they are not small`() {
    #expect(Panel.inside(Area(column: 0, row: 0, columns: 30, rows: 6)).size.rows == 4)
    let inside = Panel.inside(Area(column: 0, row: 0, columns: 30, rows: 7))
    #expect(inside.origin.row == 2 && inside.size.rows == 4)
    for content in 1...20 {
      let area = Area(column: 0, row: 0, columns: 30, rows: Panel.rows(holding: content))
      #expect(Panel.inside(area).size.rows == content)
    }
  }

  // D-19: panels with little content stay small, and one panel takes the rest.
  @Test func `are as high as what they hold, and one stretches`() {
    let layout = PanelLayout(columns: [
      .init(
        least: 10,
        [
          .init("list", least: 4, most: 6), .init("picture", least: 5, most: 8, stretches: true),
          .init("facts", least: 3, most: 4),
        ])
    ])
    let areas = layout.areas(in: Area(column: 0, row: 0, columns: 40, rows: 30))
    #expect(areas["list"]?.size.rows == 6 && areas["facts"]?.size.rows == 4)
    #expect(areas["picture"]?.size.rows == 20)
  }

  @Test(arguments: [Hue.ember, .leaf, .rose, .water, .violet])
  func `have a fill on which white is read`(_ hue: Hue) {
    // F-04
    func light(_ ink: Ink) -> Double {
      func part(_ value: UInt8) -> Double {
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(ink.red) + 0.7152 * part(ink.green) + 0.0722 * part(ink.blue)
    }
    #expect((light(Hue.onFill) + 0.05) / (light(hue.fill) + 0.05) >= 4.5)
    var frame = Frame(size: Size(columns: 6, rows: 2))
    frame.hue = hue
    frame.put("faint", 0, 1, .dim)
    frame.select(Area(column: 0, row: 1, columns: 6, rows: 1))
    #expect(frame[0, 1].style == Style(ink: Hue.onFill, paper: hue.fill))
    #expect(frame[0, 0].style == .plain)
  }
}
