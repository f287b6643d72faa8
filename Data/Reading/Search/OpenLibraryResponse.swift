import Domain

/// Decodes Open Library's responses leniently.
enum OpenLibraryResponse {
  /// Returns the books of a search and their total number. Throws if the response is for another
  /// page.
  static func page(_ bytes: [UInt8], _ page: Int, _ questions: OpenLibraryQuestions)
    throws(BookSearchFailure) -> BookPage
  {
    let tree = try tree(bytes)
    guard let docs = tree["docs"] else { throw BookSearchFailure(.openlibrary, .badAnswer) }
    let paging = OpenLibraryQuestions.paging
    if page > 1, let start = tree["start"]?.number, start != (page - 1) * paging.size {
      throw BookSearchFailure(.openlibrary, .noSuchPage(last: page - 1))
    }
    let books = docs.elements.prefix(paging.size).compactMap {
      OpenLibraryWork(work: $0, questions: questions).book()
    }
    let total = max(0, tree["numFound"]?.number ?? books.count)
    return BookPage(
      results: books, page: page, pages: paging.pages(of: total), total: total,
      source: .openlibrary)
  }

  /// Returns the first work of a search by ISBN; nil if the work has only other ISBNs.
  static func work(_ bytes: [UInt8], of isbn: ISBN, _ questions: OpenLibraryQuestions)
    throws(BookSearchFailure) -> BookSearchResult?
  {
    let tree = try tree(bytes)
    guard let docs = tree["docs"] else { throw BookSearchFailure(.openlibrary, .badAnswer) }
    return docs.elements.prefix(1).compactMap { doc in
      let work = OpenLibraryWork(work: doc, questions: questions)
      return work.isOther(than: isbn) ? nil : work.book(named: isbn)
    }.first
  }

  /// Parses a response; throws if it describes a failure.
  static func tree(_ bytes: [UInt8]) throws(BookSearchFailure) -> JSONTree {
    let tree: JSONTree
    do throws(JSONParseError) { tree = try JSONTreeReader.tree(JSONMending.mended(bytes)) } catch {
      throw BookSearchFailure(.openlibrary, .badAnswer)
    }
    guard case .object = tree else { throw BookSearchFailure(.openlibrary, .badAnswer) }
    // Merged and deleted records remain under their key, with only this type.
    if ["/type/delete", "/type/redirect"].contains(tree["type"]?["key"]?.text) {
      throw BookSearchFailure(.openlibrary, .notFound)
    }
    guard let words = tree["error"]?.text, tree["title"] == nil else { return tree }
    if words == "notfound" { throw BookSearchFailure(.openlibrary, .notFound) }
    throw BookSearchFailure(
      .openlibrary, .service(code: nil, message: BookText.line(words, limit: 200)))
  }
}

/// Cleans texts of Open Library, in composed form (NFC).
enum OpenLibraryText {
  static func line(_ tree: JSONTree?) -> String? {
    let line = TextForms.composed(BookText.line(tree?.text ?? ""))
    return line.isEmpty ? nil : line
  }

  /// Returns a text of several lines; nil if there is none. Open Library gives it as a text, or as an object with the
  /// type and the value of the text.
  static func multilineText(_ tree: JSONTree?) -> String? {
    let text = TextForms.composed(BookText.multilineText((tree?["value"] ?? tree)?.text ?? ""))
    return text.isEmpty ? nil : text
  }

  /// Returns the ISBNs of a list that have a valid checksum.
  static func numbers(_ tree: JSONTree?) -> [ISBN] {
    (tree?.elements ?? []).compactMap { $0.text.flatMap(ISBN.init) }
  }
}
