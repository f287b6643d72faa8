import Domain

/// A work in a search result, with its best matching edition if there is one.
struct OpenLibraryWork {
  let work: JSONTree
  let questions: OpenLibraryQuestions

  private var edition: JSONTree? { work["editions"]?["docs"]?.elements.first }

  /// Returns whether the work has ISBNs, but not this one.
  func isOther(than isbn: ISBN) -> Bool {
    let all = OpenLibraryText.numbers(work["isbn"]) + OpenLibraryText.numbers(edition?["isbn"])
    return !all.isEmpty && !all.contains(isbn)
  }

  /// Returns the book; nil if it has neither an ISBN nor a title. Data of other editions is not
  /// used, except for the median page count.
  func book(named known: ISBN? = nil) -> BookSearchResult? {
    let isbn =
      known ?? OpenLibraryText.numbers(edition?["isbn"]).first
      ?? OpenLibraryText.numbers(work["isbn"]).first
    let own = OpenLibraryText.line(edition?["title"])
    let title = own ?? OpenLibraryText.line(work["title"]) ?? ""
    guard isbn != nil || !title.isEmpty else { return nil }
    let published = edition?["publish_date"]?.elements.first?.text
    let names = (work["author_name"]?.elements ?? []).compactMap(OpenLibraryText.line)
    return BookSearchResult(
      isbn13: isbn, title: title,
      subtitle: OpenLibraryText.line(own == nil ? work["subtitle"] : edition?["subtitle"]),
      authors: BookAuthors(names: names),
      publisher: OpenLibraryText.line(edition?["publisher"]?.elements.first),
      published: published.flatMap(CatalogueText.day), year: published.flatMap(CatalogueText.year),
      pages: work["number_of_pages_median"]?.number,
      cover: questions.cover(edition?["cover_i"]?.number)
        ?? questions.cover(work["cover_i"]?.number),
      link: questions.link(work["key"]?.text), source: .openlibrary)
  }
}

/// The page of an edition, which has only the keys of its authors.
struct OpenLibraryEdition {
  let edition: JSONTree
  let questions: OpenLibraryQuestions

  /// Decodes the page of an edition. Throws if the edition has only other ISBNs.
  init(_ bytes: [UInt8], of isbn: ISBN, _ questions: OpenLibraryQuestions)
    throws(BookSearchFailure)
  {
    edition = try OpenLibraryResponse.tree(bytes)
    self.questions = questions
    let numbers =
      OpenLibraryText.numbers(edition["isbn_13"]) + OpenLibraryText.numbers(edition["isbn_10"])
    guard numbers.isEmpty || numbers.contains(isbn) else {
      throw BookSearchFailure(.openlibrary, .otherBook)
    }
    // Without a title and an ISBN the page is not about a book.
    guard edition["title"] != nil || !numbers.isEmpty else {
      throw BookSearchFailure(.openlibrary, .badAnswer)
    }
  }

  /// The keys of the edition's authors.
  var authors: [String] {
    (edition["authors"]?.elements ?? []).compactMap { ($0["key"] ?? $0["author"]?["key"])?.text }
  }

  /// Returns the book, completed with data of its work.
  func book(_ isbn: ISBN, of work: BookSearchResult?, by authors: BookAuthors?) -> BookSearchResult
  {
    let published = edition["publish_date"]?.text
    return BookSearchResult(
      isbn13: isbn, title: OpenLibraryText.line(edition["title"]) ?? work?.title ?? "",
      subtitle: OpenLibraryText.line(edition["subtitle"]), authors: authors,
      publisher: OpenLibraryText.line(edition["publishers"]?.elements.first),
      published: published.flatMap(CatalogueText.day), year: published.flatMap(CatalogueText.year),
      pages: edition["number_of_pages"]?.number
        ?? edition["pagination"]?.text.flatMap(CatalogueText.pages) ?? work?.pages,
      cover: questions.cover(edition["covers"]?.elements.first?.number) ?? work?.cover,
      link: questions.link(edition["key"]?.text) ?? work?.link,
      description: OpenLibraryText.multilineText(edition["description"]), source: .openlibrary)
  }
}
