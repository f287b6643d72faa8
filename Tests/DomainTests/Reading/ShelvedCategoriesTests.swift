import Domain
import Testing

/// N-40: the category and colour of an imported book, from its shelf and its title.
@Suite struct `A book from another shelf` {
  @Test(
    arguments: [
      ("sci-fi", BookCategory.fantasy), ("Science_Fiction", .fantasy), ("classics", .classic),
      ("non existent", nil), ("graphic-novels", .cartoon), ("memoirs", .autobiography),
      ("young-adult", .teenager), ("에세이", .essay), ("self-help", .selfImprovement),
    ] as [(String, BookCategory?)])
  func `is of the category its shelf is named like`(_ shelf: String, _ category: BookCategory?) {
    #expect(BookCategory(shelves: ["favorites", shelf, "owned"]) == category)
  }

  @Test func `is of the first of its shelves that is one`() {
    #expect(BookCategory(shelves: ["2024", "history", "sci-fi"]) == .history)
    #expect(BookCategory(shelves: []) == nil)
  }

  @Test func `has a colour by its title, always the same one and not the one of its neighbours`() {
    // The colours are stored, so these never change.
    #expect(BookTheme(title: "dune") == BookTheme(title: "dune"))
    let titles = (1...200).map { "book \($0)" }
    let colours = titles.map { BookTheme(title: $0) }
    #expect(colours == titles.map { BookTheme(title: $0) })
    #expect(Set(colours).count == BookTheme.allCases.count - 2)
    #expect(!colours.contains(.gray) && !colours.contains(.primary))
  }
}
