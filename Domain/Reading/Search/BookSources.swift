/// All places where books are searched, in the order they stand in for each other.
public struct BookSources: Sendable {
  private let all: [BookSearch]
  private let cancellation: Cancellation?

  /// Puts the places in their order. Once cancelled, none of them is asked any more.
  public init(_ all: [BookSearch], cancellation: Cancellation? = nil) {
    self.all = all
    self.cancellation = cancellation
  }

  /// Searches the chosen place, and the others after it while it fails or finds nothing. When
  /// nobody finds anything the chosen place's empty page is the answer.
  public func search(
    _ query: BookQuery, page: Int = 1, in chosen: BookSource, fallingBack: Bool = true
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    var failures: [BookSearchFailure] = []
    var empty: BookPage?
    for place in order(chosen, fallingBack) {
      try checkWanted(place)
      do throws(BookSearchFailure) {
        let page = try place.search(query, page)
        // A page behind the last one has no books, but the search had some.
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

  /// Looks a number up in the chosen place, and in the others after it. When nobody knows it, the
  /// chosen place says why. Pages a place never tells are asked for where they may be known.
  public func lookup(_ isbn: ISBN, in chosen: BookSource, fallingBack: Bool = true)
    throws(BookSearchFailure) -> BookFinding<BookAnswer>
  {
    var finding = try first(order(chosen, fallingBack), chosen) {
      (place) throws(BookSearchFailure) in try place.lookup(isbn)
    }
    if fallingBack { finding.found = completed(finding.found, isbn) }
    return finding
  }

  /// Gets a list from the first place that has it: the chosen one, but those that count what is
  /// lent or sold before a catalogue, which only knows what its readers look at.
  public func discover(_ wish: DiscoveryWish, in chosen: BookSource, fallingBack: Bool = true)
    throws(BookSearchFailure) -> BookFinding<BookPage>
  {
    let places = order(chosen, fallingBack)
    let counting = places.filter(\.source.countsBooks)
    return try first(counting + places.filter { !$0.source.countsBooks }, chosen) {
      (place) throws(BookSearchFailure) in try place.discover(wish)
    }
  }

  /// An answer with the pages of the same number, where the one who answered tells no pages of any
  /// book. That nobody else tells them either is no failure.
  private func completed(_ answer: BookAnswer, _ isbn: ISBN) -> BookAnswer {
    let knowing = all.first { $0.source == .openlibrary }
    guard answer.book.pages == nil, !answer.book.source.tellsPages, let knowing,
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

  /// The first answer there is, or the chosen place's failure.
  private func first<Answer>(
    _ places: [BookSearch], _ chosen: BookSource,
    _ ask: (BookSearch) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> BookFinding<Answer> {
    var failures: [BookSearchFailure] = []
    for place in places {
      try checkWanted(place)
      do throws(BookSearchFailure) {
        return BookFinding(try ask(place), after: failures)
      } catch {
        if error.reason == .cancelled { throw error }
        if matters(error, chosen) { failures.append(error) }
      }
    }
    // A list that the chosen place never has is missing because of those that have it.
    let reasons = failures.filter { $0.reason != .notOffered }
    throw reasons.first ?? failures.first ?? BookSearchFailure(chosen, .notOffered)
  }

  /// What nobody wants any more is not asked of the next one.
  private func checkWanted(_ place: BookSearch) throws(BookSearchFailure) {
    if cancellation?.isCancelled == true { throw BookSearchFailure(place.source, .cancelled) }
  }

  private func order(_ chosen: BookSource, _ fallingBack: Bool) -> [BookSearch] {
    all.filter { $0.source == chosen } + (fallingBack ? all.filter { $0.source != chosen } : [])
  }

  /// Whether a failure is worth telling: that a place nobody chose is not set up is none.
  private func matters(_ failure: BookSearchFailure, _ chosen: BookSource) -> Bool {
    if failure.source == chosen { return true }
    switch failure.reason {
    case .noKey, .notOffered: return false
    case .service, .closed, .badKey, .quota, .notFound, .status, .slow, .badAnswer, .tooLarge,
      .otherBook,
      .offline, .notKept, .busy, .cancelled, .badAddress, .insecure, .noProgram, .noSuchPage,
      .storage,
      .other:
      return true
    }
  }
}

/// What was found, and who was asked before in vain.
public struct BookFinding<Found> {
  public internal(set) var found: Found
  /// Why those before did not answer, in their order.
  public let failures: [BookSearchFailure]

  init(_ found: Found, after failures: [BookSearchFailure]) {
    self.found = found
    self.failures = failures
  }
}

extension BookFinding: Sendable where Found: Sendable {}
extension BookFinding: Equatable where Found: Equatable {}
