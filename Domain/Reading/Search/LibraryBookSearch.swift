extension BookSearch {
  /// Creates a source that searches stored books, without network access. `find` returns the books that match a query,
  /// and `book` returns the book with an ISBN.
  public static func library(
    find: @escaping @Sendable (BookQuery) throws(StorageFailure) -> [BookSearchResult],
    book: @escaping @Sendable (ISBN) throws(StorageFailure) -> BookSearchResult?
  ) -> BookSearch {
    let paging = BookPaging(size: 50, reach: .max / 2)
    return BookSearch(
      source: .library,
      search: { (query, page) throws(BookSearchFailure) in
        let all: [BookSearchResult]
        do throws(StorageFailure) { all = try find(query) } catch {
          throw BookSearchFailure(.library, .storage(error))
        }
        let last = paging.pages(of: all.count)
        guard (1...last).contains(page) else {
          throw BookSearchFailure(.library, .noSuchPage(last: last))
        }
        return BookPage(
          results: Array(all.dropFirst((page - 1) * paging.size).prefix(paging.size)), page: page,
          pages: last, total: all.count, source: .library)
      },
      lookup: { (isbn) throws(BookSearchFailure) in
        do throws(StorageFailure) {
          if let book = try book(isbn) { return BookAnswer(book) }
        } catch { throw BookSearchFailure(.library, .storage(error)) }
        throw BookSearchFailure(.library, .notFound)
      },
      discover: { (_) throws(BookSearchFailure) in
        throw BookSearchFailure(.library, .notOffered)
      })
  }
}
