import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationReading
@testable import PresentationShared
@testable import TextUI

@Suite struct `Pages by category` {
  private let eight: [BookCategory: Int] = [
    .poem: 400, .economic: 240, .essay: 130, .computer: 100, .history: 70, .science: 40,
    .travel: 15, .cook: 5,
  ]
  private var card: [CategoryPart] {
    CategoryPart.card(CategoryCard(CategoryPages.ordered(eight)), other: "other") { $0.rawValue }
  }

  @Test func `are five named parts and the others together`() {
    // BK-76: the five largest categories in one stacked bar, and the rest as “other”.
    #expect(card.map(\.label) == ["poem", "economic", "essay", "computer", "history", "other"])
    #expect(card.map(\.percent) == ["40.0%", "24.0%", "13.0%", "10.0%", "7.0%", "6.0%"])
    #expect(card.last?.pages == 60 && card.last?.theme == nil)
    let few = CategoryCard(CategoryPages.ordered([.poem: 2, .law: 1]))
    let parts = CategoryPart.card(few, other: "other") { $0.rawValue }
    #expect(parts.map(\.percent) == ["66.7%", "33.3%"])
  }

  @Test func `share the columns of one bar as they share the pages`() {
    // BK-76
    let shown = frame(100, 1) { CategoryBar(card).draw(into: &$0, in: $1, .unicode) }
    let inks = CategoryTones.onScreen(card)
    let columns = inks.map { ink in (0..<100).count { shown[$0, 0].style.ink == ink } }
    #expect(columns == [40, 24, 13, 10, 7, 6])
    #expect((0..<100).allSatisfy { shown[$0, 0].character == "█" })
  }

  @Test func `are divided without a rest, and nothing that was read is left out`() {
    // BK-76
    #expect(Shares.of([1, 1, 1], in: 10).reduce(0, +) == 10)
    #expect(Shares.of([1000, 1, 1], in: 10) == [8, 1, 1])
    #expect(Shares.of([1, 0, 1], in: 5)[1] == 0)
    #expect(Shares.of([5, 5, 5], in: 2).reduce(0, +) == 2)
    #expect(Shares.of([0, 0], in: 9) == [0, 0] && Shares.of([], in: 9) == [])
    #expect(Shares.of([.max, .max, 1], in: 9) == [4, 4, 1])
    #expect(Shares.of([3, 4], in: 0) == [0, 0] && Shares.of([-3, 4], in: 4) == [0, 4])
    for count in 1...12 {
      for length in 0...40 {
        let shares = Shares.of((1...count).map { $0 * $0 * $0 }, in: length)
        #expect(shares.reduce(0, +) == length)
        #expect(length < count || shares.allSatisfy { $0 > 0 })
      }
    }
  }

  @Test func `of the same theme have different colours`() {
    // BK-76, 2.5: poems and essays both have purple as their colour, so one of them gets another.
    let parts = ChartSample.parts([.poem: 5, .essay: 4, .fantasy: 3, .thriller: 2, .action: 1])
    for inks in [CategoryTones.onScreen(parts), CategoryTones.inFile(parts)] {
      for (index, ink) in inks.enumerated() {
        #expect(inks[..<index].allSatisfy { $0.rgb != ink.rgb })
      }
    }
    #expect(CategoryTones.onScreen(parts)[0] == ReadingTones.ink, "D-11: violet only")
    #expect(CategoryTones.onScreen(card)[0].ansi16 != CategoryTones.onScreen(card)[2].ansi16)
  }

  @Test func `are told apart by signs where there are no colours`() {
    // BK-76
    let shown = picture(50, 4) { CategoryBar(card).draw(into: &$0, in: $1, .ascii) }
    #expect(shown[0] == "####################============%%%%%%+++++::::...")
    #expect(shown[2].hasPrefix("# poem 40.0%  = economic 24.0%"))
    let ranked = picture(50, 6) { CategoryBar(card).draw(into: &$0, in: $1, .ascii) }
    #expect(ranked[0].hasPrefix("  poem") && ranked[0].hasSuffix("# 40.0%"))
    #expect(ranked[5].hasPrefix("  other") && ranked[5].hasSuffix("  6.0%"))
  }

  @Test func `are a ring whose parts go round to the right from its top`() throws {
    // BK-76: donut
    let parts = ChartSample.parts([.poem: 50, .economic: 25, .cook: 25])
    let shown = frame(80, 20) { CategoryDonut(parts).draw(into: &$0, in: $1, .unicode) }
    let inks = CategoryTones.onScreen(parts)
    // The ring is 40 columns wide, and its centre is at column 20, row 10.
    #expect(shown[35, 10].style.ink == inks[0])
    #expect(shown[5, 14].style.ink == inks[1])
    #expect(shown[5, 5].style.ink == inks[2])
    #expect(shown[20, 10] == .blank && shown[0, 0] == .blank)
    #expect(shown.text.contains("poem") && shown.text.contains("50.0%"))
  }

  @Test func `have the chosen part pulled out, pointed at and told in the middle`() {
    // BK-76: the selected part shows its pages and percentage.
    let parts = ChartSample.parts([.poem: 50, .economic: 25, .cook: 25])
    let inks = CategoryTones.onScreen(parts)
    func shown(_ chosen: Int?) -> Frame {
      frame(80, 20) { CategoryDonut(parts, chosen: chosen).draw(into: &$0, in: $1, .unicode) }
    }
    #expect(shown(nil)[38, 10].style.ink == nil && shown(0)[38, 10].style.ink == inks[0])
    #expect(shown(0)[5, 14].style.ink == ChartTones.beside(inks[1]))
    let text = picture(80, 20) {
      CategoryDonut(parts, chosen: 0).draw(into: &$0, in: $1, .unicode)
    }
    #expect(text.contains { $0.contains("› █ poem") })
    #expect(text[9].contains("50.0%") && text[10].contains(" 50 "))
    #expect(shown(9) == shown(nil))
  }

  @Test func `are ranked bars with a decimal where there are no pictures`() {
    // BK-76, 5: bars ordered by pages, with percentages.
    let parts = ChartSample.parts([.poem: 500, .economic: 250, .cook: 1])
    let shown = picture(40, 5) {
      CategoryDonut(parts, chosen: 1).draw(into: &$0, in: $1, .ascii)
    }
    #expect(shown[0] == "  poem     ####################### 66.6%")
    #expect(shown[1] == "> economic ###########             33.3%")
    #expect(shown[2] == "  cook     #                        0.1%")
    let letters = picture(40, 5) {
      CategoryDonut(parts, chosen: 1).draw(into: &$0, in: $1, ChartSample.letters)
    }
    #expect(letters[1].hasPrefix("› economic ━━━━━━━━━━━╾ "))
  }

  @Test func `bear one part that is everything, and parts of nothing`() {
    let all = CategoryDonut(ChartSample.parts([.law: 7]), chosen: 0)
    let shown = frame(60, 12) { all.draw(into: &$0, in: $1, .unicode) }
    #expect(shown.text.contains("100.0%"))
    // A part of 0 pages is not pulled out, so the ring stays where it is.
    #expect(shown[12, 0].style.ink == ReadingTones.ink)
    let nothing = CategoryDonut([CategoryPart("x", pages: 0, permille: 0, theme: .red)], chosen: 0)
    for glyphs in ChartSample.glyphs {
      let text = frame(60, 12) { nothing.draw(into: &$0, in: $1, glyphs) }.text
      #expect(text.contains("0.0%"))
    }
    let none = frame(60, 12) { CategoryDonut([]).draw(into: &$0, in: $1, .unicode) }
    #expect(none == Frame(size: Size(columns: 60, rows: 12)))
  }

  @Test(arguments: ChartSample.sizes)
  func `stay inside any area`(_ columns: Int, _ rows: Int) {
    let many = BookCategory.allCases.enumerated().map {
      CategoryPart($1.rawValue, pages: 1000 - $0, permille: 20, theme: $1.theme)
    }
    let huge = ["가나다라마바사아자차카타파하", "b"].map {
      CategoryPart($0, pages: .max, permille: 500, theme: .red)
    }
    for parts in [[], card, many, huge] {
      for chosen in [nil, 0, 40] {
        for glyphs in ChartSample.glyphs {
          var shown = Frame(size: Size(columns: columns + 4, rows: rows + 4))
          let area = Area(column: 2, row: 2, columns: columns, rows: rows)
          CategoryDonut(parts, chosen: chosen).draw(into: &shown, in: area, glyphs)
          CategoryBar(parts, chosen: chosen).draw(into: &shown, in: area, glyphs)
          #expect(shown.isBlank(outside: area))
        }
      }
    }
  }
}
