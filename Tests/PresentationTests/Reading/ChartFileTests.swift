import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import PresentationSayings
@testable import TextUI

@Suite struct `A chart in a file` {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  private func count(_ part: String, in text: String) -> Int {
    text.indices.count { text[$0...].hasPrefix(part) }
  }

  @Test func `has its title and a bar for each number`() {
    // BK-75, 5: charts
    let bars = ChartSample.bars([3, 0, 9], chosen: 2)
    let file = text(bars.svg(title: "Pages & <more>"))
    #expect(file.contains("width=\"1080\" height=\"1080\""))
    #expect(file.contains(">Pages &amp; &lt;more&gt;</text>"))
    let lines = count("<path fill=\"\(SVG.hex(ChartTones.line))\"", in: file)
    #expect(lines == 2 && count("<path fill=\"\(SVG.hex(ChartTones.faint))\"", in: file) == 1)
    let ink = "<path fill=\"\(SVG.hex(bars.ink))\""
    #expect(count(ink, in: file) == 2, "The chosen one with its foot; the others step back.")
    #expect(file.contains(">9</text>") && file.contains(">3</text>"))
    #expect(text(PageBars([]).svg(title: "x", side: 64)).contains("width=\"64\""))
  }

  @Test func `has the newest bars of hundreds`() {
    // BK-77
    let file = text(ChartSample.bars(Array(1...400)).svg(title: "x"))
    #expect(count("<path fill=\"\(SVG.hex(ReadingTones.ink))\"", in: file) == 366 * 2)
    #expect(file.contains("</svg>"))
  }

  @Test func `has a ring with a name and a percentage for each part`() {
    // BK-76
    let parts = ChartSample.parts([.poem: 50, .economic: 25, .cook: 25])
    let file = text(CategoryDonut(parts, chosen: 1).svg(title: "Categories"))
    for part in parts { #expect(file.contains(">\(part.label)</text>")) }
    #expect(count(">25.0%</text>", in: file) == 3, "Two names and the middle.")
    #expect(count("<path", in: file) == 6)
    #expect(file.contains(SVG.hex(CategoryTones.inFile(parts)[1])))
    #expect(text(CategoryDonut([]).svg(title: "x")).contains("</svg>"))
  }

  @Test func `has a square for each day, and what weeks and the month come to`() {
    // BK-81
    let days = [DayPages(day: ChartSample.start + 9, pages: 120)]
    let calendar = PageCalendar(ofMonth: ChartSample.start, from: days)
    let heat = PageHeat(calendar, in: .english, chosen: ChartSample.start + 9)
    let file = text(heat.svg(title: "March 2026"))
    // The days, the border of the selected day, and the legend of the shades.
    #expect(count("<path", in: file) == 31 + 1 + 5)
    #expect(count(">120</text>", in: file) == 3, "The day, its week and the month.")
    #expect(file.contains(">Mon</text>") && file.contains(">less</text>"))
  }

  @Test func `keeps its words on the paper`() {
    let long = String(repeating: "아주 긴 제목 ", count: 20)
    var file = ChartFile(title: long)
    file.write("x", SketchPoint(50, 50), size: 3, ChartTones.text)
    let title = file.lines[0]
    #expect(title.anchor == .start && title.size < 2)
    #expect(ChartFile.width(of: long, title.size) <= ChartFile.room.width + 0.001)
    #expect(file.lines[1].size == 3)
  }

  @Test func `is the same whenever it is written`() {
    let bars = ChartSample.bars([3, 0, .max])
    #expect(bars.svg(title: "x") == bars.svg(title: "x"))
    #expect(!text(bars.svg(title: "x")).contains("nan"))
  }
}

@Suite struct `A circle` {
  @Test func `goes to the right around from its top`() {
    let known: [(Double, SketchPoint)] = [
      (0, SketchPoint(0, -1)), (0.25, SketchPoint(1, 0)), (0.5, SketchPoint(0, 1)),
      (0.75, SketchPoint(-1, 0)),
      (1, SketchPoint(0, -1)), (-0.25, SketchPoint(-1, 0)),
      (1.0 / 12, SketchPoint(0.5, -0.866_025_403_784)),
      (0.125, SketchPoint(0.707_106_781_187, -0.707_106_781_187)), (.infinity, SketchPoint(0, -1)),
    ]
    for (turns, point) in known {
      #expect((SketchPoint.onCircle(turns) - point).length < 1e-9, "\(turns)")
    }
    for step in 0..<1000 {
      #expect((SketchPoint.onCircle(Double(step) / 1000).length - 1).magnitude < 1e-9)
    }
  }
}
