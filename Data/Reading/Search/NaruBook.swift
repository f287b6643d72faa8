import Domain

/// One book of 도서관 정보나루, each of whose members may be missing. Like the libraries' catalogues
/// it never tells how many pages there are.
struct NaruBook {
  let book: JSONTree

  /// The book's number.
  var isbn: ISBN? { ISBN(text("isbn13")) ?? ISBN.korean(text("isbn")) }

  /// Whether it says anything about the number.
  var hasNumber: Bool { !text("isbn13").isEmpty || !text("isbn").isEmpty }

  /// The year it came out.
  var year: Int? { CatalogueText.year(text("publication_year")) ?? published?.parts.year }

  /// What kind of book it is, as libraries sort it.
  var category: BookCategory {
    BookCategory(kdc: text("class_no"), addition: text("addition_symbol"))
  }

  /// The book; nothing when it has neither a number nor a title.
  func found(named known: ISBN? = nil) -> FoundBook? {
    let isbn = known ?? isbn
    let written = Self.title(line("bookname", limit: 600) ?? "")
    guard !written.title.isEmpty || isbn != nil else { return nil }
    return FoundBook(
      isbn13: isbn, title: written.title, subtitle: written.subtitle,
      authors: BookAuthors(catalogueText: line("authors", limit: 1_000) ?? ""),
      publisher: line("publisher"), published: published, year: year, category: category,
      cover: BookText.address(text("bookImageURL")), link: BookText.address(text("bookDtlUrl")),
      description: description, source: .naru)
  }

  private var published: Day? { Day(text("publication_date")) }

  private var description: String? {
    let text = TextForms.composed(BookText.passage(book["description"]?.text ?? ""))
    return text.isEmpty ? nil : text
  }

  /// Catalogues part a title from its subtitle by a colon behind a blank.
  private static func title(_ written: String) -> (title: String, subtitle: String?) {
    guard let colon = written.firstRange(of: " :") else { return (Text.trimmed(written), nil) }
    let first = Text.trimmed(String(written[..<colon.lowerBound]))
    let rest = Text.trimmed(String(written[colon.upperBound...]))
    // A title that is all subtitle is none.
    return first.isEmpty ? (rest, nil) : (first, rest.isEmpty ? nil : rest)
  }

  private func text(_ name: String) -> String { Text.trimmed(book[name]?.text ?? "") }

  private func line(_ name: String, limit: Int = 300) -> String? {
    let line = TextForms.composed(BookText.line(book[name]?.text ?? "", limit: limit))
    return line.isEmpty ? nil : line
  }
}
