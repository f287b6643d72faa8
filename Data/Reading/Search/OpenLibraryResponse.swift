import Domain

/// What Open Library answers, as far as it can be understood.
enum OpenLibraryResponse {
  /// The books of a search, and how many there are. Another stretch than the one that was asked
  /// for is none.
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

  /// The first work of a search for a number; one whose numbers are others is none.
  static func work(_ bytes: [UInt8], of isbn: ISBN, _ questions: OpenLibraryQuestions)
    throws(BookSearchFailure) -> FoundBook?
  {
    let tree = try tree(bytes)
    guard let docs = tree["docs"] else { throw BookSearchFailure(.openlibrary, .badAnswer) }
    return docs.elements.prefix(1).compactMap { doc in
      let work = OpenLibraryWork(work: doc, questions: questions)
      return work.isOther(than: isbn) ? nil : work.book(named: isbn)
    }.first
  }

  /// The value of an answer, unless it says what is wrong.
  static func tree(_ bytes: [UInt8]) throws(BookSearchFailure) -> JSONTree {
    let tree: JSONTree
    do throws(JSONFault) { tree = try JSONTreeReader.tree(JSONMending.mended(bytes)) } catch {
      throw BookSearchFailure(.openlibrary, .badAnswer)
    }
    guard case .object = tree else { throw BookSearchFailure(.openlibrary, .badAnswer) }
    // What was merged or taken away stays there under its name, and says only that.
    if ["/type/delete", "/type/redirect"].contains(tree["type"]?["key"]?.text) {
      throw BookSearchFailure(.openlibrary, .notFound)
    }
    guard let words = tree["error"]?.text, tree["title"] == nil else { return tree }
    if words == "notfound" { throw BookSearchFailure(.openlibrary, .notFound) }
    throw BookSearchFailure(
      .openlibrary, .service(code: nil, message: BookText.line(words, limit: 200)))
  }
}

/// A text of Open Library's as Haru shows it: composed and plain.
enum OpenLibraryText {
  static func line(_ tree: JSONTree?) -> String? {
    let line = TextForms.composed(BookText.line(tree?.text ?? ""))
    return line.isEmpty ? nil : line
  }

  /// A text of several lines, alone or with its type beside it.
  static func passage(_ tree: JSONTree?) -> String? {
    let text = TextForms.composed(BookText.passage((tree?["value"] ?? tree)?.text ?? ""))
    return text.isEmpty ? nil : text
  }

  /// The numbers of a list that prove themselves.
  static func numbers(_ tree: JSONTree?) -> [ISBN] {
    (tree?.elements ?? []).compactMap { $0.text.flatMap(ISBN.init) }
  }
}
