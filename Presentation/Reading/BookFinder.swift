import Domain
import PresentationKit
import TextUI

extension BookSearchFailure: Reported {
  func report(_ language: Language) -> Report { BookSearchWords(language).report(self) }
}

/// Looks up books for commands, and reports which source answered.
struct BookFinder {
  let find: FindBooks
  let page: CommandOutput

  private var words: BookSearchWords { BookSearchWords(page.language) }

  /// Looks up the book with an ISBN. Sources that failed before another answered are reported as a hint.
  func lookup(_ isbn: ISBN, in source: BookSource? = nil) throws(Report)
    -> BookFinding<BookAnswer>
  {
    let finding = try page.done { () throws(BookSearchFailure) in try find.lookup(isbn, in: source)
    }
    remark(finding.failures, finding.found.book.source)
    return finding
  }

  /// Reports the sources that failed before another source answered.
  func remark(_ failures: [BookSearchFailure], _ source: BookSource) {
    if let words = words.fellBack(from: failures, to: source) { page.hint(words) }
  }
}
