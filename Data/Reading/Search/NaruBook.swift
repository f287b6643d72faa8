import Domain

/// A book in a response of 도서관 정보나루. Any member may be missing, and there is never a page count.
struct NaruBook {
  let book: JSONTree

  var isbn: ISBN? { ISBN(text("isbn13")) ?? ISBN.korean(text("isbn")) }

  /// Whether the response has any number for the book, ISBN or not.
  var hasNumber: Bool { !text("isbn13").isEmpty || !text("isbn").isEmpty }

  /// The year of publication; nil if unknown.
  var year: Int? { CatalogueText.year(text("publication_year")) ?? published?.parts.year }

  /// The category, from the libraries' classification.
  var category: BookCategory {
    BookCategory(kdc: text("class_no"), addition: text("addition_symbol"))
  }

  /// Returns the book as a search result; nil if it has neither an ISBN nor a title.
  func searchResult(named known: ISBN? = nil) -> BookSearchResult? {
    let isbn = known ?? isbn
    let written = Self.title(line("bookname", limit: 600) ?? "")
    guard !written.title.isEmpty || isbn != nil else { return nil }
    return BookSearchResult(
      isbn13: isbn, title: written.title, subtitle: written.subtitle,
      authors: BookAuthors(catalogueText: line("authors", limit: 1_000) ?? ""),
      publisher: line("publisher"), published: published, year: year, category: category,
      cover: BookText.address(text("bookImageURL")), link: BookText.address(text("bookDtlUrl")),
      description: description, source: .naru)
  }

  private var published: Day? { Day(text("publication_date")) }

  private var description: String? {
    let text = TextForms.composed(BookText.multilineText(book["description"]?.text ?? ""))
    return text.isEmpty ? nil : text
  }

  /// Splits a title from its subtitle, which catalogues separate by a space and a colon.
  private static func title(_ written: String) -> (title: String, subtitle: String?) {
    guard let colon = written.firstRange(of: " :") else { return (Text.trimmed(written), nil) }
    let first = Text.trimmed(String(written[..<colon.lowerBound]))
    let rest = Text.trimmed(String(written[colon.upperBound...]))
    // If the title is empty, the subtitle takes its place.
    return first.isEmpty ? (rest, nil) : (first, rest.isEmpty ? nil : rest)
  }

  private func text(_ name: String) -> String { Text.trimmed(book[name]?.text ?? "") }

  private func line(_ name: String, limit: Int = 300) -> String? {
    let line = TextForms.composed(BookText.line(book[name]?.text ?? "", limit: limit))
    return line.isEmpty ? nil : line
  }
}
