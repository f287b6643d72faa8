import Domain

/// Searches Open Library, which asks its clients to identify themselves and to limit their request rate.
struct OpenLibrarySearch: Sendable {
  /// The public base URL of the API.
  static let home = "https://openlibrary.org/"
  /// The public base URL of the covers.
  static let homeOfCovers = "https://covers.openlibrary.org/"

  private let questions: OpenLibraryQuestions
  private let line: ServiceClient

  init(base: String, covers: String, line: ServiceClient) {
    questions = OpenLibraryQuestions(base: base, covers: covers)
    self.line = line
  }

  var port: BookSearch {
    BookSearch(
      source: .openlibrary,
      search: { (query, page) throws(BookSearchFailure) in try search(query, page) },
      lookup: { (isbn) throws(BookSearchFailure) in try lookup(isbn) },
      discover: { (request) throws(BookSearchFailure) in try discover(request) })
  }

  /// Requests a list. Open Library has no sales figures; trends are for all categories together,
  /// and other lists are for one category.
  private func discover(_ request: DiscoveryRequest) throws(BookSearchFailure) -> BookPage {
    guard let making = BookSource.openlibrary.making(request.list) else {
      throw BookSearchFailure(.openlibrary, .notOffered)
    }
    let category = making.category(of: request)
    let question: ServiceQuestion
    if let category {
      guard let subject = category.openLibrarySubject else {
        throw BookSearchFailure(.openlibrary, .notOffered)
      }
      let year = line.clock.now().day.parts.year
      question = questions.subject(
        subject, in: making == .newInCategory ? year - 1...year : nil)
    } else {
      question = questions.trending(making == .trendingWeek ? .weekly : .monthly)
    }
    var found = try line.answer(to: question, isKept: { !$0.results.isEmpty }) {
      (bytes) throws(BookSearchFailure) in
      try OpenLibraryResponse.list(bytes, making, of: category, questions)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  private func search(_ query: BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage {
    try OpenLibraryQuestions.paging.check(page, of: .openlibrary)
    let question = questions.search(query, page: page)
    var found = try line.answer(to: question, isKept: { !$0.results.isEmpty }) {
      (bytes) throws(BookSearchFailure) in
      try OpenLibraryResponse.page(bytes, page, questions)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  /// Requests an edition, and its work for the names of the authors.
  private func lookup(_ isbn: ISBN) throws(BookSearchFailure) -> BookAnswer {
    do throws(BookSearchFailure) {
      let found = try line.answer(to: questions.edition(isbn)) {
        (bytes) throws(BookSearchFailure) in
        try OpenLibraryEdition(bytes, of: isbn, questions)
      }
      let work = work(isbn)?.book
      let authors = work?.authors ?? authors(of: found.answer)
      let book = found.answer.book(isbn, of: work, by: authors)
      return BookAnswer(book, freshness: found.freshness)
    } catch {
      // An ISBN without an edition page may still be found by a search.
      guard error.reason == .status(404) || error.reason == .notFound else { throw error }
      if let answer = work(isbn) { return answer }
      throw BookSearchFailure(.openlibrary, .notFound)
    }
  }

  /// Requests the work of an ISBN; nil on any failure, since an edition without its work is still
  /// useful.
  private func work(_ isbn: ISBN) -> BookAnswer? {
    do throws(BookSearchFailure) {
      let found = try line.answer(to: questions.work(isbn), isKept: { $0 != nil }) {
        (bytes) throws(BookSearchFailure) in
        try OpenLibraryResponse.work(bytes, of: isbn, questions)
      }
      return found.answer.map { BookAnswer($0, freshness: found.freshness) }
    } catch { return nil }
  }

  /// Requests the authors of an edition whose work does not name them. At most three are requested, so that the user
  /// does not wait. Returns nil if no name is found.
  private func authors(of edition: OpenLibraryEdition) -> BookAuthors? {
    let keys = edition.authors
    let names = keys.prefix(Self.mostAuthors).compactMap(name)
    return BookAuthors(names: names, others: keys.count - names.count)
  }

  private static let mostAuthors = 3

  private func name(of author: String) -> String? {
    guard let question = questions.author(author) else { return nil }
    do throws(BookSearchFailure) {
      let name = try line.answer(to: question, isKept: { $0 != nil }) {
        (bytes) throws(BookSearchFailure) in
        let author = try OpenLibraryResponse.tree(bytes)
        return OpenLibraryText.line(author["name"]) ?? OpenLibraryText.line(author["personal_name"])
      }
      return name.answer
    } catch { return nil }
  }
}
