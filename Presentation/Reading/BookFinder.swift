import Domain
import PresentationKit
import TextUI

extension BookSearchFailure: Reported {
  func report(_ language: Language) -> Report { BookSearchWords(language).report(self) }
}

/// Finds books for commands, and says where what was found comes from.
struct BookFinder {
  let find: FindBooks
  let page: CommandOutput

  private var words: BookSearchWords { BookSearchWords(page.language) }

  /// The book a number names; who was asked in vain before is a remark.
  func lookup(_ isbn: ISBN, in source: BookSource? = nil) throws(Report)
    -> BookFinding<BookAnswer>
  {
    let finding = try page.done { () throws(BookSearchFailure) in try find.lookup(isbn, in: source)
    }
    remark(finding.failures, finding.found.book.source)
    return finding
  }

  /// Says who did not answer before somebody else did.
  func remark(_ failures: [BookSearchFailure], _ source: BookSource) {
    if let words = words.fellBack(from: failures, to: source) { page.hint(words) }
  }
}
