import Domain
import Testing

@Suite struct `Completing a book that was found` {
  private let thin = BookSearchResult(
    isbn13: ISBN("9788937460449"), title: "데미안", category: .etc, source: .aladin)
  private let full = BookSearchResult(
    isbn13: ISBN("9788937460449"), title: "Demian", publisher: "민음사", pages: 239,
    category: .poem, description: "A youth.", source: .openlibrary)

  @Test func `adds what was missing, and changes nothing that was known`() {
    // BK-11, BK-19
    let whole = thin.completed(by: full)
    #expect(whole.title == "데미안" && whole.source == .aladin)
    #expect(whole.pages == 239 && whole.publisher == "민음사" && whole.description == "A youth.")
    #expect(whole.category == .poem)
    #expect(full.completed(by: thin) == full)
  }

  @Test func `is worth asking only where something is missing, and there is a number`() {
    #expect(thin.mayBeCompleted && !full.mayBeCompleted)
    #expect(!BookSearchResult(title: "데미안", source: .aladin).mayBeCompleted)
  }
}
