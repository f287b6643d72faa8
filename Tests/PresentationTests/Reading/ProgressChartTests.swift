import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `How far a book has been read` {
  private func line(_ part: Int, _ whole: Int, _ columns: Int, _ glyphs: Glyphs) -> String {
    ProgressBar(part, of: whole).pieces(columns, glyphs).map(\.text).joined()
  }

  @Test func `is one line with its percentage`() {
    // 5: Progress
    #expect(line(105, 300, 15, .unicode) == "━━━╾──────  35%")
    #expect(line(105, 300, 15, .ascii) == "###-------  35%")
    #expect(line(300, 300, 13, .ascii) == "######## 100%")
    #expect(line(0, 300, 13, .unicode) == "────────   0%")
    #expect(line(299, 300, 13, .ascii) == "#######-  99%", "Not everything is not all.")
    #expect(line(1, 0, 13, .ascii) == "--------   0%" && line(9, 3, 13, .ascii).hasSuffix(" 100%"))
  }

  @Test func `is its percentage alone where there is no room for more`() {
    #expect(line(105, 300, 7, .unicode) == "35%" && line(105, 300, 3, .unicode) == "35%")
    #expect(line(105, 300, 0, .unicode) == "")
    for columns in 0...30 {
      let pieces = ProgressBar(1, of: 3).pieces(columns)
      #expect(pieces.cells <= columns && (columns < 8 || pieces.cells == columns))
    }
  }

  @Test func `is a ring that is filled to the right from its top`() {
    // BK-42
    let shown = frame(20, 10) { PercentRing(1, of: 4).draw(into: &$0, in: $1, .unicode) }
    #expect(shown.text.contains("25%"))
    let ink = ChartTones.pages
    let done = (0..<10).flatMap { row in (0..<20).filter { shown[$0, row].style.ink == ink } }
    #expect(!done.isEmpty && done.allSatisfy { $0 >= 10 })
    let rows = (0..<10).filter { row in (0..<20).contains { shown[$0, row].style.ink == ink } }
    #expect(rows == Array(0...4))
    // D-15: the two parts of the ring are equally thick.
    let track = shown.fill(ink, 0.2)
    let rest = (0..<20).filter { shown[$0, 5].style.ink == track }
    #expect((rest.first ?? 99) < 3 && (rest.last ?? 0) > 16)
    let across = (0..<10).map { row in (10..<20).filter { shown[$0, row].style.ink != nil }.count }
    #expect(across[2] == across[6], "\(across)")
    let none = frame(20, 10) { PercentRing(0, of: 4).draw(into: &$0, in: $1, .unicode) }
    #expect(none.cells.allSatisfy { $0.style.ink != ink })
  }

  // D-15: the number is in the vertical middle of the ring.
  @Test(arguments: 5...14) func `has its number in the middle of the ring`(_ rows: Int) throws {
    let shown = frame(40, rows) { PercentRing(1, of: 4).draw(into: &$0, in: $1, .unicode) }
    let drawn = (0..<rows).filter { row in
      (0..<40).contains { shown[$0, row].style.ink != nil || shown[$0, row].style.paper != nil }
    }
    let number = try #require(
      (0..<rows).first { row in (0..<40).contains { shown[$0, row].character == "%" } })
    let (first, last) = (try #require(drawn.first), try #require(drawn.last))
    #expect(number - first == last - number, "\(first) \(number) \(last)")
  }

  // D-15: the end of a part has no mixed colours, in any way of drawing.
  @Test(arguments: [Rendition.octant, .sextant, .quadrant, .half])
  func `has two colours and nothing between them`(_ rendition: Rendition) {
    for part in stride(from: 1, through: 99, by: 7) {
      var shown = Frame(size: Size(columns: 20, rows: 10), rendition: rendition)
      let area = Area(column: 0, row: 0, columns: 20, rows: 10)
      PercentRing(part, of: 100).draw(into: &shown, in: area, .unicode)
      let inks: [Ink?] = [nil, ChartTones.pages, shown.fill(ChartTones.pages, 0.2)]
      for cell in shown.cells {
        #expect(inks.contains(cell.style.ink) && inks.contains(cell.style.paper), "\(part) %")
      }
    }
  }

  @Test func `is a line where no ring can be drawn`() {
    let shown = picture(20, 9) { PercentRing(1, of: 4).draw(into: &$0, in: $1, .ascii) }
    #expect(shown[4] == "###------------  25%")
    let flat = picture(30, 3) { PercentRing(1, of: 4).draw(into: &$0, in: $1, .unicode) }
    #expect(flat[1].hasSuffix(" 25%"))
  }

  @Test(arguments: ChartSample.sizes)
  func `stays inside any area`(_ columns: Int, _ rows: Int) {
    for (part, whole) in [(0, 0), (1, 3), (.max, .max), (-5, 9)] {
      for glyphs in ChartSample.glyphs {
        var shown = Frame(size: Size(columns: columns + 4, rows: rows + 4))
        let area = Area(column: 2, row: 2, columns: columns, rows: rows)
        PercentRing(part, of: whole).draw(into: &shown, in: area, glyphs)
        ProgressBar(part, of: whole).draw(into: &shown, in: area, glyphs)
        #expect(shown.isBlank(outside: area))
      }
    }
  }
}

@Suite struct `A row of little bars` {
  @Test func `has a step for each number`() {
    // BK-75: the card of the last 5 days
    #expect(Spark([0, 1, 50, 100]).text() == "▁▂▅█")
    #expect(Spark([12, 0, 55]).text(gap: 1) == "▃ ▁ █")
    #expect(Spark([0, 1, 50, 100]).text(.ascii) == "0159")
    #expect(Spark([0, 0]).text() == "▁▁" && Spark([]).text() == "")
    #expect(Spark([.max, 1, -4]).text(.ascii, gap: -3) == "910")
  }
}
