import Domain
import PresentationKit

/// Answers to the question about a book.
extension EveningReader {
  func reading(_ text: String, of book: Book) throws(Report) -> EveningMeaning {
    if EveningReply.readsNothing(text) { return .nothing }
    if let position = Self.position(text, in: book) { return reached(position, in: book) }
    if let (head, words) = EveningNumber.positionAndWords(text),
      let position = Self.position(head, in: book), book.isPossible(position, on: day)
    {
      return .answer(.position(book, position, more: words))
    }
    if let named = NamedBook(text, among: try booksBeingRead()),
      let position = Self.position(named.rest, in: named.book)
    {
      return reached(position, in: named.book)
    }
    switch YesOrNo(text) {
    case .yes(let rest)?, .no(let rest)?:
      if let position = Self.position(rest, in: book) { return reached(position, in: book) }
    case nil: break
    }
    if case .no(let reason)? = YesOrNo(text) {
      return .answer(.aside(book.facts.title.text, reason))
    }
    return try record(text)
  }

  private static func position(_ text: String, in book: Book) -> ReadingPosition? {
    EveningNumber.position(text, isPercent: book.facts.pages == nil, after: book.total)
  }

  private func reached(_ position: ReadingPosition, in book: Book) -> EveningMeaning {
    // The rules of an earlier day are others, and a page of a book without pages is explained by its rule.
    let isUnknownPage = if case .page = position { book.facts.pages == nil } else { false }
    if !isToday || isUnknownPage || book.isPossible(position, on: day) {
      return .answer(.position(book, position, more: nil))
    }
    return book.isUnchanged(by: position) ? .nothing : .unclear(.position(book))
  }

  /// The maximum number of books that a line may name.
  private static let mostBooks = 100

  private func booksBeingRead() throws(Report) -> [Book] {
    var books: [Book] = []
    do throws(ReadingFailure) {
      try features.reading.books(BookList(.reading, sort: .recent)) { book in
        books.append(book)
        return books.count < Self.mostBooks
      }
    } catch {
      // Without the other books, the line is about none of them.
      if case .storage(let failure) = error { throw StorageWords(language).report(failure) }
    }
    return books
  }
}
