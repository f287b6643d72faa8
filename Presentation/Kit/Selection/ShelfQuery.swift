package import Domain

/// The list of books that the shelf shows, and its order.
package struct ShelfQuery: Equatable, Sendable {
  /// The list to show; nil for the list that was shown last.
  package var list: BookshelfList?
  package var sort = BookSort.recent
  /// The filter that the user typed over the list.
  package private(set) var typed = TypedFilter<BookFacet>()

  package init(_ list: BookshelfList? = nil, sort: BookSort = .recent, search: String? = nil) {
    self.list = list
    self.sort = sort
    self.search = search
  }

  /// The text of the filter; nil while all books of the list are shown.
  package var search: String? {
    get { typed.text }
    set { typed = TypedFilter(newValue) }
  }
}

/// A change of the reading state of a book.
package enum ShelfStep: Equatable, Sendable {
  case begin, pause, drop, resume
}
