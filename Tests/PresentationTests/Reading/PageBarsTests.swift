import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `Bars of pages` {
  /// Returns the height of each visible bar in eighths of a row.
  private func heights(_ bars: PageBars, _ columns: Int, _ rows: Int) -> [Int] {
    let area = Area(column: 0, row: 0, columns: columns, rows: rows)
    let shown = frame(columns, rows) { bars.draw(into: &$0, in: $1, .unicode) }
    let layout = BarsLayout(bars, in: area)
    return layout.shown.map { bar in
      (0..<layout.plot.endRow).reduce(0) { sum, row in
        let sign = String(shown[layout.column(of: bar), row].character)
        return sum + (Glyphs.unicode.upward.firstIndex(of: sign).map { $0 + 1 } ?? 0)
      }
    }
  }

  @Test func `are as high as their numbers, and the largest reaches the top`() {
    // BK-75
    let bars = ChartSample.bars([10, 20, 5, 15])
    #expect(heights(bars, 40, 11) == [32, 64, 16, 48])
    #expect(
      BarsLayout(bars, in: Area(column: 0, row: 0, columns: 40, rows: 11)).plot.size.rows == 8)
  }

  // D-58: violet bars on a baseline, with the best day marked.
  @Test func `stand on a baseline, and the best one is the brightest`() {
    let bars = ChartSample.bars([10, 20, 5, 15])
    let shown = frame(40, 11) { bars.draw(into: &$0, in: $1, .unicode) }
    let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 40, rows: 11))
    let hue = Hue.violet.colour(onLight: false)
    for (bar, isBest) in [false, true, false, false].enumerated() {
      let cell = shown[layout.column(of: bar), layout.plot.endRow - 1]
      #expect(cell.style.ink == (isBest ? hue : shown.fill(hue, 0.68)))
    }
    #expect(layout.baseRow == layout.plot.endRow)
    #expect(shown[layout.plot.origin.column, layout.plot.endRow].character == "▔")
  }

  // F-11: round numbers at the side, at their heights.
  @Test func `have ticks where there is room for them`() {
    func ticks(_ most: Int, rows: Int) -> [Int] {
      let bars = ChartSample.bars([most, 1])
      let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 60, rows: rows))
      return layout.ticks(upTo: most).map(\.value)
    }
    #expect(ticks(100, rows: 22) == [20, 40, 60, 80])
    #expect(ticks(7, rows: 14) == [2, 4, 6])
    #expect(ticks(100, rows: 6).isEmpty && ticks(3, rows: 22).isEmpty)
    #expect(ticks(.max, rows: 22).isEmpty)
    let bars = ChartSample.bars([100, 1])
    let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 60, rows: 22))
    for (value, row) in layout.ticks(upTo: 100) {
      let exact = Double(layout.plot.size.rows) * (1 - Double(value) / 100)
      #expect(abs(Double(row) - exact) <= 0.5)
    }
  }

  @Test func `are all equally wide and equally far apart`() {
    // BK-75: two weeks fit on screens of every width.
    for columns in 28...120 {
      let bars = ChartSample.bars(Array(repeating: 7, count: 14))
      let shown = frame(columns, 8) { bars.draw(into: &$0, in: $1, .unicode) }
      let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: columns, rows: 8))
      let row = (0..<columns).map { shown[$0, 1].character == "█" }
      let runs = row.split(whereSeparator: { !$0 }).map(\.count)
      #expect(runs == Array(repeating: layout.width, count: layout.shown.count), "\(columns)")
      #expect(layout.plot.endColumn <= columns)
      if columns >= 31 { #expect(layout.shown.count == 14) }
    }
  }

  @Test func `show nothing for a day without reading, and a page as more than that`() {
    // BK-75: a day without pages shows 0.
    let bars = ChartSample.bars([0, 1, 1000])
    let shown = frame(30, 12) { bars.draw(into: &$0, in: $1, .unicode) }
    let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 30, rows: 12))
    let ground = layout.plot.endRow - 1
    #expect(!"▁▂█".contains(shown[layout.column(of: 0), ground].character))
    #expect(shown[layout.column(of: 1), ground].character == "▂")
    #expect(shown[layout.column(of: 2), ground].character == "█")
    let plain = picture(30, 12) { bars.draw(into: &$0, in: $1, .ascii) }
    #expect(plain[ground].contains("#") && plain[ground + 1].contains("---"))
  }

  @Test func `stand with nothing in them on a line when nothing was read at all`() {
    let shown = picture(40, 6) { ChartSample.bars([0, 0, 0]).draw(into: &$0, in: $1, .ascii) }
    #expect(shown.joined().contains("---") && !shown.joined().contains("#"))
    let none = frame(40, 6) { PageBars([]).draw(into: &$0, in: $1, .unicode) }
    #expect(none == Frame(size: Size(columns: 40, rows: 6)))
  }

  @Test func `bear one day that dwarfs all others`() {
    let bars = ChartSample.bars([1, .max, 3])
    #expect(heights(bars, 60, 8) == [2, 48, 2])
    for glyphs in ChartSample.glyphs {
      let shown = picture(60, 8) { bars.draw(into: &$0, in: $1, glyphs) }
      #expect(shown[0].hasPrefix("\(Int.max)"))
    }
  }

  @Test func `tell the largest number, every number, every name and where weeks begin`() {
    // BK-75, BK-82: weekly ticks
    let pages = [12, 0, 34, 55, 8, 0, 0, 87, 23, 41, 1, 66, 30, 24]
    let days = ChartSample.days(pages, from: ChartSample.start + 3)
    let wide = picture(76, 10) {
      PageBars.days(days, in: .korean).draw(into: &$0, in: $1, .ascii)
    }
    #expect(wide[0].hasPrefix("87 "))
    #expect(wide[8].split(separator: " ").map(String.init) == pages.map { "\($0)" })
    #expect(wide[9].split(separator: " ").first == "3/4")
    #expect(wide[9].split(separator: " ").count == 14)
    let narrow = picture(40, 10) {
      PageBars.days(days, in: .korean).draw(into: &$0, in: $1, .ascii)
    }
    #expect(narrow[8].filter { $0 != " " } == "수목금토일월화수목금토일월화")
    #expect(narrow[9].split(separator: " ") == ["3/8", "3/15"])
    let english = picture(40, 10) {
      PageBars.days(days, in: .english).draw(into: &$0, in: $1, .ascii)
    }
    #expect(english[8].filter { $0 != " " } == "WTFSSMTWTFSSMT")
    #expect(english[9].trimmed == "9 Mar         16 Mar")
  }

  @Test func `put each number under its own bar`() {
    // BK-78
    let parts = [(DayPart.night, 3), (.morning, 0), (.afternoon, 12), (.evening, 31)].map {
      PartRecords(part: $0, records: $1, latest: 0)
    }
    let bars = PageBars.parts(parts, chosen: 3) { $0.rawValue }
    let shown = frame(60, 8) { bars.draw(into: &$0, in: $1, .unicode) }
    let layout = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 60, rows: 8))
    let text = Array(shown.text.split(separator: "\n", omittingEmptySubsequences: false)[6])
    for (bar, number) in ["3", "0", "12", "31"].enumerated() {
      let start = layout.column(of: bar)
      let own = String(text[start..<min(text.count, start + layout.width)])
      #expect(own.trimmed == number)
    }
    #expect(shown.text(marked: .bold) == "31evening")
  }

  @Test func `name months, and say in January which year it is`() {
    // BK-77: one book in January, none in February, two in March, none in April, one in May.
    let days = [(2026, 1, 5), (2026, 3, 1), (2026, 3, 9), (2026, 5, 2)].compactMap {
      Day(year: $0, month: $1, day: $2).map { DayFinishings(day: $0, books: 1) }
    }
    let bars = PageBars.finished(DayFinishings.byMonth(days, until: days[3].day), in: .korean)
    #expect(bars.items.map(\.value) == [1, 0, 2, 0, 1])
    #expect(bars.items.map(\.label) == ["1월", "2월", "3월", "4월", "5월"])
    #expect(bars.items.map(\.tick) == ["2026", nil, nil, nil, nil])
    // N-40: the first shown month includes its year, unless January follows at once.
    func years(from month: Int, columns: Int) -> String {
      let all = (0..<6).compactMap { index in
        Day(year: 2025, month: month, day: 1).map { ($0 + 31 * index).firstOfMonth }
      }
      let bars = PageBars.finished(all.map { DayFinishings(day: $0, books: 1) }, in: .english)
      return picture(columns, 10) { bars.draw(into: &$0, in: $1, .ascii) }[9].trimmed
    }
    #expect(years(from: 3, columns: 60) == "2025")
    #expect(years(from: 11, columns: 60).split(separator: " ") == ["2025", "2026"])
    #expect(years(from: 12, columns: 16).split(separator: " ") == ["2026"])
    let english = PageBars.months([DayPages(day: ChartSample.start, pages: 5)], in: .english)
    #expect(english.items == [PageBars.Item(5, label: "Mar", head: "2026")])
  }

  @Test func `are the newest of hundreds, unless an older one is chosen`() {
    // BK-77
    let values = Array(1...300)
    let area = Area(column: 0, row: 0, columns: 80, rows: 10)
    #expect(BarsLayout(ChartSample.bars(values), in: area).shown == 262..<300)
    #expect(BarsLayout(ChartSample.bars(values, chosen: 299), in: area).shown == 262..<300)
    #expect(BarsLayout(ChartSample.bars(values, chosen: 40), in: area).shown == 40..<78)
    #expect(BarsLayout(ChartSample.bars(values, chosen: 300), in: area).shown == 262..<300)
  }

  @Test func `leave out names rather than let them run into each other`() {
    // BK-77
    let months = (0..<40).map {
      DayFinishings(day: (ChartSample.start + 31 * $0).firstOfMonth, books: 1)
    }
    for columns in 10...100 {
      for language in Language.allCases {
        let bars = PageBars.finished(months, in: language)
        let shown = picture(columns, 7) { bars.draw(into: &$0, in: $1, .ascii) }
        let names = shown[6].split(separator: " ").map(String.init)
        #expect(!names.isEmpty)
        let known = bars.items.map(\.label)
        #expect(names.allSatisfy { known.contains($0) }, "\(columns): \(shown[6])")
      }
    }
  }

  @Test func `mark the chosen one by more than its colour`() {
    let bars = ChartSample.bars([4, 8, 6], chosen: 1)
    for glyphs in ChartSample.glyphs {
      let shown = frame(40, 8) { bars.draw(into: &$0, in: $1, glyphs) }
      #expect(shown.text(marked: .reverse) == "8", "Its name stands out.")
      let column = BarsLayout(bars, in: Area(column: 0, row: 0, columns: 40, rows: 8)).column(of: 1)
      if glyphs.pictures.isDrawn {
        #expect(shown[column, 3].style.ink == Hue.violet.colour(onLight: false))
      }
    }
    let shown = frame(40, 8) { bars.draw(into: &$0, in: $1, .unicode) }
    #expect(shown[2, 4].style.ink == shown.fill(Hue.violet.colour(onLight: false), 0.5))
  }

  @Test func `are found by the mouse`() {
    let bars = ChartSample.bars([1, 2, 3])
    let area = Area(column: 5, row: 2, columns: 38, rows: 6)
    let layout = BarsLayout(bars, in: area)
    for bar in 0..<3 {
      #expect(bars.bar(at: Point(column: layout.column(of: bar), row: 3), in: area) == bar)
    }
    #expect(bars.bar(at: Point(column: 5, row: 3), in: area) == nil)
    #expect(bars.bar(at: Point(column: 20, row: 1), in: area) == nil)
  }

  @Test(arguments: ChartSample.sizes)
  func `stay inside any area`(_ columns: Int, _ rows: Int) {
    for values in [[], [0], [5], [3, 0, 9], Array(0..<200), [.max, .max]] {
      for chosen in [nil, 0, 1] {
        for glyphs in ChartSample.glyphs {
          let bars = ChartSample.bars(values, chosen: chosen)
          var shown = Frame(size: Size(columns: columns + 4, rows: rows + 4))
          let area = Area(column: 2, row: 2, columns: columns, rows: rows)
          bars.draw(into: &shown, in: area, glyphs)
          #expect(shown.isBlank(outside: area))
          _ = bars.bar(at: Point(column: 2, row: 2), in: area)
        }
      }
    }
    if columns >= 3, rows >= 1 {
      let shown = frame(columns, rows) { ChartSample.bars([3]).draw(into: &$0, in: $1, .unicode) }
      #expect(!shown.text.trimmed.isEmpty)
    }
  }
}
