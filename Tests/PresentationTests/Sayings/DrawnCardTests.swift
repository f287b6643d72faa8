import Domain
import Testing

@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The card of a saying as it is drawn` {
  private static let paper = "#f2f2f7"

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let sayings: [[String]] = [
    ["Begin."],
    ["천천히 가도 괜찮아요. 멈추지만 않으면 언젠가는 그곳에 닿게 되니까요."],
    [times("W", 2000), times("가", 2000), times("뷁", 200)],
    [times("supercalifragilistic", 9), times("가나다라마바사", 12)],
    [times("천천히 가도 괜찮아요. ", 25), "- 하루 -"],
    [times("The river does not hurry. ", 76), times("강물은 서두르지 않아요. ", 140)],
    [times("<&>\"'", 60), times("{|}~^`\\", 60), times("ijl.,", 90)],
    [times("🔥", 90), times("👩‍👩‍👧‍👦 🇰🇷 ", 30), times("漢字かな・", 40)],
    [
      times("ЖШЩЮ ", 60), times("ÀÉÎÕÜ ", 60), times("ไทยที่ ", 40), times("مرحبا ", 50),
      times("ﷺ", 20),
    ],
    [times("한\n", 60)],
  ]

  @Test(arguments: sayings) func `keeps its borders free of ink`(_ paragraphs: [String]) throws {
    // M-19 image: the margin is 15/414 of the side, which is 39 whole pixels here.
    let svg = SayingCard(paragraphs: paragraphs, colours: .init(.white)).svg()
    let drawn = try DrawnCard.png(svg)
    #expect(try DrawnCard.size(drawn) == [1080, 1080])
    #expect(try DrawnCard.png(DrawnCard.covered(svg, sides: 39, ends: 39, Self.paper)) == drawn)
    let blank = try DrawnCard.png(SayingCard(paragraphs: [], colours: .init(.white)).svg())
    #expect(drawn != blank, "There is ink within.")
  }

  @Test func `would be caught with ink on its borders`() throws {
    let svg = SayingCard(paragraphs: Self.sayings[2], colours: .init(.white)).svg()
    let drawn = try DrawnCard.png(svg)
    #expect(try DrawnCard.png(DrawnCard.covered(svg, sides: 80, ends: 39, Self.paper)) != drawn)
    #expect(try DrawnCard.png(DrawnCard.covered(svg, sides: 39, ends: 80, Self.paper)) != drawn)
  }

  @Test(arguments: [
    "HABCDEFGHIJKLMNH", "HNOPQRSTUVWXYZH", "Habcdefghijklmnopqrstuvwxyz H", "H0123456789H",
    "H!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~H", "가나다라마바사아자차카타파하뷁", "H·–—…‘’“”H",
  ])
  func `has letters as wide as the table says`(_ text: String) throws {
    // M-19: Haru uses its own table of letter widths, so the font must agree with it.
    let size = 4.5
    let width = Double(text.reduce(0) { $0 + LetterWidth.of($1) }) / 1000 * size * 10.8
    var svg = SVG(side: 1080, paper: Ink(ThemeColours(.white).secondary))
    svg.add([Lettering(text: text, position: SketchPoint(50, 50), size: size, ink: Ink(0))])
    func isFree(beyond width: Double) throws -> Bool {
      let sides = Int((1080 - width) / 2)
      let covered = DrawnCard.covered(svg.bytes, sides: sides, ends: 39, Self.paper)
      return try DrawnCard.png(covered) == DrawnCard.png(svg.bytes)
    }
    #expect(try isFree(beyond: width * 1.02))
    #expect(try !isFree(beyond: width * (text.contains("…") ? 0.6 : 0.93)))
  }
}
