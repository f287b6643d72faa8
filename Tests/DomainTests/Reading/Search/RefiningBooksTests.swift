import Domain
import Testing

@Suite struct `A title a shop wrote` {
  // BK-20
  @Test(arguments: [
    ("Java의 정석 - 3rd Edition", "Java의 정석", "3rd Edition"), ("A - B - C", "A", "B - C"),
    ("데미안", "데미안", nil), ("", "", nil), ("  ", "", nil), (" - ", "", nil),
    ("A - ", "A", nil), (" - B", "B", nil), ("A-B", "A-B", nil), ("A -B- C", "A -B- C", nil),
    ("  A  -  B  ", "A", "B"),
  ])
  func `is parted at its first dash`(written: String, title: String, subtitle: String?) {
    let parted = BookTitle(written)
    #expect(parted.title == title)
    #expect(parted.subtitle == subtitle)
  }
}

@Suite struct `The authors of a book` {
  @Test func `come as a list of names, too`() {
    #expect(BookAuthors(names: ["Roald Dahl"])?.text == "Roald Dahl")
    #expect(
      BookAuthors(names: [" ", "Roald Dahl", "Quentin Blake "])?.text == "Roald Dahl; Quentin Blake"
    )
    #expect(BookAuthors(names: []) == nil)
  }

  // real 5: older stores have the first authors and the number of the others
  @Test(arguments: [
    ("김철수 외 1명", ["김철수"], 1), ("A 외 19명", ["A"], 19), ("A; B 외 2명", ["A", "B"], 2),
    ("Martin Luther King, Jr.; B", ["Martin Luther King, Jr.", "B"], 0), ("한강", ["한강"], 0),
    ("외 1명", ["외 1명"], 0), ("A 외 0명", ["A 외 0명"], 0), ("A 외 x명", ["A 외 x명"], 0),
    (";", [";"], 0),
  ])
  func `are read as they are kept`(text: String, names: [String], others: Int) {
    let authors = BookAuthors(stored: text)
    #expect(authors.names == names && authors.others == others)
    #expect(authors.text == text)
  }

  // real 5
  @Test func `are kept as far as there is room, and the others by number`() {
    let many = BookAuthors(names: (1...20).map { "Author Number \($0)" })
    #expect(many?.text(within: 1000) == many?.text && many?.besides == 19)
    let short = many?.text(within: 50) ?? ""
    #expect(short == "Author Number 1; Author Number 2 외 18명")
    #expect(BookAuthors(stored: short).besides == 19)
  }
}

@Suite struct `A book that was found` {
  @Test(arguments: [(nil, nil), (0, nil), (-1, nil), (1, 1), (1022, 1022), (100_001, nil)])
  func `has pages or does not know how many`(said: Int?, pages: Int?) {
    #expect(BookSearchResult(title: "A", pages: said, source: .aladin).pages == pages)
  }

  @Test func `is asked for with words`() throws {
    #expect(try BookQuery("  자바  ").text == "자바")
    #expect(throws: TextRefusal.empty) { try BookQuery(" \t ") }
    #expect(throws: TextRefusal.tooLong(limit: 200)) {
      try BookQuery(String(repeating: "a", count: 201))
    }
  }
}
