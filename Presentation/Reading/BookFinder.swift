import Domain

/// Finds books for commands, and says where what was found comes from.
struct BookFinder {
  let find: FindBooks
  let page: AnswerPage

  private var words: BookSearchWords { BookSearchWords(page.language) }

  /// Says a failure in words.
  func asked<T>(_ body: () throws(BookSearchFailure) -> T) throws(Report) -> T {
    do throws(BookSearchFailure) { return try body() } catch { throw words.report(error) }
  }

  /// The book a number names; who was asked in vain before is a remark.
  func lookup(_ isbn: ISBN, in source: BookSource? = nil) throws(Report)
    -> BookFinding<BookAnswer>
  {
    let finding = try asked { () throws(BookSearchFailure) in try find.lookup(isbn, in: source) }
    remark(finding.failures, finding.found.book.source)
    return finding
  }

  /// Says who did not answer before somebody else did.
  func remark(_ failures: [BookSearchFailure], _ source: BookSource) {
    if page.wantsJSON { return }
    if let words = words.fellBack(from: failures, to: source) { page.remark(words) }
  }
}
