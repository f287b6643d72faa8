import Domain
import Testing

@testable import PresentationKit
@testable import PresentationReading
@testable import TextUI

@Suite struct `The cloth of a cover` {
  private let titles = ["Walden", "Cosmos", "데미안", "The Left Hand of Darkness", ""]

  /// Returns the lightness and the saturation of a colour (HSL), both from 0 to 1.
  private func tone(_ colour: RGB) -> (lightness: Double, saturation: Double) {
    let parts = [colour.red, colour.green, colour.blue].map { Double($0) / 255 }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let lightness = (most + least) / 2
    let range = 1 - abs(2 * lightness - 1)
    return (lightness, range > 0 ? (most - least) / range : 0)
  }

  // D-14: lightness and saturation of at most 35 %, so that no cover is too bright.
  @Test(arguments: BookCategory.allCases)
  func `is dark and muted for every category`(_ category: BookCategory) {
    for title in titles {
      let cloth = Cloth(category.theme, category, title: title)
      let tone = tone(cloth.paper.rgb)
      #expect(tone.lightness <= Cloth.lightness * 1.06 + 0.01, "\(title): \(tone)")
      #expect(tone.lightness >= 0.18)
      #expect(tone.saturation <= Cloth.saturation + 0.02)
    }
  }

  @Test(arguments: BookTheme.allCases)
  func `has texts that can be read, and a darker spine`(_ theme: BookTheme) {
    for title in titles {
      for isOverdue in [false, true] {
        let cloth = Cloth(theme, title: title, isOverdue: isOverdue)
        #expect(cloth.paper.rgb.contrast(with: cloth.title.rgb) >= 4.5, "\(title)")
        #expect(cloth.paper.rgb.contrast(with: cloth.author.rgb) >= 3.5)
        #expect(cloth.paper.rgb.contrast(with: cloth.motif.rgb) >= 2)
        #expect(tone(cloth.edge.rgb).lightness < tone(cloth.paper.rgb).lightness)
        #expect(cloth.paper.ansi16 != cloth.title.ansi16)
        #expect(cloth.paper.ansi16 != cloth.edge.ansi16)
        #expect(cloth.paper.ansi256 != cloth.title.ansi256)
      }
    }
  }

  @Test func `is that of the category unless a colour was chosen`() {
    let category = Cloth(.purple, .essay, title: "Walden")
    let chosen = Cloth(.purple, title: "Walden")
    #expect(category != chosen && category == Cloth(.purple, .essay, title: "Walden"))
    #expect(Cloth(.purple, .fantasy, title: "Walden") != category)
  }

  @Test func `turns hues into colours`() {
    #expect(RGB(hue: 0, saturation: 1, lightness: 0.5) == RGB(0xFF0000))
    #expect(RGB(hue: 120, saturation: 1, lightness: 0.5) == RGB(0x00FF00))
    #expect(RGB(hue: -120, saturation: 1, lightness: 0.5) == RGB(0x0000FF))
    #expect(RGB(hue: 60, saturation: 0, lightness: 1) == RGB(0xFFFFFF))
  }
}

@Suite struct `The title on a cover` {
  private func rows(_ title: String, _ columns: Int, _ rows: Int, slack: Int = 0) -> [String] {
    CoverTitle(title, columns: columns, rows: rows, slack: slack, .unicode).rows
  }

  // D-14: lines break between words, in Korean too.
  @Test func `is wrapped between its words`() {
    #expect(rows("Pride and Prejudice", 10, 4) == ["Pride and", "Prejudice"])
    #expect(rows("하늘과 바람과 별과 시", 10, 4) == ["하늘과", "바람과", "별과 시"])
    #expect(rows("", 10, 4).joined().isEmpty)
  }

  @Test func `uses the margin before a word is cut`() {
    #expect(rows("Middlemarch", 10, 3, slack: 1) == ["Middlemarch"])
    #expect(rows("Middlemarch", 10, 3).count == 2)
  }

  @Test func `loses its subtitle first, and then whole words`() {
    #expect(rows("Bach: An Eternal Golden Braid", 8, 2) == ["Bach"])
    #expect(rows("The Hidden Life of Trees", 10, 2) == ["The Hidden", "Life of…"])
    #expect(rows("Encyclopaedia", 6, 1) == ["Encyc…"])
    for limit in 1...4 {
      for columns in 4...16 {
        let rows = rows("Zen and the Art of Motorcycle Maintenance", columns, limit)
        #expect(rows.count <= limit)
        #expect(rows.allSatisfy { TextLayout.cells($0) <= columns })
      }
    }
  }

  @Test(arguments: [
    ("Jane Austen", 11, "Jane Austen"), ("Susanna Clarke", 13, "S. Clarke"),
    ("Ursula K. Le Guin", 13, "U. K. Le Guin"), ("Ursula K. Le Guin", 10, "U. Le Guin"),
    ("Ursula K. Le Guin", 8, "Le Guin"), ("헨리 데이비드 소로", 8, "소로"), ("윤동주", 10, "윤동주"),
    ("Peter Matthiessen", 10, "Matthiess…"), ("어슐러 르 귄", 8, "르 귄"),
  ])
  func `has an author, shortened to the last name where there is little room`(
    author: String, columns: Int, wanted: String
  ) {
    #expect(CoverAuthor(author, columns: columns, rows: 1, .unicode).rows == [wanted])
  }
}
