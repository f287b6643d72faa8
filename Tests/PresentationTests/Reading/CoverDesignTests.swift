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

  // F-23: the cover shows the title and the author.
  @Test func `has its title and who wrote it`() {
    let english = drawn("The Left Hand of Darkness", "Ursula K. Le Guin").text
    for word in ["The Left Hand", "of Darkness", "U. K. Le Guin"] {
      #expect(english.contains(word))
    }
    let korean = drawn("하늘과 바람과 별과 시", "윤동주").text
    for word in ["하늘과", "바람과", "별과 시", "윤동주"] { #expect(korean.contains(word), "\(korean)") }
    let small = drawn("데미안", "헤르만 헤세", CoverArt.inGrid).text
    #expect(small.contains("데미안") && !small.contains("헤세"))
  }

  // F-23, D-14: colour and pattern depend only on the book.
  @Test func `looks the same each time, and another book looks different`() {
    let titles = ["Cosmos", "Walden", "Middlemarch", "Piranesi", "The Hobbit", "데미안", "월든"]
    func ornament(_ title: String) -> CoverOrnament {
      CoverOrnament(title, on: Cloth(.blue, title: title))
    }
    #expect(titles.map(ornament) == titles.map(ornament))
    #expect(Set(titles.map { "\(ornament($0).motif) \(ornament($0).cloth.paper)" }).count >= 5)
    let stars = CoverOrnament("Cosmos", .science, on: Cloth(.black, .science, title: "Cosmos"))
    #expect(CoverOrnament.motifs(for: .science).contains(stars.motif), "it suits its category")
  }

  // D-14: neighbouring books rarely have the same pattern.
  @Test(arguments: BookCategory.allCases)
  func `has one of several motifs of its category`(_ category: BookCategory) {
    let cloth = Cloth(.blue, category, title: "x")
    let fitting = CoverOrnament.motifs(for: category)
    #expect(fitting.count >= 6 && Set(fitting).count == fitting.count)
    let seen = Set((0..<600).map { CoverOrnament("Book \($0)", category, on: cloth).motif })
    #expect(seen == Set(fitting))
  }

  // D-14: books on one shelf have different patterns, as far as their category has enough.
  @Test func `shares its motif with no other cover beside it`() {
    let books = (0..<9).map { number -> (title: String, category: BookCategory?) in
      ("Book \(number)", .classic)
    }
    let fitting = CoverOrnament.motifs(for: .classic)
    let motifs = CoverMotifs(Array(books.prefix(fitting.count))).motifs
    #expect(Set(motifs) == Set(fitting) && motifs.count == fitting.count)
    #expect(motifs.first == CoverOrnament.motif(of: "Book 0", .classic))
    #expect(Set(CoverMotifs(books).motifs) == Set(fitting))
    #expect(CoverMotifs([Book]()).motifs.isEmpty && CoverMotifs([Book]())[0] == nil)
  }

  // D-14: the author's name leaves a free cell at the edge of the cover.
  @Test(arguments: [CoverArt.inRow, CoverArt.inDetail, Size(columns: 20, rows: 15)])
  func `has a free cell beside its author`(_ size: Size) {
    for author in ["Peter Matthiessen", "Susanna Clarke", "R. W. Kimmerer", "앙투안 드 생텍쥐페리"] {
      let shown = drawn("Walden", author, size)
      for row in (size.rows / 2)..<size.rows {
        #expect(shown[size.columns - 1, row].character == " ", "\(author)")
      }
    }
  }

  @Test func `draws each of its motifs inside its field`() {
    let field = ChartBox(pixelsOf: Size(columns: 15, rows: 4))
    let cloth = Cloth(.red, title: "x")
    for motif in CoverOrnament.Motif.allCases {
      let title = (0..<999).lazy.map { "\($0)" }.first {
        CoverOrnament($0, on: cloth).motif == motif
      }
      let sketch = title.map { CoverOrnament($0, on: cloth).sketch(in: field) }
      #expect((sketch?.shapes.count ?? 0) >= 2, "\(motif)")
      #expect(sketch?.shapes.first?.ink == cloth.paper)
    }
  }

  // D-14: a darker spine at the left, the pattern above, and no band of another colour.
  @Test func `is one cloth with a darker edge`() {
    let cloth = Cloth(.purple, title: "Cosmos")
    let shown = drawn("Cosmos", "Carl Sagan")
    for row in 0..<12 {
      #expect(shown[0, row].character == "▌" && shown[0, row].style.ink == cloth.edge)
    }
    let below = CoverDesign.motifRows(of: CoverArt.inDetail)
    for row in below..<12 {
      for column in 1..<16 { #expect(shown[column, row].style.paper == cloth.paper) }
    }
  }

  // F-23, BK-42: the cover of an overdue book is dimmed.
  @Test func `steps back when its day has gone by`() {
    let late = drawn("Cosmos", "Carl Sagan", isOverdue: true)
    #expect(late.cells.count { $0.character == "!" } == 1)
    #expect(late[14, 11].character == "!", "below the motif and the words")
    let cloth = Cloth(.purple, title: "Cosmos")
    #expect(late.cells.allSatisfy { $0.style.paper != cloth.paper })
    #expect(late.text.contains("Cosmos") && late.text.contains("Carl Sagan"))
  }
}
