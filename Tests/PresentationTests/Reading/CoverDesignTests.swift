import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationReading
@testable import TextUI

@Suite struct `A cover that is designed` {
  private func drawn(
    _ title: String, _ author: String?, _ size: Size = CoverArt.inDetail,
    _ theme: BookTheme = .purple, isOverdue: Bool = false
  ) -> Frame {
    frame(size.columns, size.rows) {
      CoverArt(nil, title: title, author: author, theme: theme, isOverdue: isOverdue)
        .draw(into: &$0, in: $1, .unicode)
    }
  }

  // F-23: a title and an author set in type.
  @Test func `has its title and who wrote it`() {
    let english = drawn("The Left Hand of Darkness", "Ursula K. Le Guin").text
    for word in ["Left", "Darkness", "Ursula", "Le Guin"] { #expect(english.contains(word)) }
    let korean = drawn("하늘과 바람과 별과 시", "윤동주").text
    for word in ["하늘과", "바람과", "별과 시", "윤동주"] { #expect(korean.contains(word), "\(korean)") }
    let small = drawn("데미안", "헤르만 헤세", CoverArt.inGrid).text
    #expect(small.contains("데미안") && !small.contains("헤세"))
  }

  // F-23: its colour and its drawing follow from what it is.
  @Test func `looks the same each time, and another book looks different`() {
    let titles = ["Cosmos", "Walden", "Middlemarch", "Piranesi", "The Hobbit", "데미안", "월든"]
    let looks = titles.map { CoverOrnament($0, on: BookTheme.blue.paper) }
    #expect(looks == titles.map { CoverOrnament($0, on: BookTheme.blue.paper) })
    #expect(Set(looks.map { "\($0.motif) \($0.ground)" }).count >= 5)
    for theme in BookTheme.allCases {
      for title in titles {
        let ornament = CoverOrnament(title, on: theme.paper)
        #expect(ornament.ground.rgb.contrast(with: theme.paper.rgb) >= 1.6)
      }
    }
  }

  @Test func `draws each of its motifs inside its field`() {
    let field = ChartBox(pixelsOf: Size(columns: 15, rows: 4))
    for motif in CoverOrnament.Motif.allCases {
      let title = (0..<999).lazy.map { "\($0)" }.first {
        CoverOrnament($0, on: BookTheme.red.paper).motif == motif
      }
      let sketch = title.map { CoverOrnament($0, on: BookTheme.red.paper).sketch(in: field) }
      #expect((sketch?.shapes.count ?? 0) >= 3, "\(motif)")
    }
  }

  // F-23, BK-42: one whose day has gone by steps back.
  @Test func `steps back when its day has gone by`() {
    let late = drawn("Cosmos", "Carl Sagan", isOverdue: true)
    #expect(late.cells.count { $0.character == "!" } == 1)
    #expect(late.cells.allSatisfy { $0.style.paper != BookTheme.purple.paper })
    #expect(late.text.contains("Cosmos") && late.text.contains("Carl Sagan"))
  }
}
