/// All sources of books, in the order in which they are tried.
public struct BookSources: Sendable {
  private let all: [BookSearch]
  private let cancellation: Cancellation?

  /// Creates the list of sources. `all` is in the order in which they are tried. After cancellation no further source
  /// is asked.
  public init(_ all: [BookSearch], cancellation: Cancellation? = nil) {
    self.all = all
    self.cancellation = cancellation
  }

  /// Searches the chosen source, then the others as long as a source fails or finds nothing. If no source finds
  /// anything, the error of the chosen source is thrown or its empty page is returned.
  public func search(
    _ query: BookQuery, page: Int = 1, in chosen: BookSource, fallingBack: Bool = true
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    var failures: [BookSearchFailure] = []
    var empty: BookPage?
    for search in order(chosen, fallingBack) {
      try checkWanted(search)
      do throws(BookSearchFailure) {
        let page = try search.search(query, page)
        // A page beyond the last one is empty although the search has results.
        if page.total > 0 { return BookFinding(page, after: failures) }
        empty = empty ?? page
      } catch {
        if case .noSuchPage = error.reason { throw error }
        if error.reason == .cancelled { throw error }
        if matters(error, chosen) { failures.append(error) }
      }
    }
    if let failure = failures.first, failure.source == chosen { throw failure }
    guard let empty else { throw BookSearchFailure(chosen, .notOffered) }
    return BookFinding(empty, after: failures)
  }

  /// Looks up an ISBN in the chosen source, then in the others. If all fail, the error of the chosen source is thrown.
  /// If the source of the answer never gives page counts, the page count is looked up in Open Library.
  public func lookup(_ isbn: ISBN, in chosen: BookSource, fallingBack: Bool = true)
    throws(BookSearchFailure) -> BookFinding<BookAnswer>
  {
    var finding = try first(order(chosen, fallingBack), chosen) {
      (search) throws(BookSearchFailure) in try search.lookup(isbn)
    }
    if fallingBack { finding.found = completed(finding.found, isbn) }
    return finding
  }

  /// Loads a list from the first source that offers the list. Sources that count loans or sales come first, because a
  /// catalogue only knows what its readers look at.
  public func discover(_ request: DiscoveryRequest, in chosen: BookSource, fallingBack: Bool = true)
    throws(BookSearchFailure) -> BookFinding<BookPage>
  {
    let searches = order(chosen, fallingBack)
    let counting = searches.filter(\.source.countsBooks)
    return try first(counting + searches.filter { !$0.source.countsBooks }, chosen) {
      (search) throws(BookSearchFailure) in try search.discover(request)
    }
  }

  /// Adds the page count and other missing fields from Open Library, if the source of the answer never gives page
  /// counts. Returns the answer unchanged if Open Library fails or does not know the page count.
  private func completed(_ answer: BookAnswer, _ isbn: ISBN) -> BookAnswer {
    let knowing = all.first { $0.source == .openlibrary }
    guard answer.book.pages == nil, !answer.book.source.reportsPages, let knowing,
      cancellation?.isCancelled != true
    else { return answer }
    do throws(BookSearchFailure) {
      let other = try knowing.lookup(isbn).book
      guard other.isbn13 == isbn, other.pages != nil else { return answer }
      var whole = answer
      whole.book = answer.book.completed(by: other)
      whole.helper = other.source
      return whole
    } catch { return answer }
  }

  /// Asks the sources in order, and returns the first answer. If no source answers, throws the first reported failure,
  /// with `notOffered` only if there is no other.
  private func first<Answer>(
    _ searches: [BookSearch], _ chosen: BookSource,
    _ ask: (BookSearch) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> BookFinding<Answer> {
    var failures: [BookSearchFailure] = []
    for search in searches {
      try checkWanted(search)
      do throws(BookSearchFailure) {
        return BookFinding(try ask(search), after: failures)
      } catch {
        if error.reason == .cancelled { throw error }
        if matters(error, chosen) { failures.append(error) }
      }
    }
    // If the chosen source never has this list, report the failures of those that do.
    let reasons = failures.filter { $0.reason != .notOffered }
    throw reasons.first ?? failures.first ?? BookSearchFailure(chosen, .notOffered)
  }

  /// Throws `cancelled` if the search was cancelled, so that it does not go on to the next source.
  private func checkWanted(_ search: BookSearch) throws(BookSearchFailure) {
    if cancellation?.isCancelled == true { throw BookSearchFailure(search.source, .cancelled) }
  }

  private func order(_ chosen: BookSource, _ fallingBack: Bool) -> [BookSearch] {
    all.filter { $0.source == chosen } + (fallingBack ? all.filter { $0.source != chosen } : [])
  }

  /// Returns whether to report a failure. All failures of the chosen source are reported. If another source has no key,
  /// or does not offer the request, its failure is not reported.
  private func matters(_ failure: BookSearchFailure, _ chosen: BookSource) -> Bool {
    if failure.source == chosen { return true }
    switch failure.reason {
    case .noKey, .notOffered: return false
    case .service, .closed, .badKey, .quota, .notFound, .status, .slow, .badAnswer, .tooLarge,
      .otherBook,
      .offline, .notCached, .busy, .cancelled, .badAddress, .insecure, .noProgram, .noSuchPage,
      .storage,
      .other:
      return true
    }
  }
}

/// An answer, and the failures of the sources that were asked before.
public struct BookFinding<Found> {
  public internal(set) var found: Found
  /// The failures, in the order in which the sources were asked.
  public let failures: [BookSearchFailure]

  init(_ found: Found, after failures: [BookSearchFailure]) {
    self.found = found
    self.failures = failures
  }
}

extension BookFinding: Sendable where Found: Sendable {}
extension BookFinding: Equatable where Found: Equatable {}
